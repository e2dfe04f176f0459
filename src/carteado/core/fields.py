"""Saving and loading by fields: a class declares its fields in `__init__`, and both follow from the declaration.

A `Record` saves every field that its objects have. A field of numbers, texts, flags and lists of them needs nothing
more; any other field is given a codec, or is named as `unsaved`. `tests/laws/test_fields.py` proves for every class
that no field is forgotten by the copy, the save or the load.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, ClassVar


def field_names(obj: object) -> list[str]:
    """The fields of an object, whether its class is compiled or not."""
    compiled: tuple[str, ...] = getattr(type(obj), "__mypyc_attrs__", ())
    return [*dict.fromkeys((*compiled, *getattr(obj, "__dict__", ())))]


class Codec:
    """How a value is written as plain data and read back; `world` is where shared objects are found.

    An `inline` codec writes a mapping that joins the data of the owner, and reads from that data.
    """

    inline: ClassVar[bool] = False
    record: Record | None = None  # of the objects inside, if there are any

    def dump(self, value: Any) -> Any:
        raise NotImplementedError

    def load(self, data: Any, world: Any) -> Any:
        raise NotImplementedError

    def records(self) -> Iterable[Record]:
        """The records of all objects that may be inside."""
        return () if self.record is None else (self.record,)


class Plain(Codec):
    """Numbers, texts, flags, nothing, and lists of them."""

    types: ClassVar[frozenset[type]] = frozenset((bool, int, float, str, type(None)))

    def dump(self, value: Any) -> Any:
        if type(value) in self.types:
            return value
        if isinstance(value, list):
            flat = self.types.issuperset(map(type, value))
            return value.copy() if flat else [self.dump(entry) for entry in value]
        raise TypeError(f"{type(value).__name__} is not plain data: give its field a codec")

    def load(self, data: Any, world: Any) -> Any:
        return self.dump(data)


class Word(Codec):
    """A number that is written as a word of a list."""

    def __init__(self, words: Sequence[str]) -> None:
        self.words = words

    def dump(self, value: Any) -> Any:
        return self.words[value]

    def load(self, data: Any, world: Any) -> Any:
        return self.words.index(data)


class Shared(Codec):
    """An object that all states share, written by its name."""

    def __init__(self, name: str, find: Callable[[Any], Mapping[str, Any]]) -> None:
        self.name = name
        self.find = find

    def dump(self, value: Any) -> Any:
        return getattr(value, self.name)

    def load(self, data: Any, world: Any) -> Any:
        return self.find(world)[data]


class Each(Codec):
    """A list."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.record = codec.record

    def dump(self, value: Any) -> Any:
        return [self.codec.dump(entry) for entry in value]

    def load(self, data: Any, world: Any) -> Any:
        return [self.codec.load(entry, world) for entry in data]

    def records(self) -> Iterable[Record]:
        return self.codec.records()


class Maybe(Codec):
    """A value or None."""

    def __init__(self, codec: Codec) -> None:
        self.codec = codec
        self.record = codec.record

    def records(self) -> Iterable[Record]:
        return self.codec.records()

    def dump(self, value: Any) -> Any:
        return None if value is None else self.codec.dump(value)

    def load(self, data: Any, world: Any) -> Any:
        return None if data is None else self.codec.load(data, world)


class Spread(Codec):
    """A list of one value for each of these names, saved under the names."""

    inline = True

    def __init__(self, names: Sequence[str]) -> None:
        self.names = names

    def dump(self, value: Any) -> Any:
        return {name: PLAIN.dump(entry) for name, entry in zip(self.names, value, strict=True)}

    def load(self, data: Any, world: Any) -> Any:
        return [PLAIN.load(data[name], world) for name in self.names]


class Under(Codec):
    """A field that is saved under another name."""

    inline = True

    def __init__(self, name: str, codec: Codec | None = None) -> None:
        self.name = name
        self.codec = codec or PLAIN
        self.record = self.codec.record

    def dump(self, value: Any) -> Any:
        return {self.name: self.codec.dump(value)}

    def load(self, data: Any, world: Any) -> Any:
        return self.codec.load(data[self.name], world)

    def records(self) -> Iterable[Record]:
        return self.codec.records()


class Rare(Under):
    """A field that is saved only where it is not as usual, so that tables without it are saved as ever."""

    def __init__(self, name: str, usual: Any, codec: Codec | None = None) -> None:
        super().__init__(name, codec)
        self.usual = usual

    def dump(self, value: Any) -> Any:
        return {} if value == self.usual else super().dump(value)

    def load(self, data: Any, world: Any) -> Any:
        if self.name in data:
            return super().load(data, world)
        return self.usual.copy() if isinstance(self.usual, list) else self.usual


class Record(Codec):
    """An object by its fields; `make` gives a new one to load onto. The copy may leave out what is `uncopied`.

    What is `derived` is not saved either, and computed again when it is needed.
    """

    def __init__(
        self,
        make: Callable[[], Any],
        unsaved: Iterable[str] = (),
        uncopied: Iterable[str] = (),
        derived: Iterable[str] = (),
        **codecs: Codec,
    ) -> None:
        self.make = make
        self.derived = frozenset(derived)
        self.unsaved = frozenset(unsaved) | self.derived
        self.uncopied = frozenset(uncopied)
        self.codecs = codecs
        self.record = self
        self.declared: list[tuple[str, Codec]] = []  # cached: all objects of a record have the same fields

    def dump(self, value: Any) -> Any:
        data: dict[str, Any] = {}
        for name, codec in self.fields(value):
            dumped = codec.dump(getattr(value, name))
            if codec.inline:
                data.update(dumped)
            else:
                data[name] = dumped
        return data

    def load(self, data: Any, world: Any) -> Any:
        return self.load_onto(self.make(), data, world)

    def load_onto(self, obj: Any, data: Any, world: Any) -> Any:
        for name, codec in self.fields(obj):
            setattr(obj, name, codec.load(data if codec.inline else data[name], world))
        return obj

    def fields(self, obj: Any) -> list[tuple[str, Codec]]:
        if not self.declared:
            names = [name for name in field_names(obj) if name not in self.unsaved]
            self.declared = [(name, self.codecs.get(name, PLAIN)) for name in names]
        return self.declared


class Tagged(Codec):
    """An object of one of several classes; its data begins with the name of the class, under `tag`."""

    def __init__(self, tag: str, **kinds: Record) -> None:
        self.tag = tag
        self.kinds = kinds
        self.names = {type(record.make()): name for name, record in kinds.items()}
        self.record = next(iter(kinds.values()))

    def dump(self, value: Any) -> Any:
        name = self.names[type(value)]
        return {self.tag: name, **self.kinds[name].dump(value)}

    def load(self, data: Any, world: Any) -> Any:
        return self.kinds[data[self.tag]].load(data, world)

    def records(self) -> Iterable[Record]:
        return self.kinds.values()


class ByNumber(Codec):
    """A dictionary with numbers as keys, without entries that are empty lists; JSON has texts as keys."""

    def dump(self, value: Any) -> Any:
        return {str(key): PLAIN.dump(entry) for key, entry in sorted(value.items()) if entry != []}

    def load(self, data: Any, world: Any) -> Any:
        return {int(key): PLAIN.load(entry, world) for key, entry in data.items()}


class Inline(Codec):
    """An object whose fields are saved among those of its owner."""

    inline = True
    record: Record

    def __init__(self, record: Record) -> None:
        self.record = record

    def dump(self, value: Any) -> Any:
        return self.record.dump(value)

    def load(self, data: Any, world: Any) -> Any:
        return self.record.load(data, world)


class Columns(Codec):
    """A list of objects, saved field by field among the fields of the owner: a list of values for each.

    `count` says how many there are in that world.
    """

    inline = True
    record: Record

    def __init__(self, record: Record, count: Callable[[Any], int]) -> None:
        self.record = record
        self.count = count

    def dump(self, value: Any) -> Any:
        rows = [self.record.dump(entry) for entry in value]
        return {name: [row[name] for row in rows] for name in rows[0]}

    def load(self, data: Any, world: Any) -> Any:
        return [self.record.load(Row(data, place), world) for place in range(self.count(world))]


class Row:
    """One place of columns, read like a mapping."""

    def __init__(self, columns: Mapping[str, Any], place: int) -> None:
        self.columns = columns
        self.place = place

    def __getitem__(self, name: str) -> Any:
        return self.columns[name][self.place]


PLAIN = Plain()
# What `Game.save` writes beside the table, and what only lasts while the state is in memory.
OF_STATE = ("game", "setup", "rng", "events", "choices")
