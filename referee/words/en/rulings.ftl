### These texts say how this referee decides where the rulebooks are silent, differ or leave a choice, and why.
### referee/words/rulings.py says which rule and option each belongs to.

g9-five-players = Five people can play with any boards.
    .why = The box has five colours.

p5-terrain-before-hands = The terrain is removed before the hands are dealt.
    .why = Otherwise a player could hold a card that cannot be played.

t3-useless-card = A card without a buildable hex leaves the game.
    .why = The English and French books remove it; the Spanish one discards it.

t3-when-to-redraw = If your card is useless before the mandatory action, you may use extra actions before you replace it. During the mandatory action you can only replace it. After it you may also replace it, even without a tile that uses the card.
    .why = The books speak of a card that turns out to be useless at any point of the turn.

t3-no-card-helps = When no hex is left for the remaining builds and no card in the piles helps, the mandatory action ends at once and the end of the game is triggered. This also holds before the first build, and even if a move could free a hex.
    .why = One rule covers every moment, and nobody has to ask what a player might still do.

t3-hidden-hands = For this rule, a card that may be in a hidden hand counts as part of the draw pile, unless the cards of the pile are known.
    .why = At a table you would simply draw and see.

t3-turn-without-card = If you begin a turn without a card because both piles were empty, you have no mandatory action and you trigger the end.
    .why = The game must end.

t4-last-round-draws = You draw a card at the end of every turn, in the last round too.
    .why = The rule says so, and drawing does not reveal which turn is the last.

t4-empty-draw-pile = When you must draw from an empty draw pile, the discard pile becomes the draw pile. If you keep an ordered pile, you give the new order. Otherwise you reveal only the card you drew, and the order is unknown from then on.
    .why = The referee makes no random choices, so the table says what was drawn.

b5-vacated-hex = When the referee checks whether a move next to your other pieces is possible, the hex that the piece leaves counts as empty, unless a warrior stands next to that hex. But the piece cannot end its move there.
    .why = The hex is empty, but a move must end on a different hex; a warrior blocks the hex like any other.

l1-several-locations = A piece next to several locations takes one tile from each. You cannot take a lost tile again from the same hex.
    .why = Each location hex is a separate location.

l3-lost-twin = If you hold two tiles of a kind, have used one and lose the other unused, the one you keep counts as unused. If the lost tile was taken this turn, the one you keep stays used. This holds for every way a piece can leave, including a scout moved with a bazaar.
    .why = The tiles are interchangeable: the player keeps the uses they had left, one or none.

l3-figure-taken-back = A figure that you take back leaves the board like a removed one, so you can lose tiles.
    .why = You hold a tile through the pieces next to its location.

l5-empty-supply = With an empty supply you cannot use a tile that builds. You can use a tile that moves.
    .why = There is nothing to build with.

e1-supply-runs-out = The end is triggered as soon as a player’s supply runs out by building, even if settlements are still on a temple tile. Figures do not matter, and a settlement that comes back later does not undo it.
    .why = The book speaks of the supply alone. A community collection of answers reads this differently.

s3-workers-special = Every special hex counts for workers: locations, castles, nomad spaces, palaces and silos.
    .why = Later expansions add special hexes and take none away.

s4-merchants-special = Every special hex counts for merchants: locations, castles, nomad spaces, palaces and silos.
    .why = Later expansions add special hexes and take none away.

s10-lords-zero = Players with no piece in a sector can have the next highest number there and share second place. A sector without any piece pays nobody.
    .why = The book ranks the numbers of pieces, and zero is a number.

s11-families-once = Only the first three builds of the mandatory action count, once. A mandatory action of fewer than three builds cannot score.
    .why = The card speaks of the three settlements of the mandatory action.

s12-figures-are-builds = Placing a warrior, wagon, ship or city hall is a build, for ambassadors too. A city hall is judged hex by hex once it stands. Moving a figure is not a build. Placing a stone wall or a scout is not a build, but its hex is occupied.
    .why = Figures come from a supply onto the board, as settlements do.

s13-ambassadors-scouts = A build next to another player’s scout pays nothing for ambassadors.
    .why = A scout earns nothing for anybody.

n2-donation-all-three = A donation builds all three settlements if it can. Builds that are not possible are forfeited; the settlements stay in the supply.
    .why = The tile says three, not up to three.

n4-sword-chooses = The player with the sword chooses one settlement, warrior, wagon or ship of each other player, in turn order, but never a city hall. Players with nothing else are skipped.
    .why = A city hall stays for the whole game.

n5-outpost-with-build = You name an outpost with the build it is for, and only where adjacency would forbid the hex. You cannot use it for moves, for a city hall, in another player’s turn, or while the temple bonus could do the same.
    .why = This way it is never wasted.

n6-resettlement = You make up to four steps in all, with any settlements in any order. Under the other option, no settlement may end next to more than one of your pieces, and you may not take a step after which that can no longer be met.
    .why = The English book sets no such condition; the Spanish one does.

n6-movement-counts-at-end = In a movement of several steps, only the final hex has consequences: tiles, canoes and marked lines. They follow when you move another piece or when the action ends. Hexes that the piece only passes have none. Until then, the piece counts as if it were still where its movement began. Under the other option, every hex that the piece enters has these consequences at once, and the piece counts where it stands.
    .why = In the book’s figure a settlement moves three hexes and then takes the tile next to its new place. A community collection of answers lets every step count.

x3-two-cards = You hold two cards, however many crossroads tiles you have. You choose one even if both are the same. You show the other card when you discard it.
    .why = The tile says one more card, and the discard pile lies face up. Nobody else may learn whether your cards are the same. A community collection of answers reads this differently.

x6-wagon-counts-at-end = Only the hex where the wagon ends its movement has consequences, unless every step counts, as in N6.
    .why = It is a movement of several steps.

x7-ship-counts-at-end = Only the hex where the ship ends its movement has consequences, unless every step counts, as in N6.
    .why = It is a movement of several steps.

x8-figures-and-tiles = Tiles that move settlements do not move figures. Figures take and keep tiles like settlements. If you lose a tile, its figures stay on the board.
    .why = A figure is moved by its own tile. A community collection of answers reads this differently.

x12-any-special-hex = Any special hex can be a place of refuge, also the palaces and silos of later expansions.
    .why = The card names the special hexes that existed when it was printed.

s24-mayors-marks = The four pieces do not have to be adjacent. Figures count, scouts do not. If the supply is empty, no line is marked; the referee checks again at the player’s next build or move. A mark that takes the last settlement triggers the end.
    .why = The card asks for a line, not a chain, and the mark comes from the supply.

s25-rovers-timing = Rovers are paid at the end of the turn. A build with a canoe counts only during the builder’s own turn. Silos do not count.
    .why = The English book pays at the end of the turn, the Spanish one at each build.

m1-swamp-card-choice = The first hex you use decides which terrain a swamp card stands for. A card drawn by a fort is a separate choice.
    .why = The hex shows it, so nobody has to announce it.

m2-bonus-tile = You can use a bonus tile from your next turn on, once per turn, while you hold both location tiles. The fountain bonus instead changes every use of a fountain.
    .why = It works like the tiles it comes from.

m3-two-canoes = A player with two canoes may use both at one event. A new canoe can be used from the start of its owner’s next turn on, and then once between the starts of two of their turns. The player whose turn it is may in turn react to another player’s reaction.
    .why = Each canoe is one reaction between two turns of its owner, and a tile can be used from the next turn on. A community collection of answers reads this differently.

m4-fountain-bonus = With the bonus tile every build of a fountain may go onto a mountain, also one that a bazaar repeats.
    .why = The book says that the bonus improves the action; it is not a separate action.

m6-temple-debt = In the mandatory action you build from the supply first and then the settlements on temples, even if you have lost the tile. Any that you cannot build stay due for a later turn.
    .why = The debt belongs to the player, not to the tile.

h3-what-is-repeated = You must have had the repeated tile before this turn, used or not. A warrior or a placed scout is picked up and put elsewhere, which is a move. A wagon or ship can be moved or taken back. If you repeat the cathedral, you can return number tiles and build, but not take one. A bazaar cannot repeat the city hall, crossroads or canoe tile, or another bazaar.
    .why = The book lets pieces be relocated, and gives no new ones and no further tiles.

h3-crossroads = A bazaar does not bring a crossroads player another terrain card.
    .why = A crossroads tile works at the end of each turn; it is not an action that can be repeated. A community collection of answers reads this differently.

h8-changing-numbers = You can exchange five number tiles worth 1 for one worth 5 at any time in your turn, except during the mandatory action.
    .why = Number tiles are like money in your hand, and you keep them when you lose the cathedral.

h10-silo-part = A player’s silos are counted when that player’s silo phase begins. As usual, players take and lose tiles through these builds and moves, and others can react. The same settlement may move more than once.
    .why = They are builds and moves like any others.

q1-castle-under-capitol = The castle under a capitol is still a castle. Two capitols within reach both pay.
    .why = Nothing says that it stops being one.

q2-cave-distance = A cave keeps its distance from location, castle and nomad hexes. Palaces and silos do not matter.
    .why = The rule names these three.

q2-fewer-caves = A section may have no cave, but never two.
    .why = A table may have fewer caves, and on some boards a section has no hex where a cave may go.

q3-island-rim = Only water hexes count as water, so the rim of the island is not next to water. Under the other option, an island hex with fewer than six neighbours on the island counts as next to water for fishermen and the water mill. Rangers and mayors use the island’s rows. Lines end at its gaps.
    .why = Fishermen and the water mill need a water hex, and the island’s rows are horizontal lines. A community collection of answers counts the rim.
