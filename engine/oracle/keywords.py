"""The keyword abilities (702) by what is written after their name."""

_PLAIN = """
deathtouch; defender; double strike; first strike; flash; flying; haste; hexproof; indestructible; intimidate; lifelink;
reach;
shroud; trample; vigilance; banding; flanking; phasing; shadow; horsemanship; fear; provoke; storm; sunburst; epic;
convoke; haunt;
split second; delve; gravestorm; changeling; hideaway; conspire; persist; wither; retrace; exalted; cascade; rebound;
totem armor;
umbra armor; infect; battle cry; living weapon; undying; soulbond; unleash; cipher; evolve; extort; fuse; dethrone;
hidden agenda;
prowess; exploit; menace; devoid; ingest; myriad; skulk; melee; partner; undaunted; improvise; aftermath; ascend;
assist;
jump-start; mentor; riot; companion; demonstrate; daybound; nightbound; decayed; training; compleated; enlist; read
ahead;
ravenous; space sculptor; living metal; for mirrodin!; bargain; start your engines!; job select; storied; increment;
friends forever; doctor's companion; choose a background; double team; gift; plainswalk and islandwalk; tiered; station;
spree; paradigm
"""
_WITH_COST = """
equip; cycling; kicker; multikicker; flashback; madness; morph; megamorph; echo; buyback; entwine; ninjutsu; transmute;
replicate;
forecast; recover; aura swap; fortify; transfigure; evoke; prowl; unearth; level up; miracle; overload; scavenge;
bestow; outlast;
dash; surge; emerge; escalate; embalm; eternalize; spectacle; escape; mutate; encore; boast; foretell; disturb; cleave;
reconfigure; blitz; squad; more than meets the eye; disguise; plot; freerunning; offspring; warp; harmonize; mayhem;
web-slinging; sneak; cumulative upkeep; ward; power-up; commander ninjutsu
"""
_WITH_NUMBER = """
rampage; fading; amplify; modular; bushido; soulshift; dredge; bloodthirst; graft; ripple; vanishing; absorb; frenzy;
poisonous;
devour; annihilator; tribute; renown; crew; fabricate; afflict; afterlife; casualty; toxic; backup; saddle; mobilize;
firebending; hideaway; teamwork
"""


def _names(block: str) -> tuple[str, ...]:
    return tuple(" ".join(name.split()) for name in block.split(";"))


KEYWORD_CLASSES = {"KEYWORD": _names(_PLAIN), "KEYWORD_COST": _names(_WITH_COST), "KEYWORD_NUMBER": _names(_WITH_NUMBER)}
BARE = frozenset(KEYWORD_CLASSES["KEYWORD"])
