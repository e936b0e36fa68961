"""May I? The ruling on one action, with every reason against it or with what happens."""

from collections.abc import Iterator

from referee.engine import turning
from referee.engine.apply import Outcome, apply
from referee.engine.audit import audit_state
from referee.engine.legal import objections, permits
from referee.model.actions import Action, EndTurn, Finish, Redraw
from referee.model.frames import Turning, Using
from referee.model.ruleset import OPTIONS, Ruleset
from referee.model.ruling import Ruling, Violation, ViolationCode
from referee.model.state import State
from referee.model.vocabulary import Verdict
from referee.rules.catalogue import CARDS, POWERS
from referee.rules.moment import Moment


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action, at a table that may itself be impossible."""
    if audit_state(state):
        return Ruling(Verdict.IMPOSSIBLE)
    return rule(state, action)


def rule(state: State, action: Action) -> Ruling:
    """The ruling on an action, at a table that is known to be possible."""
    options = tuple(_deciding_options(state, action))
    if permits(state, action):
        outcome = apply(state, action)
        return Ruling(Verdict.LEGAL, (), outcome.state, outcome.events, options)
    worlds = _worlds(state, action)
    if any(permits(world, action) for world in worlds):
        return Ruling(Verdict.UNDETERMINED)
    violations = min((objections(world, action) for world in worlds), key=_is_about_terrain)
    return Ruling(Verdict.ILLEGAL, tuple(violations), options=options)


def _worlds(state: State, action: Action) -> list[State]:
    """The state; or, where the action hangs on a card nobody has shown, the state for each card it may be."""
    turn = state.frames[-1] if state.frames else None
    power = turning.power_of(action)
    if not isinstance(turn, Turning) or turn.card or not power or not power.uses_card:
        return [state]
    moment = Moment(state)
    if not turning.awaits_card(moment) or turning.must_choose(moment):
        return [state]
    cards = turning.playable_cards(moment)
    frames = state.frames[:-1]
    return [state._replace(frames=(*frames, turn._replace(card=card))) for card in sorted(cards)] or [state]


def _is_about_terrain(violations: list[Violation]) -> bool:
    """Of several worlds the one in which the terrain at least would be right says most."""
    return any(violation.code == ViolationCode.WRONG_TERRAIN for violation in violations)


def _deciding_options(state: State, action: Action) -> Iterator[str]:
    """The options with another value of which the answer would be another one."""
    candidates = _candidates(state, action)
    answer = _answer(state, action) if candidates else None
    for option in candidates:
        others = (state._replace(ruleset=state.ruleset.with_option(option, value)) for value in OPTIONS[option])
        if any(_answer(other, action) != answer for other in others):
            yield option


def _candidates(state: State, action: Action) -> tuple[str, ...]:
    """The options that can have to do with an action at all."""
    if isinstance(action, Redraw):
        return ("useless_card",)
    if isinstance(action, Finish):
        begun = state.frames[-1] if state.frames else None
        return POWERS[begun.tile].options if isinstance(begun, Using) else ()
    power = turning.power_of(action)
    if power is None and not isinstance(action, EndTurn):
        return ()
    paying = tuple(option for card in state.cards for option in CARDS[card].options)
    return (*(power.options if power else ()), *paying)


def _answer(state: State, action: Action) -> Outcome | None:
    if not permits(state, action):
        return None
    outcome = apply(state, action)
    return outcome._replace(state=outcome.state._replace(ruleset=Ruleset()))
