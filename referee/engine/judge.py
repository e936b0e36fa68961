"""May I? The ruling on one action, with every reason against it or with what happens."""

from collections.abc import Iterator

from referee.engine.apply import apply_unchecked, permits, violations
from referee.engine.audit import audit_state
from referee.engine.frames import turning
from referee.model.actions import Action, Build, TileAction
from referee.model.frames import turn_in
from referee.model.ruleset import OPTIONS, Ruleset
from referee.model.ruling import Ruling, Violation, ViolationCode
from referee.model.state import State
from referee.model.vocabulary import Verdict


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action, at a table that may itself be impossible."""
    if audit_state(state):
        return Ruling(Verdict.IMPOSSIBLE)
    return judge_possible(state, action)


def judge_possible(state: State, action: Action) -> Ruling:
    """The ruling on an action, at a table that the audit has found possible."""
    ruleset = _WatchedRuleset._make(state.ruleset)
    ruleset.asked = set()
    ruling = _ruling(state._replace(ruleset=ruleset), action)
    options = tuple(_deciding_options(state, action, ruling, ruleset.asked)) if ruleset.asked else ()
    after = ruling.state._replace(ruleset=state.ruleset) if ruling.state else None
    return ruling._replace(state=after, options=options)


def _ruling(state: State, action: Action) -> Ruling:
    """The ruling, whatever decides it."""
    reasons = violations(state, action)
    if not reasons:
        outcome = apply_unchecked(state, action)
        return Ruling(Verdict.LEGAL, (), outcome.state, outcome.events)
    worlds = _worlds(state, action)
    if any(permits(world, action) for world in worlds):
        return Ruling(Verdict.UNDETERMINED)
    reasons = min((violations(world, action) for world in worlds), key=_is_about_terrain, default=reasons)
    return Ruling(Verdict.ILLEGAL, tuple(reasons))


def _deciding_options(state: State, action: Action, ruling: Ruling, asked: set[str]) -> Iterator[str]:
    """The options whose other values would change this ruling, of those that the rules asked for."""
    plain = _without_options(ruling)
    for option in OPTIONS:
        if option in asked:
            others = (state._replace(ruleset=state.ruleset.with_option(option, value)) for value in OPTIONS[option])
            if any(_without_options(_ruling(other, action)) != plain for other in others):
                yield option


def _without_options(ruling: Ruling) -> Ruling:
    return ruling._replace(state=ruling.state._replace(ruleset=Ruleset())) if ruling.state else ruling


def _worlds(state: State, action: Action) -> list[State]:
    """Where an answer may depend on a card nobody has shown: the state for each card it can be."""
    turn = turn_in(state.frames)
    if turn is None or len(state.frames) > 1 or not isinstance(action, Build | TileAction):
        return []
    return [state._replace(frames=(world,)) for world in turning.worlds(state, turn)]


def _is_about_terrain(violations: list[Violation]) -> bool:
    """Of several worlds, the one in which at least the terrain would be right says most."""
    return any(violation.code == ViolationCode.WRONG_TERRAIN for violation in violations)


class _WatchedRuleset(Ruleset):
    """A ruleset that remembers which of its options the rules asked for, so that nobody has to declare it."""

    asked: set[str]

    def __getattribute__(self, name: str) -> object:
        if name in OPTIONS:
            self.asked.add(name)
        return super().__getattribute__(name)
