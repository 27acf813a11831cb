"""Names of ids: kinds of sources, criteria, answers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from labeval.coding.rows import Passage, Source, SourceKind, Where
from labeval.study.pages import BOTH_BAD, DONT_KNOW, NO_ANSWER, TIE
from labeval.ui.language import interface_language
from labeval.ui.plain import window_title

if TYPE_CHECKING:
    from labeval.study.study import StudyContent


class Naming:
    """Names of one study's things; ids stand for themselves until the study is known."""

    def __init__(self) -> None:
        self._content: StudyContent | None = None

    def take(self, content: StudyContent) -> None:
        """Know a study."""
        self._content = content

    def of(self, facet: str, value: str) -> str:
        """Name of a facet's value."""
        if facet == "criterion":
            return self.criterion(value)
        if facet == "speaker":
            return speaker_name(value)
        return answer_name(value) if facet == "value" else value

    def criterion(self, id: str) -> str:
        """A criterion's name."""
        if self._content is not None:
            for criterion in self._content.study.criteria:
                if criterion.id == id:
                    return criterion.name.in_language(interface_language()) or id
        return id

    def names_of(self, id: str) -> list[str]:
        """A criterion's names in all languages: a page speaks that of its participant."""
        found = [id]
        if self._content is not None:
            for criterion in self._content.study.criteria:
                if criterion.id == id:
                    found += criterion.name.root.values()
        return found

    def header(self, before: Passage | None, here: Passage) -> str:
        """The heading above a passage: its page, where it differs from the one before."""
        then = before.where if before is not None else Where()
        now = here.where
        if _place(then) == _place(now):
            return ""
        return "  ·  ".join(part for part in self.place(now) if part)

    def place(self, where: Where) -> list[str]:
        """The place of a passage: block or step, page, question, items."""
        page = where.page.rsplit("/", 1)[-1]
        block = "" if page.startswith(where.block) else where.block
        return [block or ("" if page else where.step), page, where.question]


def _place(where: Where) -> tuple[str, str, str]:
    return where.page, where.step, where.question


def title_of(window: str, study: str) -> str:
    """A window's title: what it is for, and the study."""
    text = QCoreApplication.translate("Coding", "{window}: {study}")
    return window_title(text.format(window=window, study=study))


def kind_name(kind: str) -> str:
    """Name of a kind of source."""
    names = {
        SourceKind.THINK_ALOUD: QCoreApplication.translate("Coding", "Think-aloud"),
        SourceKind.INTERVIEW: QCoreApplication.translate("Coding", "Interview"),
        SourceKind.COMMENTS: QCoreApplication.translate("Coding", "Comments"),
        SourceKind.MARKED_WORDS: QCoreApplication.translate("Coding", "Marked words"),
        SourceKind.JUSTIFICATIONS: QCoreApplication.translate("Coding", "Justifications"),
        SourceKind.ANSWERS: QCoreApplication.translate("Coding", "Open answers"),
        SourceKind.RESPONSES: QCoreApplication.translate("Coding", "Written responses"),
        SourceKind.NOTES: QCoreApplication.translate("Coding", "Notes"),
        SourceKind.INTERVIEW_NOTES: QCoreApplication.translate("Coding", "Interview notes"),
        SourceKind.IMPORTED: QCoreApplication.translate("Coding", "Imported text"),
    }
    return names.get(SourceKind(kind), kind) if kind in set(SourceKind) else kind


def source_title(source: Source) -> str:
    """Participant and kind, or an imported text's name."""
    if source.participant:
        return f"{source.participant}  {kind_name(source.kind)}"
    return source.name


def speaker_name(speaker: str) -> str:
    """Name of a speaker."""
    names = {
        "participant": QCoreApplication.translate("Coding", "Participant"),
        "supervisor": QCoreApplication.translate("Coding", "Supervisor"),
        "interviewer": QCoreApplication.translate("Coding", "Interviewer"),
    }
    return names.get(speaker, speaker)


def answer_name(value: str) -> str:
    """Name of an answer that is neither a scale value nor an item."""
    names = {
        TIE: QCoreApplication.translate("Coding", "Tie"),
        BOTH_BAD: QCoreApplication.translate("Coding", "Both bad"),
        DONT_KNOW: QCoreApplication.translate("Coding", "Don't know"),
        NO_ANSWER: QCoreApplication.translate("Coding", "No answer"),
        "yes": QCoreApplication.translate("Coding", "Yes"),
        "no": QCoreApplication.translate("Coding", "No"),
    }
    return names.get(value, value)
