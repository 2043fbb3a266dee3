"""What players do in a played game, as verbs."""

from lessons.narration.verbs import ar, er

ANNOUNCE = ar("anunci")
PASS = ar("pas")
SHARE = er("repart", "ir")
