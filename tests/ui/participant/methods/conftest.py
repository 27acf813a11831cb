"""A study of ten criteria and texts of every length, for the rating pages of all methods."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QWidget

from labeval.study.methods import consequences
from labeval.study.model.items import Item
from labeval.study.pages import Page
from labeval.study.study import Study, StudyContent
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import PageView, view_for
from labeval.ui.theme import LIGHT

AREA = (1280, 616)

CRITERIA = {
    "honesty": ("Honesty", "Ehrlichkeit", "faith", "source"),
    "correctness": ("Correctness", "Korrektheit", "faith", "source"),
    "adherence": ("Context adherence", "Quellentreue", "faith", "source"),
    "relevancy": ("Relevancy", "Relevanz für die Frage", "faith", "question"),
    "completeness": ("Completeness", "Vollständigkeit", "faith", "source"),
    "clarity": ("Comprehensibility", "Verständlichkeit insgesamt", "form", "text"),
    "fluency": ("Fluency", "Sprachlicher Fluss", "form", "text"),
    "brevity": ("Non-redundancy", "Redundanzfreiheit", "form", "text"),
    "meaning": ("Understandability", "Nachvollziehbarkeit", "form", "text"),
    "layout": ("Readability", "Lesbarkeit", "form", "text"),
}

_SENTENCE = (
    "A tide pool keeps its water when the sea goes out, and what lives in it has to bear the "
    "sun, the rain and the cold of the night until the next flood comes over the rocks again. "
)
_LONG_WORDS = (
    "Counterrevolutionaries misunderstood electroencephalographically "
    "institutionalised interdisciplinary thermodynamics. "
)

TEXTS = {
    "pool-170": _SENTENCE * 4 + _LONG_WORDS * 2 + "Small pools warm up.",
    "pool-90": (_SENTENCE * 2 + _LONG_WORDS * 3).strip(),
    "pool-70": (_SENTENCE + "\n" + _SENTENCE).strip(),
    "pool-letters": "A.\nB.\nC.\nD.\nE.",
    "pool-35": _SENTENCE.strip(),
    "pool-7": "Small pools warm up in the sun.",
}

SYSTEM, VARIANT = "Nautilus-9", "worstcase"


def ten_criteria_study() -> Study:
    """Ten criteria in two groups, in English and German, and a block for every case."""
    criteria = [
        {
            "id": f"crit_{id}",
            "name": {"en": en, "de": de},
            "definition": {
                "en": f"{en} is what a careful reader finds in it when nothing is left to guess.",
                "de": f"{de} ist, was man beim genauen Lesen findet, ohne etwas zu raten.",
            },
            "group": group,
            "judged_against": against,
            "wording": {"aqc": {"en": f"Is its {en.lower()} good enough to be printed?"}},
            "anchors": {1: {"en": "none of it", "de": "nichts davon"}, 5: "all of it"},
        }
        for id, (en, de, group, against) in CRITERIA.items()
    ]
    groups = [
        {"id": "faith", "name": "Faith", "overarching": "crit_honesty"},
        {"id": "form", "name": "Form", "overarching": "crit_clarity"},
    ]
    training = {
        "items": ["pool-90"],
        "criteria": ["crit_fluency", "crit_layout"],
        "expected": {"crit_fluency": [2, 3]},
        "feedback": "**Three** sentences are the same.",
    }
    blocks = {
        "dqe": {"method": "dqe", "training": [training]},
        "dqe11": {"method": "dqe", "points": 11, "first": 0, "no_answer": True},
        "slider": {"method": "dqe", "slider": {"min": 0, "max": 100}, "no_answer": True},
        "aqc": {"method": "aqc"},
        "ab": {"method": "ab"},
        "bws": {"method": "bws"},
        "ranking": {"method": "ranking"},
        "tied": {"method": "ranking", "ties": True},
    }
    return Study.model_validate(
        {
            "labeval": 1,
            "title": "Tide pools",
            "seed": 3,
            "origin": "A program wrote the texts.",
            "criteria": criteria,
            "groups": groups,
            "blocks": blocks,
            "conditions": [{"id": "all", "blocks": ["dqe"]}],
            "procedure": [{"step": "text", "id": "welcome", "text": "Hello"}],
        }
    )


@pytest.fixture(scope="session")
def pools() -> StudyContent:
    """The study with its items."""
    items = [
        Item(
            id=id,
            text=text,
            system=SYSTEM,
            variant=VARIANT,
            question="How do animals live through low tide?",
            source=_SENTENCE * 2,
        )
        for id, text in TEXTS.items()
    ]
    return StudyContent(study=ten_criteria_study(), items=items)


@pytest.fixture
def view_of_block(pools):
    """Makes the view of one page: ``view_of_block("ab", "pool-7", "pool-35", answers={...})``."""

    def make(block: str, *items: str, language: str = "en", **changes: object) -> PageView:
        from dataclasses import replace

        training = changes.pop("training", None)
        criteria = changes.pop("criteria", None) or [c.id for c in pools.study.criteria]
        if pools.study.blocks[block].method in ("bws", "ranking"):
            criteria = criteria[:1]
        page = Page(f"{block}-{'-'.join(items)}", block, items, tuple(criteria), training)
        return replace(view_for(pools, page, language), **changes)

    return make


@pytest.fixture
def open_page(qtbot):
    """Shows the page of a view at the size that a screen of 1280×720 leaves."""

    def make(view: PageView, *, size=AREA, theme=LIGHT):
        page = find_page(view.settings.method)()
        qtbot.addWidget(page)
        page.resize(*size)
        page.set_theme(theme)
        page.show_page(view)
        page.show()
        qtbot.waitExposed(page)
        page.focus_first_open()
        return page

    return make


def controls_of(page: QWidget) -> list[QWidget]:
    """Everything on a page that a participant can act on."""
    from PySide6.QtWidgets import QAbstractButton

    from labeval.ui.widgets.answers.scale_slider import ScaleSlider

    found = [*page.findChildren(QAbstractButton), *page.findChildren(ScaleSlider)]
    return [c for c in found if c.isVisible()]


def keep(page, view):
    """Stand in for the window: what is asked for is kept, then shown."""
    answers = dict(view.answers)

    def on_answered(field: str, value: str) -> None:
        changed = consequences(view.settings, view.page, answers, field, value)
        answers.update(changed)
        for cleared in [other for other, new in changed.items() if not new]:
            del answers[cleared]
        answers[field] = value
        page.set_answers(answers)

    page.answered.connect(on_answered)
    return answers


@pytest.fixture(name="keep")
def keep_fixture():
    """Function that keeps a page's answers as the window does."""
    return keep


@pytest.fixture(name="controls_of")
def controls_fixture():
    """Function that lists a page's controls."""
    return controls_of
