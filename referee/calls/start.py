"""POST /v1/starts: a new game."""

from secrets import token_hex
from typing import Any, Final

from referee.board.terrain import Terrain
from referee.calls.call import Answer, Call, Context
from referee.calls.extras import dump_extras
from referee.calls.schema import DocumentField, QuestionSchema
from referee.calls.view import VIEWS, dump_views
from referee.documents.answers import dump_awaited
from referee.documents.boards import read_board
from referee.documents.players import COLOUR, NOMAD
from referee.documents.reads import array, by_hex, flag, known, nullable, text, word
from referee.documents.states import dump_state, read_ruleset
from referee.engine import start
from referee.engine.start import Choices
from referee.model.vocabulary import Colour, TerrainCard, copies
from referee.rules.catalogue import CARDS, EXPANSIONS, TASKS

SEED: Final = "seed"
RANDOM: Final = "random"
"""Stands for a seed that is drawn for this game and that nobody can guess."""
_SEED_BYTES: Final = 16
_MAX_CARDS: Final = sum(copies(swamp_cards=True).values())
_MAX_NAMES: Final = 10
"""Longer than any sensible list of cards or expansions; the rules refuse one that is too long for the game."""
_card: Final = word(TerrainCard)


def _choices(players: tuple[Colour, ...], *, first_game: bool = False, **chosen: Any) -> Choices:  # noqa: ANN401
    """P2: `first_game` stands for the recommended sections and cards, unless others are given."""
    return (start.first_game(players) if first_game else Choices(players))._replace(**chosen)


class Schema(QuestionSchema[Choices]):
    """The caller's choices; a seed makes the others."""

    question = _choices
    players = DocumentField(array(COLOUR, most=5), required=True)
    first_game = DocumentField(flag)
    board = DocumentField(read_board)
    cards = DocumentField(array(known(CARDS, "card"), most=_MAX_NAMES))
    start_player = DocumentField(COLOUR)
    hands = DocumentField(array(nullable(_card), most=5))
    deck = DocumentField(array(_card, most=_MAX_CARDS))
    ruleset = DocumentField(read_ruleset)
    seed = DocumentField(text)
    expansions = DocumentField(array(known(EXPANSIONS, "expansion"), most=_MAX_NAMES))
    tasks = DocumentField(array(known(TASKS, "task"), most=TASKS))
    removed_terrain = DocumentField(word(Terrain))
    swamp_cards = DocumentField(flag)
    nomad_tiles = DocumentField(by_hex(NOMAD, "nomad-tiles"))


def answer(choices: Choices, context: Context) -> Answer:
    """The first state. If the seed is `random`, the answer contains the seed that was drawn (docs/adr/0008)."""
    drawn = token_hex(_SEED_BYTES) if choices.seed == RANDOM else None
    state = start.start(choices._replace(seed=drawn) if drawn else choices)
    return {
        "state": dump_state(state),
        "awaited": dump_awaited(state),
        **({SEED: drawn} if drawn else {}),
        **dump_extras(state, context.extras, context.words),
        **({VIEWS: dump_views(state)} if VIEWS in context.extras else {}),
    }


CALL: Final = Call(
    name="start",
    path="/starts",
    schema=Schema,
    answer=answer,
    extras=("legal-actions", "picture", "notation", VIEWS),
    signs=True,
    # Only a seed that was drawn does not depend on the request.
    storable=lambda game: SEED not in game,
)
