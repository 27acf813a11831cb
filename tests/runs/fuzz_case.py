"""One case of a fuzz run: a damaged file, and a command that reads it in a process of its own."""

from __future__ import annotations

import hashlib
import os
import random
import resource
import shutil
import signal
import sqlite3
import tempfile
import traceback
from contextlib import closing, redirect_stderr, redirect_stdout, suppress
from dataclasses import dataclass
from io import StringIO
from pathlib import Path

from tests.runs.fuzz_world import Seed

MOST_CPU_S = 10.0
MOST_MB = 512.0
_KILLED_CPU_S = 40
_ADDRESS_SPACE = 6 << 30
_TRACEBACK, _CHANGED = 70, 71
_COMPANIONS = ("-wal", "-shm", "-heads", ".lock", ".lock.json")
"""Of a record that is opened."""


@dataclass(frozen=True, slots=True)
class CaseResult:
    """Figures of a case."""

    wrong: str
    """Empty where nothing is."""
    refused: bool
    cpu_s: float
    mb: float
    """Most memory that the process of the case had, the program in it."""
    output: str
    """The end of what was written on standard error."""


def check_undamaged(each: Seed, place: Path) -> float:
    """Show that the undamaged file is read; return the memory of this process then, in MB.

    Raises:
        AssertionError: it is not read.
    """
    with redirect_stdout(StringIO()), redirect_stderr(StringIO()):
        folder, file = _set_up(each, place, each.file.read_bytes())
        try:
            code = _command(each.command(folder, file))
            if code != 0 and each.kind not in ("check-tables", "erase"):
                raise AssertionError(
                    f"{each.kind} {each.file.name} is sound, but the command gives {code}"
                )
        finally:
            shutil.rmtree(folder.parent)
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize() / (1 << 20)


def run_case(each: Seed, place: Path, name: str, keep: Path | None) -> CaseResult:
    """Damage the file as the name draws it, and run the command in a fork of this process."""
    chance = random.Random(f"{name}:{each.kind}")
    data = each.damage(each.file.read_bytes(), each.file.suffix, chance)
    folder, file = _set_up(each, place, data)
    errors = folder.parent / "errors.txt"
    child = os.fork()
    if child == 0:
        os._exit(_in_child(each, folder, file, errors))
    _, status, used = os.wait4(child, 0)
    cpu, mb = used.ru_utime + used.ru_stime, used.ru_maxrss / 1024
    code = os.waitstatus_to_exitcode(status)
    wrong = _wrong(code, cpu, mb)
    output = errors.read_text(errors="replace")[-3000:] if errors.exists() else ""
    if wrong and keep is not None:
        keep.mkdir(parents=True, exist_ok=True)
        plain = f"{name.replace(':', '-')}-{each.kind.replace(':', '-')}{each.file.suffix}"
        (keep / plain).write_bytes(data)
    shutil.rmtree(folder.parent, ignore_errors=True)
    return CaseResult(wrong, code == 1, cpu, mb, output)


def _set_up(each: Seed, place: Path, data: bytes) -> tuple[Path, Path]:
    """A copy of the folder with the file in it, or beside it."""
    case = Path(tempfile.mkdtemp(dir=place, prefix="case-"))
    folder = case / "study"
    if each.base:
        shutil.copytree(place / each.base, folder)
    else:
        folder.mkdir()
    file = folder / each.put if each.put else case / each.file.name
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_bytes(data)
    return folder, file


def _wrong(code: int, cpu: float, mb: float) -> str:
    if code == _TRACEBACK:
        return "traceback"
    if code == _CHANGED:
        return "failed and left something"
    if code < 0:
        return f"signal {signal.Signals(-code).name}"
    if cpu > MOST_CPU_S:
        return "slow"
    return "large" if mb > MOST_MB else ""


def _in_child(each: Seed, folder: Path, file: Path, errors: Path) -> int:
    resource.setrlimit(resource.RLIMIT_AS, (_ADDRESS_SPACE, _ADDRESS_SPACE))
    resource.setrlimit(resource.RLIMIT_CPU, (_KILLED_CPU_S, _KILLED_CPU_S))
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    reported = StringIO()
    with errors.open("w", encoding="utf-8", errors="replace") as out:
        os.dup2(out.fileno(), 2)
        with redirect_stdout(reported), redirect_stderr(out):
            try:
                arguments = each.command(folder, file)
                before = _state(folder) if each.keeps else {}
                code = _command(arguments)
                done_in_part = reported.getvalue()  # as a merge that leaves contradictions out
                if (
                    code
                    and each.keeps
                    and not done_in_part
                    and (left := _differing(before, _state(folder)))
                ):
                    print("LEFT:", left, file=out)
                    return _CHANGED
            except BaseException:
                traceback.print_exc(file=out)
                return _TRACEBACK
    return 1 if code else 0


def _command(arguments: list[str]) -> int:
    from labeval.cli import main

    if arguments[0] == "SOUND":
        return _hear(Path(arguments[1]))
    if arguments[0] == "SEARCH":
        return _search(Path(arguments[1]))
    return main(arguments)


def _search(folder: Path) -> int:
    """Look for a name in a study folder, as after a redaction; what cannot be read is refused."""
    from labeval.jobs.redaction.search import search_folder
    from labeval.study.folder import StudyFolder
    from labeval.text.word_search import WordSearch

    return 1 if search_folder(StudyFolder(folder), WordSearch.of(["Anna"])).unsearched else 0


def _hear(path: Path) -> int:
    """Decode a sound file in both ways: to play it, and to transcribe it."""
    from labeval.audio.decoding import NotReadable, SoundFile
    from labeval.files.refusal import FileRefused
    from labeval.transcription.sound import NoSound, read_sound

    code = 0
    try:
        with closing(SoundFile(path)) as file:
            for _ in file.pieces():
                pass
    except NotReadable as error:
        code = print(error) or 1  # type: ignore[func-returns-value]
    try:
        read_sound(path)
    except (FileRefused, NoSound, OSError) as error:
        code = print(error) or 1  # type: ignore[func-returns-value]
    return code


def _state(folder: Path) -> dict[str, str]:
    """Every file's hash; of records what their rows hold, since opening them writes."""
    found: dict[str, str] = {}
    for path in sorted(folder.rglob("*")):
        if not path.is_file() or path.name.endswith(_COMPANIONS):
            continue
        content = _rows(path) if path.suffix == ".sqlite" else path.read_bytes()
        found[str(path.relative_to(folder))] = hashlib.sha256(content).hexdigest()
    return found


def _rows(path: Path) -> bytes:
    with (
        closing(sqlite3.connect(f"file:{path}?mode=ro", uri=True)) as connection,
        suppress(sqlite3.DatabaseError),
    ):
        return "\n".join(connection.iterdump()).encode("utf-8", "surrogatepass")
    return path.read_bytes()


def _differing(before: dict[str, str], after: dict[str, str]) -> list[str]:
    return sorted(name for name in {*before, *after} if before.get(name) != after.get(name))
