"""608–610: what resolving spells and abilities do."""
