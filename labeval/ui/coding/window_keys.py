"""The keys of coding, with what they do in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from labeval.coding.rows import Code
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.coding.target import Target, TargetKind

if TYPE_CHECKING:
    from labeval.ui.coding.window import CodingWindow

_CODE = QT_TRANSLATE_NOOP("CodingKeys", "Coding")
_SEGMENT = QT_TRANSLATE_NOOP("CodingKeys", "The current segment")
_MOVE = QT_TRANSLATE_NOOP("CodingKeys", "Moving about")
_CODES = QT_TRANSLATE_NOOP("CodingKeys", "Codes")
_WINDOW = QT_TRANSLATE_NOOP("CodingKeys", "Window")

_LISTED = (
    (_CODE, "C", QT_TRANSLATE_NOOP("CodingKeys", "Code: find or name a code")),
    (_CODE, "V", QT_TRANSLATE_NOOP("CodingKeys", "Code in vivo")),
    (_CODE, "W", QT_TRANSLATE_NOOP("CodingKeys", "Select the whole passage")),
    (_CODE, "Ctrl+Z", QT_TRANSLATE_NOOP("CodingKeys", "Undo")),
    (_CODE, "Ctrl+Y", QT_TRANSLATE_NOOP("CodingKeys", "Redo")),
    (_SEGMENT, "O", QT_TRANSLATE_NOOP("CodingKeys", "The next of several segments")),
    (_SEGMENT, "Del", QT_TRANSLATE_NOOP("CodingKeys", "Uncode")),
    (_SEGMENT, "M", QT_TRANSLATE_NOOP("CodingKeys", "Memo")),
    (_SEGMENT, "Q", QT_TRANSLATE_NOOP("CodingKeys", "Quotable, or not")),
    (_SEGMENT, "Alt+Up", QT_TRANSLATE_NOOP("CodingKeys", "More weight")),
    (_SEGMENT, "Alt+Down", QT_TRANSLATE_NOOP("CodingKeys", "Less weight")),
    (_SEGMENT, "G", QT_TRANSLATE_NOOP("CodingKeys", "Another code")),
    (_SEGMENT, "Alt+Right", QT_TRANSLATE_NOOP("CodingKeys", "End a word later")),
    (_SEGMENT, "Alt+Left", QT_TRANSLATE_NOOP("CodingKeys", "End a word earlier")),
    (_SEGMENT, "Alt+Shift+Right", QT_TRANSLATE_NOOP("CodingKeys", "Start a word later")),
    (_SEGMENT, "Alt+Shift+Left", QT_TRANSLATE_NOOP("CodingKeys", "Start a word earlier")),
    (_MOVE, "Ctrl+PgDown", QT_TRANSLATE_NOOP("CodingKeys", "Next source")),
    (_MOVE, "Ctrl+PgUp", QT_TRANSLATE_NOOP("CodingKeys", "Source before")),
    (_MOVE, "N", QT_TRANSLATE_NOOP("CodingKeys", "Next segment")),
    (_MOVE, "Shift+N", QT_TRANSLATE_NOOP("CodingKeys", "Segment before")),
    (_CODES, "H", QT_TRANSLATE_NOOP("CodingKeys", "Highlight the code in hand")),
    (_CODES, "Shift+H", QT_TRANSLATE_NOOP("CodingKeys", "Highlight the codes of a theme")),
    (_CODES, "D", QT_TRANSLATE_NOOP("CodingKeys", "Definition, colour, key")),
    (_CODES, "Ctrl+N", QT_TRANSLATE_NOOP("CodingKeys", "New code")),
    (_CODES, "Ctrl+Shift+N", QT_TRANSLATE_NOOP("CodingKeys", "New category")),
    (_CODES, "Ctrl+R", QT_TRANSLATE_NOOP("CodingKeys", "Rename")),
    (_CODES, "Ctrl+Shift+M", QT_TRANSLATE_NOOP("CodingKeys", "Merge into another code")),
    (_WINDOW, "Ctrl+M", QT_TRANSLATE_NOOP("CodingKeys", "Memo on the project")),
    (_WINDOW, "F1", QT_TRANSLATE_NOOP("CodingKeys", "This list")),
    (_WINDOW, "Esc", QT_TRANSLATE_NOOP("CodingKeys", "Back to the text")),
    (_WINDOW, "Ctrl+F", QT_TRANSLATE_NOOP("CodingKeys", "Search all sources")),
    (_WINDOW, "Ctrl+K", QT_TRANSLATE_NOOP("CodingKeys", "Go to the codes")),
    (_WINDOW, "Ctrl+T", QT_TRANSLATE_NOOP("CodingKeys", "Go to the text")),
    (_WINDOW, "Ctrl++", QT_TRANSLATE_NOOP("CodingKeys", "Larger text")),
    (_WINDOW, "Ctrl+-", QT_TRANSLATE_NOOP("CodingKeys", "Smaller text")),
)
_TAKEN_BY_THE_TEXT = (
    ("Shift+←→↑↓", QT_TRANSLATE_NOOP("CodingKeys", "Select")),
    ("Ctrl+A", QT_TRANSLATE_NOOP("CodingKeys", "Select the whole passage")),
    ("Ctrl+↑↓", QT_TRANSLATE_NOOP("CodingKeys", "Passage by passage")),
)
_WHILE_TYPING = frozenset({"Ctrl+F", "Ctrl+K", "Ctrl+T", "Ctrl++", "Ctrl+-"})
_NATIVE = QKeySequence.SequenceFormat.NativeText
_ALSO = {"Ctrl+Y": "Ctrl+Shift+Z"}


class _Words:
    """A marked text in the language in use."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __call__(self) -> str:
        return QCoreApplication.translate("CodingKeys", self._text)


def register_keys(window: CodingWindow) -> None:
    """Register every key of coding."""
    deeds = _deeds(window)
    for group, key, name in _LISTED:
        keys = (key, _ALSO[key]) if key in _ALSO else key
        typing = key in _WHILE_TYPING
        window.keys.register(keys, _Words(name), deeds[key], group=_Words(group), typing_too=typing)
    for digit in range(1, 10):
        window.keys.register_quietly(str(digit), partial(window.code_with_recent, digit - 1))
    recent = _Words(QT_TRANSLATE_NOOP("CodingKeys", "One of the codes used last"))
    window.keys.list(recent, "1 – 9", group=_Words(_CODE))
    for key, name in _TAKEN_BY_THE_TEXT:
        window.keys.list(_Words(name), key, group=_Words(_MOVE))


def _deeds(window: CodingWindow) -> dict[str, Callable[[], object]]:
    acts, view, commands, asking = window.acts, window.view, window.commands, window.asking
    return {
        "C": asking.ask_code,
        "V": acts.code_in_vivo,
        "W": view.select_passage,
        "Ctrl+Z": window.desk.undo,
        "Ctrl+Y": window.desk.redo,
        "O": view.choose_next_coding,
        "Del": acts.uncode,
        "M": asking.write_memo,
        "Q": acts.mark_quotable,
        "G": asking.ask_other_code,
        "Alt+Up": partial(acts.weigh_by, 1),
        "Alt+Down": partial(acts.weigh_by, -1),
        "Alt+Right": partial(acts.move_end, start=False, by=1),
        "Alt+Left": partial(acts.move_end, start=False, by=-1),
        "Alt+Shift+Right": partial(acts.move_end, start=True, by=1),
        "Alt+Shift+Left": partial(acts.move_end, start=True, by=-1),
        "Ctrl+PgDown": partial(window.step_source, 1),
        "Ctrl+PgUp": partial(window.step_source, -1),
        "N": partial(window.step_coding, 1),
        "Shift+N": partial(window.step_coding, -1),
        "H": window.highlight_current,
        "Shift+H": asking.ask_theme,
        "D": commands.describe,
        "Ctrl+N": commands.new_code,
        "Ctrl+Shift+N": commands.new_category,
        "Ctrl+R": window.codes.tree.rename,
        "Ctrl+Shift+M": commands.merge,
        "Ctrl+M": asking.write_project_memo,
        "F1": window.keys_card.open_card,
        "Esc": window.step_back,
        "Ctrl+F": window.searching.begin,
        "Ctrl+K": window.codes.tree.setFocus,
        "Ctrl+T": window.view.setFocus,
        "Ctrl++": partial(window.zoom, 1.1),
        "Ctrl+-": partial(window.zoom, 1 / 1.1),
    }


def footer_hints(kind: TargetKind) -> list[tuple[str, str]]:
    """The keys that one needs most for what is current."""
    coding = [
        ("C", QCoreApplication.translate("CodingKeys", "code …")),
        ("1–9", QCoreApplication.translate("CodingKeys", "recent code")),
    ]
    vivo = ("V", QCoreApplication.translate("CodingKeys", "in vivo"))
    memo = ("M", QCoreApplication.translate("CodingKeys", "memo"))
    whole = ("W", QCoreApplication.translate("CodingKeys", "select all of it"))
    segment = [
        memo,
        ("Q", QCoreApplication.translate("CodingKeys", "quotable")),
        (QKeySequence("Del").toString(_NATIVE), QCoreApplication.translate("CodingKeys", "uncode")),
        ("G", QCoreApplication.translate("CodingKeys", "another code")),
        ("O", QCoreApplication.translate("CodingKeys", "next overlap")),
    ]
    source = ("M", QCoreApplication.translate("CodingKeys", "memo on the source"))
    of_kind = {
        TargetKind.SELECTION: [vivo, *coding],
        TargetKind.SEGMENT: [*segment, *coding],
        TargetKind.PASSAGE: [*coding, whole, source],
        TargetKind.NOTHING: [],
    }
    return [
        *of_kind[kind],
        ("H", QCoreApplication.translate("CodingKeys", "highlight")),
        ("F1", QCoreApplication.translate("CodingKeys", "all keys")),
    ]


def target_name(target: Target, codes: Mapping[str, Code]) -> str:
    """What keys act on, in words; empty for nothing."""
    if target.kind == TargetKind.SELECTION:
        return QCoreApplication.translate("CodingKeys", "Selected words")
    if target.kind == TargetKind.PASSAGE:
        return QCoreApplication.translate("CodingKeys", "The passage")
    if target.segment is None:
        return ""
    code = codes.get(target.segment.code)
    told = QCoreApplication.translate("CodingKeys", "Segment “{code}”")
    return told.format(code=code.name if code is not None else "?")
