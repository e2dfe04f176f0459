"""Every command of the README works where everything is installed, and says what is missing where it is not."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from carteado.core.optional import EXTRAS

ROOT = Path(__file__).parent.parent.parent
CLI = [sys.executable, "-c", "from carteado.cli import main; main()"]
# Options that make a command quick: they come last and so override those before them.
SHORTER = {
    "simulate": ["--games", "4"],
    "compare": ["--pairs", "2", "--levels", "random"],
    "tournament": ["--deals", "1"],
    "report": ["--games", "4", "--levels", "random"],
    "serve": ["--port", "0"],
}
LACKING = {"solve": "num", "compare": "", "tournament": "openskill", "report": "", "print": "typst"}
LONG = ("solve", "bench")  # take minutes; tests of their own do less of the same
BLOCK = f"""
import sys
class Block:
    def find_spec(self, name, path=None, target=None):
        if name.partition(".")[0] in {set(EXTRAS)!r}:
            raise ModuleNotFoundError(f"No module named {{name!r}}", name=name)
sys.meta_path.insert(0, Block())
"""


def commands() -> list[str]:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    block = re.search(r"## Commands\n\n```\n(.*?)```", text, re.DOTALL)
    assert block is not None
    return [re.split(r" {2,}", line.removeprefix("carteado "))[0] for line in block[1].splitlines()]


def words_of(command: str, folder: Path) -> list[str]:
    """The words as typed, with a record for FILE, results in a folder of the test, and less work."""
    words = command.replace("search:500", "search:5").split()
    if "FILE" in words:
        made = subprocess.run([*CLI, "simulate", "siege", "--games", "1", "--record", str(folder)], check=True)
        assert made.returncode == 0
        words[words.index("FILE")] = str(next(folder.glob("*.json")))
    if "-o" in words:
        place = words.index("-o") + 1
        words[place] = str(folder / words[place])
    return [*words, *SHORTER.get(words[0], [])]


def run(words: list[str], environment: dict[str, str]) -> tuple[int, str]:
    """The exit code and what was said on standard error. A server is stopped once it is up."""
    with subprocess.Popen(
        [*CLI, *words],
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        assert process.stdout is not None
        served = words[0] == "serve" and "http://" in process.stdout.readline()
        if served:
            process.terminate()
        said = process.communicate()[1]
    return 0 if served and process.returncode == -signal.SIGTERM else process.returncode, said


@pytest.fixture
def environment(secret_deals: None, tmp_path: Path) -> dict[str, str]:
    return {**os.environ, "XDG_DATA_HOME": str(tmp_path / "data"), "LC_ALL": "C.UTF-8"}


@pytest.mark.parametrize("command", [one for one in commands() if not one.startswith(LONG)])
def test_a_command_of_the_readme_works(command: str, tmp_path: Path, environment: dict[str, str]) -> None:
    code, said = run(words_of(command, tmp_path), environment)
    assert code == 0, said


@pytest.mark.parametrize("command", [one for one in commands() if one.split()[0] in LACKING])
def test_a_command_that_lacks_a_module_says_so_in_one_line(
    command: str, tmp_path: Path, environment: dict[str, str]
) -> None:
    words = words_of(command, tmp_path)
    (tmp_path / "sitecustomize.py").write_text(BLOCK, encoding="utf-8")
    code, said = run(words, {**environment, "PYTHONPATH": str(tmp_path)})
    assert "Traceback" not in said
    if code:
        assert re.fullmatch(r'carteado: .* -m pip install "carteado\[\w+\]" \[module-missing\]\n', said)
        assert LACKING[words[0]] in said


def test_the_other_commands_need_no_extra(tmp_path: Path, environment: dict[str, str]) -> None:
    (tmp_path / "sitecustomize.py").write_text(BLOCK, encoding="utf-8")
    blocked = {**environment, "PYTHONPATH": str(tmp_path)}
    plain = [command for command in commands() if command.split()[0] not in (*LACKING, *LONG)]
    assert plain
    for command in plain:
        code, said = run(words_of(command, tmp_path), blocked)
        assert code == 0, (command, said)


def test_every_optional_module_names_the_extra_that_brings_it() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    extras = project["optional-dependencies"]
    spelled = {"vl_convert": "vl-convert-python", "pyspiel": "open_spiel"}
    for module, extra in EXTRAS.items():
        names = [re.split(r"[<>=\[]", one)[0] for one in extras[extra]]
        assert spelled.get(module, module) in names


def test_both_readmes_show_the_same_commands() -> None:
    def named(file: str) -> list[str]:
        return re.findall(r"^carteado (\w+)", (ROOT / file).read_text(encoding="utf-8"), re.MULTILINE)

    assert named("README.md") == named("README.pt-BR.md")
