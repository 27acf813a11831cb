"""The parts of a study, made from the keys of the study file."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from labeval.study.editing.fields import ChoiceKind, Field, ListKind, TextKind, fields_of, is_single
from labeval.study.study import Study
from labeval.text.marks import QT_TRANSLATE_NOOP
from labeval.ui.editor.form.names import setting_name

_FILES = ("items", "references", "judge")
_NAMES = {
    "study": QT_TRANSLATE_NOOP("Parts", "Study"),
    "items": QT_TRANSLATE_NOOP("Parts", "Texts"),
    "criteria": QT_TRANSLATE_NOOP("Parts", "Criteria"),
    "groups": QT_TRANSLATE_NOOP("Parts", "Scales of criteria"),
    "blocks": QT_TRANSLATE_NOOP("Parts", "Methods"),
    "conditions": QT_TRANSLATE_NOOP("Parts", "Conditions"),
    "participants": QT_TRANSLATE_NOOP("Parts", "Participants"),
    "qualification": QT_TRANSLATE_NOOP("Parts", "Lists of codes"),
    "limits": QT_TRANSLATE_NOOP("Parts", "Limits"),
    "flags": QT_TRANSLATE_NOOP("Parts", "Flags"),
    "audio": QT_TRANSLATE_NOOP("Parts", "Recording"),
    "instruments": QT_TRANSLATE_NOOP("Parts", "Other instruments"),
    "retention": QT_TRANSLATE_NOOP("Parts", "How long data are kept"),
    "moderation": QT_TRANSLATE_NOOP("Parts", "Moderation"),
    "procedure": QT_TRANSLATE_NOOP("Parts", "Procedure"),
    "looks": QT_TRANSLATE_NOOP("Parts", "Looks"),
    "analysis": QT_TRANSLATE_NOOP("Parts", "Analysis"),
    "formats": QT_TRANSLATE_NOOP("Parts", "Formats of texts"),
}
_ORDER = (
    *("study", "items", "criteria", "groups", "blocks", "conditions", "procedure"),
    *("participants", "qualification", "limits", "flags", "audio", "moderation"),
    *("instruments", "retention", "formats", "looks", "analysis"),
)


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the study: the keys of the study file that are edited together."""

    key: str
    fields: tuple[Field, ...]

    @property
    def name(self) -> str:
        """Its name in the interface's language; of a new setting, its key as words."""
        known = _NAMES.get(self.key)
        if known is None:
            return setting_name(self.key)
        return QCoreApplication.translate("Parts", known)

    def has(self, key: object) -> bool:
        """Return whether a key of the study file belongs to it."""
        return any(field.key == key for field in self.fields)


def parts() -> tuple[Part, ...]:
    """All parts, each key of the study file in exactly one; a new key is a part of its own."""
    general: list[Field] = []
    files: list[Field] = []
    found: dict[str, Part] = {}
    for field in fields_of(Study):
        if isinstance(field.kind, ChoiceKind) and len(field.kind.values) == 1:
            continue  # the version of the format, which nobody chooses
        if field.key in _FILES:
            files.append(field)
        elif _is_small(field):
            general.append(field)
        else:
            found[field.key] = Part(field.key, (field,))
    found["study"] = Part("study", tuple(general))
    found["items"] = Part("items", tuple(files))
    order = [key for key in _ORDER if key in found]
    return tuple(found[key] for key in [*order, *(key for key in found if key not in order)])


def _is_small(field: Field) -> bool:
    kind = field.kind
    return (
        isinstance(kind, TextKind)
        or is_single(kind)
        or (isinstance(kind, ListKind) and is_single(kind.of))
    )
