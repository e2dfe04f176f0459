"""Operations under way, one after the other (APO-23)."""

from __future__ import annotations

from carteado.games.apotheosis.frames import Act, Run
from carteado.games.apotheosis.language.printed import Word
from carteado.games.apotheosis.windows import Windows


class Running(Windows):
    """Lists of operations, each done as far as it can be."""

    def step_run(self, run: Run) -> None:
        act = self.effects[run.item]
        assert isinstance(act, Act)
        ops = run.block.ops
        if act.stopped or run.at >= len(ops):
            self.effects.pop()
            return
        op = ops[run.at]
        assert isinstance(op, Word)
        laps = 1
        if op.names_target and len(act.targets) > 1 and not self.dry and run.block is act.block:
            laps = len(act.targets)
        if not self.dry and laps > 1:
            act.current = run.lap
        if run.inside == 0 and not op.feasible(self, act):
            self.impossible(act, run, laps)
            return
        self.more = False
        op.run(self, act)
        if self.more:
            run.inside += 1
            return
        run.inside = 0
        run.state = []
        self.next_lap(act, run, laps)

    def next_lap(self, act: Act, run: Run, laps: int) -> None:
        """Operations that name the target happen once for each (APO-10.4 (7)), with all that depends on them."""
        if run.lap + 1 < laps:
            run.lap += 1
        else:
            run.lap = 0
            run.at += 1
            if run.block is act.block:
                act.current = 0

    def impossible(self, act: Act, run: Run, laps: int) -> None:
        """What was done stays; the rest is ignored, except for other targets (APO-23.2, 23.3)."""
        if self.dry:
            self.failed = True
        elif laps > 1:
            self.next_lap(act, run, laps)
        else:
            act.stopped = True

    def this_run(self) -> Run:
        """The list of operations that runs now."""
        frame = self.effects[len(self.effects) - 1]
        assert isinstance(frame, Run)
        return frame
