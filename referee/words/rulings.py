"""Where the rule books are silent, differ or leave a choice: how this referee decides, and why.

docs/rulings.md shows the same as a page; a test holds the two together.
"""

from typing import Final, NamedTuple


class Reading(NamedTuple):
    """One decision, and the rule it belongs to."""

    rule: str
    text: str
    why: str
    option: str | None = None
    """The option of the ruleset with which a table can decide otherwise."""


READINGS: Final = (
    Reading(
        "G9",
        "Five players with any boards.",
        "The box has five colours.",
    ),
    Reading(
        "P5",
        "The terrain is removed before hands are dealt.",
        "A hand with a removed card would be a hand that cannot be played.",
    ),
    Reading(
        "T3",
        "A card without a buildable hex leaves the game.",
        "The English and French books remove it, the Spanish one discards it.",
        "useless_card",
    ),
    Reading(
        "T3",
        "Before the mandatory action extra actions may come first; inside it only the redraw is legal; after "
        "it a redraw is allowed too, even without a tile that would use the card.",
        "The books speak of a card that turns out useless at any point of the turn.",
    ),
    Reading(
        "T3",
        "When no hex is left for the builds still due and no card in the piles could help, the mandatory "
        "action ends at once and the end of the game is triggered; also before the first build, and even if a "
        "move could have freed a hex.",
        "One rule for all moments, without asking what somebody might still do.",
    ),
    Reading(
        "T3",
        "A card that may lie in a hidden hand counts as being in the draw pile; piles whose cards are known "
        "are looked at.",
        "A table would simply draw and see.",
    ),
    Reading(
        "T3",
        "A turn begun without a card, because both piles were empty, has no mandatory action and triggers the end.",
        "The game must end.",
    ),
    Reading(
        "T4",
        "A card is drawn at the end of every turn, in the last round too.",
        "That is what the rule says, and nobody is told by it which turn is the last.",
    ),
    Reading(
        "T4",
        "When a card is to be drawn from an empty draw pile, the discard pile becomes the draw pile. Whoever "
        "keeps an ordered pile says the new order (shuffle), or reveals the card alone, from when on the "
        "order is unknown.",
        "The referee never rolls dice.",
    ),
    Reading(
        "B5",
        "The hex a moving piece has left counts when adjacency asks what is possible, but is no target; next "
        "to a warrior it does not count.",
        "It is empty, and a move must change the hex; a warrior blocks it as any other.",
        "vacated_hex",
    ),
    Reading(
        "L1",
        "Several locations at once give one tile each; a tile once lost cannot be taken again from the same hex.",
        "Each location hex is a location of its own.",
    ),
    Reading(
        "L3",
        "When one of two tiles of a kind is lost that could still have been used this turn, and its twin was "
        "used, the twin counts as unused. A tile taken this turn leaves its twin used. This holds for every "
        "way in which a piece can leave, also for a scout that a bazaar moves.",
        "The tiles are equal; the player had one use left, or none.",
    ),
    Reading(
        "L3",
        "A figure that is taken back leaves the board like one that is removed: tiles can be lost by it.",
        "The tile is held by what stands next to its location.",
    ),
    Reading(
        "L5",
        "With an empty supply a building tile cannot be used; a moving one can.",
        "There is nothing to build with.",
    ),
    Reading(
        "S3",
        "Every special hex counts for workers: locations, castles, nomad spaces, palaces and silos.",
        "The later expansions add special hexes and take none away.",
    ),
    Reading(
        "S4",
        "Every special hex counts for merchants: locations, castles, nomad spaces, palaces and silos.",
        "The later expansions add special hexes and take none away.",
    ),
    Reading(
        "S10",
        "No pieces at all can be the next highest number in a sector; a sector without any piece pays nobody.",
        "The book counts numbers, not players.",
        "lords_zero",
    ),
    Reading(
        "S11",
        "The first three builds of the mandatory action are judged, once; a mandatory action of fewer cannot score.",
        "The card speaks of the three settlements of the mandatory action.",
    ),
    Reading(
        "S12",
        "Placing a warrior, wagon, ship or city hall is a build, for ambassadors too; a city hall is judged "
        "hex by hex when it stands. Moving a figure is none, and a stone wall or scout is nobody's build, but "
        "it fills its hex.",
        "They come from a supply onto the board, as settlements do.",
    ),
    Reading(
        "S13",
        "A build next to another player's scout pays no ambassadors.",
        "A scout earns nothing for anybody.",
    ),
    Reading(
        "N2",
        "A donation builds all three if it can; what cannot be built is forfeited.",
        "The tile says three, not up to three.",
    ),
    Reading(
        "N4",
        "The owner of the sword chooses one settlement, warrior, wagon or ship of each other player, in turn "
        "order; never a city hall. Who has nothing else is passed over.",
        "A city hall stays for good.",
    ),
    Reading(
        "N5",
        "An outpost is named with the build it is for, and only where adjacency would forbid the hex; not for "
        "moves, not for a city hall, not in another player's turn, and not while the bonus of the temple "
        "could do the same.",
        "So it is never wasted.",
    ),
    Reading(
        "N6",
        "Up to four steps in all, of any settlements in any order; by the other reading no settlement may end "
        "next to more than one own piece, and no step may make that impossible.",
        "The English book sets no such condition, the Spanish one does.",
        "resettlement",
    ),
    Reading(
        "N6",
        "A movement of several steps counts where it ends: tiles are taken and lost, canoes are asked and "
        "lines are marked when another piece is moved or the action is over, never at hexes that are only "
        "passed. Until then the piece counts where its movement began.",
        "In the book's own figure a settlement moves three hexes and then claims the tile next to its new place.",
    ),
    Reading(
        "X3",
        "One crossroads tile or several: two cards in hand. With two equal cards there is nothing to choose. "
        "The other card is shown when it is discarded.",
        "The tile says one more card; the discard pile lies face up.",
    ),
    Reading(
        "X6",
        "A movement of the wagon counts where it ends, as in N6.",
        "It is a movement of several steps.",
    ),
    Reading(
        "X7",
        "A movement of the ship counts where it ends, as in N6.",
        "It is a movement of several steps.",
    ),
    Reading(
        "X8",
        "Tiles that move settlements move no figures; figures take and keep tiles like settlements; losing a "
        "tile leaves its figures on the board.",
        "A figure is moved by its own tile.",
    ),
    Reading(
        "X12",
        "Any special hex can be a place of refuge, palaces and silos of later expansions too.",
        "The card names the special hexes that existed when it was printed.",
    ),
    Reading(
        "S24",
        "The four pieces need not be adjacent; figures count, scouts do not. Without a settlement in the "
        "supply there is no mark, and it is tried again at that player's next build or move; a mark that "
        "takes the last one triggers the end.",
        "The card asks for a line, not for a chain, and the mark is paid from the supply.",
    ),
    Reading(
        "S25",
        "Rovers are paid at the end of the turn. An answer with a canoe counts if it is the turn of the "
        "player who answers; silos do not count.",
        "The English book pays at the end of the turn, the Spanish one at each build.",
        "rovers_timing",
    ),
    Reading(
        "M1",
        "The hex that is used first decides which terrain a swamp card stands for; a fort's card is a choice "
        "of its own.",
        "Nobody has to announce what the hex shows anyway.",
    ),
    Reading(
        "M2",
        "A bonus tile can be used from the next turn on, once per turn, and is held while both location tiles "
        "are. The one of the fountain changes every use of a fountain instead.",
        "As the tiles it comes from.",
    ),
    Reading(
        "M3",
        "An owner of two canoes may use both at one event. A canoe answers from the start of its owner's next "
        "turn on, and again from the start of each turn. The player whose turn it is may answer somebody who "
        "answered.",
        "Each is one answer between two turns of its owner, and a tile can be used from the next turn on.",
    ),
    Reading(
        "M4",
        "With the bonus every build of a fountain may go onto a mountain, also one that a bazaar repeats.",
        "The book says that the bonus improves the action; it is no action of its own.",
    ),
    Reading(
        "M6",
        "Settlements on temples come after those of the supply, even when the tile is lost; what cannot be "
        "built stays due.",
        "The debt lies with the player, not with the tile.",
    ),
    Reading(
        "H3",
        "The tile that is repeated was held before this turn, used or not. A warrior or placed scout is taken "
        "up and put elsewhere, which is a move; wagon and ship move or return; no number tile is taken, but "
        "number tiles can be given back and built. A city hall, crossroads, canoe and another bazaar are not "
        "repeated.",
        "The book lets pieces be relocated, and gives no new ones and no further tiles.",
    ),
    Reading(
        "H8",
        "Five ones are changed for a five at any time of the own turn outside the mandatory action.",
        "Number tiles are money in the hand, and stay when the cathedral is lost.",
    ),
    Reading(
        "H10",
        "The silos are counted when a player's part begins; builds and moves take and lose tiles and can be "
        "answered; the same settlement may move more than once.",
        "They are builds and moves like any others.",
    ),
    Reading(
        "Q1",
        "The castle under a capitol still is a castle; two capitols in reach both pay.",
        "Nothing says that it stops being one.",
    ),
    Reading(
        "Q2",
        "A cave keeps its distance from location, castle and nomad hexes; palaces and silos do not matter.",
        "The rule names these three.",
    ),
    Reading(
        "Q2",
        "Not every section needs to carry its cave; none carries two.",
        "A table may have fewer, and some arrangements leave no place.",
    ),
    Reading(
        "Q3",
        "Only water hexes count as water, so the rim of the island is not next to water. Rangers and mayors "
        "use its rows; lines end at its gaps.",
        "Fishermen and the water mill ask for a water hex, and the island's rows are horizontal lines.",
    ),
)
