"""Find legal actions, judge and play an action, and replay a list of actions.

A state holds a stack of frames, and each frame is a decision that is still open (`referee.model.frames`). The rules
of the top frame (`referee.engine.frames`) say which actions are legal and what they do.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final, NamedTuple

from referee.base.declared import make_tuple
from referee.engine.audit import audit_state
from referee.engine.frames import FRAMES, reacting, turning
from referee.model.actions import Action, Build, TileAction
from referee.model.events import Event, Note, events_of
from referee.model.frames import turn_in, without_origin
from referee.model.offers import Offer
from referee.model.ruleset import OPTIONS, Ruleset
from referee.model.ruling import Ruling, Violation, ViolationCode
from referee.model.state import Game, State
from referee.model.vocabulary import Actor, Verdict
from referee.rules.draft import Draft
from referee.rules.reasons import heaviest_first

_DRAFT: Final = "_draft"
"""The attribute in which a state keeps the draft that made it, until an action is played in that state."""


def legal(game: Game) -> Sequence[Offer]:
    """All legal actions in groups; empty if the game is over."""
    frames = game.frames
    if not frames:
        return ()
    frame = frames[-1]
    return FRAMES[frame.frame].offers(game, frame)


def violations(game: Game, action: Action) -> list[Violation]:
    """All independent reasons why an action is not legal, the most important first; empty if it is legal."""
    if not game.frames:
        return [Violation(ViolationCode.GAME_OVER, ("E1",), facts={"round": game.round})]
    frame = game.frames[-1]
    reasons = FRAMES[frame.frame].violations(game, frame, action)
    return heaviest_first(reasons) if len(reasons) > 1 else reasons


def out_of_turn(game: Game, seat: int) -> list[Violation]:
    """A violation if this player may not act now; empty if the player may act or the game is over.

    When a card must be revealed or the discard pile must be shuffled, no single player may act. All players
    together, called the table, must name the cards instead.
    """
    if not game.frames:
        return []
    frame = game.frames[-1]
    awaited = FRAMES[frame.frame].AWAITED
    if awaited.by is Actor.PLAYER and frame.player == seat:
        return []
    facts = {"player": game.players[seat].colour, "awaited": game.players[frame.player].colour, "by": awaited.by}
    return [Violation(ViolationCode.NOT_YOUR_TURN, awaited.rules, facts=facts)]


def permits(game: Game, action: Action) -> bool:
    """Whether an action is legal."""
    return not violations(game, action)


class Outcome(NamedTuple):
    """The state after an action, and the events that the action caused."""

    state: State
    notes: tuple[Note, ...]

    @property
    def events(self) -> tuple[Event, ...]:
        """The events, in order. They are made from the notes on access, because most programs never read them."""
        return events_of(self.notes)

    def __iter__(self) -> Iterator[Any]:
        """Yield the state and the events, so that `state, events = apply(...)` works."""
        return iter((self.state, self.events))


class IllegalActionError(ValueError):
    """Raised by `apply` if the action is illegal. The attribute `violations` lists the reasons."""

    def __init__(self, action: Action, violations: list[Violation]) -> None:
        self.action = action
        self.violations = tuple(violations)
        super().__init__(f"{action} is not legal: {', '.join(violation.code for violation in violations)}")


def apply(state: State, action: Action) -> Outcome:
    """Play an action. Raises IllegalActionError if the rules do not allow the action."""
    if reasons := violations(state, action):
        raise IllegalActionError(action, reasons)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> Outcome:
    """Play an action that is known to be legal, for example because `legal` offers it. Nothing is checked."""
    notes: list[Note] = []
    draft = state.__dict__.pop(_DRAFT, None) or Draft(state)
    draft.notes = notes
    apply_in_place(draft, action)
    following = draft.finished()
    following.__dict__[_DRAFT] = draft  # The next action reuses this draft, because making a new one takes time.
    return make_tuple(Outcome, (following, tuple(notes)))


def apply_in_place(draft: Draft, action: Action) -> None:
    """Change the draft by playing an action that is known to be legal.

    This function checks nothing. It is the fastest way to play many actions in a search or a simulation.
    """
    frame = draft.frames[-1]
    FRAMES[frame.frame].perform(draft, frame, action)
    settle(draft)


def settle(draft: Draft) -> None:
    """Resolve automatic steps until a player or the table must act, or until the game is over.

    M3: if a player has taken the last tile of a hex, first ask the players who may react.
    """
    while draft.frames:
        frame = draft.frames[-1]
        if draft.emptied:
            reacting.ask(draft)
        elif not FRAMES[frame.frame].automatic_step(draft, frame):
            return


def judge(state: State, action: Action, seat: int | None = None) -> Ruling:
    """The ruling on an action; the verdict is `impossible` if the state fails the audit.

    `seat` is the seat of the player who acts; None means the player, or the table, whose action is expected.
    """
    if audit_state(state):
        return Ruling(Verdict.IMPOSSIBLE)
    return judge_possible(state, action, seat)


def judge_possible(state: State, action: Action, seat: int | None = None) -> Ruling:
    """The ruling on an action in a state that has passed the audit.

    `seat` is the seat of the player who acts; None means the player, or the table, whose action is expected. For a
    player who is not expected to act, the ruling contains only the out-of-turn violation.
    """
    if seat is not None and (waiting := out_of_turn(state, seat)):
        return Ruling(Verdict.ILLEGAL, tuple(waiting))
    ruleset = _WatchedRuleset._make(state.ruleset)
    options_read: set[str] = set()
    ruleset.options_read = options_read
    ruling = _ruling(_with_ruleset(state, ruleset), action)
    options = tuple(_deciding_options(state, action, ruling, options_read)) if options_read else ()
    if ruling.state is None:
        return ruling._replace(options=options) if options else ruling
    return ruling._replace(state=_with_ruleset(ruling.state, state.ruleset), options=options)


def _with_ruleset(state: State, ruleset: Ruleset) -> State:
    """A copy of the state with this ruleset. It shares the cached sets of hexes with the original."""
    copy = State._make((ruleset, *state[1:]))  # `_replace` would be slower.
    # `state.nears` would be slower, because `cached_property` takes a lock in Python 3.11.
    nears = state.__dict__.setdefault("nears", [None] * len(state.players))
    copy.__dict__ = {"free": state.free, "nears": nears}
    return copy


def _ruling(state: State, action: Action) -> Ruling:
    """The ruling on an action, without the list of options that decide the ruling."""
    reasons = violations(state, action)
    if not reasons:
        outcome = apply_unchecked(state, action)
        return Ruling(Verdict.LEGAL, (), outcome.state, outcome.events)
    return _refusal(state, action, reasons)


def _refusal(state: State, action: Action, reasons: list[Violation]) -> Ruling:
    """The ruling on an action that has violations.

    If the only violation is that the card in hand has not been played, the action is checked with each card that it
    could be. If the action is legal with at least one of these cards, the verdict is `undetermined`. Otherwise, the
    ruling lists the violations that hold for all of them. If there are other violations from the start, the one about
    the unplayed card is left out.
    """
    certain = [reason for reason in reasons if reason.code != ViolationCode.CARD_NOT_PLAYED]
    if not certain and (worlds := _worlds(state, action)):
        every: list[list[Violation]] = []
        for world in worlds:
            every.append(violations(world, action))
            if not every[-1]:
                return Ruling(Verdict.UNDETERMINED)
        certain = _true_for_every_card(min(every, key=_vagueness))
    return Ruling(Verdict.ILLEGAL, tuple(certain or reasons))


def _deciding_options(state: State, action: Action, ruling: Ruling, options_read: set[str]) -> Iterator[str]:
    """The options that the rules have read and whose other values would change the verdict or the state."""
    decided = _decided(ruling)
    for option in OPTIONS:
        if option in options_read:
            others = (state._replace(ruleset=state.ruleset.with_option(option, value)) for value in OPTIONS[option])
            if any(_decided(_ruling(other, action)) != decided for other in others):
                yield option


def _decided(ruling: Ruling) -> tuple[Verdict, State | None]:
    """V: the verdict and the state of a ruling. An option decides the ruling if another value would change either.

    The ruleset and the hex where a movement began are removed from the state first, because they can differ even
    if nothing else does.
    """
    if ruling.state is None:
        return ruling.verdict, None
    frames = tuple(without_origin(ruling.state.frames))
    return ruling.verdict, ruling.state._replace(ruleset=Ruleset(), frames=frames)


def _worlds(state: State, action: Action) -> list[State]:
    """If the only card in hand is not played yet, one state for each card that it could be.

    Empty if there is no such card, if another frame lies above the turn, or if the action is neither a build nor the
    use of a tile.
    """
    turn = turn_in(state.frames)
    if turn is None or len(state.frames) > 1 or not isinstance(action, Build | TileAction):
        return []
    return [state._replace(frames=(world,)) for world in turning.worlds(state, turn)]


def _vagueness(violations: list[Violation]) -> int:
    """A sort key that is lower for more helpful violations.

    Violations for a card of the right terrain are the most helpful; those for a useless card are the least helpful.
    """
    codes = {violation.code for violation in violations}
    return 2 * (ViolationCode.CARD_USELESS in codes) + (ViolationCode.WRONG_TERRAIN in codes)


def _true_for_every_card(reasons: list[Violation]) -> list[Violation]:
    """The violations for the most helpful card, limited to those that hold for every card.

    Hexes that depend on the card are not suggested. If even the most helpful card has the wrong terrain, so does
    every other card, and the violation says so.
    """
    return [
        _terrain_of_no_card(reason) if reason.code == ViolationCode.WRONG_TERRAIN else reason._replace(choices=None)
        for reason in reasons
        if reason.code != ViolationCode.CARD_USELESS
    ]


def _terrain_of_no_card(reason: Violation) -> Violation:
    by = reason.facts["by"]
    if by == "tile":
        return reason
    facts = {"at": reason.facts["at"], "found": reason.facts["found"]}
    if by == "no-card":
        facts["by"] = by
    return Violation(ViolationCode.TERRAIN_OF_NO_CARD, ("T1", *reason.rules), reason.hexes, facts)


class _WatchedRuleset(Ruleset):
    """A ruleset that records which options are read, so that no rule has to declare its options."""

    options_read: set[str]

    def __getattribute__(self, name: str) -> object:
        if name in OPTIONS:
            self.options_read.add(name)
        return super().__getattribute__(name)


class Replay(NamedTuple):
    """The result of replaying a list of actions up to the first one that is not legal."""

    state: State
    """The state after the last action that was played, or the start state if no action was played."""
    events: tuple[tuple[Event, ...], ...]
    """For each action that was played, the events that it caused."""
    refused: Ruling | None = None
    """The ruling on the first action that is not legal; None if all actions are legal."""


def replay(start: State, actions: Iterable[Action]) -> Replay:
    """Play these actions from a state that has passed the audit, and stop at the first action that is not legal."""
    state = start
    history: list[tuple[Event, ...]] = []
    for action in actions:
        if not permits(state, action):
            return Replay(state, tuple(history), judge_possible(state, action))
        outcome = apply_unchecked(state, action)
        state = outcome.state
        history.append(outcome.events)
    return Replay(state, tuple(history))
