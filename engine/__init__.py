"""The rules of Magic: The Gathering, as far as the classes of Escuela need them."""
