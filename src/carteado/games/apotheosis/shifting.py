"""Pieces moved by effects (APO-8.10)."""

from __future__ import annotations

from carteado.games.apotheosis.board import FOREVER
from carteado.games.apotheosis.frames import Act, Deed
from carteado.games.apotheosis.grid import STRIDE, distance, tile_text
from carteado.games.apotheosis.language.terms import Rule, Way
from carteado.games.apotheosis.marking import Marking
from carteado.games.apotheosis.pieces import Char
from carteado.games.apotheosis.questions import Doing, What


class Shifting(Marking):
    """Movement that is not an action: free, pushed, pulled, jumping, beside the user."""

    def can_shift(self, act: Act, who: int, steps: int, way: int) -> bool:
        char = self.chars[who]
        if char.at < 0:
            return False
        if way == Way.FREE or way == Way.JUMP:
            return self.rules_of(who) & Rule.CANNOT_MOVE == 0 and len(self.landings(act, who, steps, way)) > 0
        if way == Way.BESIDE:
            return len(self.landings(act, who, steps, way)) > 0
        step = self.axis(act, who, way)
        return step != 0 and self.empty(char.at + step)

    def landings(self, act: Act, who: int, steps: int, way: int) -> list[int]:
        """The tiles that free movement, a jump or `beside` may end on, without a stay."""
        char = self.chars[who]
        if way == Way.BESIDE:
            here = self.chars[act.you].at
            return [] if here < 0 else self.beside(here)
        if way == Way.JUMP:
            return [at for at in self.empty_tiles() if distance(at, char.at) <= steps]
        costs = self.paths_of(char, steps, True).costs
        return [at for at in self.empty_tiles() if costs[at] < FOREVER]

    def axis(self, act: Act, who: int, way: int) -> int:
        """One step straight away from the user, or toward it; 0 when they share a tile."""
        user, char = self.chars[act.user], self.chars[who]
        if user.at < 0 or user.at == char.at:
            return 0
        dx = char.at % STRIDE - user.at % STRIDE
        dy = char.at // STRIDE - user.at // STRIDE
        wide, high = abs(dx), abs(dy)
        if wide >= high:
            step = 1 if dx > 0 else -1
        else:
            step = STRIDE if dy > 0 else -STRIDE
        return step if way == Way.PUSH else -step

    def shove(self, act: Act, who: int, steps: int, way: int) -> None:
        """Step by step, stopping before the first tile that is not empty."""
        char = self.chars[who]
        step = self.axis(act, who, way)
        for _ in range(steps):
            if not self.empty(char.at + step):
                break
            self.put(char, char.at + step)
        self.report_moved_piece(char)

    def report_moved_piece(self, char: Char) -> None:
        if self.events is not None:
            self.report("moved", {"who": self.who_is(char.id), "to": tile_text(char.at)})

    def begin_shift(self, act: Act, who: int, steps: int, way: int) -> None:
        """Ask where to; free movement may also stay."""
        deed = Deed(Doing.MOVE, who)
        deed.number = steps
        deed.it = way
        deed.points = self.landings(act, who, steps, way)
        deed.source = act.player
        self.effects.append(deed)

    def step_shift(self, deed: Deed) -> None:
        char = self.chars[deed.user]
        if deed.at == 0:
            ways = deed.points
            if deed.it == Way.FREE:
                ways = sorted([*ways, char.at])
            self.ask_way(What.TILE, deed.source, ways, char.id)
        elif deed.at == 1:
            to = self.answer[0]
            deed.moved = [to]
            if deed.it != Way.FREE or to == char.at:
                self.answer = [char.facing]
            else:
                ways = self.last_steps(self.paths_of(char, deed.number, True), to, deed.number)
                self.ask_way(What.STEP, deed.source, ways, char.id)
        else:
            self.effects.pop()
            to = deed.moved[0]
            if to != char.at:
                char.facing = self.answer[0]
                self.put(char, to)
                self.report_moved_piece(char)
            return
        deed.at += 1
