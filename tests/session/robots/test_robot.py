"""Robot participants: what they do where a right answer, a liking or a judge's rating is known."""

from __future__ import annotations

import random
from collections import Counter
from itertools import pairwise

import pytest

from labeval.session.events.events import Kind
from labeval.session.robots import writing_robot
from labeval.session.robots.robot import Character, Robot, draw_character, latent_quality
from labeval.study.expected import expected_answers
from labeval.study.model.references import Reference
from labeval.study.model.steps import ConsentStep
from labeval.study.model.writing import citations_in, count_words
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.support.studies.attention_study import ALL_KINDS, block, content_with, training
from tests.support.studies.judged_study import judged
from tests.support.studies.marked_study import marked_content
from tests.support.studies.writing_study import writing_content

EXACT = Character(noise=0.0, bias=0.0, seconds=1.0, careless=False)
CARELESS = Character(noise=0.0, bias=0.0, seconds=1.0, careless=True)


def robot(content: StudyContent, character: Character = EXACT, seed: int = 1) -> Robot:
    return Robot(character, latent_quality(content, 1), random.Random(seed))


def answered_pages(session, who: Robot):
    """Each page of a session with its answers, as the robot goes through it."""
    while session.state.ended is None:
        page = session.page
        if page is not None:
            for field, value in who.answers(session):
                session.answer(field, value)
            yield page, dict(session.state.answers_here())
        session.go_on()


def test_a_careful_robot_answers_training_and_instructed_pages_as_they_ask(begin):
    checks = {"share": 0.5, "kinds": ["instructed", "bad_text"]}
    content = content_with(block("dqe", attention=checks, **training(3)))
    settings = content.study.blocks["block"]
    asked: dict[str, bool] = {}
    for page, answers in answered_pages(begin(content, "block"), robot(content)):
        if page.training is not None:
            expected = settings.training[page.training].expected
        elif page.attention is not None:
            expected = settings.attention_items[page.attention.item].expected
        else:
            continue
        asked[page.id] = page.training is not None
        for field, given in answers.items():
            if field in expected:
                right = expected_answers(expected[field], [str(n) for n in range(1, 6)])
                assert given == right[0]
    assert list(asked.values()).count(True) == 3 and not all(asked.values())


def test_a_repeated_page_is_mostly_answered_as_the_first_time(begin):
    content = content_with(block("dqe", attention={"share": 0.5, "kinds": ["repeated"]}))
    noisy = Character(noise=3.0, bias=0.0, seconds=1.0, careless=False)
    same = Counter()
    first: dict[str, dict[str, str]] = {}
    for seed in range(12):
        for page, answers in answered_pages(begin(content, "block"), robot(content, noisy, seed)):
            if page.attention is None:
                first[page.id] = answers
                continue
            before = first[page.attention.repeats]
            same.update(answers[field] == before[field] for field in answers)
    # nine in ten are remembered; a fifth of the others agree by chance
    assert 0.84 < same[True] / same.total() < 0.98


def test_a_careless_robot_misses_checks(begin):
    content = content_with(block("dqe", attention={"share": 0.5, "kinds": ALL_KINDS}))
    session = begin(content, "block")
    for _ in answered_pages(session, robot(content, CARELESS)):
        pass
    assert not all(session.state.attention.values())


@pytest.mark.parametrize(("bias", "way"), [(3.0, 1), (-3.0, -1)])
def test_a_robot_gives_way_to_a_judge_by_one_point_towards_it(begin, bias, way):
    content = judged("after_answer", checks=False)
    moved = Counter()
    for seed in range(6):
        session = begin(content, "block")
        who = robot(content, Character(0.0, -bias, 1.0, careless=False), seed)
        while session.page is None or not session.page.counts:
            for field in session.open_fields() if not session.state.feedback else ():
                session.answer(field.id, "3")
            session.go_on()
        for field, value in who.answers(session):
            session.answer(field, value)
        before = dict(session.state.answers_here())
        shown = {f: int(s.rating) for f, s in session.state.judge_shown_here().items()}
        for field, value in who.second_thoughts(session):
            step = int(value) - int(before[field])
            assert step == (1 if shown[field] > int(before[field]) else -1)
            moved[step] += 1
    assert moved[way] > 0 and moved[-way] == 0


def test_the_points_chosen_follow_the_quality_and_stay_on_the_scale(begin):
    content = StudyContent(study=small_study(), items=small_items())
    session = begin(content, "dqe")
    session.go_on()
    session.give_consent({"rating": True})
    item = session.page.items[0]
    points = []
    for quality in (-9.0, -1.9, -0.9, 0.0, 0.9, 1.9, 9.0):
        known = {(item, f.criterion): quality for f in session.fields()}
        who = Robot(EXACT, known, random.Random(1))
        given = {value for _, value in who.answers(session)}
        assert len(given) == 1
        points += given
    assert points == ["1", "1", "2", "3", "4", "5", "5"]


@pytest.mark.parametrize(("quality", "answer"), [(0.2, "yes"), (-0.2, "no")])
def test_yes_is_said_of_what_is_better_than_usual(begin, quality, answer):
    content = StudyContent(study=small_study(), items=small_items())
    session = begin(content, "aqc")
    session.go_on()
    session.give_consent({"rating": True})
    known = {(session.page.items[0], f.criterion): quality for f in session.fields()}
    who = Robot(EXACT, known, random.Random(1))
    assert {value for _, value in who.answers(session)} == {answer}


def test_the_best_text_is_chosen_and_the_worst_is_another(begin):
    content = StudyContent(study=small_study(), items=small_items())
    session = begin(content, "bws")
    session.go_on()
    session.give_consent({"rating": True})
    items = session.page.items
    known = {(i, c.id): float(n) for n, i in enumerate(items) for c in content.study.criteria}
    who = Robot(EXACT, known, random.Random(1))
    given = dict(who.answers(session))
    assert {given["best"], given["worst"]} == {items[-1], items[0]}
    assert given["best"] == items[-1]


def test_two_very_poor_texts_are_both_bad_where_that_is_offered(begin):
    blocks = {"ab": {"method": "ab", "both_bad": True}}
    study = small_study(blocks=blocks, conditions=[{"id": "ab", "blocks": ["ab"]}])
    content = StudyContent(study=study, items=small_items())
    session = begin(content, "ab")
    session.go_on()
    session.give_consent({"rating": True})
    first, second = session.page.items
    (field, *_) = session.fields()
    given = []
    for best in (-1.6, -1.4):
        qualities = {first: best, second: best - 0.5}
        known = {(i, c.id): q for i, q in qualities.items() for c in study.criteria}
        given.append(dict(Robot(EXACT, known, random.Random(1)).answers(session))[field.id])
    assert given == ["both_bad", first]


def test_a_response_is_typed_bit_by_bit_and_ends_as_the_whole(begin):
    content = writing_content()
    session = begin(content, "writing")
    session.go_on()
    for seed in range(20):
        whole = writing_robot.response(session, random.Random(seed))
        bits = list(writing_robot.drafts(session, random.Random(seed), pastes=False))
        assert bits[-1].text == whole
        assert all(len(bit.gaps_ms) == bit.keys > 0 and not bit.pasted for bit in bits)
        grown = [bit.text for bit in bits if not bit.text.endswith("teh")]
        assert all(after.startswith(before) for before, after in pairwise(grown))
        assert all(bit.keys >= 3 for bit in bits)


def test_a_careless_response_is_half_pasted(begin):
    session = begin(writing_content(), "writing")
    session.go_on()
    first, *others = writing_robot.drafts(session, random.Random(3), pastes=True)
    assert first.pasted == first.text and first.keys == 1
    last = others[-1].text
    assert last.startswith(first.text)
    assert count_words(first.text) == pytest.approx(count_words(last) / 2, abs=2)


def test_a_response_cites_passages_that_exist_and_keeps_to_the_words(begin):
    content = writing_content()
    session = begin(content, "writing")
    session.go_on()
    step = session.step_in_file()
    for seed in range(30):
        text = writing_robot.response(session, random.Random(seed))
        cited = citations_in(text)
        assert cited and set(cited) <= set(range(1, len(session.passages()) + 1))
        assert step.words.min <= count_words(text) <= step.words.max


def test_passages_of_unequal_length_are_cited_sentence_by_sentence(begin):
    few = {"target": 60, "min": 50, "max": 90}
    content = writing_content(words=few)
    topics = ("bees", "wells")
    content.references[:] = [
        Reference(question_id=topic, title=f"{topic} {n}", text=text)
        for topic in topics
        for n, text in enumerate(("One sentence only.", "A first one. A second one. A third one."))
    ]
    session = begin(content, "writing")
    session.go_on()
    text = writing_robot.response(session, random.Random(1))
    assert text.startswith("One sentence only [1]. A first one [2]. A second one [2]. A third one")
    assert count_words(text) >= 50


def test_a_robot_that_cannot_tell_says_so(begin):
    content = StudyContent(study=small_study(), items=small_items())
    session = begin(content, "aqc")
    session.go_on()
    session.give_consent({"rating": True})
    given = {}
    for quality in (-0.09, 0.07, 0.09):
        known = {(session.page.items[0], f.criterion): quality for f in session.fields()}
        who = Robot(EXACT, known, random.Random(1))
        (given[quality],) = {value for _, value in who.answers(session)}
    assert given == {-0.09: "no", 0.07: "dont_know", 0.09: "yes"}


def test_robots_consent_to_most_and_comment_now_and_then(content):
    who = robot(content)
    step = next(s for s in content.study.procedure if isinstance(s, ConsentStep))
    choices = [who.consents(step) for _ in range(400)]
    assert all(choice["rating"] for choice in choices)
    # .8 and .15, within four standard errors
    assert 288 <= sum(choice["audio"] for choice in choices) <= 352
    assert 31 <= sum(bool(who.comment()) for _ in range(400)) <= 89


def test_robots_mark_one_to_six_words(content):
    who, text = robot(content), "one two three four five six seven eight"
    spans = [who.words_in(text) for _ in range(400)]
    lengths = {len(text[start:end].split()) for start, end in spans}
    assert lengths == {1, 2, 3, 4, 5, 6}
    assert who.words_in("...") == (0, 3)  # signs can be marked where there is nothing else
    assert who.words_in(" \n") is None


def test_the_careless_take_less_than_a_second(content):
    rng = random.Random(1)
    assert all(draw_character(rng, careless_share=1.0).seconds < 1 for _ in range(9))
    assert all(draw_character(rng, careless_share=0.0).seconds > 1 for _ in range(200))


def test_robots_are_of_an_age_to_take_part(begin):
    age = {"id": "age", "kind": "number", "text": "How old are you?", "min": 0, "max": 120}
    asked = {"step": "questionnaire", "id": "about", "questions": [age]}
    rating = {"step": "for_each_block", "steps": [{"step": "rating", "id": "rating"}]}
    content = StudyContent(study=small_study(procedure=[asked, rating]), items=small_items())
    session, who = begin(content, "dqe"), robot(content)
    ages = [int(value) for _ in range(500) for _, value in who.answers(session)]
    assert len(ages) == 500 and {min(ages), max(ages)} == {20, 60}


def test_what_a_robot_drafts_is_typed_and_pasted_into_the_response(begin, kept):
    session = begin(writing_content(), "writing")
    session.go_on()
    draft = writing_robot.RobotDraft("Bees dance.", keys=3, gaps_ms=(200, 300), pasted="dance")
    draft.into(session)
    assert session.state.texts[session.writing.id] == "Bees dance."
    assert [e.kind for e in kept.events[-2:]] == [Kind.PASTED, Kind.REVISED]


def ranked(begin, qualities, *, ties):
    """The places that four texts of these qualities have in the end."""
    block = {"method": "ranking", "texts_per_page": 4, "ties": ties}
    study = small_study(blocks={"rank": block}, conditions=[{"id": "rank", "blocks": ["rank"]}])
    content = StudyContent(study=study, items=small_items())
    session = begin(content, "rank")
    session.go_on()
    session.give_consent({"rating": True})
    items = session.page.items
    known = {(i, c.id): q for i, q in zip(items, qualities, strict=True) for c in study.criteria}
    who = Robot(EXACT, known, random.Random(1))
    first = session.fields()[0].criterion
    of = {field.id: field.item for field in session.fields() if field.criterion == first}
    for id, value in who.answers(session):
        session.answer(id, value)
    given = session.state.answers_here()
    places = {of[id]: given[id] for id in of}
    return [places[item] for item in items]


def test_a_robot_puts_the_better_text_first(begin):
    assert ranked(begin, (0.0, 3.0, -3.0, 6.0), ties=False) == ["3", "2", "4", "1"]
    # Texts that are nearly as good have a place each where none can be shared.
    assert ranked(begin, (0.0, 0.1, -0.1, 0.05), ties=False) == ["3", "1", "4", "2"]


def test_a_robot_lets_texts_that_are_nearly_as_good_share_a_place(begin):
    assert ranked(begin, (0.0, 0.01, -3.0, 3.0), ties=True) == ["2", "2", "4", "1"]


@pytest.mark.parametrize(
    ("ask", "least", "most"), [("off", 0, 0), ("optional", 1, 39), ("mandatory", 40, 40)]
)
def test_a_robot_marks_words_as_far_as_that_is_asked_for(begin, ask, least, most):
    content = marked_content({"ask": ask})
    session = begin(content, "only")
    marked = [mark for seed in range(20) for mark in robot(content, seed=seed).marks(session)]
    assert least <= len(marked) <= most, "of two criteria, by twenty robots"
    for of, text, start, end in marked:
        session.marking.mark(of.criterion, text, start, end)
