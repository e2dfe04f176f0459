"""Looking for forgotten fields: change one, and see whether a copy or a save brings it along."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from carteado.core.fields import PLAIN, Codec, Columns, Inline, Plain, Rare, Record, Shared, Under, Word, field_names
from carteado.core.rng import Rng
from carteado.core.state import State


class Law:
    """The records of one game by the classes of their objects; `world` is where shared objects are found."""

    def __init__(self, record: Record, world: Any) -> None:
        self.record = record
        self.world = world
        self.inner = list(dict.fromkeys(all_records(record)))[1:]
        self.by_class = {type(inner.make()): inner for inner in self.inner}

    def picture(self, value: Any, loaded: bool = False) -> Any:
        """A value as plain data, field by field; what is shared stands for itself. A loaded one has yet to derive."""
        if isinstance(value, list):
            return [self.picture(entry, loaded) for entry in value]
        if isinstance(value, Rng):
            return value.save()
        if isinstance(value, dict) and loaded:
            return {key: entry for key, entry in value.items() if entry != []}  # saves leave out what is empty
        record = self.by_class.get(type(value))
        if record is None:
            return value
        without = record.uncopied | record.derived if loaded else record.uncopied
        return {name: self.picture(getattr(value, name), loaded) for name in field_names(value) if name not in without}

    def differing(self, one: Any, two: Any, without: Iterable[str] = (), loaded: bool = False) -> list[str]:
        """The fields in which two objects differ."""
        names = [name for name in field_names(one) if name not in without]
        return [
            name
            for name in names
            if self.picture(getattr(one, name), loaded) != self.picture(getattr(two, name), loaded)
        ]

    def forgotten_by_copy(self, record: Record) -> list[str]:
        """The fields that an object of that record has and its copy has not."""
        made = sample(record, self.world)
        for name in record.unsaved - record.uncopied:
            setattr(made, name, other(getattr(made, name), Plain(), self.world))
        return self.differing(made, made.copy(), record.uncopied)

    def forgotten_by_save(self, record: Record) -> list[str]:
        made = sample(record, self.world)
        return self.differing(made, record.load(record.dump(made), self.world), record.unsaved, loaded=True)

    def changed(self, state: State) -> Iterator[tuple[str, State]]:
        """States that differ from this one in one field."""
        for name, codec in self.record.fields(state):
            if can_be_changed_alone(getattr(state, name), codec):
                probe = state.clone()
                setattr(probe, name, other(getattr(probe, name), codec, self.world))
                yield name, probe


def all_records(record: Record) -> Iterator[Record]:
    """This one, and those of the objects inside."""
    yield record
    for codec in record.codecs.values():
        for inner in codec.records():
            yield from all_records(inner)


def other(value: Any, codec: Codec, world: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(codec, Word):
        if isinstance(value, list):
            return [(entry + 1) % len(codec.words) for entry in value]
        return (value + 1) % len(codec.words)
    if isinstance(codec, Shared) and isinstance(value, list):
        return [other(None, codec, world)]
    if isinstance(codec, Shared):
        return next(entry for entry in codec.find(world).values() if entry is not value)
    if isinstance(codec, Columns):
        return [sample(codec.record, world) for _ in value]
    if codec.record is not None:
        made = sample(codec.record, world)
        return [made] if isinstance(value, list) else made
    if isinstance(value, bool):
        return not value
    if isinstance(value, list):
        return [other(value[0], PLAIN, world), *value[1:]] if value else [1]
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, dict):
        return {**value, 1: [1]}
    return 1 if value is None else value + 1


def sample(record: Record | None, world: Any) -> Any:
    """An object of that record, every saved field of which differs from a new one."""
    assert record is not None
    made = record.make()
    for name, codec in record.fields(made):
        inner = getattr(codec, "codec", codec)
        setattr(made, name, other(getattr(made, name), inner if inner.record is None else codec, world))
    return made


def can_be_changed_alone(value: Any, codec: Codec) -> bool:
    """Whether a field of a state stays true to the others when it is changed: a list of places does not."""
    if isinstance(codec, Inline | Columns | Word):
        return True
    if codec.record is not None and (isinstance(codec, Rare) or not codec.inline):
        return True
    inner = codec.codec if isinstance(codec, Under) else codec
    return type(inner) is Plain and isinstance(value, bool | int | str)
