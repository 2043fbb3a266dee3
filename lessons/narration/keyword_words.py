"""The keyword abilities (702) in Spanish, as cards print them: alone, and after «la habilidad de».

Origin: printed Spanish cards, 1995 to 2025, beside their English text. What no Spanish card shows is not here and stays in English.
"""

# English name: what it is called after «la habilidad de». Alone it is the same with a capital, except for those below.
_SAME = """
deathtouch=toque mortal; defender=defensor; flash=destello; haste=prisa; hexproof=antimaleficio;
indestructible=indestructible; intimidate=intimidar; lifelink=vínculo vital; reach=alcance; shroud=velo; vigilance=vigilancia;
fear=inspirar temor; provoke=provocar; storm=tormenta; sunburst=estallido solar; convoke=convocar; haunt=acechar;
split second=fracción de segundo; delve=excavar; changeling=cambiaformas; hideaway=esconder; conspire=conspirar; persist=persistir;
wither=debilitar; retrace=desandar; exalted=exaltado; cascade=cascada; rebound=rebote; totem armor=armadura tótem;
umbra armor=armadura tótem; infect=infectar; battle cry=grito de batalla; living weapon=arma viviente; undying=resiliencia;
soulbond=unir almas; unleash=desatar; cipher=cifrar; evolve=evolucionar; extort=extorsionar; fuse=fusionar; dethrone=destronar;
prowess=destreza; exploit=aprovechar; menace=amenaza; devoid=vacío; ingest=ingerir; myriad=miríada; skulk=escurridizo;
melee=reyerta; partner=camarada; undaunted=audacia; improvise=improvisar; ascend=ascender; jump-start=recargar; mentor=mentor;
riot=insurgencia; demonstrate=demostrar; decayed=descomposición; training=entrenamiento; enlist=reclutar; read ahead=adelanto;
ravenous=voracidad; bargain=negociar; spree=arrebato; tiered=gradual; job select=elegir un trabajo; for mirrodin!=¡por Mirrodin!;
horsemanship=caballería; equip=equipar; cycling=ciclo; kicker=estímulo; multikicker=multiestímulo; flashback=retrospectiva;
madness=demencia; morph=metamorfosis; megamorph=megametamorfosis; echo=eco; buyback=recuperar; entwine=entrelazar;
ninjutsu=ninjutsu; transmute=transmutar; replicate=reproducir; recover=recobrar; fortify=fortificar; transfigure=transfigurar;
evoke=evocar; prowl=rondar; unearth=desenterrar; level up=subir de nivel; miracle=milagro; overload=sobrecarga;
scavenge=carroñar; bestow=concesión; outlast=supervivencia; dash=rapidez; surge=impulso; emerge=emerger; escalate=expandir;
embalm=embalsamar; eternalize=eternizar; spectacle=espectáculo; mutate=mutación; encore=replicar; foretell=profetizar;
disturb=perturbar; cleave=recortar; reconfigure=reconfigurar; blitz=irrupción; squad=escuadra; disguise=disfrazarse; plot=tramar;
freerunning=parkour; offspring=cría; harmonize=armonizar; mayhem=altercado; web-slinging=balanceo;
cumulative upkeep=mantenimiento acumulativo; ward=rebatir; rampage=ímpetu; amplify=amplificar; modular=modular; bushido=bushido;
soulshift=migración de almas; dredge=dragar; bloodthirst=sed de sangre; graft=injertar; ripple=ondear;
vanishing=desmaterializarse; devour=devorar; annihilator=aniquilador; tribute=tributo; renown=prestigio; crew=tripular;
fabricate=fabricar; afflict=afligir; afterlife=ultratumba; casualty=victimizar; toxic=tóxico; backup=respaldar; saddle=ensillar;
mobilize=movilizar; start your engines!=¡enciende el motor!; suspend=suspender; reinforce=reforzar; protection=protección;
enchant=encantar; affinity=afinidad; landwalk=cruzar tierras; champion=amparar;
daybound=diurno; nightbound=nocturno; boast=alardear; exhaust=agotar;
max speed=velocidad máxima; escape=escapatoria; basic landcycling=ciclo de tierras básicas; partner with=camarada; gift=regalo;
splice=empalmar
"""
_CONJUGATED = {
    "flying": ("vuela", "volar"),
    "first strike": ("daña primero", "dañar primero"),
    "double strike": ("daña dos veces", "dañar dos veces"),
    "trample": ("arrolla", "arrollar"),
    "flanking": ("flanquea", "flanquear"),
    "choose a background": ("elige un Trasfondo", "elegir un Trasfondo"),
    "shadow": ("se desvanece", "desvanecerse"),
}
_PAIRS = (entry.strip().split("=", 1) for entry in _SAME.replace("\n", " ").split(";"))
NAMES: dict[str, tuple[str, str]] = {name: (said, said) for name, said in _PAIRS if said} | _CONJUGATED
