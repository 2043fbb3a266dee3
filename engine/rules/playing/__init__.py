"""117, 500, 601–603: casting and activating, priority, the turn, what triggers."""
