"""What the layers and the boards of the first classes do not need yet."""


class Further:
    """A node that is read and said, and not yet performed: `case Further():` answers for all of them where one does not
    matter.
    """

    __slots__ = ()
