"""Dependencies: the lock file for servers, and the licences."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import distribution
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parent.parent
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
NEEDED = [Requirement(text) for text in PROJECT["dependencies"] + PROJECT["optional-dependencies"]["postgres"]]
LOCK = (ROOT / "requirements.lock").read_text(encoding="utf-8")
PINNED = re.compile(r"^([\w.-]+)==(\S+)(?: ; [^\\\n]+)?(?: \\\n    --hash=sha256:[0-9a-f]{64})+$", re.MULTILINE)
FLOORS = {"starlette": "0.49.1", "uvicorn": "0.44"}


def pinned() -> dict[str, str]:
    return {canonicalize_name(name): version for name, version in PINNED.findall(LOCK)}


@pytest.mark.parametrize("needed", NEEDED, ids=str)
def test_the_lock_satisfies_what_is_declared(needed: Requirement) -> None:
    assert needed.specifier.contains(pinned()[canonicalize_name(needed.name)])


def test_every_package_of_the_lock_is_pinned_with_hashes_and_no_host_is_named() -> None:
    assert PINNED.sub("", LOCK).strip() == ""
    assert "://" not in LOCK


@pytest.mark.parametrize(("name", "floor"), FLOORS.items())
def test_versions_with_known_faults_are_excluded(name: str, floor: str) -> None:
    specifier = next(needed.specifier for needed in NEEDED if needed.name == name)
    assert str(specifier) == f">={floor}"


@pytest.mark.parametrize("needed", NEEDED, ids=str)
def test_the_credits_name_every_package_with_its_licence(needed: Requirement) -> None:
    """The licence is the one that the installed package declares."""
    row = re.search(
        rf"^\| {re.escape(needed.name)} \| (.+) \|$", (ROOT / "CREDITS.md").read_text("utf-8"), re.MULTILINE
    )
    assert row is not None
    facts = distribution(needed.name).metadata
    declared = [text for name in ("License-Expression", "License") for text in facts.get_all(name) or []]
    declared += [text for text in facts.get_all("Classifier") or [] if text.startswith("License")]
    family = row[1].partition("-")[0].replace("Apache", "Ap")
    assert any(family.lower() in text.lower() for text in declared), declared
