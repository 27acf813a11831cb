"""An accessibility bus of the tests' own, and an assistive technology on it."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, TypeVar

import jeepney
from jeepney.io.blocking import DBusConnection, open_dbus_connection

ATSPI = "org.a11y.atspi"
ROOT = "/org/a11y/atspi/accessible/root"
CHECKED = 4
"""The number of the state in AT-SPI's list of states."""
PATIENCE_SECONDS = 60

Found = TypeVar("Found")

Ref = tuple[str, str]
"""An accessible object: its program's name on the bus, and its path there."""


class NoAccessibilityBus(Exception):
    """What runs an accessibility bus is not installed."""


@contextmanager
def accessibility_bus(home: Path) -> Iterator[str]:
    """A private session bus that starts AT-SPI when asked; yields its address.

    Raises:
        NoAccessibilityBus: there is none here.
    """
    service = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
    if shutil.which("dbus-daemon") is None or not service.exists():
        raise NoAccessibilityBus("dbus-daemon and at-spi2-core are not both installed")
    read_end, write_end = os.pipe()
    unwanted = ("DISPLAY", "DBUS_SESSION_BUS_ADDRESS", "AT_SPI_BUS_ADDRESS", "WAYLAND_DISPLAY")
    environment = {k: v for k, v in os.environ.items() if k not in unwanted}
    bus = subprocess.Popen(
        ["dbus-daemon", "--session", "--nofork", f"--print-address={write_end}"],
        pass_fds=[write_end],
        env=environment | {"XDG_RUNTIME_DIR": str(home), "HOME": str(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(write_end)
    try:
        with os.fdopen(read_end) as printed:
            yield printed.readline().strip()
    finally:
        bus.terminate()  # what it started ends when it is gone
        bus.wait(timeout=60)


_ANNOUNCED, _CARET = "Announcement", "TextCaretMoved"


class AssistiveTechnology:
    """Reads and operates a program through AT-SPI, as a screen reader does.

    Args:
        session_bus: address of the session bus that tells where the accessibility bus is.
    """

    def __init__(self, session_bus: str) -> None:
        with open_dbus_connection(session_bus) as session:
            where = jeepney.DBusAddress("/org/a11y/bus", "org.a11y.Bus", "org.a11y.Bus")
            (address,) = _reply(session, jeepney.new_method_call(where, "GetAddress"))
        self._bus = open_dbus_connection(address)
        self._signals: deque[jeepney.Message] = deque()

    def __enter__(self) -> AssistiveTechnology:
        return self

    def __exit__(self, *_: object) -> None:
        self._bus.close()

    def listen(self) -> None:
        """Receive announcements and moves of the caret from now on."""
        registry = (f"{ATSPI}.Registry", "/org/a11y/atspi/registry")
        for event, member in (("announcement", _ANNOUNCED), ("text-caret-moved", _CARET)):
            self._call(registry, f"{ATSPI}.Registry", "RegisterEvent", "s", f"object:{event}")
            rule = jeepney.MatchRule(
                type="signal", interface=f"{ATSPI}.Event.Object", member=member
            )
            _reply(self._bus, jeepney.message_bus.AddMatch(rule))
            self._bus.filter(rule, queue=self._signals)

    def announced(self) -> list[str]:
        """The announcements that have come, in their order."""
        return [message.body[3][1] for message in self._of(_ANNOUNCED)]

    def carets(self) -> list[int]:
        """The places that carets have moved to, in their order."""
        return [message.body[1] for message in self._of(_CARET)]

    def _of(self, member: str) -> Iterator[jeepney.Message]:
        fields = jeepney.HeaderFields
        return (m for m in self._signals if m.header.fields[fields.member] == member)

    def program(self) -> Ref:
        """The one program on the bus, when it has come."""
        registry = (f"{ATSPI}.Registry", ROOT)

        def programs() -> list[Ref]:
            return [(name, path) for name, path in self.call(registry, "Accessible", "GetChildren")]

        return until(programs)[0]

    def at(self, start: Ref, path: Sequence[int]) -> Ref:
        """The object that is reached by these places among children."""
        for place in path:
            name, object_path = self.call(start, "Accessible", "GetChildAtIndex", "i", place)
            start = (name, object_path)
        return start

    def actions(self, of: Ref) -> list[str]:
        """Names of what can be done to an object, in the order offered."""
        return [name for name, _, _ in self.call(of, "Action", "GetActions")]

    def act(self, on: Ref, action: str) -> None:
        """Do one of an object's actions."""
        self.call(on, "Action", "DoAction", "i", self.actions(on).index(action))

    def role(self, of: Ref) -> str:
        """What kind of object it is."""
        return str(self.call(of, "Accessible", "GetRoleName"))

    def name(self, of: Ref) -> str:
        """What an object is called."""
        return str(self.get(of, "Accessible", "Name"))

    def language(self, of: Ref) -> str:
        """The language that its words are in, such as ``en``."""
        return str(self.get(of, "Accessible", "Locale")).partition("_")[0]

    def attributes(self, of: Ref) -> dict[str, str]:
        """What else there is to know of an object."""
        return dict(self.call(of, "Accessible", "GetAttributes"))

    def is_checked(self, which: Ref) -> bool:
        """Whether it is described as chosen."""
        low, _ = self.call(which, "Accessible", "GetState")
        return bool(low >> CHECKED & 1)

    def value(self, of: Ref) -> float:
        """A slider's value."""
        return float(self.get(of, "Value", "CurrentValue"))

    def set_value(self, of: Ref, value: float) -> None:
        """Set a slider's value."""
        arguments = (f"{ATSPI}.Value", "CurrentValue", ("d", float(value)))
        self._call(of, "org.freedesktop.DBus.Properties", "Set", "ssv", *arguments)

    def text(self, of: Ref) -> str:
        """What stands in a field."""
        return str(self.call(of, "Text", "GetText", "ii", 0, -1))

    def set_text(self, of: Ref, text: str) -> None:
        """Write into a field."""
        self.call(of, "EditableText", "SetTextContents", "s", text)

    def get(self, of: Ref, interface: str, name: str) -> Any:
        """A property of an object."""
        arguments = (f"{ATSPI}.{interface}", name)
        _, value = self._call(of, "org.freedesktop.DBus.Properties", "Get", "ss", *arguments)
        return value

    def call(self, on: Ref, interface: str, method: str, form: str = "", *values: Any) -> Any:
        """The reply to a call; a single value by itself."""
        return self._call(on, f"{ATSPI}.{interface}", method, form, *values)

    def _call(self, on: Ref, interface: str, method: str, form: str, *values: Any) -> Any:
        where = jeepney.DBusAddress(on[1], on[0], interface)
        body = _reply(self._bus, jeepney.new_method_call(where, method, form or None, values))
        return body[0] if len(body) == 1 else body


def until(look: Callable[[], Found]) -> Found:
    """What ``look`` finds, as soon as it is something.

    Raises:
        TimeoutError: it finds nothing.
    """
    deadline = time.monotonic() + PATIENCE_SECONDS
    while not (found := look()):
        if time.monotonic() > deadline:
            raise TimeoutError("nothing came")
        time.sleep(0.01)
    return found


def _reply(connection: DBusConnection, message: jeepney.Message) -> Sequence[Any]:
    reply = connection.send_and_get_reply(message, timeout=PATIENCE_SECONDS)
    if reply.header.message_type is jeepney.MessageType.error:
        raise RuntimeError(f"{message.header.fields}: {reply.body}")
    body: Sequence[Any] = reply.body
    return body
