"""Open the table in a browser, as `carteado` does, and compile the inner modules in the background.

Bots use the compiled modules as soon as they are complete. Without a C compiler nothing is compiled. The compiler's
output is in `build/native.log`; the build stops when the table is closed.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from backend import can_compile
from carteado import native
from carteado.cli import main

ROOT = Path(__file__).parent.parent
POLITE = 10


@contextmanager
def compiling() -> Iterator[None]:
    """Compile in a separate process group, so that Ctrl-C reaches the table only; the build stops with the table."""
    if native.ready() or os.name == "nt" or not can_compile():
        yield
        return
    log = ROOT / "build" / "native.log"
    log.parent.mkdir(exist_ok=True)
    command = [sys.executable, str(ROOT / "tools" / "build_native.py"), "--while-wanted"]
    with log.open("w") as said:
        build = subprocess.Popen(
            ["nice", "-n", str(POLITE), *command],
            stdin=subprocess.PIPE,  # closed when this process exits, even if it is killed
            stdout=said,
            stderr=said,
            process_group=0,
        )
        try:
            yield
        finally:
            if build.poll() is None:
                os.killpg(build.pid, signal.SIGKILL)
            build.communicate()


if __name__ == "__main__":
    with compiling():
        main()
