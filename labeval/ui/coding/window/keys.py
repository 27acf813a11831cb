"""The keys of coding, and the names of their actions."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from labeval.coding.rows import Code
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.coding.parts.keys import Keys
from labeval.ui.coding.text.key_target import Target, TargetKind

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
    (_CODES, "H", QT_TRANSLATE_NOOP("CodingKeys", "Highlight the current code")),
    (_CODES, "Shift+H", QT_TRANSLATE_NOOP("CodingKeys", "Highlight the codes of a theme")),
    (_CODES, "D", QT_TRANSLATE_NOOP("CodingKeys", "Definition, colour, key")),
    (_CODES, "Ctrl+N", QT_TRANSLATE_NOOP("CodingKeys", "New code")),
    (_CODES, "Ctrl+Shift+N", QT_TRANSLATE_NOOP("CodingKeys", "New category")),
    (_CODES, "Ctrl+R", QT_TRANSLATE_NOOP("CodingKeys", "Rename")),
    (_CODES, "Ctrl+Shift+M", QT_TRANSLATE_NOOP("CodingKeys", "Merge into another code")),
    (_WINDOW, "Ctrl+M", QT_TRANSLATE_NOOP("CodingKeys", "Memo on the project")),
    (_WINDOW, "Ctrl+W", QT_TRANSLATE_NOOP("CodingKeys", "Close this window")),
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
_WHILE_TYPING = frozenset({"Ctrl+F", "Ctrl+K", "Ctrl+T", "Ctrl+W", "Ctrl++", "Ctrl+-"})
_NATIVE = QKeySequence.SequenceFormat.NativeText
_ALSO = {"Ctrl+Y": "Ctrl+Shift+Z"}


class _KeyText:
    """A marked text in the language in use."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __call__(self) -> str:
        return QCoreApplication.translate("CodingKeys", self._text)


def register_keys(
    keys: Keys,
    actions: Mapping[str, Callable[[], object]],
    code_by: Callable[[int], object],
    give: Callable[[int], object],
) -> None:
    """Register every key of coding.

    Args:
        actions: by key, for each key that is listed.
        code_by: codes with the code of a key from 1 to 9.
        give: gives such a key to the current code.
    """
    for group, key, name in _LISTED:
        pressed = (key, _ALSO[key]) if key in _ALSO else key
        typing = key in _WHILE_TYPING
        keys.register(
            pressed, _KeyText(name), actions[key], group=_KeyText(group), typing_too=typing
        )
    for digit in range(1, 10):
        keys.register_quietly(str(digit), partial(code_by, digit))
        keys.register_quietly(f"Ctrl+{digit}", partial(give, digit))
    coded = _KeyText(QT_TRANSLATE_NOOP("CodingKeys", "Code with the code of this key"))
    keys.list(coded, "1 – 9", group=_KeyText(_CODE))
    given = _KeyText(QT_TRANSLATE_NOOP("CodingKeys", "Give this key to the current code"))
    keys.list(given, "Ctrl+1 – 9", group=_KeyText(_CODE))
    for key, name in _TAKEN_BY_THE_TEXT:
        keys.list(_KeyText(name), key, group=_KeyText(_MOVE))


def footer_hints(kind: TargetKind) -> list[tuple[str, str]]:
    """The keys that one needs most for what is current."""
    coding = [
        ("C", QCoreApplication.translate("CodingKeys", "code…")),
        ("1–9", QCoreApplication.translate("CodingKeys", "code of the key")),
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
    """Name of the target; empty for nothing."""
    if target.kind == TargetKind.SELECTION:
        return QCoreApplication.translate("CodingKeys", "Selected words")
    if target.kind == TargetKind.PASSAGE:
        return QCoreApplication.translate("CodingKeys", "The passage")
    if target.segment is None:
        return ""
    code = codes.get(target.segment.code)
    text = QCoreApplication.translate("CodingKeys", "Segment “{code}”")
    return text.format(code=code.name if code is not None else "?")
