"""Drafts for a paper: every sentence has a source, and nothing is claimed that nobody recorded."""

from __future__ import annotations

import re

import pytest

from labeval.cli import main
from labeval.report.datasheet.questions import Evaluators, Imported
from labeval.report.drafts.draft import Open, as_markdown
from labeval.report.drafts.texts import DRAFTS, checklist, methods, preregistration
from labeval.study.model.analysis_plan import AnalysisPlan
from labeval.study.model.looks import Looks
from labeval.study.model.sessions.limits import Limits
from labeval.study.reading import read_study
from tests.conftest import small_study

PEOPLE = Evaluators(
    sessions=3, participants=3, first="2026-01-05", last="2026-01-07", rejected=1,
    groups=(("expert", 2), ("crowd", 1)),
)  # fmt: skip


@pytest.mark.parametrize("name", DRAFTS)
@pytest.mark.parametrize("who", [PEOPLE, Evaluators(), Evaluators(imported=Imported(70, 7))])
def test_every_sentence_has_a_source_or_a_mark(content, name, who):
    draft = DRAFTS[name](content, who)
    text = as_markdown(draft)
    used = {int(n) for n in re.findall(r"\[\^(\d+)\](?!:)", text)}
    listed = [int(n) for n in re.findall(r"^\[\^(\d+)\]: .", text, re.MULTILINE)]
    assert used and listed == sorted(used) == list(range(1, len(used) + 1))
    assert text.count("**TO BE WRITTEN:**") == draft.open > 0
    for paragraph in draft.paragraphs:
        assert paragraph.parts, paragraph.title
        assert all(part.what if isinstance(part, Open) else part.source for part in paragraph.parts)


def test_methods_name_what_the_study_and_the_record_hold(content):
    text = as_markdown(methods(content, PEOPLE))
    assert (
        "8 texts to judge, written by 4 systems (System W, System X, System Y, System Z, 2 of each)"
        in text
    )
    assert "3 people took part in 3 sessions between 2026-01-05 and 2026-01-07" in text
    assert "The supervisor rejected 1 session." in text
    for criterion in content.study.criteria:
        assert criterion.definition.in_language("en").rstrip(".") in text


def test_of_judgments_from_elsewhere_no_session_is_described(content):
    who = Evaluators(participants=7, imported=Imported(70, 7))
    text = as_markdown(methods(content, who)) + as_markdown(checklist(content, who))
    assert "7 raters gave the judgments" in text
    for claimed in (
        "A session has",
        "are flagged",
        "consent to",
        "by codes.",
        "takes part",
        "in the language",
    ):
        assert claimed not in text


def test_a_preregistration_has_the_hash_of_the_published_version(content):
    version = content.version_id()
    published = Evaluators(published=(version, "2026-01-02T00:00:00.000Z"))
    text = as_markdown(preregistration(content, published))
    assert f"`{version}`" in text and "frozen on 2026-01-02" in text
    text = as_markdown(preregistration(content, Evaluators()))
    assert "publish the study first" in text and "frozen on" not in text
    other = Evaluators(published=("0" * 64, "2026-01-02T00:00:00.000Z"))
    assert "has changed since" in as_markdown(preregistration(content, other))


def test_the_command_writes_or_prints_a_draft(tmp_path, capsys):
    study = tmp_path / "study"
    assert main(["new", str(study), "--template", "six-methods"]) == 0
    capsys.readouterr()
    assert main(["draft", str(study), "methods"]) == 0
    printed = capsys.readouterr()
    assert printed.out.startswith("# Methods: ") and "to be written" in printed.err
    out = tmp_path / "prereg.md"
    assert main(["draft", str(study), "preregistration", "--out", str(out)]) == 0
    assert out.read_text(encoding="utf-8").startswith("# Preregistration: ")
    with pytest.raises(SystemExit):
        main(["draft", str(study), "poem"])


def test_no_sound_is_claimed_of_a_study_that_records_none(content):
    assert content.study.audio.record == "none"
    assert "Sound" not in as_markdown(checklist(content, PEOPLE))


def test_the_median_of_an_even_number_of_texts_lies_between_the_two_in_the_middle(content):
    items = [item.model_copy(update={"text": "a " * n}) for n, item in enumerate(content.items, 1)]
    text = as_markdown(methods(content.model_copy(update={"items": items}), PEOPLE))
    assert "1 to 8 words (median 4.5)" in text


def test_texts_of_one_length_and_sessions_of_one_day_are_no_ranges(content):
    items = [item.model_copy(update={"text": "a b c"}) for item in content.items]
    who = Evaluators(sessions=1, participants=1, first="2026-01-05", last="2026-01-05")
    text = as_markdown(methods(content.model_copy(update={"items": items}), who))
    assert "They have 3 words each." in text
    assert "1 person took part in 1 session on 2026-01-05." in text


def test_a_preregistration_has_the_analysis_and_the_looks_of_the_study_file(content):
    plan = AnalysisPlan(family="method", correction="holm", smallest_differences={"dqe": 0.5})
    looks = Looks(
        participants=[4, 8], criterion="clarity", systems=["A", "B"], smallest_difference=1
    )
    study = content.study.model_copy(update={"analysis": plan, "looks": looks})
    text = as_markdown(preregistration(content.model_copy(update={"study": study}), PEOPLE))
    assert "pairs on all criteria of a method by Holm." in text
    assert "smallest differences of interest are, in points: DQE 0.5." in text
    assert "after 4 and 8 completed participants; they compare A and B on *Clarity*" in text
    assert (
        "spent as by O'Brien and Fleming" in text and "of 1 point in the end is below 0.1" in text
    )
    assert "5 % over all looks for new raters and these questions, not for new ones, spent" in text
    for decided in ("the smallest difference of interest (", "that decides", "collecting ends"):
        assert decided not in text


def test_consents_are_named_and_not_their_ids(content):
    text = as_markdown(methods(content, PEOPLE))
    assert "have to consent to taking part" in text
    assert not re.search(r"consent to [^.]*\b(rating|audio|sharing)\b", text)


def test_a_preregistration_says_once_how_many_participants_are_planned(content):
    participants = content.study.participants.model_copy(update={"planned": 24})
    study = content.study.model_copy(update={"participants": participants})
    planned = content.model_copy(update={"study": study})
    for who in (Evaluators(), PEOPLE):
        assert as_markdown(preregistration(planned, who)).count("24 ") == 1
    assert "plans 24 participants" in as_markdown(methods(planned, PEOPLE))


def test_that_nobody_took_part_yet_is_no_gap_in_a_preregistration(content):
    text = as_markdown(preregistration(content, Evaluators()))
    assert "The record holds no session of a person yet.[^" in text


def test_of_aspects_the_draft_says_that_one_text_is_preferred_after_all_of_them(tmp_path):
    assert main(["new", str(tmp_path / "study"), "--template", "aspects"]) == 0
    text = as_markdown(methods(read_study(tmp_path / "study"), PEOPLE))
    assert re.search(r"an ideal point on \d criteria and a choice of the preferred text", text)


def test_a_limit_of_whole_minutes_has_no_decimals(content):
    limited = content.model_copy(
        update={"study": content.study.model_copy(update={"limits": Limits(minutes=25)})}
    )
    assert "(25 minutes)" in as_markdown(methods(limited, PEOPLE))


def test_a_study_of_one_system_is_not_said_to_compare_systems(content):
    items = [item.model_copy(update={"system": "Only"}) for item in content.items]
    text = as_markdown(methods(content.model_copy(update={"items": items}), PEOPLE))
    assert "written by 1 system (Only)" in text
    assert "two by two" not in text
    assert "Krippendorff's alpha" in text


def test_answers_of_a_block_are_those_of_its_study(content):
    blocks = {
        "asked": {"method": "aqc", "options": [{"id": "yes"}, {"id": "no"}]},
        "rated": {"method": "dqe", "points": 7},
    }
    conditions = [{"id": "all", "blocks": [*blocks]}]
    study = small_study(blocks=blocks, conditions=conditions)
    text = as_markdown(methods(content.model_copy(update={"study": study}), PEOPLE))
    assert "answered with one of its options (yes, no) on" in text
    assert "a rating on a scale (1 to 7) on" in text
