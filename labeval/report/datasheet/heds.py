"""The datasheet as the file that the public form of HEDS 3.0 loads (https://nlp-heds.github.io).

The form keeps each field by its id as ``{"data": {KEY: value}, "control": {}, "number": NUMBER}``.
The key is empty, or the name of the criterion in section 4, whose names are listed once. A field
to choose in has one entry for each option, and a text for the rest. What nobody knows is left out,
so that the form counts it among the fields that are not complete.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass
from html import escape
from typing import Any

from labeval.report.datasheet.datasheet import TO_WRITE, Answer, Datasheet, Part

_PAPER = "heds-paper_and_resources"
_CONTACT = f"{_PAPER}-names_and_affiliations"
_SAMPLE = "heds-sample_evaluators_design-sample"
_PEOPLE = "heds-sample_evaluators_design-evaluators"
_DESIGN = "heds-sample_evaluators_design-experimental_design"
_CRITERIA = "heds-criteria-criterion"
_ASKED = f"{_CRITERIA}-response_elicitation"
_AGAIN = f"{_ASKED}-intra_annotator-intra_annotator_agreement"


@dataclass(frozen=True, slots=True)
class _Field:
    """A field of the form."""

    id: str
    options: int = 0
    """Number of options to choose from; 0 for a text."""
    is_number: bool = False
    """True where the form takes a whole number alone."""


_FIELDS = {
    "1.1.1": _Field(f"{_PAPER}-paper-link", 4),
    "1.1.2": _Field(f"{_PAPER}-paper-experiment_identification"),
    "1.2": _Field(f"{_PAPER}-resources-links", 2),
    "1.3.1.1": _Field(f"{_CONTACT}-person_completing_this_sheet-name"),
    "1.3.1.2": _Field(f"{_CONTACT}-person_completing_this_sheet-affiliation"),
    "1.3.1.3": _Field(f"{_CONTACT}-person_completing_this_sheet-email"),
    "1.3.2.1": _Field(f"{_CONTACT}-contact_author-name"),
    "1.3.2.2": _Field(f"{_CONTACT}-contact_author-affiliation"),
    "1.3.2.3": _Field(f"{_CONTACT}-contact_author-email"),
    "2.1": _Field("heds-system-input_types", 15),
    "2.2": _Field("heds-system-output_types", 14),
    "2.3": _Field("heds-system-tasks", 20),
    "2.4": _Field("heds-system-input_languages", 185),
    "2.5": _Field("heds-system-output_languages", 185),
    "3.1.1": _Field(f"{_SAMPLE}-number_of_system_outputs"),
    "3.1.2": _Field(f"{_SAMPLE}-system_output_selection", 6),
    "3.1.3.1": _Field(f"{_SAMPLE}-statistical_power-method"),
    "3.1.3.2": _Field(f"{_SAMPLE}-statistical_power-value"),
    "3.1.3.3": _Field(f"{_SAMPLE}-statistical_power-script"),
    "3.2.1": _Field(f"{_PEOPLE}-number_of_evaluators", is_number=True),
    "3.2.2.1": _Field(f"{_PEOPLE}-evaluators-expertise", 3),
    "3.2.2.2": _Field(f"{_PEOPLE}-evaluators-payment", 4),
    "3.2.2.3": _Field(f"{_PEOPLE}-evaluators-known_to_authors", 3),
    "3.2.2.4": _Field(f"{_PEOPLE}-evaluators-are_authors", 3),
    "3.2.3": _Field(f"{_PEOPLE}-recruitment_method"),
    "3.2.4": _Field(f"{_PEOPLE}-training_practice"),
    "3.2.5": _Field(f"{_PEOPLE}-characteristics"),
    "3.3.1": _Field(f"{_DESIGN}-preregistered", 2),
    "3.3.2": _Field(f"{_DESIGN}-collection_method"),
    "3.3.3.1": _Field(f"{_DESIGN}-quality_assurance-method", 7),
    "3.3.3.2": _Field(f"{_DESIGN}-quality_assurance-description"),
    "3.3.4.1": _Field(f"{_DESIGN}-what_evaluators_see-link"),
    "3.3.4.2": _Field(f"{_DESIGN}-what_evaluators_see-description"),
    "3.3.5": _Field(f"{_DESIGN}-evaluator_freedom", 5),
    "3.3.6": _Field(f"{_DESIGN}-evaluators_can_ask_questions", 5),
    "3.3.7": _Field(f"{_DESIGN}-experimental_conditions", 8),
    "3.3.8": _Field(f"{_DESIGN}-evaluators_place_of_choosing"),
    "4.1.1": _Field(f"{_CRITERIA}-criteria-quality_type", 3),
    "4.1.2": _Field(f"{_CRITERIA}-criteria-output_aspect", 3),
    "4.1.3": _Field(f"{_CRITERIA}-criteria-self_vs_external_frame", 3),
    "4.2.1": _Field(f"{_CRITERIA}-evaluation_mode-objective_or_subjective", 2),
    "4.2.2": _Field(f"{_CRITERIA}-evaluation_mode-absolute_or_relative", 2),
    "4.2.3": _Field(f"{_CRITERIA}-evaluation_mode-intrinsic_or_extrinsic", 2),
    "4.3.1.1": _Field(f"{_ASKED}-qc_name-participant_criterion_name"),
    "4.3.1.2": _Field(f"{_ASKED}-qc_name-mapped_criterion_name"),
    "4.3.2": _Field(f"{_ASKED}-participant_criterion_definiiton"),  # as the form writes it
    "4.3.3": _Field(f"{_ASKED}-size_of_scale"),
    "4.3.4": _Field(f"{_ASKED}-list_or_range"),
    "4.3.5": _Field(f"{_ASKED}-scale_presented_as", 5),
    "4.3.6": _Field(f"{_ASKED}-task_description"),
    "4.3.7": _Field(f"{_ASKED}-verbatim_question"),
    "4.3.8": _Field(f"{_ASKED}-form_of_response", 11),
    "4.3.9": _Field(f"{_ASKED}-response_aggregation"),
    "4.3.10": _Field(f"{_ASKED}-effect_size_method"),
    "4.3.11.1": _Field(f"{_ASKED}-inter_annotator-agreement"),
    "4.3.11.2": _Field(f"{_ASKED}-inter_annotator-agreement_score"),
    "4.3.12.1": _Field(_AGAIN),
    "4.3.12.2": _Field(f"{_AGAIN}_score"),
    "5.1": _Field("heds-ethics-review_body"),
    "5.2": _Field("heds-ethics-personal_data", 2),
    "5.3": _Field("heds-ethics-special_category_data", 2),
    "5.4": _Field("heds-ethics-impact_assessments"),
}
"""Every question of HEDS 3.0 by its number, with the field of the form."""
QUESTIONS = tuple(_FIELDS)


def as_form(sheet: Datasheet) -> str:
    """The file, as JSON. Where a part of an answer is known, the rest is marked in its field.

    Raises:
        ValueError: an answer has chosen an option that the form does not have.
    """
    fields: dict[str, Any] = {}
    names: dict[str, bool] = {}
    for part in sheet.parts:
        key = _criterion(part)
        if key:
            names[key] = not names  # the form opens at the one that is true
        for answer in part.answers:
            for id, value, is_option in _values(answer):
                empty: dict[str, Any] = {"data": {}, "control": {}, "number": answer.number}
                kept = fields.setdefault(id, empty | ({"text": {}} if is_option else {}))
                kept["data"][key] = value
    if names:
        fields[_CRITERIA] = {"data": {}, "control": names, "text": {}}
    return json.dumps(fields, ensure_ascii=False, indent=4) + "\n"


def _criterion(part: Part) -> str:
    """The criterion's name of a part of section 4; else empty.

    As HTML, because the form sets it as that of a button, from which it is read again.
    """
    if not part.title.startswith("4 "):
        return ""
    return escape(part.title.partition(": ")[2], quote=False).replace("\u00a0", "&nbsp;")


def _values(answer: Answer) -> Iterator[tuple[str, str | bool, bool]]:
    """Id, value and whether it is an option, of all fields of an answer."""
    field = _FIELDS[answer.number]
    for option in answer.chosen:
        if not 1 <= option <= field.options:
            raise ValueError(f"{answer.number} has no option {option}")
        yield f"{field.id}-{option}", True, True
    write = f"{TO_WRITE}: {answer.write}" if answer.write else ""
    known = "\n".join(filter(None, [answer.known, write])) if answer.known else ""
    text = answer.figure or ("" if field.is_number else known)
    if text:
        yield field.id + ("-other_text" if field.options else ""), text, False
