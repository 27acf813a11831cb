"""Lab Streaming Layer on this computer alone, and inlets that hear its streams."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

PATIENCE_S = 30.0
_HERE_ALONE = """\
[ports]
IPv6 = disable
[multicast]
ResolveScope = machine
MachineAddresses = {127.0.0.1}
[lab]
KnownPeers = {127.0.0.1}
[log]
level = -2
"""


def stay_here(folder: Path) -> None:
    """Let queries reach this computer only; liblsl reads this once, when it is first used."""
    place = folder / "lsl_api.cfg"
    place.write_text(_HERE_ALONE, encoding="ascii")
    os.environ["LSLAPICFG"] = str(place)


def inlet_of(source: str) -> Any:
    """An open inlet of the stream from this source."""
    import pylsl

    (info,) = pylsl.resolve_byprop("source_id", source, 1, PATIENCE_S)
    inlet = pylsl.StreamInlet(info)
    inlet.open_stream(PATIENCE_S)
    return inlet
