"""614.12, 701.3: how permanents enter, and what they are attached to."""
