"""Interviews recorded elsewhere: transcripts as sources, linked with participants all at once."""

from __future__ import annotations

import hashlib
import re
from collections import Counter
from collections.abc import Collection, Iterable, Mapping, Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field, replace
from pathlib import Path

from labeval.audio.decoding import SoundFile
from labeval.coding.attributes import PARTICIPANT, setting
from labeval.coding.edits import Change, added
from labeval.coding.identity import id_of
from labeval.coding.moments import utc_now
from labeval.coding.rows import INTERVIEWER, Attribute, Passage, Source, SourceKind
from labeval.coding.sources import neutral_name
from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.containers import open_file
from labeval.exchange.qda.remarks import remark
from labeval.files.media import SOUND_ENDINGS
from labeval.files.names import written_name
from labeval.files.progress import followed_by, report
from labeval.files.refusal import FileRefused
from labeval.jobs.coding.gathered_texts import timed_text
from labeval.jobs.coding.qda import QdaImport
from labeval.store.record.record import Record
from labeval.store.workbook.interview_sounds import keeping_sounds, silence_redacted
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.transcription.joined_lines import LINE_ENDINGS, joined_lines
from labeval.transcription.transcript import SpeechSegment, Transcript
from labeval.transcription.transcript_readers import (
    NO_TIMES,
    WORD_TIMES,
    TranscriptRefused,
    read_transcript,
)

IMPORT_INTERVIEWS = QT_TRANSLATE_NOOP("Coding", "Import interviews")

FILE_COLUMN, PARTICIPANT_COLUMN, INTERVIEWER_COLUMN = "file", "participant", "interviewer"
"""Columns of a table of links; all others are attributes of the participant."""


@dataclass(frozen=True, slots=True)
class ReadInterview:
    """A transcript that was read."""

    path: Path
    transcript: Transcript
    sound: Path | None = None
    """The file with its sound, where it comes with one."""

    @property
    def speakers(self) -> list[str]:
        """Everybody who speaks, in the order in which they do."""
        return list(dict.fromkeys(s.speaker for s in self.transcript.segments if s.speaker))

    @property
    def has_times(self) -> bool:
        """True if the file says when something was said."""
        return bool(self.transcript.made_with["times"] != NO_TIMES)

    @property
    def file_name(self) -> str:
        """Its file's name, as text that can be written."""
        return written_name(self.path.name)

    @property
    def stem(self) -> str:
        """Its file's name without the ending, as text that can be written."""
        return written_name(self.path.stem)

    @property
    def left_out(self) -> list[str]:
        """Tiers that only divide others."""
        return list(self.transcript.made_with.get("left_out", ()))


@dataclass(slots=True)
class InterviewLink:
    """A participant for a file, what is known of them, and what the source will be called."""

    participant: str = ""
    attributes: dict[str, str] = field(default_factory=dict)
    name: str = ""
    """Empty for one of the program's own: files are often named after people."""
    interviewer: str = ""
    """The speaker who asks; empty for nobody."""


def read_interviews(
    paths: Sequence[Path],
) -> tuple[list[ReadInterview], dict[Path, Exception]]:
    """Read transcripts, and say of every file that is none why not.

    A sound or video file among them is the sound of the transcript that is called like it.
    """
    read: list[ReadInterview] = []
    refused: dict[Path, Exception] = {}
    sounds = [path for path in dict.fromkeys(paths) if path.suffix.lower() in SOUND_ENDINGS]
    for done, path in enumerate(path for path in dict.fromkeys(paths) if path not in sounds):
        report(path.name, done, len(paths))
        # The share that is read is of all files: that of a single one would begin fifty times.
        alone = followed_by(_go_on) if len(paths) > 1 else nullcontext()
        try:
            with alone:
                transcript = read_transcript(path, seconds=0, language="")
            if not any(segment.text for segment in transcript.segments):
                raise TranscriptRefused(_NOTHING, path=path)
            read.append(ReadInterview(path, transcript))
        except (FileRefused, OSError) as error:
            refused[path] = error
    for sound in sounds:
        try:
            _give(read, sound)
        except (FileRefused, OSError) as error:
            refused[sound] = error
    return read, refused


def _give(read: list[ReadInterview], sound: Path) -> None:
    """Give a sound to the interview that is called like it.

    Raises:
        FileRefused, OSError: there is none, it can have none, or nothing can be heard.
    """
    names = sound.stem, sound.name
    number = next((n for n, each in enumerate(read) if each.path.stem in names), None)
    if number is None:
        raise TranscriptRefused(_NO_TRANSCRIPT, path=sound)
    each = read[number]
    if not each.has_times:
        raise TranscriptRefused(_NO_TIMES_THERE, path=sound, file=each.file_name)
    if each.sound is not None:
        raise TranscriptRefused(_TWO_SOUNDS, path=sound, file=each.file_name)
    SoundFile(sound).close()
    read[number] = replace(each, sound=sound)


def _go_on(_name: str, _done: int, _total: int) -> bool:
    """Follow nothing of a file."""
    return True


_NO_TRANSCRIPT = QT_TRANSLATE_NOOP(
    "Speech",
    "{path}: is sound, and no transcript among the files is called like it; labeval transcribe "
    "makes one",
)
_NO_TIMES_THERE = QT_TRANSLATE_NOOP(
    "Speech",
    "{path}: {file} has no times, so nobody knows where its words are in this sound; leave the "
    "sound out, or take a transcript with times",
)
_TWO_SOUNDS = QT_TRANSLATE_NOOP(
    "Speech", "{path}: {file} has another sound among the files; choose one of them"
)
_NOTHING = QT_TRANSLATE_NOOP("Speech", "{path}: nobody says anything in it")
_CODE_LIKE = re.compile(r"(?<![^\W_])([A-Za-z]{1,4}[-_]?[0-9]{1,4})(?![^\W_])")


def guessed_participant(name: str, known: Collection[str]) -> str:
    """The participant whose code is in a file's name; else what looks like one; else nobody.

    Args:
        known: codes of the study's participants.
    """
    found = [
        code
        for code in known
        if re.search(rf"(?<![^\W_]){re.escape(code)}(?![^\W_])", name, re.IGNORECASE)
    ]
    if found:
        return max(found, key=len)
    looks = _CODE_LIKE.findall(name)
    return looks[0] if len(looks) == 1 else ""


def guessed_participants(read: Sequence[ReadInterview], known: Collection[str]) -> dict[Path, str]:
    """The participant of each interview; empty where that cannot be known.

    Where one label such as B1 or Speaker 2 answers in several files, it says nothing about who
    that is: each of them gets a participant of its own, with a new number.

    Args:
        known: codes of the study's participants.
    """
    found = {each.path: guessed_participant_of(each, known) for each in read}
    asking = guessed_interviewers(read)
    labels = {}
    for each in read:
        answering = [speaker for speaker in each.speakers if speaker != asking[each.path]]
        is_named = bool(guessed_participant(each.stem, known)) or found[each.path] in known
        if len(answering) == 1 and not is_named:
            labels[each.path] = answering[0]
    often = Counter(labels.values())
    used, number, digits = {*known, *found.values()}, 0, max(2, len(str(len(read))))
    for path, label in labels.items():
        is_general = _GENERAL.fullmatch(label) or 2 * often[label] >= len(labels)
        if often[label] > 1 and is_general:
            number += 1
            while (code := f"P{number:0{digits}}") in used:
                number += 1
            found[path] = code
    return found


_GENERAL = re.compile(
    r"b|p|s|t|tp|ip|vp|(spk|speaker|sprecher(in)?|locuteur|locutrice|person|participant|"
    r"teilnehmer(in)?|interviewee|interviewte[rn]?|befragte[rn]?|respondent|subject)[ _.-]?[0-9]*",
    re.IGNORECASE,
)
"""Labels of who answers that mean different people; others, such as B1, do where most files have
them."""


def guessed_participant_of(interview: ReadInterview, known: Collection[str]) -> str:
    """The participant of an interview: whose code its file's name has; else who speaks by a code.

    Args:
        known: codes of the study's participants.
    """
    if named := guessed_participant(interview.stem, known):
        return named
    answering = [speaker for speaker in interview.speakers if not _ASKS.fullmatch(speaker)]
    speaking = {guessed_participant(speaker, known) for speaker in answering} - {""}
    return speaking.pop() if len(speaking) == 1 else ""


def guessed_interviewers(read: Sequence[ReadInterview]) -> dict[Path, str]:
    """The speaker of each interview who asks; empty where that cannot be known.

    It is whoever is called so; else who speaks in most of several interviews; else, of two, who
    has most of the questions.
    """
    everywhere = Counter(speaker for each in read for speaker in each.speakers)
    return {each.path: _guessed_interviewer(each, everywhere, len(read)) for each in read}


def _guessed_interviewer(each: ReadInterview, everywhere: Counter[str], files: int) -> str:
    speakers = each.speakers
    called = [speaker for speaker in speakers if _ASKS.fullmatch(speaker)]
    if called or len(speakers) < _LEAST_SPEAKERS:
        return called[0] if len(called) == 1 else ""
    often = [s for s in speakers if everywhere[s] >= max(2, files / 2)]
    if len(often) == 1:
        return often[0]
    asked = Counter(s.speaker for s in each.transcript.segments if s.text.rstrip().endswith("?"))
    most = [*asked.most_common(2), ("", 0)]
    is_clear = most[0][1] >= _LEAST_QUESTIONS and most[0][1] > 2 * most[1][1]
    return most[0][0] if is_clear and len(speakers) == _LEAST_SPEAKERS else ""


_ASKS = re.compile(
    r"(i|in|int|iv|interviewer(in|:in|\*in)?|mod|moderator(in|:in|\*in)?|facilitator|researcher|"
    r"forscher(in|:in|\*in)?|supervisor|enquêteur|enquêtrice|intervieweur|intervieweuse)[ .]?1?",
    re.IGNORECASE,
)
"""Names of who asks."""
_LEAST_SPEAKERS, _LEAST_QUESTIONS = 2, 3


def study_participants(folder: StudyFolder) -> tuple[set[str], set[str]]:
    """The codes of a study's participants, and of those who were erased.

    Raises:
        RecordError: the record cannot be read.
    """
    if not folder.database.exists():
        return set(), set()
    with Record(folder.database, read_only=True) as record:
        erased = set(record.sessions.erased())
        return set(record.sessions.participants()) - erased, erased


def read_links(path: Path) -> dict[str, InterviewLink]:
    """File name to participant and attributes, from a table with a column ``file``.

    Raises:
        FileRefused: it cannot be read, or has no such column.
    """
    found = dict(_rows_by(path, FILE_COLUMN, PARTICIPANT_COLUMN))
    for link in found.values():
        named = (name for name in link.attributes if name.casefold() == INTERVIEWER_COLUMN)
        link.interviewer = link.attributes.pop(next(named, ""), "")
    return found


def read_attributes(path: Path) -> dict[str, dict[str, str]]:
    """Participant to attributes, from a table with a column ``participant``, or of that meaning.

    Raises:
        FileRefused: it cannot be read, or has no such column, or several that may be it.
    """
    return {code: link.attributes for code, link in _rows_by(path, PARTICIPANT_COLUMN, "")}


def _rows_by(path: Path, key: str, second: str) -> Iterable[tuple[str, InterviewLink]]:
    for place, record in open_file(path).records():
        cells = {str(name).strip(): str(value).strip() for name, value in record.items()}
        by_name = {name.casefold(): name for name in cells}
        if key == PARTICIPANT_COLUMN and key not in by_name:
            meant = [name for name in by_name if role_of(name)[0] in _PARTICIPANT_ROLES]
            if len(meant) == 1:
                by_name[key] = by_name[meant[0]]
        if key not in by_name:
            raise FileRefused(
                _NO_COLUMN, where=path, column=key, there=", ".join(cells)[:200], row=place
            )
        name = cells.pop(by_name[key])
        participant = cells.pop(by_name[second]) if second in by_name else ""
        if name:
            yield name, InterviewLink(participant, {k: v for k, v in cells.items() if k and v})


_PARTICIPANT_ROLES = ("participant", "id")
_NO_COLUMN = QT_TRANSLATE_NOOP("Files", "{where}: there is no column “{column}” among: {there}")


def take_interviews(
    workbook: Workbook,
    read: Sequence[ReadInterview],
    links: Mapping[Path, InterviewLink],
) -> QdaImport:
    """Take interviews into the workbook as one edit; those that are there stay as they are.

    A copy of their sound is kept with the recordings of the study, also for those that are there
    without. It is silent where their words were redacted.

    Args:
        links: participants of the files; a file without one has none.

    Raises:
        RecordError, FileRefused, OSError: nothing was written.
    """
    folder = StudyFolder(workbook.path.parent)
    sounds = [(_identity(each)[0], each.sound) for each in read if each.sound is not None]
    with keeping_sounds(folder, sounds) as kept:
        silence_redacted(workbook, folder)
        done = _take(workbook, read, links)
    done.sounds = len(kept)
    return done


def _take(
    workbook: Workbook,
    read: Sequence[ReadInterview],
    links: Mapping[Path, InterviewLink],
) -> QdaImport:
    done, now = QdaImport(), utc_now()
    known = {source.id for source in workbook.sources()}
    names = {source.name for source in workbook.sources()}
    changes: list[Change] = []
    about: dict[str, dict[str, str]] = {}
    for interview in read:
        link = links.get(interview.path, InterviewLink())
        source, passages = _rows(interview, link, now)
        if interview.left_out:
            tiers = ", ".join(interview.left_out)
            done.notes.append(remark(_LEFT_OUT, file=interview.file_name, tiers=tiers))
        if link.participant:
            about.setdefault(link.participant, {}).update(link.attributes)
        if source.id in known:
            done.same += 1
            continue
        source = replace(
            source, name=link.name or neutral_name("Interview", link.participant, names)
        )
        known.add(source.id)
        names.add(source.name)
        done.added.update([Source])
        changes += [added(source), *map(added, passages)]
    attributes = workbook.attributes()
    for participant, values in about.items():
        new = setting(attributes, PARTICIPANT, participant, values)
        for change in new:
            if isinstance(before := change.before, Attribute) and isinstance(
                after := change.after, Attribute
            ):
                done.changed += 1
                was = {"name": before.name, "before": before.value, "after": after.value}
                done.notes.append(remark(_OTHER_VALUE, participant=participant, **was))
            else:
                done.added.update([Attribute])
        changes += new
    workbook.do(IMPORT_INTERVIEWS, changes)
    return done


_OTHER_VALUE = QT_TRANSLATE_NOOP("Qda", "{participant}: {name} was {before} and is {after} now")
_LEFT_OUT = QT_TRANSLATE_NOOP(
    "Qda", "{file}: tiers that divide others into words or sounds are left out: {tiers}"
)


def _spoken(interview: ReadInterview) -> list[SpeechSegment]:
    """Its segments that have words."""
    return [s for s in interview.transcript.segments if timed_text(s)[0]]


def _identity(interview: ReadInterview) -> tuple[str, str]:
    """The id of its text, which the same content has everywhere, and the hash of that content."""
    lines = (f"{s.start_s:.3f}\t{s.speaker}\t{timed_text(s)[0]}" for s in _spoken(interview))
    content = hashlib.sha256("\n".join(lines).encode()).hexdigest()
    return id_of("interview", interview.file_name, content), content


def _rows(interview: ReadInterview, link: InterviewLink, now: str) -> tuple[Source, list[Passage]]:
    """The source without its name, and its passages; the same content has the same ids.

    The one who asks is called so, and of two people the other one is the participant. Lines of
    subtitles are put together, and their words have times by their lengths.

    Args:
        now: of the whole import: the order of its files is not that of the interviews.
    """
    roles = {link.interviewer: INTERVIEWER} if link.interviewer in interview.speakers else {}
    if roles and len(interview.speakers) == _LEAST_SPEAKERS:
        roles |= {s: PARTICIPANT for s in interview.speakers if s != link.interviewer}
    id, content = _identity(interview)
    segments = _spoken(interview)
    are_lines = interview.path.suffix.lower() in LINE_ENDINGS
    spoken = joined_lines(segments) if are_lines else ((segment, 1) for segment in segments)
    source = Source(
        *(id, SourceKind.INTERVIEW, ""),
        participant=link.participant,
        created=now,
        made_from=content,
    )
    has_words = interview.transcript.made_with["times"] == WORD_TIMES
    passages = [
        Passage(
            *(id_of("passage", id, n), id, float(n), text),
            roles.get(segment.speaker, segment.speaker),
            round(1000 * segment.start_s) if interview.has_times else None,
            round(1000 * segment.end_s) if interview.has_times else None,
            words if has_words or lines > 1 else (),
            speaker_probability=segment.speaker_probability,
        )
        for n, (segment, lines) in enumerate(spoken)
        for text, words in (timed_text(segment),)
    ]
    return source, passages
