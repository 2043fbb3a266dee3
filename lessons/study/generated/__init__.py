"""Questions drawn from the pool: a seed gives cards and an order, the engine the answer and what each misreading would answer.

The same seed gives the same question wherever it is asked.
"""
