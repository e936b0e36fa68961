"""Mutants: source files with one small fault each."""

import ast
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple


class Mutant(NamedTuple):
    """One small change to one file."""

    path: Path
    line: int
    begin: int
    end: int
    """`begin` and `end` are the offsets of the changed bytes."""
    old: str
    new: str

    def source(self, original: bytes) -> bytes:
        """Return the contents of the file with the fault in it."""
        return original[: self.begin] + self.new.encode() + original[self.end :]

    def difference(self, original: bytes) -> str:
        """Return the changed lines, before (`-`) and after (`+`)."""
        first = original.rfind(b"\n", 0, self.begin) + 1
        last = original.find(b"\n", self.end) % (len(original) + 1)
        before = original[first:last].decode()
        after = original[first : self.begin].decode() + self.new + original[self.end : last].decode()
        return "\n".join(
            f"{sign} {line}" for sign, lines in (("-", before), ("+", after)) for line in lines.splitlines()
        )

    def __str__(self) -> str:
        return f"{self.path}:{self.line}: {self.old!r} -> {self.new!r}"


_COMPARISONS: Final[dict[type[ast.cmpop], tuple[str, str]]] = {
    ast.Lt: ("<", "<="),
    ast.LtE: ("<=", "<"),
    ast.Gt: (">", ">="),
    ast.GtE: (">=", ">"),
    ast.Eq: ("==", "!="),
    ast.NotEq: ("!=", "=="),
    ast.Is: ("is", "is not"),
    ast.IsNot: ("is not", "is"),
    ast.In: ("in", "not in"),
    ast.NotIn: ("not in", "in"),
}
_OPERATORS: Final[dict[type[ast.operator], tuple[str, str]]] = {
    ast.Add: ("+", "-"),
    ast.Sub: ("-", "+"),
    ast.Mult: ("*", "+"),
    ast.BitAnd: ("&", "|"),
    ast.BitOr: ("|", "&"),
    ast.LShift: ("<<", ">>"),
    ast.RShift: (">>", "<<"),
}
_FOR_THE_TYPE_CHECKER: Final = frozenset({"TypeVar", "NewType", "ParamSpec", "cast", "dataclass"})
_FOR_DEVELOPERS: Final = frozenset({"ValueError", "TypeError", "LookupError", "RuntimeError", "AssertionError"})
"""Exceptions that mostly report mistakes in our own code. Their fixed messages are not changed."""
_LOG: Final = "log"


class _Change(NamedTuple):
    """The replacement for the expression `of` or, if `operator` is not empty, for the operator that follows it."""

    of: ast.expr
    new: str
    operator: str = ""


def mutants_of(path: Path, text: str) -> Iterator[Mutant]:
    """Yield every mutant of a source file."""
    raw = text.encode()
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    skipped = _without_effect(tree := ast.parse(text))
    for node in ast.walk(tree):
        for of, new, operator in () if id(node) in skipped else (*_swapped(node), *_replaced(node)):
            begin = starts[of.lineno - 1] + of.col_offset
            end = starts[(of.end_lineno or 0) - 1] + (of.end_col_offset or 0)
            if operator:
                begin = raw.index(operator.encode(), end)
                end = begin + len(operator)
            yield Mutant(path, raw.count(b"\n", 0, begin) + 1, begin, end, raw[begin:end].decode(), new)


def _swapped(node: ast.AST) -> Iterator[_Change]:
    """Yield changes that replace an operator."""
    match node:
        case ast.Compare(left=left, ops=[operator]):
            old, new = _COMPARISONS[type(operator)]
            yield _Change(left, new, old)
        case ast.BoolOp(op=operator, values=[left, *_]):
            old, new = ("and", "or") if isinstance(operator, ast.And) else ("or", "and")
            yield _Change(left, new, old)
        case ast.BinOp(left=left, op=operator) if type(operator) in _OPERATORS:
            old, new = _OPERATORS[type(operator)]
            yield _Change(left, new, old)


def _replaced(node: ast.AST) -> Iterator[_Change]:
    """Yield changes that alter a constant, negate a condition or replace a returned value with None."""
    match node:
        case ast.Constant(value=bool() as value):
            yield _Change(node, str(not value))
        case ast.Constant(value=int() as value):
            yield _Change(node, str(value + 1))
        case ast.Constant(value=str() as value) if value:
            yield _Change(node, repr(f"{value}x"))
        case ast.UnaryOp(op=ast.Not(), operand=operand):
            yield _Change(node, f"bool({ast.unparse(operand)})")
        case ast.IfExp(test=test) | ast.If(test=test):
            yield _Change(test, f"not ({ast.unparse(test)})")
        case ast.Return(value=ast.expr() as value) if not isinstance(value, ast.Constant):
            yield _Change(value, "None")


def _without_effect(tree: ast.Module) -> set[int]:
    """Return the `id()` of each node to skip: f-strings, and nodes that tests need not check, such as annotations."""
    hidden = [one for node in ast.walk(tree) for one in (*_unseen(node), *_declared(node)) if one is not None]
    return {id(inner) for one in hidden for inner in ast.walk(one)}


def _unseen(node: ast.AST) -> Iterable[ast.AST | None]:
    """Return the parts of a node to skip: f-strings, and parts that tests need not check, such as log messages."""
    match node:
        case ast.Expr(value=ast.Constant() as text):
            return [text]
        case ast.JoinedStr() | ast.Subscript(value=ast.Name(id="Literal" | "Annotated")):
            return [node]
        case ast.If(test=ast.Name(id="TYPE_CHECKING") | ast.Compare(left=ast.Name(id="__name__"))):
            return [node]
        case ast.Call(func=ast.Name(id=name)) if name in _FOR_THE_TYPE_CHECKER:
            return [node] if name != "cast" else node.args[:1]
        case ast.Call(func=ast.Name(id=name), args=arguments) if name in _FOR_DEVELOPERS:
            return [text for text in arguments if isinstance(text, ast.Constant)]
        case ast.Call(func=ast.Attribute(value=ast.Name(id=name))) if name == _LOG:
            return node.args
        case ast.Call(func=ast.Name(id="lru_cache")):
            return [node]
        case ast.Call(func=ast.Name(id="zip"), keywords=keywords):
            return keywords
        case _:
            return []


def _declared(node: ast.AST) -> Iterable[ast.AST | None]:
    """Return the annotations of a node, and assignments to `__all__` and `__slots__`."""
    match node:
        case ast.AnnAssign(annotation=annotation):
            return [annotation]
        case ast.FunctionDef(args=arguments, returns=returns):
            every = [
                *arguments.posonlyargs,
                *arguments.args,
                *arguments.kwonlyargs,
                arguments.vararg,
                arguments.kwarg,
            ]
            return [returns, *(one.annotation for one in every if one)]
        case ast.Assign(targets=[ast.Name(id="__all__" | "__slots__")]):
            return [node]
        case _:
            return []
