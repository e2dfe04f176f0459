"""Reading card files: YAML in, checked records out."""

from __future__ import annotations

from pathlib import Path
from typing import TypeVar

import msgspec
from ruamel.yaml import YAML
from ruamel.yaml.error import YAMLError

from carteado.core.errors import Invalid

T = TypeVar("T")


def read_cards(path: Path, shape: type[T]) -> T:
    """The file as a record of that shape; a card that does not fit is refused with file, place and reason."""
    try:
        data = YAML(typ="safe", pure=True).load(path.read_text(encoding="utf-8"))
        return msgspec.convert(data, shape)
    except (YAMLError, msgspec.ValidationError) as error:
        raise Invalid("card-file-invalid", file=path.name, reason=" ".join(str(error).split())) from error
