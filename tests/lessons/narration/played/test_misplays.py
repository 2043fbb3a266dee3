"""Every misreading of playing has its words."""

import pytest

from engine.misplaying import Misplay
from lessons.narration.played.misplays import misplay


@pytest.mark.parametrize("misread", Misplay)
def test_every_misreading_has_a_name_and_says_why_it_is_wrong(misread: Misplay) -> None:
    words = misplay(misread)
    assert words.name[0].isupper()
    assert not words.name.endswith(".")
    assert words.explanation.endswith(".")
    assert misread.value not in words.name
