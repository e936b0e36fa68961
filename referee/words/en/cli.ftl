### The command line prints these texts.

ruling = { $action } is { $verdict }
legal = legal
illegal = illegal
impossible = impossible
undetermined = undetermined
possible = possible
bad = bad
failed = failed
unknown-card = This depends on a terrain card that nobody has shown. Say which card it is (`play`) and ask again.
instead = What you can do instead:
repairs = One of these changes makes the table possible:
options = A different ruleset would change this answer: { $options }
now = now: { $phase }
assumed = The referee assumes:
legal-actions = { $phase }; { $count ->
        [one] { $count } legal action
       *[other] { $count } legal actions
    }
wins = { $count ->
        [one] { $winners } wins with { $gold } gold
       *[other] { $winners } win with { $gold } gold
    }
leads = { $count ->
        [one] the game is not over; { $winners } leads with { $gold } gold
       *[other] the game is not over; { $winners } lead with { $gold } gold
    }
total = total
rank = rank
nothing-yet = { $player }: nothing yet
replay-legal = { $count ->
        [one] legal, { $count } action
       *[other] legal, all { $count } actions
    }
replay-refused = { $action } is { $verdict }, after { $count ->
        [one] { $count } legal action
       *[other] { $count } legal actions
    }
hexes = hexes: { $hexes }
counted-hexes = { $text }: { $hexes }
with-tile = { $type } with { $tiles }
    .via = via { $via }
move-targets = { $from } to { $to }
up-to = up to { $count } × { $number }
board = board
capitols = capitols
caves = caves
island = island
cards = cards
tasks = tasks
nomads = nomads
terrain = terrain
players = players
now-label = now
seed = seed
tile-at = { $tile } on { $at }
begins = { $players }; { $first } begins
swamp-cards = with the swamp cards
without = without { $terrain }
over = the game ended after round { $round }
files = { $count ->
        [one] { $count } file
       *[other] { $count } files
    }: { $verdicts }
error = Error: { $text }
usage = Usage: { $usage }
try-help = Try “{ $command } --help” for help.
aborted = Aborted.
standard-input = standard input
terminal = Reading from the terminal: { $wants } Ctrl-D ends the input.
reads = { $command } reads { $wants }
wants-rule = { $body }; with --action also a state, alone or as a line of notation, or a table (`position`, `turn`, `card`).
wants-legal = { $body }, or a state, alone or as a line of notation, or a table (`position`, `turn`, `card`).
wants-score = { $body }, the same with a position, or a state or position, alone or as a line of notation.
wants-audit = { $body }, the same with a position, or a state or position, alone or as a line of notation.
wants-replay = { $body }, where the start is a state.
serving = The referee answers at { $address } ({ $count ->
        [one] { $count } worker
       *[other] { $count } workers
    }; Ctrl-C ends it).
serving-docs = Documentation: { $address }/docs
try = Try:
phones = On a phone in the same network, open { $address } or scan this:
catalogue = The catalogue lists these subjects (referee catalogue SUBJECT):
catalogue-sections = sections of the board and sides of the island
catalogue-terrains = kinds of ground, with their letters
catalogue-tiles = tiles and what they do
catalogue-cards = Kingdom Builder cards and what they pay for
catalogue-tasks = Crossroads tasks
catalogue-colours = colours of the players
catalogue-figures = pieces of a player
catalogue-options = options of the ruleset
catalogue-violations = why an action is illegal
catalogue-inconsistencies = why a table is impossible
catalogue-assumptions = what the referee assumes about a table
catalogue-remarks = remarks about scores
catalogue-rules = rules in plain words
column-name = name
column-title = title
column-expansion = expansion
column-letter = letter
column-text = text
column-rule = rule
column-gold = gold
column-per-player = per player
column-default = default
column-values = values
column-code = code
column-number = rule
