### Where the rulebooks are silent, differ or leave a choice: how this referee decides, and why.
### referee/words/rulings.py says which rule and option each belongs to.

g9-five-players = Five people can play with any boards.
    .why = The box has five colours.

p5-terrain-before-hands = The terrain is removed before the hands are dealt.
    .why = Otherwise a player could hold a card that cannot be played.

t3-useless-card = A card without a buildable hex leaves the game.
    .why = The English and French books remove it; the Spanish one discards it.

t3-when-to-redraw = Before the mandatory action you may use extra actions first. During it only the redraw is legal. After it you may also redraw, even without a tile that uses the card.
    .why = The books speak of a card that turns out to be useless at any point of the turn.

t3-no-card-helps = When no hex is left for the remaining builds and no card in the piles helps, the mandatory action ends at once and the end of the game is triggered. This also holds before the first build, and even if a move could free a hex.
    .why = One rule covers every moment, and nobody has to ask what a player might still do.

t3-hidden-hands = A card that may be in a hidden hand counts as part of the draw pile. If the cards of a pile are known, only those count.
    .why = At a table you would simply draw and see.

t3-turn-without-card = If you begin a turn without a card because both piles were empty, you have no mandatory action and you trigger the end.
    .why = The game must end.

t4-last-round-draws = You draw a card at the end of every turn, in the last round too.
    .why = The rule says so, and drawing does not reveal which turn is the last.

t4-empty-draw-pile = When you must draw from an empty draw pile, the discard pile becomes the draw pile. If you keep an ordered pile, you give the new order (`shuffle`). Or you reveal only the card; the order is unknown from then on.
    .why = The referee never rolls dice.

b5-vacated-hex = The hex that a moving piece leaves counts when adjacency asks what is possible, but the piece cannot end there. Next to a warrior it does not count.
    .why = It is empty, but a move must change the hex; a warrior blocks it like any other hex.

l1-several-locations = Several locations at once give one tile each. You cannot take a lost tile again from the same hex.
    .why = Each location hex is a separate location.

l3-lost-twin = You may lose one of two tiles of a kind while it could still be used this turn. If its twin was used, the twin then counts as unused. Losing a tile taken this turn leaves the twin used. This holds for every way a piece can leave, also for a scout moved by a bazaar.
    .why = The tiles are equal; the player had one use left, or none.

l3-figure-taken-back = A figure that you take back leaves the board like a removed one, so you can lose tiles.
    .why = You hold a tile through the pieces next to its location.

l5-empty-supply = With an empty supply you cannot use a tile that builds. You can use a tile that moves.
    .why = There is nothing to build with.

s3-workers-special = Every special hex counts for workers: locations, castles, nomad spaces, palaces and silos.
    .why = Later expansions add special hexes and take none away.

s4-merchants-special = Every special hex counts for merchants: locations, castles, nomad spaces, palaces and silos.
    .why = Later expansions add special hexes and take none away.

s10-lords-zero = Zero pieces can be the next highest number in a sector. A sector without any piece pays nobody.
    .why = The book counts numbers, not players.

s11-families-once = Only the first three builds of the mandatory action count, once. A mandatory action of fewer than three cannot score.
    .why = The card speaks of the three settlements of the mandatory action.

s12-figures-are-builds = Placing a warrior, wagon, ship or city hall is a build, for ambassadors too. A city hall is judged hex by hex once it stands. Moving a figure is not a build. A stone wall or a scout is nobody’s build, but it fills its hex.
    .why = Figures come from a supply onto the board, as settlements do.

s13-ambassadors-scouts = A build next to another player’s scout pays nothing for ambassadors.
    .why = A scout earns nothing for anybody.

n2-donation-all-three = A donation builds all three settlements if it can. You lose the ones that cannot be built.
    .why = The tile says three, not up to three.

n4-sword-chooses = The player with the sword chooses one settlement, warrior, wagon or ship of each other player, in turn order, but never a city hall. Players with nothing else are skipped.
    .why = A city hall stays for the whole game.

n5-outpost-with-build = You name an outpost with the build it is for, and only where adjacency would forbid the hex. You cannot use it for moves, for a city hall, in another player’s turn, or while the temple bonus could do the same.
    .why = This way it is never wasted.

n6-resettlement = You make up to four steps in all, with any settlements in any order. By the other reading no settlement may end next to more than one of your pieces, and no step may make that impossible.
    .why = The English book sets no such condition; the Spanish one does.

n6-movement-counts-at-end = A movement of several steps counts where it ends. Tiles are taken and lost, canoes answer and lines are marked when you move another piece or the action is over, never on hexes the piece only passes. Until then the piece counts where its movement began.
    .why = In the book’s figure a settlement moves three hexes and then takes the tile next to its new place.

x3-two-cards = With one crossroads tile or several you hold two cards. You choose one even if both are the same. You show the other card when you discard it.
    .why = The tile says one more card, and the discard pile lies face up. Nobody else may learn whether your cards are the same.

x6-wagon-counts-at-end = A movement of the wagon counts where it ends, as in N6.
    .why = It is a movement of several steps.

x7-ship-counts-at-end = A movement of the ship counts where it ends, as in N6.
    .why = It is a movement of several steps.

x8-figures-and-tiles = Tiles that move settlements do not move figures. Figures take and keep tiles like settlements. If you lose a tile, its figures stay on the board.
    .why = A figure is moved by its own tile.

x12-any-special-hex = Any special hex can be a place of refuge, also the palaces and silos of later expansions.
    .why = The card names the special hexes that existed when it was printed.

s24-mayors-marks = The four pieces do not have to be adjacent. Figures count, scouts do not. Without a settlement in the supply there is no mark; it is tried again at the player’s next build or move. A mark that takes the last settlement triggers the end.
    .why = The card asks for a line, not a chain, and the mark comes from the supply.

s25-rovers-timing = Rovers are paid at the end of the turn. Answering with a canoe counts if it is the answering player’s own turn. Silos do not count.
    .why = The English book pays at the end of the turn, the Spanish one at each build.

m1-swamp-card-choice = The first hex you use decides which terrain a swamp card stands for. A card drawn by a fort is a separate choice.
    .why = The hex shows it, so nobody has to announce it.

m2-bonus-tile = You can use a bonus tile from your next turn on, once per turn, while you hold both location tiles. The fountain bonus instead changes every use of a fountain.
    .why = It works like the tiles it comes from.

m3-two-canoes = A player with two canoes may use both at one event. A canoe answers from the start of its owner’s next turn on, and again from the start of each turn. The player whose turn it is may answer a player who answered.
    .why = Each canoe is one answer between two turns of its owner, and a tile can be used from the next turn on.

m4-fountain-bonus = With the bonus tile every build of a fountain may go onto a mountain, also one that a bazaar repeats.
    .why = The book says that the bonus improves the action; it is not a separate action.

m6-temple-debt = Settlements on temples are built after those of the supply, even if the tile is lost. Those that cannot be built stay due.
    .why = The debt belongs to the player, not to the tile.

h3-what-is-repeated = You must have held the repeated tile before this turn, used or not. A warrior or a placed scout is picked up and put elsewhere, which is a move. Wagon and ship move or return. No number tile is taken, but you can give number tiles back and build. City hall, crossroads, canoe and another bazaar are not repeated.
    .why = The book lets pieces be relocated, and gives no new ones and no further tiles.

h8-changing-numbers = You can change five copies of number tile 1 into one number tile 5 at any time in your turn, except during the mandatory action.
    .why = Number tiles are like money in your hand, and you keep them when you lose the cathedral.

h10-silo-part = The silos are counted when a player’s part begins. Builds and moves take and lose tiles, and other players can answer them. The same settlement may move more than once.
    .why = They are builds and moves like any others.

q1-castle-under-capitol = The castle under a capitol is still a castle. Two capitols within reach both pay.
    .why = Nothing says that it stops being one.

q2-cave-distance = A cave keeps its distance from location, castle and nomad hexes. Palaces and silos do not matter.
    .why = The rule names these three.

q2-fewer-caves = A section may have no cave, but never two.
    .why = A table may have fewer caves, and some arrangements leave no place.

q3-island-rim = Only water hexes count as water, so the rim of the island is not next to water. Rangers and mayors use the island’s rows. Lines end at its gaps.
    .why = Fishermen and the water mill need a water hex, and the island’s rows are horizontal lines.
