"""What is printed on every card, copied from the card tables of the rules."""

from __future__ import annotations

from typing import NamedTuple

SECTION_5 = """
EMB-H1 | Kareth Ironspark | Kareth Faísca-de-Ferro | hero | ember | C | 0 | 0 | -/20 | -
EMB-H2 | Vulma, Keeper of Bellows | Vulma, Guardiã dos Foles | hero | ember | R | 0 | 0 | -/18 | -
TID-H1 | Ondrel of the Lantern | Ondrel da Lanterna | hero | tide | C | 0 | 0 | -/20 | -
TID-H2 | Maristel, Ink Scholar | Maristel, Erudita da Tinta | hero | tide | R | 0 | 0 | -/19 | -
ROO-H1 | Orsabel Oldgrove | Orsabel Bosque-Antigo | hero | root | C | 0 | 0 | -/21 | -
ROO-H2 | Jaruna, Seed-Mother | Jaruna, Mãe das Sementes | hero | root | R | 0 | 0 | -/20 | -
DUS-H1 | Velis of the Dirge | Velis da Elegia | hero | dusk | C | 0 | 0 | -/20 | -
DUS-H2 | Sable Orrin, Whisperer | Orrin Sable, o Sussurrador | hero | dusk | R | 0 | 0 | -/19 | -
EMB-01 | Cinder Recruit | Recruta das Cinzas | creature | ember | C | 1 | 0 | 2/1 | warrior
EMB-02 | Spark Hound | Cão-Faísca | creature | ember | C | 1 | 0 | 1/1 | beast | alert
EMB-03 | Anvil Guard | Guarda da Bigorna | creature | ember | C | 2 | 0 | 1/4 | construct
EMB-04 | Brand Duelist | Duelista da Marca | creature | ember | C | 2 | 0 | 3/2 | warrior
EMB-05 | Forge Chanter | Cantora da Forja | creature | ember | R | 2 | 0 | 1/3 | cleric
EMB-06 | Powder Sapper | Sapador de Pólvora | creature | ember | C | 3 | 0 | 3/2 | rogue
EMB-07 | Furnace Walker | Andarilho da Fornalha | creature | ember | C | 3 | 0 | 3/4 | construct
EMB-08 | Slag Thrower | Lançador de Escória | creature | ember | R | 3 | 0 | 2/3 | warrior
EMB-09 | Siege Colossus | Colosso de Cerco | creature | ember | R | 6 | 1 | 6/6 | construct | overrun
EMB-10 | Dargo, Warchief of Coals | Dargo, Chefe das Brasas | creature | ember | L | 5 | 2 | 4/4 | warrior | alert
EMB-11 | Ashwing Drake | Draco Asa-de-Cinza | creature | ember | R | 4 | 1 | 4/3 | beast | elusive
EMB-12 | Scorch Line | Linha Abrasadora | cast | ember | R | 3 | 0 | - | -
EMB-13 | Molten Lance | Lança Derretida | cast | ember | C | 2 | 0 | - | -
EMB-14 | Raise the Levy | Convocar a Leva | cast | ember | C | 3 | 0 | - | -
EMB-15 | Snap Cinder | Fagulha Certeira | burst | ember | C | 1 | 0 | - | -
EMB-16 | Bellows Rage | Fúria do Fole | burst | ember | C | 1 | 0 | - | -
EMB-17 | Kilnburst | Explosão do Forno | burst | ember | E | 4 | 1 | - | -
EMB-18 | Scorched Front | Frente Calcinada | row_enchant | ember | R | 2 | 0 | - | -
EMB-19 | Lava Rift | Fenda de Lava | column_enchant | ember | R | 2 | 0 | - | -
EMB-20 | Tempered Blade | Lâmina Temperada | creature_enchant | ember | C | 1 | 0 | - | -
EMB-21 | Banner of the Forge | Estandarte da Forja | hero_enchant | ember | E | 4 | 1 | - | -
EMB-22 | Tripwire Charge | Carga de Tropeço | trap | ember | C | 2 | 0 | - | -
EMB-23 | Powder Cache | Paiol Oculto | trap | ember | R | 2 | 0 | - | -
EMB-24 | Smoldering Shard | Estilhaço Fumegante | shard | ember | R | 0 | 0 | - | -
TID-01 | Reef Lookout | Vigia do Recife | creature | tide | C | 1 | 0 | 1/2 | scout
TID-02 | Brine Apprentice | Aprendiz da Salmoura | creature | tide | R | 2 | 0 | 2/3 | mage
TID-03 | Surge Adept | Adepto da Vaga | creature | tide | C | 3 | 0 | 3/3 | mage
TID-04 | Shell Sentinel | Sentinela da Concha | creature | tide | C | 2 | 0 | 0/5 | construct | alert
TID-05 | Pearl Diver | Mergulhadora de Pérolas | creature | tide | C | 3 | 0 | 3/3 | scout
TID-06 | Mist Stalker | Espreitador da Névoa | creature | tide | R | 3 | 0 | 3/3 | rogue | elusive
TID-07 | Current Weaver | Tecelã das Correntes | creature | tide | R | 4 | 1 | 3/5 | mage
TID-08 | Ink Oracle | Oráculo da Tinta | creature | tide | E | 4 | 1 | 3/4 | mage
TID-09 | Whirlpool Serpent | Serpente do Redemoinho | creature | tide | R | 6 | 1 | 5/6 | beast
TID-10 | Thessaly, Tide Archmage | Tessália, Arquimaga da Maré | creature | tide | L | 5 | 2 | 4/5 | mage
TID-11 | Quay Warden | Guarda do Cais | creature | tide | C | 3 | 0 | 2/5 | warrior | bulwark
TID-12 | Deep Study | Estudo Profundo | cast | tide | C | 3 | 0 | - | -
TID-13 | The Sea Returns | O Mar Retorna | cast | tide | E | 6 | 1 | - | -
TID-14 | Volley of Foam | Salva de Espuma | cast | tide | C | 2 | 0 | - | -
TID-15 | Flat Refusal | Recusa Seca | burst | tide | R | 3 | 1 | - | -
TID-16 | Undertow Grip | Aperto da Ressaca | burst | tide | C | 2 | 0 | - | -
TID-17 | Mirror Ward | Proteção Espelhada | burst | tide | C | 1 | 0 | - | -
TID-18 | Brine Haze | Bruma Salobra | row_enchant | tide | R | 2 | 0 | - | -
TID-19 | Riptide Channel | Canal da Correnteza | column_enchant | tide | E | 3 | 0 | - | -
TID-20 | Bubble Shroud | Véu de Bolhas | creature_enchant | tide | C | 1 | 0 | - | -
TID-21 | Lighthouse Vigil | Vigília do Farol | hero_enchant | tide | E | 4 | 1 | - | -
TID-22 | Hidden Eddy | Redemoinho Oculto | trap | tide | C | 2 | 0 | - | -
TID-23 | Glyph Snare | Laço de Glifos | trap | tide | R | 3 | 1 | - | -
TID-24 | Pearl Shard | Estilhaço de Pérola | shard | tide | R | 0 | 0 | - | -
ROO-01 | Seedling Keeper | Guardiã de Mudas | creature | root | C | 1 | 0 | 0/3 | cleric
ROO-02 | Bramble Pup | Filhote de Espinheiro | creature | root | C | 1 | 0 | 1/2 | beast
ROO-03 | Mossback Boar | Javali Musgoso | creature | root | C | 2 | 0 | 2/3 | beast
ROO-04 | Rootspeaker | Fala-Raízes | creature | root | R | 3 | 1 | 2/2 | cleric
ROO-05 | Pack Lynx | Lince da Alcateia | creature | root | R | 3 | 0 | 3/2 | beast
ROO-06 | Bark Golem | Golem de Casca | creature | root | C | 4 | 0 | 3/4 | construct
ROO-07 | Canopy Archer | Arqueira da Copa | creature | root | C | 3 | 0 | 3/3 | scout | ranged
ROO-08 | Elder Stag | Cervo Ancião | creature | root | C | 5 | 0 | 5/6 | beast
ROO-09 | Grove Titan | Titã do Bosque | creature | root | E | 7 | 1 | 7/7 | spirit
ROO-10 | Yvane, Heart of the Wild | Yvane, Coração da Mata | creature | root | L | 6 | 2 | 4/6 | cleric
ROO-11 | Vine Strangler | Estranguladora de Cipó | creature | root | R | 4 | 0 | 2/5 | beast | venom
ROO-12 | Sudden Bloom | Floração Súbita | cast | root | C | 2 | 0 | - | -
ROO-13 | Thunder of Hooves | Trovão de Cascos | cast | root | E | 4 | 1 | - | -
ROO-14 | Call the Grove | Invocar o Bosque | cast | root | C | 3 | 0 | - | -
ROO-15 | Coat of Bark | Manto de Casca | burst | root | C | 1 | 0 | - | -
ROO-16 | Snaring Vines | Cipós Enlaçantes | burst | root | C | 2 | 0 | - | -
ROO-17 | Green Mending | Cura Verde | burst | root | C | 2 | 0 | - | -
ROO-18 | Sacred Glade | Clareira Sagrada | row_enchant | root | R | 3 | 0 | - | -
ROO-19 | Ley Furrow | Sulco de Ley | column_enchant | root | R | 2 | 0 | - | -
ROO-20 | Giant's Blood | Sangue de Gigante | creature_enchant | root | R | 3 | 1 | - | -
ROO-21 | Circle of Seasons | Círculo das Estações | hero_enchant | root | E | 3 | 1 | - | -
ROO-22 | Pitfall Roots | Raízes-Armadilha | trap | root | C | 2 | 0 | - | -
ROO-23 | Forest's Reprisal | Represália da Floresta | trap | root | R | 3 | 0 | - | -
ROO-24 | Verdant Shard | Estilhaço Verdejante | shard | root | R | 0 | 0 | - | -
DUS-01 | Vault Rat | Rato do Jazigo | creature | dusk | C | 1 | 0 | 1/1 | beast
DUS-02 | Gutter Blade | Lâmina do Beco | creature | dusk | C | 1 | 0 | 2/1 | rogue
DUS-03 | Mourning Acolyte | Acólita de Luto | creature | dusk | C | 2 | 0 | 2/2 | cleric
DUS-04 | Empty Mail | Cota Vazia | creature | dusk | C | 2 | 0 | 2/2 | spirit
DUS-05 | Grave Piper | Flautista Fúnebre | creature | dusk | R | 3 | 0 | 2/3 | rogue
DUS-06 | Veil Wraith | Espectro do Véu | creature | dusk | R | 3 | 1 | 2/4 | spirit | drain
DUS-07 | Blight Carrier | Portador da Mazela | creature | dusk | R | 4 | 0 | 3/4 | spirit
DUS-08 | Curfew Knife | Faca da Meia-Noite | creature | dusk | R | 4 | 1 | 3/3 | rogue
DUS-09 | Ossuary Keeper | Guardião do Ossuário | creature | dusk | E | 5 | 1 | 4/5 | spirit
DUS-10 | Vespera, the Last Note | Véspera, a Última Nota | creature | dusk | L | 6 | 2 | 5/5 | spirit
DUS-11 | Dread Behemoth | Beemote Pavoroso | creature | dusk | R | 6 | 1 | 7/7 | beast
DUS-12 | Bitter Harvest | Colheita Amarga | cast | dusk | C | 1 | 0 | - | -
DUS-13 | Toll of Silence | Dobre do Silêncio | cast | dusk | R | 4 | 1 | - | -
DUS-14 | Soul Tithe | Dízimo de Almas | cast | dusk | C | 2 | 0 | - | -
DUS-15 | Wither Touch | Toque Murcho | burst | dusk | C | 2 | 0 | - | -
DUS-16 | Desperate Pact | Pacto Desesperado | burst | dusk | R | 1 | 0 | - | -
DUS-17 | One More Verse | Mais Um Verso | burst | dusk | C | 2 | 0 | - | -
DUS-18 | Grave Vapors | Vapores da Cova | row_enchant | dusk | R | 3 | 0 | - | -
DUS-19 | Line of Graves | Fileira de Covas | column_enchant | dusk | R | 2 | 0 | - | -
DUS-20 | Leech Brand | Marca da Sanguessuga | creature_enchant | dusk | C | 2 | 0 | - | -
DUS-21 | Choir of Regrets | Coro dos Remorsos | hero_enchant | dusk | E | 3 | 1 | - | -
DUS-22 | Alley Ambush | Emboscada no Beco | trap | dusk | R | 3 | 1 | - | -
DUS-23 | Grudge Bell | Sino do Rancor | trap | dusk | C | 2 | 0 | - | -
DUS-24 | Obsidian Shard | Estilhaço de Obsidiana | shard | dusk | R | 0 | 0 | - | -
DUS-25 | Shared Sorrow | Dor Partilhada | cast | dusk | R | 2 | 0 | - | -
NEU-01 | Wayside Militia | Milícia da Estrada | creature | neutral | C | 2 | 0 | 2/2 | warrior | alert
NEU-02 | Courier Drone | Drone Mensageiro | creature | neutral | C | 2 | 0 | 1/2 | construct
NEU-03 | Shield Mercenary | Mercenária do Escudo | creature | neutral | C | 3 | 0 | 1/5 | warrior | bulwark
NEU-04 | Roadside Medic | Médica da Estrada | creature | neutral | C | 3 | 0 | 2/3 | cleric
NEU-05 | Border Ranger | Patrulheira da Fronteira | creature | neutral | C | 4 | 0 | 4/4 | scout | ranged
NEU-06 | Wandering Arcanist | Arcanista Errante | creature | neutral | C | 3 | 0 | 2/3 | mage
NEU-07 | Trap Springer | Desarmadora | creature | neutral | R | 2 | 0 | 2/1 | rogue
NEU-08 | Bronze Hauler | Carregador de Bronze | creature | neutral | R | 5 | 0 | 4/5 | construct | barrier
NEU-09 | The Grand Cartographer | A Grã-Cartógrafa | creature | neutral | L | 7 | 0 | 6/6 | mage
NEU-10 | Supply Cache | Caixa de Suprimentos | cast | neutral | C | 2 | 0 | - | -
NEU-11 | Quick Parry | Aparar Rápido | burst | neutral | C | 1 | 0 | - | -
NEU-12 | Dispel Dust | Pó Dissipador | burst | neutral | C | 2 | 0 | - | -
NEU-13 | Alarm Bell | Sino de Alarme | trap | neutral | C | 1 | 0 | - | -
NEU-14 | Fortified Line | Linha Fortificada | row_enchant | neutral | R | 3 | 0 | - | -
NEU-15 | Toppled Obelisk | Obelisco Tombado | column_enchant | neutral | R | 2 | 0 | - | -
NEU-16 | Roadworn Boots | Botas Gastas | creature_enchant | neutral | C | 2 | 0 | - | -
NEU-17 | Prism Shard | Estilhaço Prismático | shard | neutral | E | 0 | 0 | - | -
NEU-18 | Memory Shard | Estilhaço da Memória | shard | neutral | R | 0 | 0 | - | -
NEU-19 | Patron's Purse | Bolsa do Mecenas | hero_enchant | neutral | E | 3 | 0 | - | -
NEU-20 | Hush Charm | Amuleto do Silêncio | trap | neutral | R | 2 | 0 | - | -
SHD-E | Ember Shard | Estilhaço da Brasa | shard | ember | C | 0 | 0 | - | -
SHD-T | Tide Shard | Estilhaço da Maré | shard | tide | C | 0 | 0 | - | -
SHD-R | Root Shard | Estilhaço da Raiz | shard | root | C | 0 | 0 | - | -
SHD-D | Dusk Shard | Estilhaço do Crepúsculo | shard | dusk | C | 0 | 0 | - | -
SPK-00 | Borrowed Spark | Centelha Emprestada | cast | neutral | C | 0 | 0 | - | -
TOK-REC | Recruit | Recruta | creature | ember | C | 0 | 0 | 1/1 | warrior
TOK-SAP | Sapling | Muda | creature | root | C | 0 | 0 | 1/2 | spirit
TOK-WLF | Grove Wolf | Lobo do Bosque | creature | root | C | 0 | 0 | 3/3 | beast
"""


class Printed(NamedTuple):
    """One line of the tables: names in both languages, and numbers; `kind` is the spell kind, or the type."""

    en: str
    pt: str
    kind: str
    faction: str
    rarity: str
    cost: int
    loyalty: int
    atk: int
    hp: int
    job: str
    keywords: tuple[str, ...]


RARITIES = {"C": "common", "R": "rare", "E": "epic", "L": "legendary"}
SPELLS = ("cast", "burst", "row_enchant", "column_enchant", "creature_enchant", "hero_enchant")
BASIC_SHARDS = ("SHD-E", "SHD-T", "SHD-R", "SHD-D")
TOKENS = ("SPK-00", "TOK-REC", "TOK-SAP", "TOK-WLF")


def read(line: str) -> tuple[str, Printed]:
    id, en, pt, kind, faction, rarity, cost, loyalty, fight, job, *keywords = [cell.strip() for cell in line.split("|")]
    atk, _, hp = fight.partition("/")
    numbers = int(cost), int(loyalty), int(atk.strip("-") or 0), int(hp or 0)
    return id, Printed(en, pt, kind, faction, RARITIES[rarity], *numbers, job, tuple(" ".join(keywords).split()))


PRINTED = dict(read(line) for line in SECTION_5.strip().splitlines())
