"""400.7: which objects went from one zone to another between two positions."""

from engine.played import ZoneChange
from engine.state import State


def zone_changes(before: State, after: State) -> tuple[ZoneChange, ...]:
    """Every object that is a new one in another zone, was created, or ceased to exist, in the order of the position after."""
    if before.objects is after.objects:
        return ()
    changed = []
    for id_, object_ in after.objects.items():
        old = before.objects.get(id_)
        if old is None:
            changed.append(ZoneChange(id_, None, object_.zone))
        elif old is not object_ and old.incarnation != object_.incarnation:
            changed.append(ZoneChange(id_, old.zone, object_.zone))
    ceased = (ZoneChange(id_, old.zone, None) for id_, old in before.objects.items() if id_ not in after.objects)
    return (*changed, *ceased)
