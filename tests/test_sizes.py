"""The size of the sources: a file and a function can be read at a sitting."""

from __future__ import annotations

import ast
from pathlib import Path

SOURCES = Path(__file__).parent.parent / "src"
LINES_OF_A_FILE = 400
LINES_OF_A_FUNCTION = 50


def long_functions(text: str) -> list[str]:
    functions = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)]
    return [it.name for it in functions if (it.end_lineno or 0) - it.lineno >= LINES_OF_A_FUNCTION]


def test_no_file_and_no_function_is_too_long() -> None:
    files = {str(file.relative_to(SOURCES)): file.read_text(encoding="utf-8") for file in SOURCES.rglob("*.py")}
    assert len(files) > 500
    assert [name for name, text in files.items() if len(text.splitlines()) > LINES_OF_A_FILE] == []
    assert [(name, found) for name, text in files.items() for found in long_functions(text)] == []


def test_a_long_function_is_found() -> None:
    lines = "    pass\n" * (LINES_OF_A_FUNCTION - 1)
    assert long_functions("def short():\n" + lines) == []
    assert long_functions("class A:\n async def long():\n" + lines + "    pass\n") == ["long"]
