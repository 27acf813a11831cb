"""Names of ids: criteria, conditions, steps, pages, items, questions, speakers, answers."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from labeval.coding.rows import (
    OWN_QUESTIONS,
    REMARKS,
    Passage,
    Source,
    SourceKind,
    Where,
)
from labeval.coding.sources import is_gathered
from labeval.study.pages import (
    BEST_AND_WORST,
    BOTH_BAD,
    DONT_KNOW,
    ITEM_JOIN,
    NO_ANSWER,
    TIE,
    TIED,
)
from labeval.ui.coding.parts.screen_names import BETWEEN, ScreenNames
from labeval.ui.language import interface_language
from labeval.ui.plain import window_title
from labeval.ui.quoted import quoted

if TYPE_CHECKING:
    from labeval.report.codes.content import Names
    from labeval.study.study import StudyContent
    from labeval.text.local import LocalText
    from labeval.ui.coding.parts.screen_names import Screens

_JOINS = re.compile(f"([{re.escape(ITEM_JOIN + BEST_AND_WORST + TIED)}])")

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
        self._screens: ScreenNames | None = None

    def take(self, content: StudyContent, screens: Screens) -> None:
        """Know a study, and the screens of its sessions."""
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
        self._screens = ScreenNames(content, screens)
        self._names = {
            "criterion": {one.id: one.name for one in study.criteria},
            "condition": {one.id: one.name for one in study.conditions if one.name},
            "step": {part.id: part.title for part in steps if part.title},
        }

    def know_screens(self, screens: Screens) -> None:
        """Know further screens, of a session that began since."""
        if self._screens is not None:
            self._screens = self._screens.with_screens(screens)

    def of(self, facet: str, value: str) -> str:
        """Name of a facet's value."""
        named = {
            "kind": kind_name,
            "speaker": speaker_name,
            "value": self.answer,
            "answer": self.answer,
            "question": self._question_of_some_step,
            "page": self.screen,
            "item": self.item,
            "items": self.items,
            "method": method_name,
            "step": self.step,
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
        of_no_guide = {
            OWN_QUESTIONS: QCoreApplication.translate("Coding", "Own question"),
            REMARKS: QCoreApplication.translate("Coding", "Remarks"),
        }
        name = self._name("step", id)
        return of_no_guide.get(id, id) if name == id else name

    def question(self, step: str, id: str) -> str:
        """The question of a step, or of a section of the interview; texts judged have their own."""
        asked = self._questions.get((step, id))
        if asked is None and step == OWN_QUESTIONS:
            return ""  # its id says nothing
        return id if asked is None else asked.in_language(interface_language())

    def screen(self, screen: str) -> str:
        """A screen in a session: its page, or its step."""
        named = self._screens.screen(screen, interface_language()) if self._screens else ""
        return named or self.step(screen.rsplit("/", 1)[-1])

    def item(self, id: str) -> str:
        """An item's title, or its first words."""
        return self._screens.item(id) if self._screens is not None else id

    def items(self, ids: str) -> str:
        """The names of items whose ids are joined as tables join them."""
        return f" {ITEM_JOIN} ".join(self.item(id) for id in ids.split(ITEM_JOIN))

    def answer(self, value: str) -> str:
        """An answer in words; items among it have their names.

        A number is a value of a scale, even where an item has it as its id. Where a sign
        has a space or nothing next to it, it is a part of a text: joined answers have neither.
        """
        parts = _JOINS.split(value)
        if not all(part and part == part.strip() for part in parts):
            return self._answered(value)
        return "".join(
            f" {part} " if _JOINS.fullmatch(part) else self._answered(part) for part in parts
        )

    def of_quotes(self) -> Names:
        """The same names for the quotes of a report."""
        from labeval.report.codes.content import Names

        return Names(source_title, self.criterion, self.answer, self.screen)

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
        return BETWEEN.join(part for part in self.place(now) if part)

    def place(self, where: Where) -> list[str]:
        """The place of a passage: block or step, page, question, items."""
        page = where.page.rsplit("/", 1)[-1]
        named, asked = self.screen(where.page), self.question(where.step, where.question)
        if named != page:
            return [named, "" if asked in named else asked]
        block = "" if page.startswith(where.block) else where.block
        return [block or ("" if page else self.step(where.step)), named, asked]

    def _answered(self, value: str) -> str:
        if self._screens is not None and not value.isdigit() and self._screens.knows_item(value):
            return quoted(self._screens.item(value))
        return answer_name(value)

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


def method_name(method: str) -> str:
    """Name of a method; the id of one that is not installed here."""
    from labeval.study.methods import method_names
    from labeval.ui.method_in_words import method_in_words

    return method_in_words(method) if method in method_names() else method


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
