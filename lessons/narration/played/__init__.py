"""What a played game says in Spanish: its steps, what may be chosen, what is asked, what things cost (117, 601, 608)."""
