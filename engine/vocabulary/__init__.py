"""What a card can say, as data (chapters 1, 2, 6 and 7 of the rules). Frozen dataclasses and unions; no behaviour.

A tree keeps the few surface choices that its sentence had ("All Goblins", "Each land", "this creature"), so that it can say
itself again exactly. Nothing here knows a card by name.
"""
