"""Rating a study's items by a model on a server: begun, continued, or made anew."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from labeval.jobs.judging.judge import JudgeProgress, JudgingOutcome, judge
from labeval.jobs.judging.plan import JudgePlan, check_same, make_plan
from labeval.judging.errors import JudgingRefused
from labeval.judging.failures_file import FailuresFile, failures_path
from labeval.judging.key import Key
from labeval.judging.prompt import Call
from labeval.judging.rater import Rater
from labeval.judging.ratings_file import RatingsFile
from labeval.judging.server import JudgeServer
from labeval.judging.waits import Waits
from labeval.session.events.clock import utc_now
from labeval.store.disk.atomic import flush_file, flush_folder
from labeval.text.marks import QT_TRANSLATE_NOOP


@dataclass(frozen=True, slots=True)
class RatingRequest:
    """The model, its server and its settings."""

    address: str
    """From :func:`~labeval.judging.server.server_address`."""
    model: str
    temperature: float | None = 0.0
    """None leaves it to the server."""
    timeout: float = 300.0
    """Seconds for one answer."""
    parallel: int = 1
    """Calls at a time."""
    waits: Waits = field(default_factory=Waits)


class JudgeRun:
    """One run: its plan is made when it is opened, its calls when it is run. Close it.

    Args:
        output: the file of ratings.
        again: whether ratings that are there already are made anew. The new ones are in a file
            of their own until all of them are there; then it takes the place of the old one,
            which is kept under another name.
        dry: whether only the plan is wanted; then nothing is written and nothing can be run.

    Raises:
        JudgingRefused: the file is not a file of ratings, or they were made with other settings.
    """

    def __init__(
        self,
        calls: Sequence[Call],
        asked: RatingRequest,
        output: Path,
        *,
        again: bool = False,
        dry: bool = False,
    ) -> None:
        self._asked = asked
        self._output = output
        self._again = again and output.exists()
        self.file = RatingsFile(_aside(output) if self._again else output, read_only=dry)
        try:
            there = self.file.ratings
            check_same(
                self.file.path,
                there,
                calls,
                model=asked.model,
                temperature=asked.temperature,
                aside=self._again,
            )
            self.plan: JudgePlan = make_plan(calls, there)
        except BaseException:
            self.file.close()
            raise
        self.kept_as: Path | None = None
        """Path of the old ratings, when new ones have taken their place."""

    def close(self) -> None:
        """Let go of the file; closing twice is fine."""
        self.file.close()

    def run(self, key: Key | None, progress: JudgeProgress) -> JudgingOutcome:
        """Make the calls that are missing.

        Raises:
            JudgingRefused: a part is not installed, or the file cannot be written.
        """
        asked, stop = self._asked, threading.Event()
        missing = self.plan.missing
        server = JudgeServer(
            asked.address,
            model=asked.model,
            temperature=asked.temperature,
            key=key,
            timeout=asked.timeout,
        )
        try:
            outcome = judge(
                missing,
                Rater(server, asked.waits, stop),
                ratings=self.file,
                failures=FailuresFile(failures_path(self._output), {c.id for c in missing}),
                progress=progress,
                stop=stop,
                parallel=asked.parallel,
            )
        finally:
            server.close()
        if self._again and outcome.complete:
            self.file.close()
            self.kept_as = _take_place(self.file.path, self._output)
        return outcome


def _aside(output: Path) -> Path:
    return output.with_name(f"{output.stem}.new{output.suffix}")


def _take_place(new: Path, old: Path) -> Path:
    """Replace an old file by a complete one and keep a copy of the old one."""
    moment = utc_now()[:19].replace("-", "").replace(":", "")
    copy = old.with_name(f"{old.stem}.until-{moment}Z{old.suffix}")
    try:
        shutil.copy2(old, copy)
        flush_file(copy)
        new.replace(old)
        flush_folder(old.parent)
    except OSError as error:
        raise JudgingRefused(
            QT_TRANSLATE_NOOP(
                "Judging", "{new} is complete but cannot take the place of {old}: {reason}"
            ),
            new=new,
            old=old,
            reason=error.strerror or error,
        ) from error
    return copy
