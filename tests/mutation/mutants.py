"""Mutants: source files with one small fault each."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple


class Mutant(NamedTuple):
    """One small change of one file."""

    path: Path
    line: int
    begin: int
    end: int
    """Where the changed bytes are."""
    old: str
    new: str

    def source(self, original: bytes) -> bytes:
        """The file with the fault in it."""
        return original[: self.begin] + self.new.encode() + original[self.end :]

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


class _Change(NamedTuple):
    """What to write in place of an expression; or of the operator after it, if there is one."""

    of: ast.expr
    new: str
    operator: str = ""


def mutants_of(path: Path, text: str) -> Iterator[Mutant]:
    """Every mutant of a source file."""
    raw = text.encode()
    starts = [0]
    for line in raw.splitlines(keepends=True):
        starts.append(starts[-1] + len(line))
    skipped = _not_run(tree := ast.parse(text))
    for node in ast.walk(tree):
        for of, new, operator in () if id(node) in skipped else (*_swapped(node), *_replaced(node)):
            begin = starts[of.lineno - 1] + of.col_offset
            end = starts[(of.end_lineno or 0) - 1] + (of.end_col_offset or 0)
            if operator:
                begin = raw.index(operator.encode(), end)
                end = begin + len(operator)
            yield Mutant(path, raw.count(b"\n", 0, begin) + 1, begin, end, raw[begin:end].decode(), new)


def _swapped(node: ast.AST) -> Iterator[_Change]:
    """Another operator."""
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
    """Another constant, the opposite condition, nothing instead of a result."""
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


def _not_run(tree: ast.Module) -> set[int]:
    """Docstrings, annotations and f-string parts: changing them changes nothing, or breaks the syntax."""
    found: set[int] = set()
    for node in ast.walk(tree):
        hidden: list[ast.AST | None] = []
        match node:
            case ast.Expr(value=ast.Constant()) as statement:
                hidden = [statement.value]
            case ast.JoinedStr():
                hidden = [node]
            case ast.AnnAssign(annotation=annotation):
                hidden = [annotation]
            case ast.FunctionDef(args=arguments, returns=returns):
                every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs, arguments.vararg]
                hidden = [returns, *(one.annotation for one in every if one)]
            case ast.If(test=ast.Name(id="TYPE_CHECKING")):
                hidden = [node]
            case ast.Assign(value=ast.Call(func=ast.Name(id="TypeVar"))):
                hidden = [node]
            case _:
                pass
        for one in hidden:
            if one is not None:
                found |= {id(inner) for inner in ast.walk(one)}
    return found
