"""V: a ruling names exactly those options whose other values would change it."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from referee.engine.play import judge_possible, legal
from referee.model.actions import Action
from referee.model.frames import Using
from referee.model.ruleset import OPTIONS, Ruleset
from referee.model.ruling import Ruling
from referee.model.state import State
from referee.model.vocabulary import Verdict
from tests.properties.strategies import states
from tests.properties.universe import sample
from tests.share import examples


def ruling_essence(ruling: Ruling) -> tuple[Verdict, State | None]:
    """The verdict and the state after the action, without the options and the origin of a movement."""
    if ruling.state is None:
        return ruling.verdict, None
    frames = [frame._replace(origin=None) if isinstance(frame, Using) else frame for frame in ruling.state.frames]
    return ruling.verdict, ruling.state._replace(ruleset=Ruleset(), frames=tuple(frames))


def deciding_options(state: State, action: Action) -> tuple[str, ...]:
    """The options whose other values would change this ruling, found by trying all values."""
    found = ruling_essence(judge_possible(state, action))
    return tuple(
        option
        for option, values in OPTIONS.items()
        if any(
            ruling_essence(judge_possible(state._replace(ruleset=state.ruleset.with_option(option, value)), action))
            != found
            for value in values
        )
    )


@given(states, st.randoms(use_true_random=False))
@examples(10, 60)
def test_a_ruling_names_the_options_that_decide_it(state: State, rng: Random) -> None:
    offered = [offer.pick(rng.randrange(offer.size)) for offer in legal(state)]
    for action in (*offered, *list(sample(state, rng, 6))[:20]):
        assert judge_possible(state, action).options == deciding_options(state, action), action
