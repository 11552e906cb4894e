"""The number of lines of a program, counted in the same way for all packages."""

import ast
import io
import tokenize

NO_CODE = frozenset(
    {
        tokenize.COMMENT,
        tokenize.DEDENT,
        tokenize.ENDMARKER,
        tokenize.INDENT,
        tokenize.NEWLINE,
        tokenize.NL,
    }
)


def code_lines(source: str) -> int:
    """Return the number of lines without blank lines, comments and docstrings.

    >>> code_lines('"Add."\\n\\nx = 1  # one\\n# two\\nprint(\\n    x)\\n')
    3
    """
    tokens = tokenize.generate_tokens(io.StringIO(source).readline)
    lines = {
        number
        for token in tokens
        if token.type not in NO_CODE
        for number in range(token.start[0], token.end[0] + 1)
    }
    return len(lines - _docstring_lines(ast.parse(source)))


def _docstring_lines(tree: ast.Module) -> set[int]:
    kinds = (ast.Module, ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)
    found: set[int] = set()
    for node in ast.walk(tree):
        if isinstance(node, kinds) and ast.get_docstring(node) is not None:
            text = node.body[0]
            found |= set(range(text.lineno, (text.end_lineno or text.lineno) + 1))
    return found
