"""The names that `import clubsuit` promises, as `public_names.txt` lists them."""

import ast
import inspect
import textwrap
import types
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Protocol

import clubsuit
from clubsuit.record import Event, HandRecord

LIST = Path(__file__).with_name("public_names.txt")
REACHED = (HandRecord, Event)
"""Classes that docs/python.md reaches through an attribute; the package does not export them."""


def without_types(function: Any) -> str:
    """Return the parameters of a function with their defaults."""
    signature = inspect.signature(function)
    bare = [part.replace(annotation=part.empty) for part in signature.parameters.values()]
    return str(signature.replace(parameters=bare, return_annotation=signature.empty))


def attributes(kind: type) -> Iterator[str]:
    """Yield the names that a class annotates, and those that its methods set."""
    yield from inspect.get_annotations(kind)
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(kind)))):
        match node:
            case ast.Attribute(ast.Name("self"), name, ast.Store()):
                yield name


def members(kind: type) -> Iterator[str]:
    """Yield a line for each public name of a class, including names from our base classes."""
    for base in kind.__mro__:
        if base.__module__.partition(".")[0] == "clubsuit":
            yield from (f".{name}" for name in attributes(base) if not name.startswith("_"))
            for name in vars(base):
                value = getattr(kind, name)
                if not name.startswith("_"):
                    is_called = inspect.isroutine(value) and callable(value)
                    yield f".{name}{without_types(value) if is_called else ''}"


def public_names() -> list[str]:
    """Return a line for each name: functions and classes with parameters, members of classes."""
    lines = set()
    exported = {name: getattr(clubsuit, name) for name in clubsuit.__all__}
    for name, value in (exported | {kind.__name__: kind for kind in REACHED}).items():
        is_protocol = isinstance(value, type) and Protocol in value.__bases__
        lines.add(name if is_protocol else f"{name}{without_types(value)}")
        if isinstance(value, type):
            lines |= {f"{name}{line}" for line in members(value)}
    return sorted(lines)


def test_public_names() -> None:
    """Hole: a public name disappears or appears without a change to the list."""
    listed = LIST.read_text(encoding="utf-8").splitlines()
    assert public_names() == listed


def test_everything_in_the_package_is_exported() -> None:
    """Hole: `import clubsuit` has a name that `__all__` lacks."""
    names = {
        name
        for name, value in vars(clubsuit).items()
        if not name.startswith("_") and not isinstance(value, types.ModuleType)
    }
    assert names == set(clubsuit.__all__)
