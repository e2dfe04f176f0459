"""The wheel and the source archive, each installed with its declared dependencies only, play every game."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import urllib.request
import venv
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement

import carteado
import strangers
from carteado.texts import LANGUAGES

ROOT = Path(__file__).parent.parent
PROJECT = ("pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE")
PLAIN = {**os.environ, "CARTEADO_INTERPRETED": "1"}  # compiling takes minutes, and is tested elsewhere


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Copy the sources as a packager has them: the pages built, nothing compiled."""
    if not (ROOT / "src" / "carteado" / "server" / "site" / "index.html").exists():
        pytest.fail("The pages are not built: run make site")
    made = tmp_path_factory.mktemp("tree")
    for name in ("src", "tools"):
        ignored = shutil.ignore_patterns("__pycache__", "_native", "*.egg-info")
        shutil.copytree(ROOT / name, made / name, ignore=ignored)
    for name in PROJECT:
        shutil.copy(ROOT / name, made)
    return made


def pip(*words: str, python: Path = Path(sys.executable)) -> None:
    command = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check", "--quiet"]
    subprocess.run([*command, *words], env=PLAIN, check=True)


def built(source: Path, folder: Path) -> Path:
    """Build the wheel of a source tree or archive."""
    pip("wheel", "--no-deps", "--no-index", "--no-build-isolation", "--wheel-dir", str(folder), str(source))
    (wheel,) = folder.glob("*.whl")
    return wheel


def archive(tree: Path, folder: Path) -> Path:
    """Build the source archive with the project's build backend."""
    script = f"import backend; backend.build_sdist({str(folder)!r})"
    where = {**PLAIN, "PYTHONPATH": str(tree / "tools")}
    subprocess.run([sys.executable, "-c", script], cwd=tree, env=where, check=True, capture_output=True)
    (made,) = folder.glob("*.tar.gz")
    return made


def declared(extra: str = "") -> dict[str, Distribution]:
    """Return the package's dependencies and theirs, without extras that were not requested."""
    found: dict[str, Distribution] = {}
    waiting = [(Requirement(one), extra) for one in distribution("carteado").requires or []]
    while waiting:
        requirement, wanted = waiting.pop()
        if requirement.marker is not None and not requirement.marker.evaluate({"extra": wanted}):
            continue
        dist = distribution(requirement.name)
        new = requirement.name not in found
        found[requirement.name] = dist
        extras = ["", *requirement.extras] if new else list(requirement.extras)
        waiting += [(Requirement(one), inner) for inner in extras for one in dist.requires or []]
    return found


def environment(folder: Path) -> Path:
    """Make a virtual environment with the declared dependencies and nothing else."""
    venv.create(folder, with_pip=False, symlinks=True)
    link(declared(), folder)
    return folder / "bin"


def link(packages: dict[str, Distribution], folder: Path) -> None:
    """Make packages of this environment importable in another."""
    (found,) = folder.glob("lib/*/site-packages")
    for dist in packages.values():
        for top in {file.parts[0] for file in dist.files or [] if file.parts[0] not in ("..", "__pycache__")}:
            if not (found / top).exists():
                (found / top).symlink_to(Path(str(dist.locate_file(top))))


@pytest.mark.parametrize("kind", ["wheel", "archive"])
def test_what_is_installed_plays_every_game(kind: str, tree: Path, tmp_path: Path) -> None:
    source = archive(tree, tmp_path) if kind == "archive" else tree
    wheel = built(source, tmp_path / "wheels")
    assert "carteado/server/site/index.html" in zipfile.ZipFile(wheel).namelist()
    bin = environment(tmp_path / "environment")
    pip("install", "--no-deps", "--no-index", str(wheel), python=bin / "python")
    where = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
    where |= {"XDG_DATA_HOME": str(tmp_path / "data"), "XDG_CACHE_HOME": str(tmp_path / "cache")}
    for game in carteado.names():
        words = [str(bin / "carteado"), "simulate", game, "--games", "1", "--bots", "random", "--json"]
        done = subprocess.run(words, cwd=tmp_path, env=where, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
    serves(bin, where)
    begins_a_game(bin, where, tmp_path)
    if kind == "wheel":
        link(declared("print"), tmp_path / "environment")
        for game in strangers.GAMES:
            takes_a_card(bin, where, tmp_path, game)
        link(declared("lab"), tmp_path / "environment")
        takes_a_creature_from_its_file_to_the_press(bin, where, tmp_path)


def takes_a_creature_from_its_file_to_the_press(bin: Path, where: dict[str, str], folder: Path) -> None:
    """Check that a creature with a choice at its death is checked, told, played, measured and printed."""
    path = str(strangers.write_creature(folder))

    def done(*words: str, typed: str = "") -> str:
        command = [str(bin / "carteado"), *words, "--set", path]
        ran = subprocess.run(command, cwd=folder, env=where, input=typed, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    assert "nothing wrong" in done("cards", "duel", "--check", "--lang", "en")
    told = {"en": "When this creature dies, choose one", "pt": "Quando esta criatura morre, escolha uma opção"}
    for lang, text in told.items():
        assert text in done("cards", "duel", "MY-01", "--lang", lang)
    decks = ["--option", "deck_0=toll_road", "--option", "deck_1=forge_march"]
    table = ["--seats", "human,bot:random", "--seed", "10", "--lang", "en"]
    played = done("play", "duel", *decks, *table, typed="1\n" * 900)  # always the first answer: option 1, draw a card
    assert re.search(r"The effect of Toll Keeper.+\n(.+\n){4}You drew ", played)
    sides = ["--a", "deck=toll_road", "--a", f"set={path}", "--b", "deck=forge_march"]
    compared = [str(bin / "carteado"), "compare", "duel", *sides, "--levels", "random", "--pairs", "100", "--json"]
    found = json.loads(subprocess.run(compared, env=where, capture_output=True, text=True, check=True).stdout)
    assert (found["findings"][0]["question"], found["findings"][0]["verdict"]) == ("score", "better")
    done("print", "duel", "--card", "MY-01", "-o", "toll.pdf")
    assert (folder / "toll.pdf").read_bytes().startswith(b"%PDF")


def takes_a_card(bin: Path, where: dict[str, str], folder: Path, game: str) -> None:
    """Check that one YAML entry is enough for a card: it is shown in both languages, printed and played."""
    path, card = str(strangers.write_set(game, folder)), strangers.card(game)

    def done(*words: str) -> str:
        command = [str(bin / "carteado"), *words, "--set", path]
        ran = subprocess.run(command, cwd=folder, env=where, capture_output=True, text=True, check=False)
        assert ran.returncode == 0, ran.stderr
        return ran.stdout

    for lang in LANGUAGES:
        assert done("cards", game, card["id"], "--lang", lang).startswith(f"{card['id']}  {card['name'][lang]}, ")
    done("print", game, "--card", card["id"], "-o", f"{game}.pdf")
    assert (folder / f"{game}.pdf").read_bytes().startswith(b"%PDF")
    choices = [f"--option={carteado.load(game).deck_choice(seat)}={strangers.deck(game)}" for seat in (0, 1)]
    played = json.loads(done("simulate", game, "--games", "1", "--json", *choices))
    assert played["games"] == 1


def begins_a_game(bin: Path, where: dict[str, str], folder: Path) -> None:
    """Check that a new game is written, with every file of the template."""
    words = [str(bin / "carteado"), "new-game", "harvest", "--folder", str(folder / "harvest")]
    subprocess.run(words, env=where, capture_output=True, check=True)
    template = ROOT / "src" / "carteado" / "cli" / "new_game" / "template"
    there = [file.relative_to(folder / "harvest") for file in (folder / "harvest").rglob("*") if file.is_file()]
    known = [file.relative_to(template) for file in template.rglob("*") if file.is_file() and file.suffix != ".pyc"]
    assert {str(file).replace("harvest", "newgame") for file in there} == {str(file) for file in known}


def serves(bin: Path, where: dict[str, str]) -> None:
    """Check that the installed server serves its own pages and lists its games."""
    server = subprocess.Popen(
        [str(bin / "carteado"), "serve", "--port", "0"], env=where, stdout=subprocess.PIPE, text=True
    )
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[-1]
        with urllib.request.urlopen(address) as page:
            assert b"/assets/" in page.read()
        with urllib.request.urlopen(f"{address}api/games") as answer:
            assert b'"siege"' in answer.read()
    finally:
        server.terminate()
        server.communicate()
