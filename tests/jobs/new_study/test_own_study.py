"""Studies of a lab's own texts and criteria, in the design of every template."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PIL import Image

from labeval import places
from labeval.exchange.errors import ExchangeError
from labeval.jobs.new_study.consent import OwnConsent
from labeval.jobs.new_study.criteria import OwnCriterion, criterion_ids, of_study
from labeval.jobs.new_study.criteria_warnings import remarks
from labeval.jobs.new_study.designs import designs, questions
from labeval.jobs.new_study.materials import read_texts
from labeval.jobs.new_study.own_study import (
    OwnStudy,
    compose,
    make_own_study,
    study_text,
    text_languages,
)
from labeval.jobs.new_study.proposed_wordings import proposed_wording
from labeval.session.plan.plan import make_plan
from labeval.study.methods import find_method, method_names
from labeval.study.model.items import Item
from labeval.study.model.languages import local_texts
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from tests.support.texts.library_answers import write_answers

FOLDER = places.templates()
DESIGNS = list(
    designs(FOLDER, {c.key: c for q in questions(FOLDER) for c in q.cards}.values())  # type: ignore[arg-type]
)
OWN = (
    OwnCriterion(
        {"en": "Correctness", "de": "Richtigkeit"},
        {"en": "Nothing contradicts the source.", "de": "Nichts widerspricht der Quelle."},
        "source",
    ),
    OwnCriterion(
        {"en": "Padding", "de": "Füllsel"},
        {"en": "Words that could be left out.", "de": "Wörter, die wegbleiben könnten."},
        direction="lower",
    ),
)


@pytest.fixture(scope="module")
def items(tmp_path_factory) -> tuple[Item, ...]:
    return read_texts([write_answers(tmp_path_factory.mktemp("own") / "answers.csv")]).items


@pytest.fixture
def design_of_pairs():
    return next(d for d in DESIGNS if d.methods == ("ab",))


def own_study(design, items, **changes) -> OwnStudy:
    choices = {
        "title": {"en": "Our: study #1"},
        "blocks": {b: design.content.study.blocks[b] for b in design.blocks},
        "together": len(design.conditions) == 1,
        "languages": ("en", "de"),
        "criteria": OWN,
        "items": items,
    }
    return OwnStudy(**(choices | changes))


@pytest.mark.parametrize(
    "design", [d for d in DESIGNS if d.blocks], ids=lambda design: design.card.key
)
def test_every_design_takes_own_texts_and_criteria(tmp_path, design, items):
    make_own_study(own_study(design, items), tmp_path / "made")
    content, warnings = read_with_warnings(tmp_path / "made")
    study = content.study
    assert warnings == []
    assert study.title.in_language("en") == "Our: study #1"
    assert [item.text for item in content.items] == [item.text for item in items]
    assert [criterion.id for criterion in study.criteria] == ["correctness", "padding"]
    asks_how_much = {settings.method for settings in study.blocks.values()} <= {"dqe", "aqc"}
    assert study.criteria[1].direction == ("lower" if asks_how_much else "higher")
    assert set(study.blocks) == set(design.blocks)
    assert study.offered_languages == ("en", "de")
    for block, settings in study.blocks.items():
        assert settings.method == design.content.study.blocks[block].method
        assert settings.training == []
        assert settings.instructions is not None


def test_a_study_in_one_language_needs_only_that_one(items):
    german = tuple(
        OwnCriterion({"de": c.name["de"]}, {"de": c.definition["de"]}, c.judged_against)
        for c in OWN
    )
    composed = compose(own_study(DESIGNS[0], items, languages=("de",), criteria=german))
    assert composed.sound
    assert composed.content.study.offered_languages == ("de",)
    assert [str(problem) for problem in composed.problems] == []


def test_limits_and_both_ways_to_deal_blocks(items):
    both = next(d for d in DESIGNS if d.card.key == "six-methods:dqe:ab")
    apart = compose(own_study(both, items, minutes=30)).content.study
    assert [condition.blocks for condition in apart.conditions] == [["dqe"], ["ab"]]
    assert apart.limits.minutes == 30
    together = compose(own_study(both, items, together=True)).content.study
    assert [condition.blocks for condition in together.conditions] == [["dqe", "ab"]]


@pytest.mark.parametrize("minutes", [None, 30])
def test_what_is_said_of_time_is_true_with_and_without_a_limit(items, minutes):
    composed = compose(own_study(DESIGNS[0], items, minutes=minutes))
    steps = {getattr(step, "id", "") for step in composed.content.study.procedure}
    assert ("time_is_up" in steps) == (minutes is not None)
    assert [str(problem) for problem in composed.problems] == []
    for sentence in ("no time limit", "You have judged everything"):
        assert sentence not in composed.content.to_json()


def test_texts_that_do_not_make_the_design_are_refused_and_nothing_is_written(tmp_path, items):
    alone = tuple(item for item in items if item.system == "Alder")
    design = DESIGNS[0]
    assert not compose(own_study(design, alone)).sound
    with pytest.raises(StudyProblems):
        make_own_study(own_study(design, alone), tmp_path / "made")
    assert list(tmp_path.iterdir()) == []
    (tmp_path / "made").mkdir()
    (tmp_path / "made" / "file").touch()
    with pytest.raises(ExchangeError, match="not an empty folder"):
        make_own_study(own_study(design, items), tmp_path / "made")


def test_a_wording_is_proposed_from_name_and_direction():
    usual = proposed_wording(OWN[0], "ab", of_method("ab"), ("en", "de"))
    assert usual == {
        "en": "Which text is better on the criterion “Correctness”?",
        "de": "Welcher Text ist nach dem Kriterium „Richtigkeit“ besser?",
    }
    lower = proposed_wording(OWN[1], "dqe", of_method("dqe"), ("en",))
    assert lower == {"en": "How much of the flaw “Padding” is there in the text?"}
    assert proposed_wording(OWN[0], "any", of_method("aspects"), ("en",)) == {}


def test_a_wording_fits_the_words_at_the_ends_of_the_scale():
    ends = {1: {"en": "not at all", "de": "gar nicht"}, 5: {"en": "completely", "de": "völlig"}}
    extent = of_method("dqe", labels=ends)
    asked = proposed_wording(OWN[0], "dqe", extent, ("en",))
    assert asked == {"en": "How far does the text meet the criterion “Correctness”?"}
    german = proposed_wording(OWN[0], "dqe", extent, ("de",))
    assert german == {"de": "Inwieweit erfüllt der Text das Kriterium „Richtigkeit“?"}
    flaw = proposed_wording(OWN[1], "dqe", extent, ("de",))
    assert flaw == {"de": "Wie sehr hat der Text den Mangel „Füllsel“?"}
    own = OWN[0].with_point("anchors", 1, "en", "all wrong")
    rated = {"en": "How do you rate the text on the criterion “Correctness”?"}
    assert proposed_wording(own, "dqe", extent, ("en",)) == rated
    grades = of_method("dqe", labels={1: {"en": "poor"}, 5: {"en": "excellent"}})
    assert proposed_wording(OWN[0], "dqe", grades, ("en",)) == rated


@pytest.mark.parametrize("method", ["dqe", "ab", "aqc", "bws"])
def test_a_name_that_is_a_question_is_asked_as_it_is(method):
    names = {"en": "Is it true?", "de": "Wahrheit"}
    asked = proposed_wording(replace(OWN[0], name=names), method, of_method(method), ("en", "de"))
    assert asked["en"] == "Is it true?"
    assert "„Wahrheit“" in asked["de"]


def of_method(method, **settings):
    return find_method(method).Settings.model_validate({"method": method, **settings})


def bare(method):
    return next(
        design.content.study.blocks[block]
        for design in DESIGNS
        for block in design.blocks
        if design.content.study.blocks[block].method == method
    )


@pytest.mark.parametrize("method", method_names())
def test_every_proposed_wording_is_a_sentence_with_the_name_once(method):
    for criterion in OWN:
        for against in ("text", "question", "source"):
            judged = criterion.judged(against, criterion.direction)
            for language, text in proposed_wording(judged, "", bare(method), ("en", "de")).items():
                assert text[0].isupper() or text[0] in "“„"
                assert text[-1] in ".?"
                assert text.count(criterion.name[language]) == 1
                assert "{" not in text and " ," not in text and ",," not in text


def test_a_scale_for_a_flaw_says_how_much_of_it_there_is(items):
    design = next(d for d in DESIGNS if d.methods == ("dqe",) and not any_labels(d))
    study = compose(own_study(design, items, criteria=OWN)).content.study
    assert [c.direction for c in study.criteria] == ["higher", "lower"]
    good, flaw = study.criteria
    assert good.anchors == {}
    ends = {point: text.in_language("en") for point, text in flaw.anchors.items()}
    assert list(ends.values()) == ["none", "very much"]
    mine = (
        OWN[1]
        .with_point("anchors", min(ends), "en", "none")
        .with_point("anchors", min(ends), "de", "keine")
    )
    study = compose(own_study(design, items, criteria=(mine,))).content.study
    assert study.criteria[0].anchors[min(ends)].in_language("de") == "keine"


FREE = {
    "dqe": "How far is the text free of the flaw “Padding”?",
    "ab": "Which text has less of the flaw “Padding”?",
    "bws": "Which text has least of the flaw “Padding” (best), and which has most of it (worst)?",
}


@pytest.mark.parametrize("methods", [("ab",), ("bws",), ("dqe", "ab")])
def test_a_flaw_is_scored_as_its_proposed_questions_ask(items, methods):
    design = next(d for d in DESIGNS if d.methods == methods)
    flaw = compose(own_study(design, items)).content.study.criteria[1]
    asked = {key: text.in_language("en") for key, text in flaw.wording.items()}
    assert asked == {method: FREE[method] for method in methods}
    assert flaw.direction == "higher", "who is chosen or rated high has less of it"
    assert flaw.anchors == {}


def test_a_flaw_keeps_its_direction_with_questions_of_ones_own(items, design_of_pairs):
    mine = OWN[1].with_wording("ab", "en", "Which has more?").with_wording("ab", "de", "Welcher?")
    study = compose(own_study(design_of_pairs, items, criteria=(mine,))).content.study
    assert study.criteria[0].direction == "lower"


def any_labels(design) -> bool:
    return any(design.content.study.blocks[block].labels for block in design.blocks)


def test_a_wording_of_ones_own_stays_when_the_name_changes(items):
    mine = OWN[0].with_wording("ab", "en", "Which one is right?").with_text("name", "en", "Truth")
    study = compose(own_study(DESIGNS[0], items, criteria=(mine,))).content.study
    wording = study.criteria[0].wording["ab"]
    assert wording.in_language("en") == "Which one is right?"
    assert wording.in_language("de") == "Welcher Text ist nach dem Kriterium „Richtigkeit“ besser?"
    assert mine.with_wording("ab", "en", "").wording["ab"] == {}


def test_the_languages_of_the_texts_are_found():
    german = Item(id="a", text="Das ist die Antwort und sie ist nicht lang.")
    english = Item(id="a", text="This is the answer, and it is not long.")
    assert text_languages([german]) == ["de"]
    assert text_languages([english]) == ["en"]
    assert text_languages([Item(id="a", text="42")]) == []
    assert text_languages([german] * 200 + [english] * 300) == ["en", "de"]
    assert text_languages([german] * 300 + [english] * 20) == ["de"], "a few of another one"


@pytest.mark.parametrize(
    ("criteria", "sentence", "stops"),
    [
        ([], "There is no criterion yet", True),
        ([OwnCriterion({"en": "Clear"}, {})], "“Clear” is not defined in en", True),
        ([OwnCriterion({}, {"en": "Short."})], "“1” has no name in en", True),
        (
            [OwnCriterion({"en": "Clear and short"}, {"en": "Easy."})],
            "“Clear and short” asks for two things at once (“and”); a text can have one of them",
            False,
        ),
        (
            [OwnCriterion({"en": "Clear"}, {"en": "word " * 31})],
            "The definition of “Clear” has 31 words in en; up to 30 fit on every page",
            False,
        ),
        (
            [
                OwnCriterion({"en": "Clear"}, {"en": "Understood after one reading."}),
                OwnCriterion({"en": "Plain"}, {"en": "Understood after the first reading."}),
            ],
            "“Plain” and “Clear” are defined in nearly the same words; people will hardly "
            "distinguish them",
            False,
        ),
        (
            [
                OwnCriterion({"en": "Clear"}, {"en": "One."}),
                OwnCriterion({"en": "clear"}, {"en": "Two."}),
            ],
            "“clear” is in the table twice",
            False,
        ),
    ],
)  # fmt: skip
def test_criteria_that_are_doubtful_are_named(criteria, sentence, stops):
    found = remarks(criteria, ("en",))
    assert [(r.text.format(**r.values), r.stops) for r in found] == [(sentence, stops)]


def test_good_criteria_are_left_alone():
    assert remarks(OWN, ("en", "de")) == []
    study = DESIGNS[0].content.study
    assert [r for r in remarks(of_study(study), ("en", "de")) if r.stops] == []


def test_ids_are_made_of_names_and_differ():
    named = [OwnCriterion({"en": name}, {}) for name in ("Über all", "uber all", "???")]
    assert criterion_ids(named) == ["ueber_all", "uber_all", "criterion"]


def test_a_name_in_each_language_or_one_for_all(design_of_pairs, items):
    def title(languages, **names):
        own = own_study(design_of_pairs, items, title=names, languages=languages)
        return compose(own).content.study.title

    both = title(("en", "de"), en="Answers", de="Antworten")
    assert (both.in_language("en"), both.in_language("de")) == ("Answers", "Antworten")
    assert title(("en", "de"), de="Antworten").in_language("en") == "Antworten"
    assert title(("de",), en="Answers", de="Antworten").root == {"*": "Antworten"}


@pytest.mark.parametrize("language", ["de", "en"])
@pytest.mark.parametrize("records", [False, True])
def test_a_study_in_one_language_has_no_texts_in_another(design_of_pairs, items, language, records):
    consent = OwnConsent().recording(records)
    given = {"minutes": 20, "consent": consent}
    own = own_study(design_of_pairs, items, languages=(language,), **given)
    both = own_study(design_of_pairs, items, languages=("en", "de"), **given)
    study = compose(own).content.study
    texts = dict(local_texts(study))
    assert len(texts) > 20
    for path, text in texts.items():
        assert set(text.languages()) <= {language, "*"}, path
    complete = dict(local_texts(compose(both).content.study))
    for path, text in texts.items():
        if path[0] in ("procedure", "blocks"):
            assert text.in_language(language) == complete[path].in_language(language)
    assert "# Once for each block" in study_text(own)


def test_a_name_with_a_sign_of_any_kind_is_written_as_it_is(design_of_pairs, items):
    smiling = own_study(design_of_pairs, items, title={"en": "Ärger 😀 “→”", "de": "Ärger"})
    assert "en: Ärger 😀 “→”" in study_text(smiling)


def test_a_participant_gets_so_many_pages_of_each_method(items):
    blocks = {}
    for design in DESIGNS:
        for id in design.blocks:
            settings = design.content.study.blocks[id]
            if settings.method in ("ab", "dqe") and settings.method not in blocks:
                blocks[settings.method] = settings
    own = own_study(DESIGNS[0], items, blocks=blocks, together=True)
    (whole,) = compose(own).durations()
    assert whole.pages == len(items) + 60, "six pairs of each of ten questions"
    composed = compose(own_study(DESIGNS[0], items, blocks=blocks, together=True, pages=15))
    assert composed.sound and not [p for p in composed.problems if p.severity == "error"]
    (limited,) = composed.durations()
    assert 28 <= limited.pages <= 30 and limited.minutes < whole.minutes / 2
    shown = set()
    for participant in range(40):
        plan = make_plan(composed.content, "all", 1, participant)
        pages = [page for page in plan.block_pages() if page.block == "ab"]
        assert len(pages) <= 15
        shown |= {frozenset(page.items) for page in pages}
    assert len(shown) == 60, "together all pairs are judged"


def test_a_limit_above_the_number_of_pages_is_none(design_of_pairs, items):
    few = items[:4]
    text = study_text(own_study(design_of_pairs, few, pages=20))
    assert "questionnaires" not in text and "sample" not in text


def test_pictures_next_to_the_table_come_along(tmp_path, design_of_pairs):
    came = tmp_path / "came"
    (came / "figures").mkdir(parents=True)
    picture = Image.new("RGB", (8, 8), "navy")
    picture.save(came / "figures" / "one.png")
    picture.save(came / "unnamed.png")
    text = "**See** ![a curve](figures/one.png) and ![no](../out.png)"
    rows = ["question,text,system", *(f"Which?,{text},{system}" for system in ("A", "B"))]
    (came / "texts.csv").write_text("\n".join(rows), encoding="utf-8")
    picture.save(tmp_path / "out.png")
    texts = read_texts([came / "texts.csv"])
    own = own_study(design_of_pairs, texts.items)
    make_own_study(own, tmp_path / "made", None, texts.seen.files)
    content, warnings = read_with_warnings(tmp_path / "made")
    assert set(content.pictures) == {"figures/one.png"}
    made = {p.relative_to(tmp_path / "made").as_posix() for p in (tmp_path / "made").rglob("*.png")}
    assert made == {"figures/one.png"}, "what no text names stays, and nothing comes from outside"
    assert [str(p.values["path"]) for p in warnings if "path" in p.values] == ["../out.png"] * 2
