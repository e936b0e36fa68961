"""A ruleset that remembers which of its options were asked for, so that nobody has to declare it."""

from referee.model.ruleset import OPTIONS, Ruleset


class WatchedRuleset(Ruleset):
    """The same options; `asked` has the names of those that somebody looked at."""

    asked: set[str]

    def __getattribute__(self, name: str) -> object:
        if name in OPTIONS:
            self.asked.add(name)
        return super().__getattribute__(name)


def watched(ruleset: Ruleset) -> WatchedRuleset:
    """A ruleset with the same options, none of which was asked for yet."""
    watching = WatchedRuleset._make(ruleset)
    watching.asked = set()
    return watching
