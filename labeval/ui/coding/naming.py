"""What ids are called: kinds of sources, criteria, answers."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from labeval.coding.rows import Passage, Source, SourceKind, Where
from labeval.study.model import StudyContent
from labeval.study.pages import BOTH_BAD, DONT_KNOW, NO_ANSWER, TIE
from labeval.ui.language import interface_language


class Naming:
    """Names of one study's things; ids stand for themselves until the study is known."""

    def __init__(self) -> None:
        self._content: StudyContent | None = None

    def take(self, content: StudyContent) -> None:
        """Know a study."""
        self._content = content

    def of(self, facet: str, value: str) -> str:
        """What a value of a facet is called."""
        if facet == "criterion":
            return self.criterion(value)
        return answer_name(value) if facet == "value" else value

    def criterion(self, id: str) -> str:
        """A criterion's name."""
        if self._content is not None:
            for criterion in self._content.study.criteria:
                if criterion.id == id:
                    return criterion.name.in_language(interface_language()) or id
        return id

    def header(self, before: Passage | None, here: Passage) -> str:
        """What stands above a passage: where it was said, if that is elsewhere than before."""
        then = before.where if before is not None else Where()
        now = here.where
        if _place(then) == _place(now):
            return ""
        return "  ·  ".join(part for part in self.place(now) if part)

    def place(self, where: Where) -> list[str]:
        """Where something was said: block or step, page, question, items."""
        page = where.page
        named = [where.block or where.step, where.question]
        if page:
            number = page.rsplit("/", 1)[-1]
            named.insert(1, QCoreApplication.translate("Coding", "page {page}").format(page=number))
        return named


def _place(where: Where) -> tuple[str, str, str]:
    return where.page, where.step, where.question


def kind_name(kind: str) -> str:
    """What a kind of source is called."""
    tr = QCoreApplication.translate
    names = {
        SourceKind.THINK_ALOUD: tr("Coding", "Think-aloud"),
        SourceKind.INTERVIEW: tr("Coding", "Interview"),
        SourceKind.COMMENTS: tr("Coding", "Comments"),
        SourceKind.JUSTIFICATIONS: tr("Coding", "Justifications"),
        SourceKind.ANSWERS: tr("Coding", "Open answers"),
        SourceKind.RESPONSES: tr("Coding", "Written responses"),
        SourceKind.NOTES: tr("Coding", "Notes"),
        SourceKind.INTERVIEW_NOTES: tr("Coding", "Interview notes"),
        SourceKind.IMPORTED: tr("Coding", "Imported text"),
    }
    return names.get(SourceKind(kind), kind) if kind in set(SourceKind) else kind


def source_title(source: Source) -> str:
    """Participant and kind, or an imported text's name."""
    if source.participant:
        return f"{source.participant}  {kind_name(source.kind)}"
    return source.name


def answer_name(value: str) -> str:
    """What an answer that is no scale value and no item is called."""
    tr = QCoreApplication.translate
    names = {
        TIE: tr("Coding", "Tie"),
        BOTH_BAD: tr("Coding", "Both bad"),
        DONT_KNOW: tr("Coding", "Don't know"),
        NO_ANSWER: tr("Coding", "No answer"),
        "yes": tr("Coding", "Yes"),
        "no": tr("Coding", "No"),
    }
    return names.get(value, value)
