"""The Python reference: each public name has a page, and a docstring that says what one needs."""

import ast
import importlib
import importlib.util
import inspect
import re
import textwrap
from collections.abc import Callable, Iterator
from functools import cached_property
from operator import attrgetter
from types import ModuleType
from typing import Any, Protocol

import numpy as np
import pytest

import clubsuit
import clubsuit.gpu
import clubsuit.lab
import clubsuit.lab.study
import clubsuit.testing
from support.project import ROOT

PAGES = sorted((ROOT / "docs" / "reference").glob("*.md"))
PUBLIC: tuple[ModuleType, ...] = (
    *(clubsuit, clubsuit.gpu, clubsuit.lab, clubsuit.lab.study, clubsuit.testing),
)
"""The modules whose `__all__` is public."""

NAMES = [
    name
    for page in PAGES
    for name in re.findall(r"^::: (\S+)$", page.read_text(encoding="utf-8"), re.MULTILINE)
]
"""The names on the pages."""

OURS = ("clubsuit", __name__)
ELSEWHERE = re.compile(r"\b(See|arguments?|Same as|parameters)\b")
"""Words of a docstring that sends readers to another one for the parameters."""

ERRORS = re.compile(r"\b[Rr]aises?\b|\berrors?\b|\w+Error\b")
MEMBERS = property, cached_property, staticmethod, classmethod
KINDS = re.compile(r"\b(u?int\d+|bool|float\d+|records?)\b")
"""Types of the elements of an array."""


def found(name: str) -> Any:
    """Return the object with this name."""
    module, _, path = name.rpartition(".")
    try:
        return attrgetter(path)(importlib.import_module(module))
    except AttributeError:
        return importlib.import_module(name)


def is_module(name: str) -> bool:
    """Return whether there is a module with this name."""
    try:
        return importlib.util.find_spec(name) is not None
    except ModuleNotFoundError:  # the name is in a class
        return False


def text_of(one: Any) -> str:
    """Return the docstring of an object itself, not of its base class."""
    return inspect.cleandoc(getattr(one, "__doc__", None) or "")


def attribute_texts(kind: type) -> dict[str, str]:
    """Return the docstrings of the attributes of a class, "" for attributes without one."""
    texts: dict[str, str] = {}
    (tree,) = ast.parse(textwrap.dedent(inspect.getsource(kind))).body
    methods = [one for one in ast.walk(tree) if isinstance(one, ast.FunctionDef)]
    for node in (tree, *methods):
        body = getattr(node, "body", [])
        for one, after in zip(body, [*body[1:], None], strict=True):
            match one:
                case ast.AnnAssign(ast.Name(name)) if node is tree:
                    pass
                case ast.AnnAssign(ast.Attribute(ast.Name("self"), name)):
                    pass
                case ast.Assign([ast.Attribute(ast.Name("self"), name)]):
                    pass
                case _:
                    continue
            told = isinstance(after, ast.Expr) and isinstance(after.value, ast.Constant)
            texts[name] = texts.get(name) or (str(after.value.value) if told else "")
    return {name: text for name, text in texts.items() if not name.startswith("_")}


def bases_of(kind: type) -> list[type]:
    """Return the class and those of its bases that are ours."""
    return [base for base in kind.__mro__ if base.__module__.startswith(OURS)]


def methods_of(kind: type) -> Iterator[tuple[str, Any]]:
    """Yield the public methods and properties of a class and of our bases."""
    for base in bases_of(kind):
        for name, value in vars(base).items():
            if name.startswith("_"):
                continue
            if isinstance(value, MEMBERS) or inspect.isfunction(value):
                yield name, value


def lacks_of_function(function: Callable[..., Any], text: str, may_fail: bool = True) -> list[str]:
    """Return what the docstring of a function lacks: types, parameters, errors."""
    signature = inspect.signature(function)
    given = [one for name, one in signature.parameters.items() if name != "self"]
    lacks = [f"the type of {one.name}" for one in given if one.annotation is one.empty]
    if signature.return_annotation is signature.empty:
        lacks.append("the type of the result")
    if not text:
        return [*lacks, "a docstring"]
    lacks += [
        one.name
        for one in given
        if not re.search(rf"\b{one.name}\b", text) and not ELSEWHERE.search(text)
    ]
    if given and may_fail and not ERRORS.search(text) and not ELSEWHERE.search(text):
        lacks.append("errors")
    if "ndarray" in str(signature.return_annotation) and not KINDS.search(text):
        lacks.append("the type of the array")
    return lacks


def lacks_of_class(kind: type) -> Iterator[str]:
    """Yield what the docstrings of a class and its members lack."""
    text = text_of(kind)
    protocol = Protocol in kind.__bases__
    for base in bases_of(kind):
        told = text_of(base) + text
        for name, said in attribute_texts(base).items():
            if not said and not re.search(rf"\b{name}\b", told):
                yield f"{name}: meaning"
            hint = str(inspect.get_annotations(base).get(name, ""))
            if "ndarray" in hint and not KINDS.search(said or told):
                yield f"{name}: the type of the array"
    for name, value in methods_of(kind):
        if isinstance(value, (property, cached_property)):
            getter = value.fget if isinstance(value, property) else value.func
            assert getter is not None
            for lack in lacks_of_function(getter, text_of(getter)):
                yield f"{name}: {lack}"
            continue
        function = getattr(kind, name)
        for lack in lacks_of_function(function, text_of(function), not protocol):
            yield f"{name}: {lack}"


def lacks(one: Any) -> list[str]:
    """Return what the docstrings of a public object lack."""
    if isinstance(one, tuple):  # a constant, whose docstring is only in the source
        return []
    text = text_of(one)
    missing = ["a docstring"] if not text else []
    if ">>>" not in text:
        missing.append("an example")
    if inspect.ismodule(one):
        return missing
    if isinstance(one, type):
        return missing + list(dict.fromkeys(lacks_of_class(one)))
    return missing + lacks_of_function(one, text)


def test_each_public_name_has_a_page() -> None:
    """Holes: a public name has no place in the reference; a name is there twice."""
    shown = [id(found(name)) for name in NAMES]
    public = {
        f"{one.__name__}.{name}": id(getattr(one, name)) for one in PUBLIC for name in one.__all__
    }
    assert [name for name, which in public.items() if which not in shown] == []
    # A module and a function of it can have one name, of which the page would show the module.
    modules = [name for name in NAMES if is_module(name) and not inspect.ismodule(found(name))]
    assert modules == []
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize("name", NAMES)
def test_docstrings_say_what_one_needs(name: str) -> None:
    """Holes: a public name has no meaning, types, errors or example; an array has no type."""
    assert lacks(found(name)) == []


def test_what_is_missing_is_noticed() -> None:
    """Hole: the test accepts every docstring."""

    class Odd:
        """Something."""

        size: int

        def grow(self, by, seed: int = 0):  # type: ignore[no-untyped-def]
            """Grow."""

        @property
        def values(self) -> np.ndarray:
            """The values."""
            return np.zeros(1)

    assert lacks(Odd) == [
        "an example",
        "size: meaning",
        "grow: the type of by",
        "grow: the type of the result",
        "grow: by",
        "grow: seed",
        "grow: errors",
        "values: the type of the array",
    ]
