"""The fields of the public form of HEDS 3.0, as its page has them.

Read in index.html of nlp-heds/nlp-heds.github.io (commit 16f0ce9625d8): each question's number with
the ``id`` of its element, and the handler that keeps it. A field to choose in has elements ``ID-1``
to ``ID-n`` for its options, and ``ID-other_text``.
"""

from __future__ import annotations

TEXT, INTEGER = "text", "integer"

PAPER = "heds-paper_and_resources"
SAMPLE = "heds-sample_evaluators_design-sample"
EVALUATORS = "heds-sample_evaluators_design-evaluators"
DESIGN = "heds-sample_evaluators_design-experimental_design"
CRITERION = "heds-criteria-criterion"
ELICITATION = "heds-criteria-criterion-response_elicitation"

FIELDS: dict[str, tuple[str, str | int]] = {
    "1.1.1": (f"{PAPER}-paper-link", 4),
    "1.1.2": (f"{PAPER}-paper-experiment_identification", TEXT),
    "1.2": (f"{PAPER}-resources-links", 2),
    "1.3.1.1": (f"{PAPER}-names_and_affiliations-person_completing_this_sheet-name", TEXT),
    "1.3.1.2": (f"{PAPER}-names_and_affiliations-person_completing_this_sheet-affiliation", TEXT),
    "1.3.1.3": (f"{PAPER}-names_and_affiliations-person_completing_this_sheet-email", TEXT),
    "1.3.2.1": (f"{PAPER}-names_and_affiliations-contact_author-name", TEXT),
    "1.3.2.2": (f"{PAPER}-names_and_affiliations-contact_author-affiliation", TEXT),
    "1.3.2.3": (f"{PAPER}-names_and_affiliations-contact_author-email", TEXT),
    "2.1": ("heds-system-input_types", 15),
    "2.2": ("heds-system-output_types", 14),
    "2.3": ("heds-system-tasks", 20),
    "2.4": ("heds-system-input_languages", 185),
    "2.5": ("heds-system-output_languages", 185),
    "3.1.1": (f"{SAMPLE}-number_of_system_outputs", TEXT),
    "3.1.2": (f"{SAMPLE}-system_output_selection", 6),
    "3.1.3.1": (f"{SAMPLE}-statistical_power-method", TEXT),
    "3.1.3.2": (f"{SAMPLE}-statistical_power-value", TEXT),
    "3.1.3.3": (f"{SAMPLE}-statistical_power-script", TEXT),
    "3.2.1": (f"{EVALUATORS}-number_of_evaluators", INTEGER),
    "3.2.2.1": (f"{EVALUATORS}-evaluators-expertise", 3),
    "3.2.2.2": (f"{EVALUATORS}-evaluators-payment", 4),
    "3.2.2.3": (f"{EVALUATORS}-evaluators-known_to_authors", 3),
    "3.2.2.4": (f"{EVALUATORS}-evaluators-are_authors", 3),
    "3.2.3": (f"{EVALUATORS}-recruitment_method", TEXT),
    "3.2.4": (f"{EVALUATORS}-training_practice", TEXT),
    "3.2.5": (f"{EVALUATORS}-characteristics", TEXT),
    "3.3.1": (f"{DESIGN}-preregistered", 2),
    "3.3.2": (f"{DESIGN}-collection_method", TEXT),
    "3.3.3.1": (f"{DESIGN}-quality_assurance-method", 7),
    "3.3.3.2": (f"{DESIGN}-quality_assurance-description", TEXT),
    "3.3.4.1": (f"{DESIGN}-what_evaluators_see-link", TEXT),
    "3.3.4.2": (f"{DESIGN}-what_evaluators_see-description", TEXT),
    "3.3.5": (f"{DESIGN}-evaluator_freedom", 5),
    "3.3.6": (f"{DESIGN}-evaluators_can_ask_questions", 5),
    "3.3.7": (f"{DESIGN}-experimental_conditions", 8),
    "3.3.8": (f"{DESIGN}-evaluators_place_of_choosing", TEXT),
    "4.1.1": (f"{CRITERION}-criteria-quality_type", 3),
    "4.1.2": (f"{CRITERION}-criteria-output_aspect", 3),
    "4.1.3": (f"{CRITERION}-criteria-self_vs_external_frame", 3),
    "4.2.1": (f"{CRITERION}-evaluation_mode-objective_or_subjective", 2),
    "4.2.2": (f"{CRITERION}-evaluation_mode-absolute_or_relative", 2),
    "4.2.3": (f"{CRITERION}-evaluation_mode-intrinsic_or_extrinsic", 2),
    "4.3.1.1": (f"{ELICITATION}-qc_name-participant_criterion_name", TEXT),
    "4.3.1.2": (f"{ELICITATION}-qc_name-mapped_criterion_name", TEXT),
    "4.3.2": (f"{ELICITATION}-participant_criterion_definiiton", TEXT),
    "4.3.3": (f"{ELICITATION}-size_of_scale", TEXT),
    "4.3.4": (f"{ELICITATION}-list_or_range", TEXT),
    "4.3.5": (f"{ELICITATION}-scale_presented_as", 5),
    "4.3.6": (f"{ELICITATION}-task_description", TEXT),
    "4.3.7": (f"{ELICITATION}-verbatim_question", TEXT),
    "4.3.8": (f"{ELICITATION}-form_of_response", 11),
    "4.3.9": (f"{ELICITATION}-response_aggregation", TEXT),
    "4.3.10": (f"{ELICITATION}-effect_size_method", TEXT),
    "4.3.11.1": (f"{ELICITATION}-inter_annotator-agreement", TEXT),
    "4.3.11.2": (f"{ELICITATION}-inter_annotator-agreement_score", TEXT),
    "4.3.12.1": (f"{ELICITATION}-intra_annotator-intra_annotator_agreement", TEXT),
    "4.3.12.2": (f"{ELICITATION}-intra_annotator-intra_annotator_agreement_score", TEXT),
    "5.1": ("heds-ethics-review_body", TEXT),
    "5.2": ("heds-ethics-personal_data", 2),
    "5.3": ("heds-ethics-special_category_data", 2),
    "5.4": ("heds-ethics-impact_assessments", TEXT),
}

MANY = CRITERION
"""The field that lists the criteria; those of section 4 have a value for each of them."""


def elements() -> dict[str, str]:
    """Every element that keeps a value, and its question."""
    found = {}
    for number, (id, kind) in FIELDS.items():
        if isinstance(kind, int):
            found.update({f"{id}-{option}": number for option in range(1, kind + 1)})
            found[f"{id}-other_text"] = number
        else:
            found[id] = number
    return found
