"""All texts that a window shows, and whose language a text of the program is."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from PySide6.QtWidgets import QWidget

from labeval.study.model.languages import local_texts
from labeval.study.study import Study
from labeval.text.languages import ANY_LANGUAGE
from labeval.ui.robot import WindowRobot

_CATALOGUE = Path(__file__).resolve().parents[2] / "translations" / "labeval_de.ts"
_ASKED = ("text", "toPlainText", "placeholderText", "toolTip", "accessibleName")
_FIELD = re.compile(r"\\\{[a-z_]*\\\}|%n")
_LEAST_LETTERS = 4


class ReadingRobot(WindowRobot):
    """A robot that keeps what it could read on every screen."""

    def __init__(self, *args: object, **options: object) -> None:
        super().__init__(*args, **options)  # type: ignore[arg-type]
        self.read: dict[str, set[str]] = {}
        """Screen to the texts on it."""

    def _press_enter(self) -> None:
        """As somebody who has looked at the screen for a while, in which Enter does nothing."""
        self.window.moving.arrived -= 1
        super()._press_enter()

    def _take_picture(self, suffix: str = "") -> None:
        found = self.read.setdefault(self._session.state.screen_id, set())
        found |= set(shown_texts(self.window))


def shown_texts(window: QWidget) -> Iterator[str]:
    """The texts of all visible parts of a window, and what screen readers are told of them."""
    for part in (window, *window.findChildren(QWidget)):
        if part.isVisible():
            for name in _ASKED:
                ask = getattr(part, name, None)
                value = ask() if callable(ask) else None
                if isinstance(value, str):
                    yield from (line.strip() for line in value.splitlines() if line.strip())


def mixed(read: dict[str, set[str]], language: str, study: Study) -> dict[str, set[str]]:
    """Screen to its words in another language, where there are some."""
    found = {screen: foreign(texts, language, study) for screen, texts in read.items()}
    return {screen: texts for screen, texts in found.items() if texts}


def foreign(texts: set[str], language: str, study: Study) -> set[str]:
    """Those that are the program's or the study's words in another language."""
    own, other = _program_words(language)
    told = {
        line
        for _, text in local_texts(study)
        for code, said in text.root.items()
        if code not in (language, ANY_LANGUAGE)
        for line in said.splitlines()
    }
    right = {
        line
        for _, text in local_texts(study)
        for code, said in text.root.items()
        if code in (language, ANY_LANGUAGE)
        for line in said.splitlines()
    }
    return {
        text for text in texts - right if text in told or (other.hold(text) and not own.hold(text))
    }


@dataclass(frozen=True)
class Words:
    """Texts of a catalogue, those with fields to be filled among them."""

    whole: frozenset[str]
    filled: re.Pattern[str]

    def hold(self, text: str) -> bool:
        """Whether the text is one of these."""
        return text in self.whole or self.filled.fullmatch(text) is not None

    @classmethod
    def of(cls, texts: set[str]) -> Words:
        lines = {line.strip() for text in texts for line in text.splitlines()}
        told = {line for line in lines if _is_telling(line)}
        filled = sorted(line for line in told if _FIELD.search(re.escape(line)))
        forms = (_FIELD.sub(".{1,60}?", re.escape(line)) for line in filled)
        return cls(frozenset(told), re.compile("|".join(forms)))


@cache
def _program_words(language: str) -> tuple[Words, Words]:
    """The program's words in a language, and those that are another language's only."""
    english, german, differing = set(), set(), set()
    for message in ET.parse(_CATALOGUE).iter("message"):
        source = message.findtext("source") or ""
        translation = message.find("translation")
        assert translation is not None
        forms = [form.text or "" for form in translation.iter("numerusform")]
        said = {form for form in forms or [translation.text or ""] if form}
        english.add(source)
        german |= said
        differing |= {source} - said if language == "de" else said - {source}
    return Words.of(german if language == "de" else english), Words.of(differing)


def _is_telling(text: str) -> bool:
    return sum(char.isalpha() for char in _FIELD.sub("", re.escape(text))) >= _LEAST_LETTERS
