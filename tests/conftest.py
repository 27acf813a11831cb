"""What all tests share: Qt without a screen, and a small study with all four methods."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

import pytest

from labeval.study.items import Item
from labeval.study.model import Study, StudyContent

_TEXTS = {
    "m1": "Mulch keeps the soil moist, because less water rises into the air.",
    "m2": "It saves water and keeps weeds down.",
    "m3": "Gardeners like it. Gardeners like it. Gardeners like it.",
    "m4": "A B C D E",
    "m5": "Mulch is put on beds in spring so that the soil dries more slowly.",
    "m6": "The price of bark has risen. Sheds can be painted green.",
    "m7": "Weeds get no light under mulch, and worms like it.",
    "m8": "Soil. Water. Straw.",
}


def small_study(**changes: object) -> Study:
    """A study with four criteria in two groups and one condition a method."""
    criteria = [
        {
            "id": name,
            "name": name.capitalize(),
            "definition": f"How {name} the text is.",
            "group": group,
            "judged_against": "source" if group == "honesty" else "text",
        }
        for group, names in {
            "honesty": ("honesty", "correctness"),
            "clarity": ("clarity", "fluency"),
        }.items()
        for name in names
    ]
    raw: dict[str, object] = {
        "labeval": 1,
        "title": "Why beds are mulched",
        "seed": 11,
        "criteria": criteria,
        "groups": [
            {"id": "honesty", "name": "Honesty", "overarching": "honesty"},
            {"id": "clarity", "name": "Clarity", "overarching": "clarity"},
        ],
        "blocks": {
            "dqe": {"method": "dqe", "labels": {1: "poor", 5: "good"}},
            "aqc": {"method": "aqc"},
            "ab": {"method": "ab", "breaks": {"after_pages": 14, "seconds": 5}},
            "bws": {"method": "bws", "pages": 14, "criteria": ["honesty", "clarity"]},
        },
        "conditions": [{"id": b, "blocks": [b]} for b in ("dqe", "aqc", "ab", "bws")],
        "procedure": [
            {"step": "text", "id": "welcome", "title": "Welcome", "text": "Good to see you."},
            {
                "step": "consent",
                "id": "consent",
                "version": "1",
                "text": "May we keep what you choose?",
                "asks": [
                    {"id": "rating", "text": "My ratings", "required": True},
                    {"id": "audio", "text": "My voice"},
                ],
                "declined": "Nothing has been stored.",
            },
            {
                "step": "for_each_block",
                "steps": [{"step": "rating", "id": "rating"}],
            },
            {"step": "text", "id": "thanks", "title": "Thank you", "text": "That was all."},
        ],
    }
    raw.update(changes)
    return Study.model_validate(raw)


def small_items() -> list[Item]:
    """Eight texts of four systems that answer one question."""
    return [
        Item(
            id=id,
            text=text,
            system=f"System {'WXYZ'[n // 2]}",
            variant="best" if n % 2 == 0 else "worst",
            question="Why are beds mulched?",
            source="Mulch keeps water in the soil and light from the weeds.",
        )
        for n, (id, text) in enumerate(_TEXTS.items())
    ]


@pytest.fixture
def content() -> StudyContent:
    """The small study with its items."""
    return StudyContent(study=small_study(), items=small_items())


@pytest.fixture(autouse=True, scope="session")
def data_of_the_program_apart(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes into the program's folders of whoever runs it, nor do its processes."""
    place = str(tmp_path_factory.mktemp("data"))
    with pytest.MonkeyPatch.context() as patch:
        for name in ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "LOCALAPPDATA"):
            patch.setenv(name, place)
        yield


@pytest.fixture(autouse=True)
def usual_rights() -> Iterator[None]:
    """Files get the rights that most systems give, unless the program asks for others."""
    before = os.umask(0o022)
    yield
    os.umask(before)


@pytest.fixture(autouse=True)
def nothing_waits_to_be_deleted() -> Iterator[None]:
    """Let what a test has given up go: without an event loop nothing else would."""
    yield
    if "PySide6.QtWidgets" in sys.modules:
        from PySide6.QtCore import QCoreApplication, QEvent

        if QCoreApplication.instance() is not None:
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete.value)
