"""Characters of a study's texts that no font of this computer can draw, and fonts that can."""

from __future__ import annotations

import sys
import unicodedata
from collections.abc import Callable, Iterator, Sequence

from labeval.study.folder import STUDY_FILE
from labeval.study.methods import claims_column
from labeval.study.model.languages import local_texts
from labeval.study.problems import Problem
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_MISSING = QT_TRANSLATE_NOOP(
    "Problem",
    "no font of this computer can draw {letters}: empty boxes would be shown, first in {text}",
)
_EMOJI = range(0x1F000, 0x20000)
_SHOWN = 8
"""Characters that a problem lists."""
_CJK = ("CJK", "HIRAGANA", "KATAKANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC", "FULLWIDTH")
_OWN = (
    *("ARABIC", "ARMENIAN", "BENGALI", "DEVANAGARI", "ETHIOPIC", "GEORGIAN", "GUJARATI"),
    *("GURMUKHI", "HEBREW", "KANNADA", "KHMER", "LAO", "MALAYALAM", "MONGOLIAN", "MYANMAR"),
    *("SINHALA", "TAMIL", "TELUGU", "THAI"),
)
"""Scripts that have a Noto font of their own, as Unicode names begin."""
_GENERAL = ("LATIN", "GREEK", "CYRILLIC")
_PACKAGES = {"Noto Sans CJK": "fonts-noto-cjk", "Noto Color Emoji": "fonts-noto-color-emoji"}
_OTHERS = "fonts-noto-core"
"""The package of Debian and Ubuntu with all other fonts that are recommended here."""
_ON_LINUX = QT_TRANSLATE_NOOP(
    "Problem", "install {fonts}; on Debian and Ubuntu: apt install {packages}"
)
_ON_WINDOWS = QT_TRANSLATE_NOOP(
    "Problem", "install {fonts}: open the font's file in the Explorer and choose “Install”"
)
_WITHOUT_MEANING = QT_TRANSLATE_NOOP(
    "Problem",
    "they are control characters, of private use or unknown to Unicode, so that no usual font has "
    "them: replace them in the text",
)
_ON_MACOS = QT_TRANSLATE_NOOP("Problem", "install {fonts} with Font Book")


def glyph_problems(
    content: StudyContent, missing_of: Callable[[str], str], system: str = sys.platform
) -> Iterator[Problem]:
    """The characters that would be empty boxes, one problem for each column of each file.

    Args:
        missing_of: gives the characters of a text that no font can draw.
        system: the system whose fonts are recommended, as Python names it.
    """
    for file, field, texts in _texts(content):
        missing = missing_of("".join({letter for text in texts.values() for letter in text}))
        with_meaning = "".join(filter(_has_meaning, missing))
        without = "".join(letter for letter in missing if letter not in with_meaning)
        for letters, (advice, values) in (
            (with_meaning, font_advice(with_meaning, system)),
            (without, (_WITHOUT_MEANING, {})),
        ):
            if letters:
                name = next(name for name, text in texts.items() if set(letters) & set(text))
                values = values | {"letters": _named(letters), "text": name}
                yield Problem(file, None, field, _MISSING, values, advice, severity="warning")


def _named(letters: str) -> str:
    """Characters with their numbers, the first of many; those without a meaning by number only."""
    shown = (
        f"{each} (U+{ord(each):04X})" if _has_meaning(each) else f"U+{ord(each):04X}"
        for each in letters[:_SHOWN]
    )
    more = len(letters) - _SHOWN
    return ", ".join(shown) + (f" … (+{more})" if more > 0 else "")


def _has_meaning(letter: str) -> bool:
    """Return whether Unicode says what a character is; an unknown emoji may be a new one."""
    category = unicodedata.category(letter)
    return category not in ("Cc", "Cn", "Co") or (category == "Cn" and ord(letter) in _EMOJI)


def font_advice(letters: str, system: str = sys.platform) -> tuple[str, dict[str, object]]:
    """A sentence that recommends fonts for some characters, and the values in it."""
    fonts = fonts_for(letters)
    packages = sorted({_PACKAGES.get(font, _OTHERS) for font in fonts})
    values: dict[str, object] = {"fonts": ", ".join(fonts), "packages": " ".join(packages)}
    if system == "win32":
        return _ON_WINDOWS, values
    return (_ON_MACOS if system == "darwin" else _ON_LINUX), values


def fonts_for(letters: str) -> Sequence[str]:
    """The free fonts that have some characters, each once."""
    return sorted({_font_for(letter) for letter in letters})


def _font_for(letter: str) -> str:
    name = unicodedata.name(letter, "")
    script, _, _ = name.partition(" ")
    if script in _CJK:
        return "Noto Sans CJK"
    if script in _OWN:
        return f"Noto Sans {script.title()}"
    if name.startswith("MATHEMATICAL") or unicodedata.category(letter) == "Sm":
        return "Noto Sans Math"
    if script in _GENERAL:
        return "Noto Sans"
    if ord(letter) >= 0x1F000:
        return "Noto Color Emoji"
    return "Noto Sans Symbols 2" if unicodedata.category(letter)[0] == "S" else "Noto Sans"


def _texts(content: StudyContent) -> Iterator[tuple[str, str, dict[str, str]]]:
    """File and field with the texts in it, each by what it belongs to."""
    study = content.study
    written = {_place(path): "".join(text.root.values()) for path, text in local_texts(study)}
    yield STUDY_FILE, "", written
    claims = map(claims_column, study.blocks.values())
    for field in dict.fromkeys(("text", "source", "question", *filter(None, claims))):
        yield study.items_file, field, {item.id: item.column(field) for item in content.items}
    if content.references:
        texts = {f"“{each.title}”": each.title + each.text for each in content.references}
        yield study.references_file or "", "text", texts


def _place(path: Sequence[str | int]) -> str:
    """A place in the study file, entries of lists counted from 1."""
    parts = (f"[{part + 1}]" if isinstance(part, int) else f".{part}" for part in path)
    return "".join(parts).removeprefix(".")
