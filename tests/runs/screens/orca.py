"""What the screen reader Orca says on a page.

``python -m tests.runs.screens.orca STUDY SCREEN KEY…``

Needs Orca, Speech Dispatcher, openbox, Xvfb and an accessibility bus (Debian: ``orca``,
``speech-dispatcher``, ``openbox``, ``xvfb``, ``at-spi2-core``). A rehearsal is opened on a virtual
display at SCREEN, as ``labeval rehearse --from`` names it, and each KEY is pressed there through
XTEST, by its X name; ``KP_Home`` and ``KP_Page_Up`` are Orca's keys for the line before and after.
Printed is a table in Markdown: each key, and what Orca hands to the speech synthesiser afterwards.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from datetime import datetime
from pathlib import Path

from tests.runs.screens.display import display_environment
from tests.runs.screens.x_input import XInput
from tests.support.accessible.accessibility_bus import accessibility_bus

_SPOKEN = re.compile(
    r"^(\d\d:\d\d:\d\d\.\d+) - SPEECH OUTPUT: '(.*?)'\s?\[?\{'established'",
    re.DOTALL | re.MULTILINE,
)
_PATIENCE_SECONDS = 60
_PAUSE_SECONDS = 3.0
"""Between two keys, for Orca to say everything."""
_FLUSHING = ("Tab",) * 4
"""Keys pressed in the end, because Orca writes its log in blocks."""
_SILENT_SPEECH = 'AddModule "dummy" "sd_dummy" ""\nDefaultModule dummy\n'
"""Speech Dispatcher's settings: sentences are taken, and heard by nobody."""


def spoken(log: Path) -> list[tuple[str, str]]:
    """Each sentence that Orca has said so far, with its time of day as its log has it."""
    text = log.read_text(encoding="utf-8") if log.exists() else ""
    return [(at, " ".join(sentence.split())) for at, sentence in _SPOKEN.findall(text)]


def now() -> str:
    """The time of day as Orca's log has it."""
    return datetime.now().strftime("%H:%M:%S.%f")


def until(true: Callable[[], bool]) -> None:
    """Wait until something is true.

    Raises:
        TimeoutError: it did not come.
    """
    given_up = time.monotonic() + _PATIENCE_SECONDS
    while not true():
        if time.monotonic() > given_up:
            raise TimeoutError("Orca or the program did not answer")
        time.sleep(0.1)


@contextmanager
def running(command: Sequence[str], environment: dict[str, str]) -> Iterator[None]:
    """A program that is ended by its process id."""
    quiet = subprocess.DEVNULL
    process = subprocess.Popen(command, env=environment, stdout=quiet, stderr=quiet)
    try:
        yield
    finally:
        process.kill()  # Orca takes a minute to say goodbye where its speech is a dummy
        process.wait()


def transcript(study: Path, screen: str, keys: Sequence[str]) -> list[tuple[str, list[str]]]:
    """Each key with what Orca says after it, first what it says when the page opens."""
    with ExitStack() as stack:
        home = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        bus = stack.enter_context(accessibility_bus(home))
        environment = stack.enter_context(display_environment()) | {
            "DBUS_SESSION_BUS_ADDRESS": bus,
            "HOME": str(home),
            "XDG_CONFIG_HOME": str(home / "config"),
            "XDG_RUNTIME_DIR": str(home),
            "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1",
            "LC_ALL": "C.UTF-8",
        }
        speech = home / "config" / "speech-dispatcher" / "speechd.conf"
        speech.parent.mkdir(parents=True)
        speech.write_text(_SILENT_SPEECH, encoding="utf-8")
        log = home / "orca.log"
        stack.enter_context(running(["openbox"], environment))
        # From the command and not by the desktop's service, which would need a session manager.
        orca = ["orca", "--replace", "--debug-file", str(log)]
        stack.enter_context(running(orca, environment))
        until(lambda: log.exists())
        program = [sys.executable, "-m", "labeval", "rehearse", str(study), "--from", screen]
        stack.enter_context(running(program, environment))
        until(lambda: any("labeval" in sentence for _, sentence in spoken(log)))
        hands = XInput(environment["DISPLAY"])
        stack.callback(hands.close)
        pressed = [("", "00:00:00")]
        for key in [*keys, *_FLUSHING]:
            time.sleep(_PAUSE_SECONDS)
            pressed.append((key, now()))
            hands.participant_key(key)
        time.sleep(_PAUSE_SECONDS)
        sentences = spoken(log)
    ends = [at for _, at in pressed[1:]]
    said = [
        (key, [sentence for at, sentence in sentences if begun <= at < end])
        for (key, begun), end in zip(pressed, ends, strict=False)
    ]
    return said[: len(keys) + 1]


def main(study: str, screen: str, *keys: str) -> int:
    """Print the table; returns the exit code."""
    missing = [name for name in ("orca", "openbox", "Xvfb") if shutil.which(name) is None]
    if missing:
        print(f"not installed: {', '.join(missing)}", file=sys.stderr)
        return 1
    print("| key | Orca says |\n| --- | --- |")
    for key, said in transcript(Path(study), screen, keys):
        print(f"| {key or 'the page opens'} | {' '.join(said) or '–'} |")
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
