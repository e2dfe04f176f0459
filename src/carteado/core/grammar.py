"""The two written forms of an action: a text that a person types and a JSON object. Both parse back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from carteado.core.errors import Invalid, unknown
from carteado.core.numbers import read_number
from carteado.core.state import Action


class Field:
    """One field of an action: `width` numbers of the tuple, one word of the text, one key of the JSON object."""

    width = 1
    type: Any = Any  # of its JSON value
    optional = False  # whether the JSON value may be left out

    def __init__(self, name: str) -> None:
        self.name = name

    def word(self, numbers: Action) -> str:
        """The word for these numbers; "" is left out of the text."""
        raise NotImplementedError

    def read(self, word: str) -> Action | None:
        """The numbers of a word; None if the field does not have this word."""
        raise NotImplementedError

    def value(self, numbers: Action) -> Any:
        """The JSON value; None is left out."""
        raise NotImplementedError

    def read_value(self, value: Any) -> Action | None:
        raise NotImplementedError

    def allowed(self) -> str:
        raise NotImplementedError


class Choice(Field):
    """One of a closed list of words; the number is its place in the list. An empty word may be left out."""

    def __init__(self, name: str, words: Sequence[str], values: Sequence[Any] | None = None) -> None:
        super().__init__(name)
        self.words = list(words)
        self.values = list(values) if values is not None else [word or None for word in words]
        self.optional = None in self.values

    def word(self, numbers: Action) -> str:
        return self.words[numbers[0]]

    def read(self, word: str) -> Action | None:
        return (self.words.index(word),) if word in self.words else None

    def value(self, numbers: Action) -> Any:
        return self.values[numbers[0]]

    def read_value(self, value: Any) -> Action | None:
        for place, known in enumerate(self.values):
            if known == value and type(known) is type(value):
                return (place,)
        return None

    def allowed(self) -> str:
        return ", ".join(word for word in self.words if word)


class Index(Field):
    """A place in a list, counted from 0; `optional` stores the number plus one, 0 for none."""

    type = int

    def __init__(self, name: str, size: int, optional: bool = False) -> None:
        super().__init__(name)
        self.size = size
        self.optional = optional
        self.shift = 1 if optional else 0

    def word(self, numbers: Action) -> str:
        place = numbers[0] - self.shift
        return str(place) if place >= 0 else ""

    def read(self, word: str) -> Action | None:
        if not word:
            return (0,) if self.shift else None
        place = read_number(word, self.size - 1)
        return None if place is None else (place + self.shift,)

    def value(self, numbers: Action) -> Any:
        place = numbers[0] - self.shift
        return place if place >= 0 else None

    def read_value(self, value: Any) -> Action | None:
        if value is None:
            return (0,) if self.shift else None
        return (value + self.shift,) if type(value) is int and 0 <= value < self.size else None

    def allowed(self) -> str:
        return f"0-{self.size - 1}"


class Form:
    """One kind of action: its word and its fields."""

    def __init__(self, name: str, *fields: Field) -> None:
        self.name = name
        self.fields = fields

    def numbers(self, action: Action) -> list[tuple[Field, Action]]:
        """Each field with its part of the tuple."""
        parts, at = [], 1
        for field in self.fields:
            parts.append((field, action[at : at + field.width]))
            at += field.width
        return parts


TYPE: Final = "type"


class Grammar:
    """All forms of a game's actions, in the canonical order. The first number of an action is its form."""

    def __init__(self, *forms: Form) -> None:
        self.forms = forms
        self.by_name = {form.name: place for place, form in enumerate(forms)}

    def text(self, action: Action) -> str:
        """What a person types.

        >>> Grammar(Form("raid"), Form("archers", Choice("unit", ["ladders", "ram"]))).text((1, 1))
        'archers ram'
        """
        form = self.forms[action[0]]
        words = [field.word(numbers) for field, numbers in form.numbers(action)]
        return " ".join([form.name, *(word for word in words if word)])

    def parse(self, text: str) -> Action:
        """Parse a text; Invalid says which word cannot be read."""
        words = text.split()
        place = self.find(words[0] if words else "")
        form = self.forms[place]
        action = [place]
        rest = words[1:]
        for field in form.fields:
            numbers = field.read(rest[0]) if rest else None
            if numbers is not None:
                rest.pop(0)
            else:
                numbers = field.read("")
            if numbers is None:
                raise unreadable(form, field, rest[0] if rest else "")
            action.extend(numbers)
        if rest:
            raise Invalid("action-too-long", action=form.name, found=" ".join(rest))
        return tuple(action)

    def json(self, action: Action) -> dict[str, Any]:
        form = self.forms[action[0]]
        values = {field.name: field.value(numbers) for field, numbers in form.numbers(action)}
        return {TYPE: form.name, **{name: value for name, value in values.items() if value is not None}}

    def parse_json(self, data: Any) -> Action:
        if not isinstance(data, dict) or TYPE not in data:
            raise Invalid("action-not-an-object", found=str(data))
        place = self.find(data[TYPE])
        form = self.forms[place]
        for name in data:
            if name != TYPE and name not in [field.name for field in form.fields]:
                raise unknown("action-unknown-field", name, [field.name for field in form.fields], action=form.name)
        action = [place]
        for field in form.fields:
            value = data.get(field.name)
            numbers = field.read_value(value)
            if numbers is None:
                raise unreadable(form, field, value)
            action.extend(numbers)
        return tuple(action)

    def find(self, name: object) -> int:
        place = self.by_name.get(name) if isinstance(name, str) else None
        if place is None:
            raise unknown("action-unknown", name, self.by_name)
        return place


def unreadable(form: Form, field: Field, found: object) -> Invalid:
    missing = found is None or found == ""
    code = "action-missing-field" if missing else "action-bad-field"
    facts = {} if missing else {"found": str(found)}
    return Invalid(code, action=form.name, field=field.name, **facts, allowed=field.allowed())
