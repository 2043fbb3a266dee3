"""A tree says itself again in English: the sentence that it was made of (207)."""
