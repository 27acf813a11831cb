"""Agreement of raters who cut texts into claims, compared with what was computed by hand."""

from __future__ import annotations

import pytest

from labeval.analysis.agreement.claim_cuts import agreement_row, character_alpha
from labeval.analysis.agreement.readings import Reading
from labeval.analysis.methods.claims import rated
from labeval.analysis.statistics.coefficients.alpha import krippendorff_alpha
from labeval.analysis.tables import missing, table_module
from labeval.study.claim_cuts import cuts_of
from tests.support.judgments.judged_frames import judged

ONE = "0-18 supported; 19-54 contradicted"
OTHER = "0-17 supported; 19-35 supported; 37-54 not_in_source"
THIRD = "19-53 contradicted; 55-60 not_checkable"


def cut(rater: str, item: str, value: str) -> Reading:
    return Reading(rater, item, cuts_of(value))


def test_claims_and_answers_of_two_raters_are_counted():
    row = agreement_row([cut("r1", "a", ONE), cut("r2", "a", OTHER), cut("r3", "b", ONE)])
    n_items, n_raters, claims, same, f1, same_answer, _, characters, _, reason = row
    assert (n_items, n_raters, claims, same) == (1, 2, 2.5, 1)
    assert f1 == pytest.approx(2 * 1 / 5) and same_answer == 1
    assert characters == 17 + 16 + 17 and reason == ""


def test_alpha_by_character_is_that_of_all_characters_one_by_one():
    cuts = [cuts_of(value) for value in (ONE, OTHER, THIRD)]
    units, values = [], []
    for at in range(60):
        for claims in cuts:
            for claim in claims:
                if claim.start <= at < claim.end:
                    units.append(at)
                    values.append(claim.answer)
    expected = krippendorff_alpha(units, values, "nominal").value
    characters, alpha = character_alpha([cuts])
    assert alpha == pytest.approx(expected)
    assert characters == len({at for at in units if units.count(at) > 1})


def test_texts_are_not_mixed_and_one_answer_alone_has_no_alpha():
    one, other = cuts_of(ONE), cuts_of("0-18 contradicted")
    assert character_alpha([[one], [other]]) == (0, None)
    assert character_alpha([[cuts_of("0-9 supported")] * 2]) == (9, None)


def test_a_text_that_one_rater_has_cut_gives_a_reason():
    assert agreement_row([cut("r1", "a", ONE)])[-1] != ""


@pytest.mark.parametrize(
    "values", [(ONE, OTHER), ("supported,contradicted", "supported,supported")]
)
def test_each_answer_about_a_claim_has_a_row_of_its_own(values):
    frame = judged("claims", *((f"r{n}", "c", "a", value) for n, value in enumerate(values)))
    found = rated(frame)
    assert found.index.is_unique and len(found) > len(frame)


def test_other_judgments_give_a_reason():
    frame = judged("aqc", ("r1", "c", "a", "yes"))
    assert missing(frame)["claim_agreement"]["reason"][0] != ""
    assert "claim_agreement" not in missing(judged("claims", ("r1", "c", "a", ONE)))
    assert "reason" in table_module("claim_agreement").COLUMNS
