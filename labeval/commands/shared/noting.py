"""The access log of a study, as commands write it: before they open or export anything."""

from __future__ import annotations

import sys
from argparse import Namespace
from pathlib import Path

from labeval.commands.shared.words import sentence, tr
from labeval.session.events.events import RecordError

_OPENED = frozenset({"coding", "moderate", "replay", "results", "room"})
"""Commands that show what participants did."""
_EXPORTED = frozenset(
    {"export", "query", "analyse", "codes", "capsule", "tally", "judge-audit", "pack", "suggest"}
)
"""Commands that write it elsewhere."""
_BY_CODER = frozenset({"coding", "suggest"})
"""Commands whose ``--coder`` is who is at work; with others it is whose codes are wanted."""


def note_what_is_done(chosen: Namespace) -> None:
    """Note a command that opens or exports a study. Where the log cannot be written, as in a folder
    that may only be read, a message on standard error is all."""
    name, study = getattr(chosen, "named", ""), getattr(chosen, "study", None)
    if name == "room" and "://" not in chosen.place:
        study = Path(chosen.place)
    if name not in _OPENED | _EXPORTED or not isinstance(study, Path):
        return
    from labeval.store.access.log import AccessKind, note_access
    from labeval.store.disk.errors import StudyLocked, WrongKey
    from labeval.study.folder import StudyFolder

    folder = StudyFolder(study.parent if study.name == "study.yaml" else study)
    kind = AccessKind.OPENED if name in _OPENED else AccessKind.EXPORTED
    try:
        note_access(folder, kind, _what(name, chosen), who=_who(name, chosen))
    except (StudyLocked, WrongKey):
        return  # which the command itself reports
    except (RecordError, OSError) as error:
        reason = sentence(error) if isinstance(error, RecordError) else str(error)
        message = tr("the access log could not be written: {reason}", reason=reason)
        print(f"labeval: {message}", file=sys.stderr)


def _who(name: str, chosen: Namespace) -> str:
    """The code that whoever is at work has given; empty where the command asks for none."""
    return str(chosen.coder).strip() if name in _BY_CODER else ""


def _what(name: str, chosen: Namespace) -> str:
    """The command with what it was asked for; never a participant's code."""
    if name != "export":
        return name
    table = getattr(chosen, "table", None) or ""
    return " ".join(part for part in (name, chosen.format, table) if part)
