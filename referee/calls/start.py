"""POST /v1/starts: start a new game."""

from secrets import token_hex
from typing import Final

from referee.board.board import Board
from referee.board.hexes import Hex
from referee.board.terrain import Terrain
from referee.calls.call import Answer, Call, Context
from referee.calls.extras import dump_extras
from referee.calls.schema import optional, question, required
from referee.documents.answers import dump_awaited
from referee.documents.boards import read_board
from referee.documents.fields import array, by_hex, flag, known, nullable, text, word
from referee.documents.player_views import VIEWS, dump_views
from referee.documents.players import COLOUR, NOMAD
from referee.documents.states import dump_state, read_ruleset
from referee.engine import start
from referee.engine.start import Choices
from referee.model.ruleset import Ruleset
from referee.model.vocabulary import Colour, TerrainCard, copies
from referee.rules.catalogue import CARDS, EXPANSIONS, TASKS

SEED: Final = "seed"
RANDOM: Final = "random"
"""The value of `seed` that asks the service to draw an unpredictable seed."""
_SEED_BYTES: Final = 16
_MAX_CARDS: Final = sum(copies(swamp_cards=True).values())
_MAX_NAMES: Final = 10
"""The maximum length of `cards` and of `expansions` in a request. No game needs longer lists."""
_card: Final = word(TerrainCard)


@question
class Question:
    """The choices that the caller makes for a new game. The seed, if given, decides the rest."""

    players: tuple[Colour, ...] = required(array(COLOUR, most=5))
    first_game: bool = optional(flag, default=False)
    """P2: use the recommended sections and cards, unless the caller chooses others."""
    board: Board | None = optional(read_board, default=None)
    cards: tuple[str, ...] | None = optional(array(known(CARDS, "card"), most=_MAX_NAMES), default=None)
    start_player: Colour | None = optional(COLOUR, default=None)
    hands: tuple[TerrainCard | None, ...] | None = optional(array(nullable(_card), most=5), default=None)
    deck: tuple[TerrainCard, ...] | None = optional(array(_card, most=_MAX_CARDS), default=None)
    ruleset: Ruleset | None = optional(read_ruleset, default=None)
    seed: str | None = optional(text, default=None)
    expansions: tuple[str, ...] | None = optional(
        array(known(EXPANSIONS, "expansion"), most=_MAX_NAMES), default=None
    )
    tasks: tuple[str, ...] | None = optional(array(known(TASKS, "task"), most=TASKS), default=None)
    removed_terrain: Terrain | None = optional(word(Terrain), default=None)
    swamp_cards: bool | None = optional(flag, default=None)
    nomad_tiles: dict[Hex, str] | None = optional(by_hex(NOMAD, "nomad-tiles"), default=None)

    def choices(self) -> Choices:
        """Return the choices in the form that `referee.engine.start` accepts."""
        begin = start.first_game(self.players) if self.first_game else Choices(self.players)
        given = {name: getattr(self, name) for name in Choices._fields[1:]}
        return begin._replace(**{name: value for name, value in given.items() if value is not None})


def answer(question: Question, context: Context) -> Answer:
    """Return the first state of a new game.

    If the seed is `random`, the answer contains the seed that was drawn (docs/adr/0008).
    """
    choices = question.choices()
    drawn = token_hex(_SEED_BYTES) if choices.seed == RANDOM else None
    state = start.start(choices._replace(seed=drawn) if drawn else choices)
    return {
        "state": dump_state(state),
        "awaited": dump_awaited(state, context.words),
        **({SEED: drawn} if drawn else {}),
        **dump_extras(state, context.extras, context.words),
        **({VIEWS: dump_views(state)} if VIEWS in context.extras else {}),
    }


CALL: Final = Call(
    name="start",
    path="/starts",
    question=Question,
    answer=answer,
    extras=("legal-actions", "picture", "notation", VIEWS),
    signs=True,
    # If the referee draws the seed, every answer must be different, so none of them may be stored.
    storable=lambda game: SEED not in game,
)
