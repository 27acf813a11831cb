"""The built-in templates read, are complete in both languages and have the promised designs."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import pytest
from pydantic import BaseModel

from labeval.session.plan.plan import Plan, make_plan
from labeval.study.expected import answers_of
from labeval.study.folder import STUDY_FILE
from labeval.study.methods import find_method
from labeval.study.model.steps import ConsentStep, TestStep
from labeval.study.pages import Page
from labeval.study.reading import read_study, read_with_warnings
from labeval.study.study import StudyContent
from labeval.text.local import LocalText

TEMPLATES = Path(__file__).parents[2] / "resources" / "templates"
FOLDERS = sorted(file.parent for file in TEMPLATES.glob(f"*/{STUDY_FILE}"))
LANGUAGES = {"en", "de"}


@pytest.fixture(params=FOLDERS, ids=lambda folder: folder.name)
def template(request: pytest.FixtureRequest) -> StudyContent:
    return read_study(request.param)


@pytest.fixture(scope="module")
def six_methods() -> StudyContent:
    return read_study(TEMPLATES / "six-methods")


def plans(content: StudyContent) -> Iterator[Plan]:
    for condition in content.study.conditions:
        for participant in range(4):
            yield make_plan(content, condition.id, seed=7, participant=participant)


def texts_in(value: object, where: str = "study") -> Iterator[tuple[str, LocalText]]:
    """Every text of a study with its place."""
    if isinstance(value, LocalText):
        yield where, value
    elif isinstance(value, BaseModel):
        for name in type(value).model_fields:
            yield from texts_in(getattr(value, name), f"{where}.{name}")
    elif isinstance(value, dict):
        for key, part in value.items():
            yield from texts_in(part, f"{where}.{key}")
    elif isinstance(value, list):
        for n, part in enumerate(value):
            yield from texts_in(part, f"{where}[{n}]")


def words(text: str) -> int:
    return len(text.split())


def test_there_are_templates() -> None:
    assert {"six-methods", "within-subject"} <= {folder.name for folder in FOLDERS}


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_first_line_describes_the_template(folder: Path) -> None:
    first = (folder / STUDY_FILE).read_text("utf-8").splitlines()[0]
    assert re.fullmatch(r"# \S.{20,}", first)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_the_check_has_nothing_to_say_about_a_template(folder: Path) -> None:
    assert read_with_warnings(folder)[1] == []


def test_every_text_is_there_in_english_and_german(template: StudyContent) -> None:
    for place, text in texts_in(template.study):
        if re.search(r"\.questions\[\d+\]\.(text|options\[\d+\])$", place) and "*" in text.root:
            continue  # questions of the language test are in the language they test
        assert text.languages() == LANGUAGES, place
        assert all(part.strip() for part in text.root.values()), place


def test_only_questions_of_a_language_test_are_in_one_language(template: StudyContent) -> None:
    single = {id(text) for _, text in texts_in(template.study) if "*" in text.root}
    tests = [step for step in template.study.procedure if isinstance(step, TestStep)]
    asked = {id(text) for test in tests for _, text in texts_in(test.questions)}
    assert single <= asked


def test_no_participant_reads_the_name_of_a_system(template: StudyContent) -> None:
    if not template.study.blocks:
        return  # nothing is rated
    systems = {item.system for item in template.items if item.system}
    assert systems
    seen = [part for _, text in texts_in(template.study) for part in text.root.values()]
    for item in template.items:
        seen += [item.text, item.question, item.source, item.reference_answer, item.prompt]
        seen += [item.id]
    name = re.compile("|".join(map(re.escape, systems)), re.IGNORECASE)
    assert [text for text in seen if name.search(text)] == []


def test_four_systems_have_one_best_and_one_worst_text_each(six_methods: StudyContent) -> None:
    rated = [item for item in six_methods.items if item.use == "rating"]
    count = Counter((item.system, item.variant) for item in rated)
    assert len(rated) == 8
    assert set(count.values()) == {1}
    assert {variant for _, variant in count} == {"best", "worst"}


def test_ids_tell_neither_system_nor_variant(six_methods: StudyContent) -> None:
    rated = [item for item in six_methods.items if item.use == "rating"]
    assert [item.id for item in rated] == [f"t{n:02}" for n in range(1, 9)]
    assert [item.system for item in rated] != sorted(item.system for item in rated)
    assert all(a.system != b.system for a, b in pairwise(rated))


def test_all_rated_texts_answer_one_question_from_one_short_source(
    six_methods: StudyContent,
) -> None:
    rated = [item for item in six_methods.items if item.use == "rating"]
    (shared,) = {(i.question, i.source, i.reference_answer, i.prompt) for i in rated}
    assert all(shared)
    assert 60 <= words(shared[1]) <= 90


def test_lengths_are_those_of_real_answers(six_methods: StudyContent) -> None:
    rated = [item for item in six_methods.items if item.use == "rating"]
    longest = max((item for item in rated if item.variant == "worst"), key=lambda i: words(i.text))
    assert 150 <= words(longest.text) <= 170
    assert all(30 <= words(item.text) <= 70 for item in rated if item.variant == "best")
    assert min(words(item.text) for item in rated) < 10


def test_a_definition_is_short_enough_for_every_page(template: StudyContent) -> None:
    for criterion in template.study.criteria:
        for language in LANGUAGES:
            definition = criterion.definition.in_language(language)
            assert words(definition) <= 30, (criterion.id, language)


def test_criteria_have_names_and_definitions_of_their_own(template: StudyContent) -> None:
    for language in LANGUAGES:
        names = [c.name.in_language(language) for c in template.study.criteria]
        definitions = [c.definition.in_language(language) for c in template.study.criteria]
        assert len(set(names)) == len(names)
        assert len(set(definitions)) == len(definitions)


def test_every_criterion_is_worded_for_every_method_used(template: StudyContent) -> None:
    methods = {settings.method for settings in template.study.blocks.values()}
    for criterion in template.study.criteria:
        assert methods <= set(criterion.wording), criterion.id


def test_six_methods_anchors_ends_and_middle_and_gives_examples(six_methods: StudyContent) -> None:
    for criterion in six_methods.study.criteria:
        assert set(criterion.anchors) == {1, 3, 5}, criterion.id
        assert 1 <= len(criterion.examples) <= 2, criterion.id


def test_instructions_are_short(template: StudyContent) -> None:
    for block, settings in template.study.blocks.items():
        for language in LANGUAGES:
            assert settings.instructions is not None, block
            assert words(settings.instructions.in_language(language)) <= 120, (block, language)


def test_training_pages_can_be_answered_as_expected(template: StudyContent) -> None:
    training = {item.id for item in template.items if item.use == "training"}
    for plan in plans(template):
        pages = [page for step in plan.steps if step.kind == "training" for page in step.pages]
        assert {page.block for page in pages} == {page.block for page in plan.rating_pages()}
        for page in pages:
            settings = template.study.blocks[page.block]
            assert page.training is not None
            expected = settings.training[page.training].expected
            fields = {f.id: f for f in find_method(settings.method).fields(settings, page)}
            assert set(page.items) <= training
            asked = {id for id, field in fields.items() if field.mandatory and field.options}
            assert asked <= set(expected) <= set(fields)
            for field, values in expected.items():
                options = fields[field].options
                assert all(answers_of(value, options) for value in values), field


def test_consents_are_separate_and_only_rating_is_required(template: StudyContent) -> None:
    (consent,) = [s for s in template.study.procedure if isinstance(s, ConsentStep)]
    required = {ask.id: ask.required for ask in consent.asks}
    assert required == {"rating": True, "audio": False, "quotation": False}


def test_a_break_never_comes_after_the_last_page(template: StudyContent) -> None:
    for plan in plans(template):
        for block, pages in pages_by_block(plan).items():
            after = template.study.blocks[block].breaks.after_pages
            assert after is None or after < len(pages)


def pages_by_block(plan: Plan) -> dict[str, list[Page]]:
    blocks: dict[str, list[Page]] = {}
    for page in plan.rating_pages():
        blocks.setdefault(page.block, []).append(page)
    return blocks


@pytest.mark.parametrize(
    ("condition", "pages", "criteria"),
    [("dqe", 8, 10), ("aqc", 8, 10), ("ab", 28, 10)],
)
def test_six_methods_asks_all_criteria_on_every_page(
    six_methods: StudyContent, condition: str, pages: int, criteria: int
) -> None:
    shown = list(make_plan(six_methods, condition, seed=3, participant=0).rating_pages())
    assert [len(page.criteria) for page in shown] == [criteria] * pages
    assert all(page.criteria[0] in six_methods.study.overarching() for page in shown)


def test_six_methods_shows_14_best_worst_pages_for_each_overarching_criterion(
    six_methods: StudyContent,
) -> None:
    shown = list(make_plan(six_methods, "bws", seed=3, participant=0).rating_pages())
    asked = [("honesty",)] * 14 + [("comprehensibility",)] * 14
    assert [page.criteria for page in shown] == asked
    for criterion in ("honesty", "comprehensibility"):
        blocks = [set(page.items) for page in shown if page.criteria == (criterion,)]
        assert set(Counter(item for block in blocks for item in block).values()) == {7}


def test_six_methods_has_two_groups_of_five_with_the_overarching_criterion_first(
    six_methods: StudyContent,
) -> None:
    groups: dict[str | None, list[str]] = {}
    for criterion in six_methods.study.criteria:
        groups.setdefault(criterion.group, []).append(criterion.id)
    assert [len(members) for members in groups.values()] == [5, 5]
    over = {group.id: group.overarching for group in six_methods.study.groups}
    assert all(members[0] == over[str(group)] for group, members in groups.items())


def test_six_methods_tests_english_with_25_questions(six_methods: StudyContent) -> None:
    (test,) = [s for s in six_methods.study.procedure if isinstance(s, TestStep)]
    assert len(test.questions) == 25
    assert len({question.text.in_language("en") for question in test.questions}) == 25
    for question in test.questions:
        assert 3 <= len(question.options) <= 4
        assert len({option.in_language("en") for option in question.options}) == len(
            question.options
        )
    places = Counter(question.correct for question in test.questions)
    assert set(places) == {1, 2, 3, 4}
    assert max(places.values()) - min(places.values()) <= 2
    assert [level.min_score for level in test.levels] == [0, 12, 18, 22]
    assert test.pass_score == 18


def test_within_subject_shows_every_method_at_every_place() -> None:
    content = read_study(TEMPLATES / "within-subject")
    orders = [list(pages_by_block(plan)) for plan in plans(content)]
    assert all(sorted(order) == ["ab", "aqc", "bws", "dqe"] for order in orders)
    assert all(len({order[place] for order in orders}) == 4 for place in range(4))


def test_within_subject_is_short_and_its_pairs_join_all_texts() -> None:
    content = read_study(TEMPLATES / "within-subject")
    plan = make_plan(content, "all_methods", seed=3, participant=0)
    pages = pages_by_block(plan)
    counts = {block: len(shown) for block, shown in pages.items()}
    assert counts == {"dqe": 8, "aqc": 8, "ab": 12, "bws": 28}
    assert {len(page.criteria) for page in pages["dqe"]} == {4}
    assert Counter(item for page in pages["ab"] for item in page.items).most_common()[-1][1] == 3


def test_templates_of_the_same_subject_have_the_same_items() -> None:
    paths = {folder.name: folder / "items.csv" for folder in FOLDERS}
    tables = {name: path.read_bytes() for name, path in paths.items() if path.exists()}
    assert tables["within-subject"] == tables["six-methods"]


def test_trained_raters_must_pass_and_meet_every_kind_of_check() -> None:
    content = read_study(TEMPLATES / "trained-raters")
    for plan in plans(content):
        pages = list(plan.block_pages())
        assert len(pages) == 13
        assert {page.attention.kind for page in pages if page.attention} == {
            "instructed",
            "repeated",
            "bad_text",
        }
        assert [step.round for step in plan.steps if step.kind == "training"] == [1, 2, 3]
