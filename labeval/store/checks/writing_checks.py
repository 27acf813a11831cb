"""Checks of the texts that one session writes or edits: whether their revisions replay."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from labeval.session.events.events import Kind
from labeval.session.events.revisions import Replacement
from labeval.session.plan.plan import Plan
from labeval.session.state.open_writing import is_origin, is_passage
from labeval.store.record.event_row import EventRow, Faults
from labeval.study.methods import edited_text
from labeval.study.model.writing import passages_of
from labeval.study.study import StudyContent
from labeval.text.marks import QT_TRANSLATE_NOOP

_WRITTEN = frozenset({Kind.REVISED, Kind.PASTED, Kind.CITED})


def writing_faults(content: StudyContent, plan: Plan, events: Sequence[EventRow]) -> Faults:
    """Everything that is wrong with the events of a session's responses and edited texts."""
    edited = _edited_fields(content, plan)
    passages = {w.id: len(passages_of(content.references, w.topic)) for w in plan.writings()}
    passages |= dict.fromkeys(edited, 0)
    texts = dict.fromkeys(passages, "")
    for event in events:
        if event.kind not in _WRITTEN:
            continue
        if event.page not in texts:
            text = QT_TRANSLATE_NOOP("Verification", "the session's plan has no response '{page}'")
            yield event, (text, {"page": event.page})
        elif event.kind == Kind.REVISED:
            change = _change(event)
            before = texts[event.page]
            if change is None:
                text = QT_TRANSLATE_NOOP(
                    "Verification", "the revision does not say where it belongs"
                )
                yield event, (text, {})
            elif change.at + change.cut > len(before):
                text = QT_TRANSLATE_NOOP(
                    "Verification",
                    "the revision cuts from {first} to {last}; the text has {length} characters",
                )
                last = change.at + change.cut
                yield event, (text, {"first": change.at, "last": last, "length": len(before)})
            if event.field not in ("", edited.get(event.page, "")):
                text = QT_TRANSLATE_NOOP("Verification", "page '{page}' does not ask for '{field}'")
                yield event, (text, {"page": event.page, "field": event.field})
            if change is not None:
                texts[event.page] = change.of(before)
        elif event.kind == Kind.PASTED and not is_origin(event.field, passages[event.page]):
            text = QT_TRANSLATE_NOOP("Verification", "nothing can be pasted from '{origin}'")
            yield event, (text, {"origin": event.field})
        elif event.kind == Kind.CITED and not is_passage(event.value, passages[event.page]):
            text = QT_TRANSLATE_NOOP("Verification", "there is no passage '{number}' to cite")
            yield event, (text, {"number": event.value})


def _edited_fields(content: StudyContent, plan: Plan) -> dict[str, str]:
    """The pages on which a text is edited, each with the field that is answered so."""
    pages = {page.id: page for step in plan.steps for page in step.pages}
    found = {id: edited_text(content.study.blocks[p.block], p) for id, p in pages.items()}
    return {id: edited.field for id, edited in found.items() if edited is not None}


def _change(event: EventRow) -> Replacement | None:
    try:
        data = json.loads(event.data)
    except ValueError:
        return None
    if not isinstance(data, Mapping):
        return None
    at, cut = data.get("at"), data.get("cut")
    if not (_is_count(at) and _is_count(cut)):
        return None
    return Replacement(int(at or 0), int(cut or 0), event.value)


def _is_count(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and value >= 0
