### These sentences say what a tile does if the text of its rule describes more than this tile.

number-five = Number tiles: exchange five number tiles worth 1 for one worth 5, as often as you like, as long as one worth 5 is left.
foresters-lodge = Forester’s lodge: build on forest.
monastery = Monastery: build on canyon.
fort = Fort: draw a terrain card, and build on its terrain if you can.
canoe = Canoe: when another player takes the last tile of a location hex, build on swamp or water at once.
canoe-bonus = Canoe bonus: build on swamp or water in your own turn.
fountain = Fountain: build next to exactly one of your pieces and next to nobody else’s.
fountain-bonus = Fountain bonus: every fountain may also build on a mountain.
refuge = Refuge: move a settlement to a hex next to it.
refuge-bonus = Refuge bonus: move a settlement in a straight line, over anything, to the first buildable hex.
temple = Temple: take a settlement off the board; you also build it in the mandatory action of your next turn.
temple-bonus = Temple bonus: the first settlement of your mandatory action does not have to be adjacent.
watchtower = Watchtower: build next to another player’s piece.
university = University: build next to a special hex.
cathedral = Cathedral: take a number tile worth 1, or return number tiles and build that many settlements on the terrain of the played card; you get the first number tile with the cathedral.
tree-house = Tree house: move a settlement to forest.
rope-bridge = Rope bridge: move a settlement to canyon.
donation-grass = Donation: build three settlements on grass.
donation-canyon = Donation: build three settlements on canyon.
donation-desert = Donation: build three settlements on desert.
donation-flower-field = Donation: build three settlements on flower field.
donation-forest = Donation: build three settlements on forest.
donation-water = Donation: build three settlements on water.
donation-mountain = Donation: build three settlements on mountains.
