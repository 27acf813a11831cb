"""Names of ids: criteria, conditions, steps, questions, kinds of sources, speakers, answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from labeval.coding.rows import Passage, Source, SourceKind, Where
from labeval.coding.sources import is_gathered
from labeval.study.pages import BOTH_BAD, DONT_KNOW, NO_ANSWER, TIE
from labeval.ui.language import interface_language
from labeval.ui.plain import window_title

if TYPE_CHECKING:
    from labeval.study.study import StudyContent
    from labeval.text.local import LocalText

_GATHERED = re.compile(r"(?: \((\d+)\))? [a-z][a-z -]*?(?: (\d+))?")
"""After the participant in the name of a gathered source: number of session, kind, recording."""


class Naming:
    """Names of one study's things, in the interface's language.

    Ids stand for themselves until the study is known, and where it has no name for them.
    """

    def __init__(self) -> None:
        self._names: dict[str, dict[str, LocalText]] = {}
        """Facet to its ids, with their names."""
        self._questions: dict[tuple[str, str], LocalText] = {}
        """Questions by step, or section of the interview, and id."""
        self._by_id: dict[str, list[LocalText]] = {}

    def take(self, content: StudyContent) -> None:
        """Know a study."""
        from labeval.study.model.steps import steps_by_id  # not before the first text is painted

        study = content.study
        steps = [*steps_by_id(study.procedure).values(), *study.moderation.interview]
        self._questions = {
            (part.id, question.id): question.text
            for part in steps
            for question in getattr(part, "questions", ())
        }
        self._by_id = {}
        for (_, id), text in self._questions.items():
            self._by_id.setdefault(id, []).append(text)
        self._names = {
            "criterion": {one.id: one.name for one in study.criteria},
            "condition": {one.id: one.name for one in study.conditions if one.name},
            "step": {part.id: part.title for part in steps if part.title},
        }

    def of(self, facet: str, value: str) -> str:
        """Name of a facet's value."""
        named = {
            "kind": kind_name,
            "speaker": speaker_name,
            "value": answer_name,
            "answer": answer_name,
            "question": self._question_of_some_step,
            "page": self.step,
        }
        return named[facet](value) if facet in named else self._name(facet, value)

    def criterion(self, id: str) -> str:
        """A criterion's name."""
        return self._name("criterion", id)

    def condition(self, id: str) -> str:
        """A condition's name."""
        return self._name("condition", id)

    def step(self, id: str) -> str:
        """The heading of a step, or of a section of the interview."""
        return self._name("step", id)

    def question(self, step: str, id: str) -> str:
        """The question of a step, or of a section of the interview; texts judged have their own."""
        asked = self._questions.get((step, id))
        return id if asked is None else asked.in_language(interface_language())

    def screen(self, screen: str) -> str:
        """A screen in a session: the heading of its step, or the id of its page."""
        return self.step(screen.rsplit("/", 1)[-1])

    def names_of(self, id: str) -> list[str]:
        """A criterion's names in all languages: a page speaks that of its participant."""
        name = self._names.get("criterion", {}).get(id)
        return [id, *(name.root.values() if name is not None else ())]

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
        first = block or ("" if page else self.step(where.step))
        return [first, self.screen(where.page), self.question(where.step, where.question)]

    def _name(self, facet: str, id: str) -> str:
        name = self._names.get(facet, {}).get(id)
        return id if name is None else name.in_language(interface_language())

    def _question_of_some_step(self, id: str) -> str:
        """The question of an id; the id where several steps ask different ones by it."""
        asked = {text.in_language(interface_language()) for text in self._by_id.get(id, ())}
        return asked.pop() if len(asked) == 1 else id


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


def source_parts(source: Source) -> tuple[str, str]:
    """A source's name in two parts, the second softer; two of one participant have numbers.

    Files keep their name, and so do sources that an analyst has renamed.
    """
    if not is_gathered(source):
        return (source.participant, source.name) if source.participant else (source.name, "")
    own = source.name.removeprefix(source.participant)
    numbers = _GATHERED.fullmatch(own) if own != source.name else None
    if numbers is None:
        return source.name, f"{source.participant}  {kind_name(source.kind)}"
    session, recording = numbers.groups()
    kind = f"{kind_name(source.kind)} {recording}" if recording else kind_name(source.kind)
    return (f"{source.participant} ({session})" if session else source.participant), kind


def source_title(source: Source) -> str:
    """A source's name in a line, as the list of sources reads."""
    return "  ".join(part for part in source_parts(source) if part)


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
