"""A second computation of the layers, slow and plain, written from the rules (613, 611, 612, 205, 305, 604, 707) and apart from
the engine's own, to hold the two together (`tests/engine/layers/test_twin.py`)."""
