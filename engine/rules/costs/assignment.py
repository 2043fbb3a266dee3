"""Whether each thing that is owed can be paid with something of its own, and for how little: a matching, found path by path."""

from collections import deque
from collections.abc import Mapping, Sequence

Resource = tuple[str, str]  # what kind of thing, and which: ("tap", "forest")


def cheapest(edges: Sequence[Mapping[Resource, int]]) -> int | None:
    """The least that it costs to give each demand a resource of its own; None if that can't be done.

    `edges`: for each demand, the resources that meet it, and what that costs (life, mostly nothing).
    """
    if len(edges) > len({resource for some in edges for resource in some}):
        return None
    taken: dict[Resource, int] = {}  # by which demand
    free = not any(cost for some in edges for cost in some.values())
    for demand in sorted(range(len(edges)), key=lambda n: len(edges[n])):
        if not _give(demand, edges, taken, free=free):
            return None
    return sum(edges[demand][resource] for resource, demand in taken.items())


def _give(first: int, edges: Sequence[Mapping[Resource, int]], taken: dict[Resource, int], *, free: bool) -> bool:
    """One more demand is given a resource, others another one where that helps: the cheapest way to (Bellman and Ford's)."""
    costs = {first: 0}
    came: dict[int, tuple[int, Resource]] = {}  # which demand a demand would give its resource to
    has = {demand: resource for resource, demand in taken.items()}
    end: tuple[int, Resource] | None = None
    least = 0
    queue = deque([first])
    while queue:
        demand = queue.popleft()
        for resource, cost in edges[demand].items():
            if has.get(demand) == resource:
                continue
            reached = costs[demand] + cost
            owner = taken.get(resource)
            if owner is None:
                if end is None or reached < least:
                    end, least = (demand, resource), reached
                continue
            back = reached - edges[owner][resource]
            if owner not in costs or back < costs[owner]:
                costs[owner], came[owner] = back, (demand, resource)
                queue.append(owner)
        if free and end is not None:
            break
    if end is None:
        return False
    step: tuple[int, Resource] | None = end
    while step is not None:
        demand, resource = step
        taken[resource] = demand
        step = came.get(demand)
    return True
