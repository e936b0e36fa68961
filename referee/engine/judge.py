"""May I? The ruling on one action, with every reason against it or with what happens."""

from collections.abc import Iterator

from referee.engine.apply import Outcome, apply_unchecked
from referee.engine.audit import audit_state
from referee.engine.frames import turning
from referee.engine.legal import permits, violations
from referee.model.actions import Action, Build, TileAction
from referee.model.frames import turn_in
from referee.model.ruleset import OPTIONS, Ruleset
from referee.model.ruling import Ruling, Violation, ViolationCode
from referee.model.state import State
from referee.model.vocabulary import Verdict
from referee.model.watched import watched


def judge(state: State, action: Action) -> Ruling:
    """The ruling on an action, at a table that may itself be impossible."""
    if audit_state(state):
        return Ruling(Verdict.IMPOSSIBLE)
    return judge_possible(state, action)


def judge_possible(state: State, action: Action) -> Ruling:
    """The ruling on an action, at a table that the audit has found possible."""
    ruleset = watched(state.ruleset)
    answer = _answer(state._replace(ruleset=ruleset), action)
    options = tuple(_deciding_options(state, action, answer, ruleset.asked)) if ruleset.asked else ()
    if isinstance(answer, Outcome):
        after = answer.state._replace(ruleset=state.ruleset)
        return Ruling(Verdict.LEGAL, (), after, answer.events, options)
    worlds = _worlds(state, action)
    if any(permits(world, action) for world in worlds):
        return Ruling(Verdict.UNDETERMINED)
    reasons = min((violations(world, action) for world in worlds), key=_distance, default=answer)
    return Ruling(Verdict.ILLEGAL, tuple(reasons), options=options)


def _answer(state: State, action: Action) -> Outcome | list[Violation]:
    return violations(state, action) or apply_unchecked(state, action)


def _deciding_options(
    state: State, action: Action, answer: Outcome | list[Violation], asked: set[str]
) -> Iterator[str]:
    """The options whose other values would change this ruling, of those that the rules asked for."""
    plain = _without_options(answer)
    for option in OPTIONS:
        if option in asked:
            others = (state._replace(ruleset=state.ruleset.with_option(option, value)) for value in OPTIONS[option])
            if any(_without_options(_answer(other, action)) != plain for other in others):
                yield option


def _without_options(answer: Outcome | list[Violation]) -> Outcome | list[Violation]:
    if isinstance(answer, Outcome):
        return answer._replace(state=answer.state._replace(ruleset=Ruleset()))
    return answer


def _worlds(state: State, action: Action) -> list[State]:
    """Where an answer may depend on a card nobody has shown: the state for each card it can be."""
    turn = turn_in(state.frames)
    if turn is None or len(state.frames) > 1 or not isinstance(action, Build | TileAction):
        return []
    return [state._replace(frames=(world,)) for world in turning.worlds(state, turn)]


def _distance(violations: list[Violation]) -> int:
    """Of several worlds, the one in which at least the terrain would be right says most; a useless card least."""
    codes = {violation.code for violation in violations}
    return 2 if ViolationCode.CARD_USELESS in codes else int(ViolationCode.WRONG_TERRAIN in codes)
