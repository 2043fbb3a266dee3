"""Who speaks and of what: in which language cards are named, which card the text is on, what «it» is."""

from dataclasses import dataclass, replace

from lessons.narration.names import SPANISH, Names, article_of, gender_of
from lessons.narration.nouns import Gender
from lessons.narration.verbs import Nominal

THIS_CARD = Nominal("esta carta", Gender.F)
UNSAID = Nominal("", Gender.F)  # nothing was spoken of yet


@dataclass(frozen=True, slots=True)
class Voice:
    """What a text needs to be said.

    - `card`: English name of the card that the text is on, for «Maro's power and toughness …»; None: «esta carta».
    - `it`: what was spoken of last, for pronouns.
    - `then`: the subject of the sentence's former verb, so that a new one is named («y tú ganas 1 vida»).
    - `shares`: the player who does what comes next in the sentence, too («… roba dos cartas y pierde 2 vidas»).
    """

    names: Names = SPANISH
    card: str | None = None
    it: Nominal = UNSAID
    then: Nominal | None = None
    shares: Nominal | None = None

    def about(self, nominal: Nominal) -> "Voice":
        """The same voice, having spoken of something."""
        return self if nominal.second or nominal.implied else replace(self, it=nominal)

    def going_on(self, doer: Nominal | None, *, shared: bool) -> "Voice":
        """The same voice, somebody having done something; in the same sentence, a player goes on with it."""
        return replace(self, then=doer, shares=doer if shared and doer is not None and doer.person else None)

    def next_sentence(self) -> "Voice":
        """The same voice, a new sentence beginning."""
        return replace(self, then=None, shares=None)

    def own_name(self, *, short: bool = False) -> Nominal:
        """The card's own name (201.5); the short form of one with a comma (201.5c)."""
        if self.card is None:
            return THIS_CARD
        name = self.names.in_a_sentence(self.card).partition(" // ")[0]
        plural = article_of(self.card) in {"los", "las"}
        return Nominal(name.partition(",")[0] if short else name, gender_of(self.card), plural)


QUIET = Voice()
