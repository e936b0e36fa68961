"""The base class of records that are declared like dataclasses."""

from typing import Any, ClassVar, NoReturn, dataclass_transform


@dataclass_transform(kw_only_default=True, frozen_default=True)
class Declared:
    """A frozen record. Its subclasses declare their members as `name: type`, with or without a default.

    A dataclass would do the same, but compiling its methods for every kind of tile took a quarter of the time to
    import the rules. Two records are equal only if they are the same object.
    """

    _members: ClassVar[tuple[str, ...]] = ()

    def __init_subclass__(cls) -> None:
        own = cls.__dict__.get("__annotations__", {})  # noqa: RUF063 # `inspect` would be slow to import.
        cls._members = (*cls._members, *(name for name in own if name not in cls._members))

    def __init__(self, **values: Any) -> None:  # noqa: ANN401
        cls = type(self)
        for name in cls._members:
            if name in values:
                self.__dict__[name] = values.pop(name)
            elif hasattr(cls, name):
                self.__dict__[name] = getattr(cls, name)
            else:
                raise TypeError(f"{cls.__name__} needs {name}")
        if values:
            raise TypeError(f"{cls.__name__} has no {', '.join(values)}")

    def __setattr__(self, name: str, value: object) -> NoReturn:
        raise AttributeError(f"{type(self).__name__}.{name} cannot be changed")

    def __repr__(self) -> str:
        members = ", ".join(f"{name}={self.__dict__[name]!r}" for name in self._members)
        return f"{type(self).__name__}({members})"
