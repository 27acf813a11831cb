"""What counts as better in judgments from elsewhere, which their table cannot show."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval.exchange.elsewhere.directions import names_fault
from labeval.exchange.materials.seeing import inspect
from labeval.exchange.study_from_judgments import study_from_judgments
from labeval.jobs.results.analyse import AnalysisChoice, analyse
from labeval.store.record.record import Record
from labeval.study.folder import StudyFolder
from labeval.study.reading import read_study
from tests.exchange.materials.taken import recorded

SYSTEMS = {"aurora": 1, "cirrus": 5}
"""How many of six texts of a system have the fault, by each of four raters."""


def faulty(tmp_path: Path, criterion: str, yes: str = "yes", no: str = "no") -> Path:
    path = tmp_path / "given.csv"
    rows = [
        f"r{rater},{system}{text},{system},{criterion},{yes if text < faults else no}"
        for rater in range(4)
        for system, faults in SYSTEMS.items()
        for text in range(6)
    ]
    path.write_text("\n".join(["rater,item,system,criterion,value", *rows]), encoding="utf-8")
    return path


def first_of(folder: Path) -> str:
    """The system that is ranked first by the share of yes."""
    with Record(StudyFolder(folder).database, read_only=True) as record:
        scores = analyse(record, read_study(folder), AnalysisChoice(samples=5)).tables["scores"]
    of_systems = scores[(scores["level"] == "system") & (scores["statistic"] == "yes_of_all")]
    (first,) = of_systems[of_systems["rank"] == 1]["id"]
    return str(first)


@pytest.mark.parametrize(
    ("criterion", "yes", "no"),
    [("contradiction", "yes", "no"), ("Widerspruch", "ja", "nein")],
    ids=["English", "German"],
)
def test_the_system_with_fewer_faults_is_the_first(tmp_path, criterion, yes, no):
    made = study_from_judgments(tmp_path / "study", faulty(tmp_path, criterion, yes, no))
    assert first_of(tmp_path / "study") == "aurora"
    (said,) = (r for r in made.remarks if criterion in str(r.values))
    assert said.text.startswith(f"“{criterion}” has the name of a fault: less of it counts as")


def test_other_questions_of_yes_and_no_say_that_yes_is_better(tmp_path):
    made = study_from_judgments(tmp_path / "study", faulty(tmp_path, "answers the question"))
    assert first_of(tmp_path / "study") == "cirrus"
    assert any(r.text.startswith("“yes” counts as the better answer") for r in made.remarks)
    (criterion,) = read_study(tmp_path / "study").study.criteria
    assert criterion.direction == "higher"


def test_a_text_that_was_chosen_by_a_fault_says_what_the_choice_is_taken_for(tmp_path):
    path = tmp_path / "given.csv"
    path.write_text("rater,left,right,criterion,winner\nr1,a,b,toxicity,left\n", encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    (criterion,) = read_study(tmp_path / "study").study.criteria
    assert criterion.direction == "higher"
    assert made.remarks[0].text.startswith("the chosen text counts as the better one by “toxicity”")


@pytest.mark.parametrize(
    "name",
    ["hallucination", "Number of errors", "toxicity_1", "Fehleranzahl", "is redundant", "Severity"],
)
def test_names_of_faults(name):
    assert names_fault(name)


@pytest.mark.parametrize(
    "name",
    [
        *("clarity", "no contradiction", "non-toxic", "freedom from errors", "Fehlerfreiheit"),
        *("error detection", "terror", "keine Fehler", "trueness", "consistency"),
        *("few errors", "low toxicity", "minimal redundancy", "bias mitigation", "wenige Fehler"),
        *("geringe Redundanz", "Fehlerlosigkeit", "widerspruchslos", "Redundanzarmut"),
        *("Fehlertoleranz", "true/false", "right or wrong", "consistent vs inconsistent"),
        *("richtig/falsch", "klar oder unklar"),
    ],
)
def test_names_of_their_absence_and_of_anything_else(name):
    assert not names_fault(name)


@pytest.mark.parametrize("name", ["Note", "Schulnote", "Gesamtnote", "Verständlichkeitsnote"])
@pytest.mark.parametrize("worst", [5, 6])
@pytest.mark.parametrize("criterion", ["", "Klarheit"], ids=["one criterion", "named"])
def test_one_is_the_best_of_german_school_marks(tmp_path, name, worst, criterion):
    rows = [
        f"r{rater},{system},q{text},{criterion},{mark + (text + rater) % 2}"
        for rater in range(3)
        for system, mark in (("aurora", 1), ("cirrus", worst - 1))
        for text in range(4)
    ]
    head = f"Bewerter,System,Frage_ID,Kriterium,{name}"
    path = tmp_path / "given.csv"
    path.write_text("\n".join([head, *rows]), encoding="utf-8")
    made = study_from_judgments(tmp_path / "study", path)
    (found,) = read_study(tmp_path / "study").study.criteria
    assert found.direction == "lower"
    assert [r for r in made.remarks if "German school marks, of which 1 is the best" in r.text]


@pytest.mark.parametrize(
    ("name", "high"), [("Note", 15), ("Schulnote", 15), ("clinical_note", 5), ("Anote", 5)]
)
def test_other_points_are_no_german_school_marks(tmp_path, name, high):
    rows = [
        f"r{rater},{system},q{text},{points + (text + rater) % 3}"
        for rater in range(3)
        for system, points in (("aurora", 1), ("cirrus", high - 2))
        for text in range(4)
    ]
    path = tmp_path / "given.csv"
    path.write_text("\n".join([f"Bewerter,System,Frage_ID,{name}", *rows]), encoding="utf-8")
    study_from_judgments(tmp_path / "study", path)
    (found,) = read_study(tmp_path / "study").study.criteria
    assert found.direction == "higher"


@pytest.mark.parametrize(
    ("name", "is_fault"),
    [
        *(("false positives", True), ("no. of errors", True), ("erreurs", True), ("fautes", True)),
        *(("nombre de fautes", True), ("sans fautes", False), ("typos", True)),
        *(("helpful vs harmful", False), ("harmful/helpful", False), ("harmful or helpful", False)),
    ],
)
def test_a_name_of_both_ends_is_no_fault_and_french_ones_are(name, is_fault):
    assert names_fault(name) is is_fault


@pytest.mark.parametrize(
    "name",
    [
        *("harmful to users", "confusing to readers", "number of errors to fix"),
        *("hallucination (yes/no)", "toxic? (ja/nein)", "offensive or not", "toxicity (1 to 5)"),
        *("errors (0-10)", "errors / 100 words", "errors/sentence", "errors (none to many)"),
    ],
)
def test_answers_units_and_those_concerned_after_a_fault_are_no_other_end(name):
    """“harmful to users” was taken for both ends of a scale, so that more of it was better."""
    assert names_fault(name)


@pytest.mark.parametrize("name", ["clear to confusing", "offensive or not offensive"])
def test_both_ends_in_words_are_no_fault(name):
    assert not names_fault(name)


def rated(tmp_path: Path, head: str) -> Path:
    path = tmp_path / "given.csv"
    rows = [
        f"r{rater},{system},{text},{rating + (rater + text) % 2},{rating}"
        for rater in range(4)
        for system, rating in (("aurora", 4), ("cirrus", 2))
        for text in range(6)
    ]
    path.write_text("\n".join([head, *rows]), encoding="utf-8")
    return path


def test_a_scale_with_both_ends_in_its_name_is_said(tmp_path):
    path = rated(tmp_path, "rater,system,doc_id,helpful vs harmful,fluency")
    made = study_from_judgments(tmp_path / "study", path)
    assert any(
        "“helpful vs harmful” names a fault and something else" in remark.text
        for remark in made.remarks
    )
    assert directions_of(tmp_path / "study") == set()


@pytest.mark.parametrize(
    ("head", "lower"),
    [
        ("evaluateur,système,texte_id,note,fluidité", False),
        ("Teilnehmer,System,Text_Nr,Note,Lesbarkeit", True),
    ],
)
def test_a_french_note_is_no_german_school_mark(tmp_path, head, lower):
    roles = dict(zip(head.split(","), ("participant", "system", "question_id"), strict=False))
    named = inspect(rated(tmp_path, head), named=roles).mapping
    study_from_judgments(tmp_path / "study", tmp_path / "given.csv", mapping=named)
    assert bool(directions_of(tmp_path / "study")) is lower


def test_ratings_next_to_a_column_of_values_are_criteria(tmp_path):
    """A column “score” was the only criterion, and the others were left out without a word."""
    made = study_from_judgments(
        tmp_path / "study", rated(tmp_path, "rater,system,doc_id,fluency,score")
    )
    assert made.judgments == 2 * 48
    (block,) = made.blocks
    assert set(block.criteria) == {"fluency", "score"}


def directions_of(folder: Path) -> set[str]:
    """The criteria of which less is better."""
    criteria = read_study(folder).study.criteria
    return {c.id.casefold() for c in criteria if c.direction == "lower"}


@pytest.mark.parametrize(
    ("name", "is_lower"),
    [
        *(("quality (1 = best, 5 = worst)", True), ("quality (1 = worst, 5 = best)", False)),
        *(("quality (1=very good ... 5=very bad)", True), ("quality [1: bad to 5: good]", 0)),
        *(
            ("Qualität (1 = sehr gut, 5 = sehr schlecht)", True),
            ("quality (best=1, worst=5)", True),
        ),
        *(("quality from 1 (best) to 5 (worst)", True), ("quality (1 = best)", True)),
        *(("clarity (1 = not clear, 5 = clear)", False), ("rank quality (5 = best)", False)),
        *(("hallucination (1 = many, 5 = none)", False), ("errors (1 = many, 5 = few)", False)),
        *(("hallucination (1 = none, 5 = many)", True), ("errors (0 = none, 4 = severe)", True)),
        ("grammar (1 = full of errors, 5 = no errors)", False),
        ("relevance (1 = irrelevant)", False),
        ("correctness (1 = no mistakes, 5 = many mistakes)", True),
        ("Relevance (1 = irrelevant, 5 = highly relevant)", False),
        *(("detail (1 = none, 5 = a lot)", False), ("toxic (1 = agree, 5 = disagree)", False)),
        *(("detail (1 = strongly agree, 5 = strongly disagree)", True), ("errors (0-10)", True)),
        *(("Grammar errors (1 = very poor, 5 = excellent)", False), ("Q1: how bad (2)", False)),
        *(("ease (1 = very hard, 5 = very easy)", False), ("ease (1 = easy, 5 = hard)", True)),
        *(("difficulty (1 = very easy, 5 = very hard)", True), ("effort (1 = low, 5 = high)", 1)),
        *(("Aufgabe (1 = sehr leicht, 5 = sehr schwer)", True), ("effort (1 = high, 5 = low)", 0)),
        *(("2 - How bad is it?", False), ("fluency (1-5)", False), ("rank (1 = best)", True)),
    ],
)
def test_a_name_says_which_end_of_its_scale_is_the_better_one(tmp_path, name, is_lower):
    """Names with both ends in words counted more as better, and those of faults less."""
    path = rated(tmp_path, f'rater,system,doc_id,"{name}",fluency')
    named = inspect(path, named={name: "rating"}).mapping
    study_from_judgments(tmp_path / "study", path, mapping=named)
    criteria = read_study(tmp_path / "study").study.criteria
    assert [c.direction == "lower" for c in criteria if c.id != "fluency"] == [is_lower]


@pytest.mark.parametrize("name", ["Ranking quality", "ranking_accuracy"])
def test_a_rating_of_a_ranking_is_no_rank(tmp_path, name):
    path = rated(tmp_path, f"rater,system,doc_id,{name},fluency")
    made = study_from_judgments(tmp_path / "study", path)
    assert made.judgments == 2 * 48
    assert directions_of(tmp_path / "study") == set()


def test_the_ends_of_a_scale_in_its_answers_are_in_order(tmp_path):
    """Answers “1 (best)”, 2, … “5 (worst)” counted 5 as the best."""
    ends = {1: "1 (best)", 5: "5 (worst)"}
    rows = [
        f"r{rater},{text},{system},{ends.get(point, point)}"
        for rater in range(2)
        for text in range(5)
        for system, point in (("aurora", 1), ("cirrus", 5 - text % 4))
    ]
    path = tmp_path / "given.csv"
    path.write_text("\n".join(["rater,item,system,quality", *rows]), encoding="utf-8")
    study_from_judgments(tmp_path / "study", path)
    given = [(r["items"], r["value"]) for r in recorded(tmp_path / "study")]
    assert {value for items, value in given if items.endswith("aurora")} == {"5"}


LOAD = ("mental_demand", "physical_demand", "temporal_demand", "effort", "frustration")


def loaded(tmp_path: Path, *criteria: str) -> Path:
    rows = [
        ",".join(
            [f"r{rater}", system, f"q{text}", *[str(load + (rater + text) % 3)] * len(criteria)]
        )
        for rater in range(3)
        for system, load in (("aurora", 2), ("cirrus", 6))
        for text in range(4)
    ]
    path = tmp_path / "given.csv"
    head = ",".join(["rater,system,question_id", *criteria])
    path.write_text("\n".join([head, *rows]), encoding="utf-8")
    return path


@pytest.mark.parametrize("before", ["", "NASA-TLX "], ids=["alone", "named"])
def test_of_load_less_is_better_and_so_is_performance_next_to_it(tmp_path, before):
    """The system that cost twice the effort was the better one."""
    names = [f"{before}{name}" for name in (*LOAD, "performance")]
    made = study_from_judgments(tmp_path / "study", loaded(tmp_path, *names))
    assert len(directions_of(tmp_path / "study")) == len(names)
    (said,) = (r.text for r in made.remarks if "goes from perfect to failure" in r.text)
    assert said.startswith(f"“{before}performance”")


@pytest.mark.parametrize(
    "names",
    [
        ("performance", "mental_demand", "effort_saved"),
        ("performance", "made an effort", "answers difficult questions"),
        ("performance", "Belastbarkeit", "on demand"),
    ],
)
def test_other_names_with_such_words_are_no_load(tmp_path, names):
    study_from_judgments(tmp_path / "study", loaded(tmp_path, *names))
    assert directions_of(tmp_path / "study") == {"mental_demand"} & {*names}


@pytest.mark.parametrize(
    ("criterion", "words", "is_lower"),
    [
        ("difficulty", ("very hard", "hard", "neutral", "easy", "very easy"), False),
        ("redundancy", ("poor", "fair", "good", "excellent"), False),
        ("redundancy", ("strongly disagree", "disagree", "agree", "strongly agree"), True),
        ("effort", ("very low", "low", "medium", "high", "very high"), True),
    ],
)
def test_words_of_a_scale_that_praise_count_before_a_name(tmp_path, criterion, words, is_lower):
    """“difficulty” from very hard to very easy would have counted the other way round."""
    rows = [
        f"r{rater},{system},q{text},{words[(place + text // 2) % len(words)]}"
        for rater in range(2)
        for system, place in (("aurora", 0), ("cirrus", 2))
        for text in range(8)
    ]
    path = tmp_path / "given.csv"
    path.write_text("\n".join([f"rater,system,question_id,{criterion}", *rows]), encoding="utf-8")
    study_from_judgments(tmp_path / "study", path)
    (found,) = read_study(tmp_path / "study").study.criteria
    assert [label.in_language("en") for _, label in sorted(found.anchors.items())] == [*words]
    assert (found.direction == "lower") is is_lower
