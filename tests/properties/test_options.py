"""V: whenever another value of an option would change a ruling, the ruling names that option, and no other one."""

from random import Random

from hypothesis import given
from hypothesis import strategies as st

from referee.engine.play import judge_possible, legal
from referee.model.actions import Action
from referee.model.ruleset import OPTIONS, Ruleset
from referee.model.ruling import Ruling
from referee.model.state import State
from tests.properties.strategies import states
from tests.properties.universe import sample
from tests.share import examples


def plain(ruling: Ruling) -> Ruling:
    """The ruling without the options it was given under."""
    after = ruling.state._replace(ruleset=Ruleset()) if ruling.state else None
    return ruling._replace(state=after, options=())


def deciding(state: State, action: Action) -> tuple[str, ...]:
    """The options whose other values would change this ruling, by trying all of them."""
    found = plain(judge_possible(state, action))
    return tuple(
        option
        for option, values in OPTIONS.items()
        if any(
            plain(judge_possible(state._replace(ruleset=state.ruleset.with_option(option, value)), action)) != found
            for value in values
        )
    )


@given(states, st.randoms(use_true_random=False))
@examples(10, 60)
def test_a_ruling_names_the_options_that_decide_it(state: State, rng: Random) -> None:
    offered = [offer.pick(rng.randrange(offer.size)) for offer in legal(state)]
    for action in (*offered, *list(sample(state, rng, 6))[:20]):
        assert judge_possible(state, action).options == deciding(state, action), action
