"""Report of a merge: data that was taken in, and data that was not."""

from __future__ import annotations

from dataclasses import dataclass, field

from labeval.store.disk.row_names import row_name
from labeval.text.amounts import filled
from labeval.text.marks import QT_TRANSLATE_NOOP, Say, as_written


@dataclass(frozen=True, slots=True)
class MergeConflict:
    """Something of the other record that contradicts this one and was left out."""

    where: str
    template: str
    """Can be translated; it has no fields."""

    def described(self, say: Say) -> str:
        """The conflict on one line, in the language that ``say`` speaks."""
        left = say("Merge", QT_TRANSLATE_NOOP("Merge", "{where}: {why}; left as it is here"))
        return left.format(where=row_name(say, self.where), why=say("Merge", self.template))

    def __str__(self) -> str:
        return self.described(as_written)


@dataclass(slots=True)
class MergeReport:
    """Data that was taken in, and data that was not."""

    versions: int = 0
    sessions: int = 0
    """New sessions."""
    continued: int = 0
    """Sessions of which the other record knew later events."""
    events: int = 0
    judgments: int = 0
    marks: int = 0
    """Imported marks of words."""
    transcripts: int = 0
    recordings: int = 0
    """Folders of sound that were copied from the other record's folder."""
    locked_recordings: int = 0
    """Sealed recordings of a bundle whose key is not here."""
    erased: list[str] = field(default_factory=list)
    """Participants that the other record had erased and that are erased here now."""
    kept_out: list[str] = field(default_factory=list)
    """Participants of the other record that were erased here."""
    conflicts: list[MergeConflict] = field(default_factory=list)
    shared_codes: list[str] = field(default_factory=list)
    """Codes of new sessions that were in use here: one person, or one code given twice?"""

    @property
    def has_changed(self) -> bool:
        """Sessions or anything else came in, or somebody was erased."""
        counts = (self.versions, self.sessions, self.events, self.judgments, self.marks)
        return any(counts) or bool(self.transcripts or self.recordings or self.erased)

    def described(self, say: Say) -> str:
        """Counts of what came in, then a line for everything that somebody should know."""
        counts = filled(
            say("Merge", _COUNTS),
            sessions=self.sessions,
            continued=self.continued,
            events=self.events,
            versions=self.versions,
            judgments=self.judgments,
            recordings=self.recordings,
            transcripts=self.transcripts,
        )
        if self.marks:
            counts += f", {filled(say('Merge', _MARKS), marks=self.marks)}"
        if self.locked_recordings:
            counts += f"\n{filled(say('Merge', _LOCKED), recordings=self.locked_recordings)}"
        codes = [
            *((_ERASED, code) for code in self.erased),
            *((KEPT_OUT, code) for code in self.kept_out),
            *((_SHARED, code) for code in self.shared_codes),
        ]
        lines = [say("Merge", text).format(code=code) for text, code in codes]
        return "\n".join([counts, *lines, *(one.described(say) for one in self.conflicts)])

    def __str__(self) -> str:
        return self.described(as_written)


_COUNTS = QT_TRANSLATE_NOOP(
    "Merge",
    "{sessions:new session|new sessions}, {continued} continued, {events:event|events}, "
    "{versions:version|versions}, {judgments:imported judgment|imported judgments}, "
    "{recordings:recording|recordings}, {transcripts:transcript|transcripts}",
)
_MARKS = QT_TRANSLATE_NOOP("Merge", "{marks:imported mark|imported marks}")
_LOCKED = QT_TRANSLATE_NOOP(
    "Merge",
    "{recordings:recording was|recordings were} not taken in: the key is not here; give it with "
    "'labeval recordings STUDY --use-key FILE' and merge again",
)
_ERASED = QT_TRANSLATE_NOOP("Merge", "participant {code}: erased there, now here too")
KEPT_OUT = QT_TRANSLATE_NOOP("Merge", "participant {code}: erased here, not taken in")
_SHARED = QT_TRANSLATE_NOOP(
    "Merge", "participant {code}: has sessions from both; make sure that it is one person"
)
