"""118, 601.2f–h, 605: costs, mana and payment."""
