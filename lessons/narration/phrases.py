"""A noun phrase waiting for its article: «criaturas blancas» + «que controlas», and the ways to complete it."""

from dataclasses import dataclass

from lessons.narration import nouns
from lessons.narration.nouns import Gender, agree, cardinal
from lessons.narration.verbs import Nominal


@dataclass(frozen=True, slots=True)
class Phrase:
    """`core`: the noun and what sticks to it («criatura artefacto»); `tail`: what «objetivo» goes before («que no sea negra»).

    `other`: «otra». `person`: it is a player.
    """

    core: str
    gender: Gender
    plural: bool = False
    tail: str = ""
    other: bool = False
    tonic: bool = False
    person: bool = False

    @property
    def _after(self) -> str:
        return f"{self.core} {self.tail}".rstrip()

    def _other(self) -> str:
        return agree("otro", self.gender, plural=self.plural) + " " if self.other else ""

    def _nominal(self, text: str, *, plural: bool | None = None) -> Nominal:
        return Nominal(text, self.gender, self.plural if plural is None else plural, person=self.person)

    def bare(self) -> Nominal:
        """No article: «otras criaturas que controlas»."""
        return self._nominal(self._other() + self._after)

    def the(self) -> Nominal:
        """«las otras criaturas que controlas»."""
        article = nouns.the(self.gender, plural=self.plural, tonic=self.tonic and not self.other)
        return self._nominal(f"{article} {self._other()}{self._after}")

    def a(self) -> Nominal:
        """«una criatura», «otra criatura»; «criaturas» in the plural."""
        if self.other or self.plural:
            return self.bare()
        return self._nominal(f"{nouns.a(self.gender, tonic=self.tonic)} {self._after}")

    def all(self) -> Nominal:
        """«todas las criaturas»."""
        return self._nominal(f"{agree('todo', self.gender, plural=self.plural)} {self.the().text}")

    def each(self) -> Nominal:
        """«cada otra criatura»."""
        return self._nominal(f"cada {self._other()}{self._after}")

    def any(self) -> Nominal:
        """«cualquier criatura»."""
        return self._nominal(f"cualquier {self._other()}{self._after}")

    def none(self) -> Nominal:
        """«ninguna otra criatura»."""
        word = "ninguna" if self.gender is Gender.F and not self.tonic else "ningún"
        return self._nominal(f"{word} {self._other()}{self._after}")

    def counted(self, number: str) -> Nominal:
        """«tres criaturas» (a phrase in the plural, or «una criatura»)."""
        return self._nominal(f"{number} {self._other()}{self._after}")

    def numbered(self, number: str) -> Nominal:
        """«otras tres o más criaturas» (a phrase in the plural)."""
        return self._nominal(f"{self._other()}{number} {self._after}")

    def target(self) -> Nominal:
        """«la criatura objetivo que no sea negra», «otra criatura objetivo»."""
        core = f"{self.core} objetivo {self.tail}".rstrip()
        if self.other:
            return self._nominal(self._other() + core)
        return self._nominal(f"{nouns.the(self.gender, plural=self.plural, tonic=self.tonic)} {core}")

    def targets(self, number: str, *, up_to: bool) -> Nominal:
        """«dos tierras objetivo», «hasta dos tierras objetivo»."""
        words = f"{number} {self._other()}{self.core} objetivo {self.tail}".rstrip()
        return self._nominal(f"hasta {words}" if up_to else words)


def one_or_more(number: int, phrase: Phrase) -> str:
    """«tres o más artefactos» (a phrase in the plural)."""
    return phrase.numbered(f"{cardinal(number, phrase.gender)} o más").text
