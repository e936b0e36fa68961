"""Records: a base class with members like those of a dataclass, and a fast way to make named tuples."""

from typing import Any, ClassVar, Final, NoReturn, dataclass_transform

make_tuple: Final = tuple.__new__
"""`make_tuple(Point, (x, y))` equals `Point(x, y)`, but is faster. All fields must be given."""


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Declared:
    """The base class of frozen records. Subclasses declare their members as `name: type`, with or without a default.

    A dataclass would work, too, but compiling its methods for every kind of tile took a quarter of the time needed to
    import the rules. Two records are equal only if they are the same object.
    """

    _members: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = cls.__dict__.get("__annotations__", {})  # noqa: RUF063 # `inspect` would be slow to import.
        cls._members = (*cls._members, *(name for name in own if name not in cls._members))

    @classmethod
    def members(cls) -> tuple[str, ...]:
        """Return the names of all members, those of the base classes first."""
        return cls._members

    def __init__(self, **values: Any) -> None:  # noqa: ANN401
        cls = type(self)
        for name in cls._members:
            if name not in values and not hasattr(cls, name):
                raise TypeError(f"{cls.__name__} needs {name}")
            # Python reads a member faster if it was set this way instead of through `__dict__`.
            object.__setattr__(self, name, values.pop(name) if name in values else getattr(cls, name))
        if values:
            raise TypeError(f"{cls.__name__} has no {', '.join(values)}")

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __repr__(self) -> str:
        members = ", ".join(f"{name}={getattr(self, name)!r}" for name in self._members)
        return f"{type(self).__name__}({members})"
