"""The study check: balance, length, and pages that do not fit."""

from __future__ import annotations

from itertools import takewhile

import pytest

from labeval import app
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.check_text import check_lines, check_text, objections
from labeval.jobs.planning.durations import expected_duration, session_minutes, step_times
from labeval.session.plan.plan import make_plan
from labeval.study.model.items import Item
from labeval.study.reading import read_study
from labeval.study.study import Study, StudyContent
from labeval.text.local import LocalText


@pytest.fixture
def demo(folder):
    return read_study(folder.path)


def test_the_demo_passes_at_1280x720_with_every_page_laid_out(demo, qapp):
    check = check_study(demo, [], app.page_measurer((1280, 720)))
    training = sum(len(block.training) for block in demo.study.blocks.values())
    assert check.pages_measured == 2 * (8 + 8 + 28 + 28 + training)
    assert check.passed and check.misfits == []
    assert check.smallest_px >= 13


def with_a_long_text(demo, **block: object) -> StudyContent:
    long = "Every sentence of this text says that there is more to come. " * 60
    items = [i.model_copy(update={"text": long}) if i.id == "t03" else i for i in demo.items]
    blocks = {id: b.model_copy(update=block) for id, b in demo.study.blocks.items()}
    return StudyContent(study=demo.study.model_copy(update={"blocks": blocks}), items=items)


def test_a_text_that_is_turned_part_by_part_is_remarked_and_speaks_against_nothing(demo, qapp):
    check = check_study(with_a_long_text(demo), [], app.page_measurer((1280, 720)))
    assert check.passed and check.misfits == []
    assert check.turned and all("t03" in fit.overflowing for fit in check.turned)
    assert list(objections(check, (1280, 720))) == []
    text = check_text(check, (1280, 720))
    assert text.result.startswith("✓ Passed")
    assert text.look[-1].endswith(
        "longer than a screen of 1280 × 720: participants turn long texts part by part, to the end"
    )
    (named,) = (line for line in text.details if line.startswith("texts that are turned"))
    assert "t03" in named
    assert text.details[-1].endswith("all fit, long texts part by part")


def test_a_text_whose_end_may_stay_unread_speaks_against_the_study(demo, qapp):
    content = with_a_long_text(demo, read_to_end=False)
    check = check_study(content, [], app.page_measurer((1280, 720)))
    assert not check.passed and check.turned == []
    assert check.misfits and all("t03" in fit.overflowing for fit in check.misfits)
    text = check_text(check, (1280, 720), names={check.misfits[0].block: "Rating"})
    pages = len({fit.page for fit in check.misfits})
    assert text.result == f"✕ Not ready: {pages} pages do not fit"
    assert any(
        "the text “t03” is longer than the screen shows at once, and participants may go on "
        "without its later parts" in line
        for line in text.look
    )
    assert "“Rating”, " in text.look[0]


def test_a_text_in_parts_is_told_with_the_language_it_belongs_to(demo, qapp):
    criteria = [
        c.model_copy(
            update={"definition": LocalText({"en": "Short.", "de": "Das ist zu lang. " * 90})}
        )
        for c in demo.study.criteria
    ]
    study = Study.model_validate(
        demo.study.model_dump(by_alias=True)
        | {"criteria": [c.model_dump(by_alias=True) for c in criteria]}
    )
    content = StudyContent(study=study, items=demo.items)
    check = check_study(content, [], app.page_measurer((1280, 720)))
    lines = list(check_lines(check, (1280, 720)))
    (named,) = (line for line in lines if line.startswith("texts that are turned"))
    texts = named.partition(": ")[2].split(", ")
    assert texts and all(text.endswith(" (de)") for text in texts)
    called = check_text(check, (1280, 720), names={"language:de": "German"}).details
    assert any("(German)" in line for line in called) and not any("(de)" in x for x in called)


def test_a_small_screen_is_told_apart_from_a_large_one(demo, qapp):
    small = check_study(demo, [], app.page_measurer((800, 480)))
    assert small.misfits
    large = check_study(demo, [], app.page_measurer((1920, 1080)))
    assert large.passed and large.smallest_px >= 16


def test_large_letters_are_laid_out_as_participants_can_choose_them(demo, qapp):
    usual = check_study(demo, [], app.page_measurer((1280, 720)))
    large = check_study(demo, [], app.page_measurer((1280, 720), 2.0))
    assert large.smallest_px > 1.4 * usual.smallest_px and large.turned
    lines = "\n".join(check_lines(large, (1280, 720), scale=2.0))
    assert "laid out at 1280 × 720 with text at 200 % in" in lines
    assert "longer than a screen of 1280 × 720 with text at 200 %: participants" in lines


def test_a_block_whose_longest_text_makes_all_letters_smaller_is_named(demo, qapp):
    check = check_study(with_a_long_text(demo), [], app.page_measurer((1280, 720)))
    least, most = check.text_sizes["dqe"]
    assert least < most
    line = (
        f"Rating: all texts have letters of {least} px, the size at which the longest has room; "
        f"the shortest alone would have {most} px"
    )
    assert line in check_text(check, (1280, 720), names={"dqe": "Rating"}).details


def test_the_balance_of_the_design_is_stated(demo):
    lines = list(check_lines(check_study(demo, [], None), (1280, 720)))
    assert any("every text 7 times, every pair 3 times" in line for line in lines)


def test_an_inexact_design_is_said_to_be_the_best_found(content):
    items = [*content.items, Item(id="m9", text="One more.", question=content.items[0].question,
             source=content.items[0].source)]  # fmt: skip
    nine = StudyContent(study=content.study, items=items)
    lines = "\n".join(check_lines(check_study(nine, [], None), (1280, 720)))
    assert "the most even distribution that was found" in lines


@pytest.mark.parametrize(
    ("condition", "minutes"), [("dqe", 26.44), ("aqc", 32.62), ("ab", 61.42), ("bws", 38.24)]
)
def test_rating_takes_as_long_as_it_took_people(demo, condition, minutes):
    # Popp et al. (2025), Table 3, for the same number of judgments.
    plan = make_plan(demo, condition, 1, 0)
    whole = expected_duration(demo, plan).minutes
    others = type(plan)(condition, 1, 0, tuple(s for s in plan.steps if s.kind != "rating"))
    rating = whole - expected_duration(demo, others).minutes
    assert rating == pytest.approx(minutes, abs=0.1)


def test_a_session_is_as_long_as_planned_and_else_as_its_longest_condition(demo):
    study = demo.study
    lengths = [
        expected_duration(demo, make_plan(demo, c.id, study.seed, 0)).minutes
        for c in study.conditions
    ]
    unplanned = study.moderation.model_copy(update={"planned_minutes": None})
    planned = study.moderation.model_copy(update={"planned_minutes": 45})

    def minutes(moderation):
        changed = study.model_copy(update={"moderation": moderation})
        return session_minutes(demo.model_copy(update={"study": changed}))

    assert 0 <= minutes(unplanned) - max(lengths) < 1
    assert minutes(unplanned) > min(lengths)
    assert minutes(planned) == 45


def limited(content: StudyContent, **limits: float) -> StudyContent:
    study = content.study.model_dump(by_alias=True) | {"limits": limits}
    return StudyContent(study=Study.model_validate(study), items=content.items)


def test_a_limit_of_minutes_shortens_the_session_and_not_what_follows_the_rating(demo):
    plan = make_plan(demo, "dqe", demo.study.seed, 0)
    whole = expected_duration(demo, plan)
    rated = next(time for time in step_times(demo, plan) if time.step.kind == "rating")
    before = sum(t.seconds for t in takewhile(lambda t: t != rated, step_times(demo, plan))) / 60
    after = whole.minutes - before - rated.seconds / 60
    short = limited(demo, minutes=20)
    found = expected_duration(short, plan)
    page = rated.seconds / rated.pages / 60
    assert 20 + after <= found.minutes + 0.1
    assert found.minutes <= 20 + page + after + 0.1
    assert found.pages < whole.pages
    assert found.judgments < whole.judgments
    assert [t.step.place for t in step_times(short, plan)][-2:] == [
        t.step.place for t in step_times(demo, plan)
    ][-2:], "the closing comes all the same"


def test_a_limit_of_pages_ends_the_rating_and_a_far_one_changes_nothing(demo):
    plan = make_plan(demo, "dqe", demo.study.seed, 0)
    assert expected_duration(limited(demo, pages=3), plan).pages == 3
    assert expected_duration(limited(demo, minutes=900), plan) == expected_duration(demo, plan)
    check = check_study(limited(demo, pages=3), [], None)
    found = next(each for each in check.limits if each.condition == "dqe")
    assert found.pages_left == found.pages - 3, "the limit is compared with all pages"


def together(content: StudyContent, blocks: list[str], **limits: float) -> StudyContent:
    """Everybody is shown all of the blocks, as far as the limits let them."""
    condition = {"id": "all", "blocks": blocks}
    study = content.study.model_dump(by_alias=True)
    study |= {"limits": limits, "conditions": [condition]}
    return StudyContent(study=Study.model_validate(study), items=content.items)


def warnings_of(content: StudyContent) -> list[str]:
    lines = check_lines(check_study(content, [], None), (1280, 720))
    return [line for line in lines if line.startswith("study.yaml: warning: limits: ")]


def test_a_limit_is_warned_about_with_the_pages_that_are_done_of_each_method(demo):
    both = together(demo, ["dqe", "ab"], minutes=45)
    first, second = warnings_of(both)
    dqe, ab = "Rating on a scale", "Comparison of two"
    head = "study.yaml: warning: limits: the rating ends after 45 minutes of work; about "
    assert first.startswith(f"{head}8 of 8 pages of {dqe}, ")
    assert first.endswith(f" are then done by somebody who begins with {dqe}")
    assert second.startswith(head) and f", 0 of 8 pages of {dqe} are then" in second
    assert second.endswith(f"somebody who begins with {ab}")
    by_plan = {
        step.block: time.pages
        for time in step_times(both, make_plan(both, "all", demo.study.seed, 0))
        if (step := time.step).kind == "rating"
    }
    assert 0 < by_plan["ab"] < 28, "so there is something to warn about"
    assert f"{by_plan['ab']} of 28 pages of {ab}" in first


def test_more_orders_of_methods_are_one_warning_with_the_least_and_the_most(demo):
    (warning,) = warnings_of(together(demo, ["dqe", "ab", "bws"], pages=10))
    assert "ends after 10 rating pages" in warning
    assert "0 to 8 of 8 pages of Rating on a scale" in warning


def test_a_limit_that_is_not_reached_is_no_warning_and_is_named_as_far_as_it_is_set(demo):
    far = limited(demo, minutes=900)
    assert warnings_of(far) == []
    lines = [x for x in check_lines(check_study(far, [], None), (1280, 720)) if "limit" in x]
    assert len(lines) == 4
    assert all("the limit of 900 minutes of work is not expected" in line for line in lines)
    (reached,) = warnings_of(together(demo, ["dqe"], minutes=900, pages=3))
    assert "ends after 900 minutes of work or 3 rating pages; about 3 of 8 pages" in reached
