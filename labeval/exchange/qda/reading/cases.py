"""Cases of a project: participants with their variables, and what each says in a shared text."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from labeval.coding.attributes import PARTICIPANT, attribute_id
from labeval.coding.identity import id_of
from labeval.coding.moments import utc_now
from labeval.coding.rows import Anchor, Attribute, Coder, Memo, Passage, Source
from labeval.exchange.qda.guids import id_of_guid
from labeval.exchange.qda.project import Project
from labeval.exchange.qda.remarks import Remark, remark
from labeval.exchange.qda.variables import CASE_VARIABLES, attributes_in, values_in
from labeval.exchange.qda.xml import child, children, text_of
from labeval.text.marks import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from lxml.etree import _Element

_TWO = QT_TRANSLATE_NOOP("Qda", "case '{case}': its source belongs to '{other}' too")
_CODE = QT_TRANSLATE_NOOP("Qda", "case '{case}': a code of the whole case")
_PART = QT_TRANSLATE_NOOP("Qda", "case '{case}': a part of a source that is no whole paragraph")
_NO_PART = QT_TRANSLATE_NOOP("Qda", "case '{case}': a part of a source that is not in the file")
_NO_NAME = QT_TRANSLATE_NOOP("Qda", "a case without a name: {name} = {value}")
_REFERENCES = ("SourceRef", "SelectionRef", "CodeRef")
_EMPTY = QT_TRANSLATE_NOOP("Qda", "case '{case}': it has neither texts nor values")


@dataclass(frozen=True, slots=True)
class Case:
    """A participant under the name of another project, with their variables."""

    name: str
    values: Mapping[str, str]


@dataclass(frozen=True, slots=True)
class Part:
    """Selected text of a source, which a case refers to."""

    source: str
    start: Anchor
    end: Anchor
    speaker: str
    """As the selection calls who speaks; empty where it does not say."""


@dataclass(frozen=True, slots=True)
class Cases:
    """The cases of a project."""

    by_source: dict[str, Case] = field(default_factory=dict)
    """Source (its id) to its case; the first one where several claim it."""
    by_part: dict[str, Case] = field(default_factory=dict)
    """Selection (its id) to the case that it is a part of."""


def read_cases(
    found: _Element,
    names: Mapping[str, str],
    project: Project,
    importer: Coder,
    left: list[Remark],
) -> Cases:
    """The cases; their variables become attributes, and descriptions of both become memos.

    Args:
        names: of the variables, by their ids.
        left: gets a line for everything that could not be taken unchanged.
    """
    cases = Cases()
    for element in children(child(found, "Variables"), "Variable"):
        _describe(project, importer, element.get("name", ""), element)
    for element in children(child(found, "Cases"), "Case"):
        case = Case(" ".join(element.get("name", "").split()), values_in(element, names))
        values = attributes_in(case.values, CASE_VARIABLES)
        if case.name:
            project.attributes += [
                Attribute(attribute_id(PARTICIPANT, case.name, n), PARTICIPANT, case.name, n, v)
                for n, v in values.items()
            ]
        else:
            left += [remark(_NO_NAME, name=n, value=v) for n, v in case.values.items()]
        is_described = _describe(project, importer, case.name, element)
        if not (case.values or is_described or children(element, *_REFERENCES)):
            left.append(remark(_EMPTY, case=case.name))
        for reference in children(element, "SourceRef"):
            source = id_of_guid(reference.get("targetGUID"))
            if source in cases.by_source:
                left.append(remark(_TWO, case=case.name, other=cases.by_source[source].name))
            cases.by_source.setdefault(source, case)
        for reference in children(element, "SelectionRef"):
            cases.by_part.setdefault(id_of_guid(reference.get("targetGUID")), case)
        left += [remark(_CODE, case=case.name) for _ in children(element, "CodeRef")]
    return cases


def _describe(project: Project, importer: Coder, name: str, element: _Element) -> bool:
    """Keep the description of a case or a variable as a memo about the project, if it has one."""
    about = text_of(element, "Description").strip()
    if about:
        text = f"{name}\n\n{about}"
        memo = Memo(id_of("case", text), "project", "", importer.id, text, utc_now())
        project.memos.append(memo)
    return bool(about)


def take_speakers(
    project: Project, cases: Cases, parts: Mapping[str, Part], left: list[Remark]
) -> None:
    """Make speakers of the parts of sources that cases refer to, where they are whole paragraphs.

    Args:
        parts: the selections that were found in texts, by their ids.
    """
    speakers: dict[str, dict[str, str]] = {}
    passages = {p.id: p for listed in project.passages.values() for p in listed}
    for id, case in cases.by_part.items():
        part = parts.get(id)
        if part is None or not case.name:
            left.append(remark(_NO_PART, case=case.name))
            continue
        name = part.speaker or case.name
        here = _whole(part, name, project.passages[part.source])
        known = speakers.setdefault(part.source, {})
        if not here or known.get(name, case.name) != case.name:
            left.append(remark(_PART, case=case.name))
            continue
        known[name] = case.name
        passages.update({p.id: replace(p, speaker=name) for p in here})
    for source, listed in project.passages.items():
        project.passages[source] = [passages[p.id] for p in listed]
    project.sources[:] = [_with_cases(source, speakers) for source in project.sources]


def _with_cases(source: Source, speakers: Mapping[str, Mapping[str, str]]) -> Source:
    found = speakers.get(source.id)
    return replace(source, cases=tuple(found.items())) if found else source


def _whole(part: Part, name: str, passages: list[Passage]) -> list[Passage]:
    """The passages that a part covers, if it covers all of each, but for who speaks."""
    numbers = {passage.id: n for n, passage in enumerate(passages)}
    first, last = numbers[part.start.passage], numbers[part.end.passage]
    here = passages[first : last + 1]
    begins = passages[first].text[: part.start.offset].strip() in ("", f"{name}:")
    ends = not passages[last].text[part.end.offset :].strip()
    return here if begins and ends else []
