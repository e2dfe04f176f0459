"""What every plain terminal table does: shows the state in words, numbers the actions, explains words and rules."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from carteado.core.errors import Illegal, Refusal
from carteado.core.game import Game
from carteado.core.numbers import read_number
from carteado.core.state import Action, Decision, State
from carteado.match.preview import foresee
from carteado.terminal.gallery import card_numbered, show_card
from carteado.terminal.markdown import rendered
from carteado.texts import Speaker, sentence
from carteado.texts.book import book_for, find_rule, rule_named, rulebook
from carteado.texts.lookup import Meaning, all_meanings, look_up, named
from carteado.texts.typed import Typed, commands

UNEXPLAINED = "why-not-now"  # the reason of games that bring no reasons of their own
Read = Callable[[str], str]
Write = Callable[[str], None]


class Leave(Exception):
    """Raised when the player quits."""


class Asking:
    """Asks one person at a time; any word that is no action is a command."""

    def __init__(self, speaker: Speaker, read: Read, write: Write) -> None:
        self.speaker = speaker
        self.read = read
        self.write = write
        self.shown: list[str] = []

    def open_game(self, game: Game) -> None:
        """Learn the words of a game."""
        self.game = game
        self.typed = Typed(game, self.speaker.lang)
        self.command_words = commands(self.speaker.lang)
        self.shown = []

    @property
    def state(self) -> State:
        raise NotImplementedError

    def show_table(self, seat: int | None) -> None:
        self.write("")
        self.shown = [self.speaker.say(line) for line in self.game.table_words(self.state.view(seat))]
        for line in self.shown:
            self.write(line)

    def in_own_words(self, refusal: Refusal) -> Refusal:
        """Name the actions of a refusal as this person types them, and say why one is not allowed, if the game does."""
        if refusal.code != "illegal-action" or refusal.facts["action"].isdecimal():
            return refusal
        action = self.typed.show(refusal.facts["action"])
        reason = self.state.explain(self.game.parse(refusal.facts["action"]))
        if reason is not None and reason.id != UNEXPLAINED:
            return Illegal("forbidden", action=action, reason=self.speaker.reason(reason))
        allowed = ", ".join(self.action_text(action) for action in self.state.legal())
        return Illegal(refusal.code, action=action, allowed=allowed)

    def action_text(self, action: Action) -> str:
        return self.typed.show(self.game.action_text(action))

    def offer(self, decision: Decision) -> None:
        """Print the question and the legal actions."""
        view = self.state.view(decision.seat)
        self.write("")
        for line in [self.speaker.say(line) for line in self.game.question_words(view)]:
            if line not in self.shown:
                self.write(line)
        self.shown = []
        self.say(f"{self.game.id}-prompt-{decision.kind.replace('_', '-')}")
        for place, action in enumerate(self.state.legal(), 1):
            words = self.speaker.say(self.game.action_words(action, view))
            price = self.speaker.price(self.state.price(action))
            self.write(f"{place:3}. {self.action_text(action)} - {words}{price}")

    def numbered(self, line: str) -> Action:
        actions = self.state.legal()
        place = read_number(line, len(actions))
        if not place:
            raise Illegal("illegal-action", action=line[:20], allowed=f"1-{len(actions)}")
        return actions[place - 1]

    def say_why(self, line: str, _: Decision | None = None) -> None:
        """Say why an action is not allowed, or that it is."""
        action = self.game.parse(self.typed.read(line)) if line else ()
        reason = self.state.explain(action)
        if reason is not None:
            self.write(self.speaker.reason(reason))
        else:
            price = self.speaker.price(self.state.price(action))
            self.say("play-allowed", action=self.action_text(action), price=price)

    def preview(self, line: str, _: Decision | None = None) -> None:
        """Say what a legal action will do as far as that is certain; it is not taken."""
        action = self.numbered(line) if line.isdecimal() else self.game.parse(self.typed.read(line)) if line else ()
        decision = self.state.decision
        if decision is None or action not in self.allowed():
            self.say_why(line)
            return
        found = foresee(self.state, decision.seat, action)
        for heard in found.events:
            self.write(sentence(self.speaker.say(self.game.event_words(heard))))
        for odds in self.game.odds(self.state, action):
            self.write(sentence(self.speaker.say(odds)))
        if found.open or not found.events:
            self.say("play-open" if found.events else "play-nothing-certain")

    def explain(self, word: str, decision: Decision) -> None:
        if word:
            self.explain_word(word, decision)
            return
        self.say("play-commands")
        kinds = {self.game.action_text(action).split()[0] for action in self.allowed()}
        for form in self.game.grammar.forms:
            if form.name in kinds:
                self.explain_action(form.name)
        self.offer(decision)

    def allowed(self) -> Sequence[Action]:
        """Every action that this person may take: the legal ones, and conceding."""
        state = self.state
        concession = state.concession()
        return state.legal() if concession is None or concession in state.legal() else (*state.legal(), concession)

    def explain_word(self, word: str, decision: Decision) -> None:
        """Explain everything that a word may mean: an action, terms, keywords, cards; or a rule by its number."""
        verb = self.typed.verb(word)
        if verb is not None:
            self.explain_action(verb)
        if (card := card_numbered(self.state.view(decision.seat), word)) is not None:
            show_card(self.game, self.speaker, card, self.write)
        else:
            self.explain_meanings(word, verb)

    def explain_meanings(self, word: str, verb: str | None) -> None:
        found = named(all_meanings(self.game, self.speaker.lang), self.speaker.lang, word)
        if not found and verb is None:
            if any(sign.isdigit() for sign in word):
                self.write(rendered(find_rule(self.game, self.speaker.lang, word, self.book)))
                return
            found = look_up(self.game, self.speaker.lang, word)
        for meaning in found:
            self.show_meaning(meaning)

    def show_meaning(self, meaning: Meaning) -> None:
        if meaning.card is not None:
            show_card(self.game, self.speaker, meaning.card, self.write)
        else:
            self.write(f"{sentence(meaning.name)}: {meaning.text} ({meaning.rule})")

    def explain_action(self, verb: str) -> None:
        """Explain an action in a line; under a book of another preset, by the rule that the line names."""
        line = self.speaker(f"{self.game.id}-help-{verb.replace('_', '-')}")
        rule = rule_named(line) if self.book != next(iter(self.game.presets)) else None
        self.write(rendered(find_rule(self.game, self.speaker.lang, rule, self.book)) if rule else line)

    @property
    def book(self) -> str:
        """The preset whose rulebook tells the rules of this table."""
        return book_for(self.game, self.state.setup.options)

    def show_rules(self, id: str, _: Decision | None) -> None:
        lang = self.speaker.lang
        text = find_rule(self.game, lang, id, self.book) if id else rulebook(self.game, lang, self.book)
        self.write(rendered(text))

    def quit(self, _: str, __: Decision | None) -> None:
        raise Leave

    def say(self, id: str, **blanks: str | int) -> None:
        self.write(self.speaker(id, **blanks))
