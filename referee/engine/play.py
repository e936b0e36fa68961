"""Legal actions, rulings, playing an action and replaying a game: thin functions that ask the top frame."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from referee.engine.audit import audit_state
from referee.engine.frames import FRAMES, reacting, turning
from referee.model.actions import Action, Build, TileAction
from referee.model.events import Event
from referee.model.frames import turn_in, without_origin
from referee.model.offers import Offer
from referee.model.ruleset import OPTIONS, Ruleset
from referee.model.ruling import Ruling, Violation, ViolationCode
from referee.model.state import Game, State
from referee.model.vocabulary import Actor, Verdict
from referee.rules.draft import Draft
from referee.rules.reasons import heaviest_first


def legal(game: Game) -> Sequence[Offer]:
    """All legal actions in groups; empty if the game is over."""
    if not game.frames:
        return ()
    frame = game.frames[-1]
    return FRAMES[frame.frame].offers(game, frame)


def violations(game: Game, action: Action) -> list[Violation]:
    """All independent reasons why an action is not legal, the most important first; empty if it is legal."""
    if not game.frames:
        return [Violation(ViolationCode.GAME_OVER, ("E1",), facts={"round": game.round})]
    frame = game.frames[-1]
    reasons = FRAMES[frame.frame].violations(game, frame, action)
    return heaviest_first(reasons) if len(reasons) > 1 else reasons


def out_of_turn(game: Game, seat: int) -> list[Violation]:
    """Why this player may not act now. If a card or a shuffle is missing, the table acts, not a player."""
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
    """The state after an action, and the events."""

    state: State
    events: tuple[Event, ...]


class IllegalActionError(ValueError):
    """An action that the rules do not allow, with every rule it breaks."""

    def __init__(self, action: Action, violations: list[Violation]) -> None:
        self.action = action
        self.violations = tuple(violations)
        super().__init__(f"{action} is not legal: {', '.join(violation.code for violation in violations)}")


def apply(state: State, action: Action) -> Outcome:
    """Play an action; IllegalActionError if the rules do not allow it."""
    if reasons := violations(state, action):
        raise IllegalActionError(action, reasons)
    return apply_unchecked(state, action)


def apply_unchecked(state: State, action: Action) -> Outcome:
    """Play an action that is known to be legal, such as one that `legal` offers. Nothing is checked."""
    draft = Draft(state)
    apply_in_place(draft, action)
    return Outcome(draft.finished(), tuple(draft.events))


def apply_in_place(draft: Draft, action: Action) -> None:
    """The same for a draft, which is changed: the fastest way to search and simulate. Nothing is checked."""
    frame = draft.frames[-1]
    FRAMES[frame.frame].perform(draft, frame, action)
    settle(draft)


def settle(draft: Draft) -> None:
    """Resolve automatic steps until a player or the table must act, or the game is over.

    M3: when last tiles were taken, players who may react are asked before anything else happens.
    """
    while draft.frames:
        frame = draft.frames[-1]
        if draft.emptied:
            reacting.ask(draft)
        elif not FRAMES[frame.frame].automatic_step(draft, frame):
            return


def judge(state: State, action: Action, seat: int | None = None) -> Ruling:
    """The ruling on an action. The table itself may be impossible. The seat is that of the player who acts."""
    if audit_state(state):
        return Ruling(Verdict.IMPOSSIBLE)
    return judge_possible(state, action, seat)


def judge_possible(state: State, action: Action, seat: int | None = None) -> Ruling:
    """The ruling on an action for a table that has passed the audit.

    Without a seat, the awaited player acts. A player who has to wait gets only the violation that says so.
    """
    if seat is not None and (waiting := out_of_turn(state, seat)):
        return Ruling(Verdict.ILLEGAL, tuple(waiting))
    ruleset = _WatchedRuleset._make(state.ruleset)
    options_read: set[str] = set()
    ruleset.options_read = options_read
    ruling = _ruling(State._make((ruleset, *state[1:])), action)  # Faster than `_replace`: the ruleset comes first.
    options = tuple(_deciding_options(state, action, ruling, options_read)) if options_read else ()
    if ruling.state is None:
        return ruling._replace(options=options) if options else ruling
    return ruling._replace(state=ruling.state._replace(ruleset=state.ruleset), options=options)


def _ruling(state: State, action: Action) -> Ruling:
    """The ruling, without the options that decide it."""
    reasons = violations(state, action)
    if not reasons:
        outcome = apply_unchecked(state, action)
        return Ruling(Verdict.LEGAL, (), outcome.state, outcome.events)
    return _refusal(state, action, reasons)


def _refusal(state: State, action: Action, reasons: list[Violation]) -> Ruling:
    """The ruling on an action with reasons against it.

    If nothing but the hidden card may decide, every card is tried. The reasons never name a card that is not shown.
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
    """The options that would change this ruling if they had another value, among those that the rules read."""
    decided = _decided(ruling)
    for option in OPTIONS:
        if option in options_read:
            others = (state._replace(ruleset=state.ruleset.with_option(option, value)) for value in OPTIONS[option])
            if any(_decided(_ruling(other, action)) != decided for other in others):
                yield option


def _decided(ruling: Ruling) -> tuple[Verdict, State | None]:
    """V: what an option must change to decide a ruling. Where a movement began does not count."""
    if ruling.state is None:
        return ruling.verdict, None
    frames = tuple(without_origin(ruling.state.frames))
    return ruling.verdict, ruling.state._replace(ruleset=Ruleset(), frames=frames)


def _worlds(state: State, action: Action) -> list[State]:
    """If the ruling may depend on a hidden card: the state for each card it can be."""
    turn = turn_in(state.frames)
    if turn is None or len(state.frames) > 1 or not isinstance(action, Build | TileAction):
        return []
    return [state._replace(frames=(world,)) for world in turning.worlds(state, turn)]


def _vagueness(violations: list[Violation]) -> int:
    """How little the reasons help: a card with the right terrain gives the best ones, a useless card the worst."""
    codes = {violation.code for violation in violations}
    return 2 * (ViolationCode.CARD_USELESS in codes) + (ViolationCode.WRONG_TERRAIN in codes)


def _true_for_every_card(reasons: list[Violation]) -> list[Violation]:
    """The reasons for the most helpful card, as far as they hold for all cards. No hex is right before it is played.

    If even that card has the wrong terrain, every card has it.
    """
    return [
        _terrain_of_no_card(reason) if reason.code == ViolationCode.WRONG_TERRAIN else reason._replace(choices=None)
        for reason in reasons
        if reason.code != ViolationCode.CARD_USELESS
    ]


def _terrain_of_no_card(reason: Violation) -> Violation:
    if reason.facts["by"] != "card":
        return reason
    facts = {"at": reason.facts["at"], "found": reason.facts["found"]}
    return Violation(ViolationCode.TERRAIN_OF_NO_CARD, ("T1", *reason.rules), reason.hexes, facts)


class _WatchedRuleset(Ruleset):
    """A ruleset that notes which of its options the rules read, so that no rule has to declare them."""

    options_read: set[str]

    def __getattribute__(self, name: str) -> object:
        if name in OPTIONS:
            self.options_read.add(name)
        return super().__getattribute__(name)


class Replay(NamedTuple):
    """How far a game is legal."""

    state: State
    """After the last legal action."""
    events: tuple[tuple[Event, ...], ...]
    """The events of each legal action."""
    refused: Ruling | None = None
    """The ruling on the first action that is not legal, if there is one."""


def replay(start: State, actions: Iterable[Action]) -> Replay:
    """Follow a game from a possible state."""
    state = start
    history: list[tuple[Event, ...]] = []
    for action in actions:
        if not permits(state, action):
            return Replay(state, tuple(history), judge_possible(state, action))
        state, events = apply_unchecked(state, action)
        history.append(events)
    return Replay(state, tuple(history))
