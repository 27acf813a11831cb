"""Confirming redactions: the words and their sound are destroyed, wherever they are kept.

The plan is written down first, with places and times and without the words. An interrupted
confirmation is finished when the study's texts are opened the next time; until then its marks are
in the place of the words.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from labeval.coding.rows import Source
from labeval.coding.spans import Span, union
from labeval.coding.texts.redaction_marks import marks, muted, timed
from labeval.jobs.redaction.mentions import (
    mentions,
    named_by_recordings,
    naming,
    needles,
    redacted_phrases,
)
from labeval.jobs.redaction.plan import (
    Intention,
    RedactedPlace,
    is_unfinished,
    read_intention,
    write_intention,
)
from labeval.jobs.redaction.redactable import can_correct, can_redact
from labeval.jobs.redaction.remaining_words import (
    NO_PSEUDONYMS,
    Pseudonyms,
    masking,
    rest_of,
)
from labeval.jobs.redaction.search import search_folder
from labeval.jobs.redaction.steps import (
    Destroyed,
    DestructionProgress,
    RedactionStage,
    carry_out,
    forget_for_good,
    no_progress,
    recordings_held,
    were_listened_for,
)
from labeval.store.disk.errors import RecordUnavailable
from labeval.store.disk.lock import StudyLock
from labeval.store.workbook.interview_sounds import (
    deleted_with_sound,
    recording_of,
)
from labeval.store.workbook.redaction_mentions import rows_naming
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.text.word_search import WordSearch

__all__ = [
    "Destroyed",
    "PendingRedactions",
    "can_correct",
    "can_redact",
    "confirm",
    "finish",
    "is_unfinished",
    "search_again",
    "waiting",
]


@dataclass(frozen=True, slots=True)
class PendingRedactions:
    """The redactions of a source that are not confirmed."""

    source: Source
    count: int
    seconds: float
    """Seconds of sound under them."""


def waiting(workbook: Workbook) -> list[PendingRedactions]:
    """The sources with redactions that are not confirmed."""
    found, folder = [], StudyFolder(workbook.path.parent)
    for source in workbook.sources():
        passages = workbook.passages(source.id) if can_redact(source) else []
        count = len(marks(passages))
        if count:
            sound = union(Span(*ends) for ends in muted(passages))  # marks can share some
            seconds = sum(span.length for span in sound) / 1000
            has_sound = bool(recording_of(folder, source))
            found.append(PendingRedactions(source, count, seconds if has_sound else 0.0))
    return found


def confirm(
    folder: StudyFolder,
    workbook: Workbook,
    *,
    rest: WordSearch | None = None,
    inside: bool = False,
    pseudonyms: Pseudonyms = NO_PSEUDONYMS,
    released: Callable[[], None] = lambda: None,
    progress: DestructionProgress = no_progress,
) -> Destroyed:
    """Destroy what all pending redactions cover; finish an interrupted confirmation.

    Then the study folder is searched for the words that were destroyed.

    Args:
        rest: words that go out of codes, memos, themes and hot words too, and are searched for
            again.
        inside: whether longer words that hold them go as well.
        pseudonyms: words that get one in codes, memos and names.
        released: called before the first byte is destroyed; closes sound that is being played.
        progress: called with the stage, the files that are done, and their number.

    Raises:
        RecordUnavailable: a session is running, a recording is being transcribed, or another
            program reads; nothing is lost, and what has begun is finished by doing it again.
        OSError: a file cannot be written; do it again.
    """
    report = finish(folder, workbook, progress=progress) or Destroyed()
    words = list(rest.words) if rest is not None else []
    intention = _planned(workbook, report)
    if intention.sources or were_listened_for(folder, words):
        words += _destroy(folder, workbook, intention, report, released, progress, words)
    if rest is not None:
        changes = masking(workbook, rest, inside=inside, pseudonyms=pseudonyms)
        plan = Intention((), (), 0, deleted=tuple(deleted_with_sound(workbook, folder)))
        write_intention(folder, plan)
        forget_for_good(folder, workbook, plan, report, changes)
        report.mentions = mentions(workbook, words)  # what was masked names nobody any more
        named, _ = rows_naming(workbook.connection, naming(words))
        workbook.keep_history_of({change.row.id for change in changes} - {*named})
    if words:
        _search_again(folder, workbook, words, report, progress)
    return report


def _destroy(
    folder: StudyFolder,
    workbook: Workbook,
    intention: Intention,
    report: Destroyed,
    released: Callable[[], None],
    progress: DestructionProgress,
    rest: list[str],
) -> list[str]:
    """Carry out the plan; returns the words that were destroyed.

    Args:
        rest: other words that leave the hot words of transcripts.
    """
    with StudyLock(folder.lock), recordings_held(folder, intention):
        phrases = redacted_phrases(folder, workbook, intention)
        report.exports = named_by_recordings(folder, intention)
        report.mentions = mentions(workbook, phrases)
        named, once = rows_naming(workbook.connection, naming(phrases))
        if _planned(workbook, Destroyed()) != intention:
            raise RecordUnavailable(
                QT_TRANSLATE_NOOP(
                    "Record",
                    "the redactions were changed meanwhile; look at them and confirm again",
                )
            )
        intention = replace(
            intention,
            named=tuple(sorted(named)),
            once=tuple(sorted(once)),
            deleted=tuple(deleted_with_sound(workbook, folder)),
        )
        write_intention(folder, intention)
        released()
        words = needles(phrases)
        carry_out(folder, workbook, intention, report, progress, words=[*rest, *words])
    return words


def _search_again(
    folder: StudyFolder,
    workbook: Workbook,
    words: list[str],
    report: Destroyed,
    progress: DestructionProgress,
) -> None:
    """Look for copies of the destroyed words that are left."""
    search = WordSearch.of(words)
    report.left = search_folder(
        folder, search, progress=lambda done, of: progress(RedactionStage.SEARCH, done, of)
    )
    report.rest = rest_of(workbook, search)
    own = (folder.database.name, folder.workbook.name, folder.mailbox.name)
    found = [path for path in report.left.files if not path.name.startswith(own)]
    report.exports = sorted({*report.exports, *found})


def search_again(
    folder: StudyFolder,
    workbook: Workbook,
    *,
    done: Destroyed,
    progress: DestructionProgress = no_progress,
) -> Destroyed:
    """Search the study folder once more for words that were destroyed.

    Args:
        done: the report with the words, whose search was stopped.
    """
    if done.left is not None:
        _search_again(folder, workbook, list(done.left.search.words), done, progress)
    return done


def finish(
    folder: StudyFolder, workbook: Workbook, *, progress: DestructionProgress = no_progress
) -> Destroyed | None:
    """Finish an interrupted confirmation; None where there is none.

    Raises:
        RecordUnavailable, OSError: as for :func:`confirm`.
    """
    intention = read_intention(folder)
    if intention is None:
        return None
    report = Destroyed(intention.count)
    with StudyLock(folder.lock), recordings_held(folder, intention):
        # The plan is without the words; the workbook's history has them until its last step.
        words = needles(redacted_phrases(folder, workbook, intention))
        carry_out(folder, workbook, intention, report, progress, words=words)
    return report


def _planned(workbook: Workbook, report: Destroyed) -> Intention:
    sources, places, count = [], [], 0
    folder = StudyFolder(workbook.path.parent)
    for one in waiting(workbook):
        source, passages = one.source, workbook.passages(one.source.id)
        sources.append(source.id)
        count += one.count
        report.seconds += one.seconds
        if recording := recording_of(folder, source):
            of = (source.session, recording)
            places += [RedactedPlace(*of, sound, words) for sound, words in timed(passages)]
    report.redactions += count
    return Intention(tuple(sources), tuple(places), count)
