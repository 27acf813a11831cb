"""A study that records has to ask for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from labeval import places
from labeval.exchange.study_folder import templates
from labeval.study.model.sessions.audio import Audio
from labeval.study.model.sessions.moderation import Moderation
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.reference_example import EXAMPLE_ITEMS, EXAMPLE_STUDY

ALOUD = "asks to say something aloud"
NOT_NAMED = "the interview is recorded, but the consent does not name it"
NO_CONSENT = "nobody is asked for consent to a recording"


def read(tmp_path: Path, study: str) -> list[str]:
    (tmp_path / "study.yaml").write_text(study, encoding="utf-8")
    (tmp_path / "items.csv").write_text(EXAMPLE_ITEMS, encoding="utf-8")
    try:
        return [str(problem) for problem in read_with_warnings(tmp_path)[1]]
    except StudyProblems as problems:
        return [str(problem) for problem in problems.problems]


@pytest.mark.parametrize("record", ["think_aloud", "interview", "both"])
def test_a_recording_nobody_is_asked_for_is_named_with_its_line(tmp_path, record):
    study = EXAMPLE_STUDY.replace("id: audio", "id: quotation")
    problems = read(tmp_path, f"{study}\naudio:\n  record: {record}\n")
    (found,) = [p for p in problems if NO_CONSENT in p]
    line = len(study.splitlines()) + 3  # of an empty line and two
    assert found.startswith(f"study.yaml:{line}: audio.record: ")


def test_a_study_without_a_word_about_sound_records_nothing(tmp_path):
    assert not any(NO_CONSENT in problem for problem in read(tmp_path, EXAMPLE_STUDY))
    assert Audio().record == "none"


@pytest.mark.parametrize(
    ("record", "separate", "during", "after"),
    [
        ("none", True, "", ""),
        ("think_aloud", True, "think_aloud", ""),
        ("interview", True, "", "interview"),
        ("both", True, "think_aloud", "interview"),
        ("both", False, "both", "both"),
    ],
)
def test_each_part_of_a_session_knows_what_is_recorded(record, separate, during, after):
    audio = Audio(record=record, separate=separate)
    assert (audio.part(ended=False), audio.part(ended=True)) == (during, after)


def test_three_channels_are_refused(tmp_path):
    assert any("channels" in p for p in read(tmp_path, EXAMPLE_STUDY + "\naudio: {channels: 3}\n"))


@pytest.mark.parametrize("record", ["interview", "both"])
def test_a_recorded_interview_that_the_consent_does_not_name_is_named(tmp_path, record):
    def found(record: str, english: str, german: str) -> list[str]:
        text = f'{{en: "{english}", de: "{german}"}}'
        asked = f"    asks:\n      - {{id: audio, text: {text}}}\n"
        study = EXAMPLE_STUDY.replace("    asks:\n", asked)
        return [
            p for p in read(tmp_path, f"{study}audio: {{record: {record}}}\n") if NOT_NAMED in p
        ]

    silent = "My voice may be recorded.", "Meine Stimme darf aufgenommen werden."
    (problem,) = found(record, *silent)
    line = EXAMPLE_STUDY.splitlines().index("    asks:") + 2
    assert problem.startswith(f"study.yaml:{line}: warning: procedure")
    assert found("think_aloud", *silent) == []
    assert found(record, "The interview may be recorded.", silent[1]), "in one language only"
    assert found(record, "What I say, in the interview too.", "Auch im Gespräch danach.") == []


@pytest.mark.parametrize("name", [name for name, _ in templates(places.templates())])
def test_every_template_that_records_an_interview_says_so(name):
    warnings = read_with_warnings(places.templates() / name)[1]
    assert not any(NOT_NAMED in str(problem) for problem in warnings)


ASKING = [
    "Please think aloud while you decide.",
    "Comment, or just say it aloud",
    "Bitte denken Sie beim Entscheiden laut.",
    "Kommentar, oder sagen Sie es einfach laut",
    "Bitte sprechen Sie laut aus, was Sie denken.",
]


@pytest.mark.parametrize("asking", ASKING)
def test_a_text_that_asks_to_speak_is_named_where_nothing_is_recorded(tmp_path, asking):
    study = f'{EXAMPLE_STUDY}\norigin: "{asking}"\n'
    line = len(study.splitlines())
    (found,) = [p for p in read(tmp_path, study) if ALOUD in p]
    assert found.startswith(f"study.yaml:{line}: warning: origin: ")
    assert "{record: think_aloud}" in found
    for record, is_named in (("interview", True), ("think_aloud", False), ("both", False)):
        recorded = read(tmp_path, f"{study}audio: {{record: {record}}}\n")
        assert any(ALOUD in p for p in recorded) == is_named


@pytest.mark.parametrize(
    "text",
    ["Read the text aloud in your mind. Say what you think.", "Laut Quelle denken viele so."],
)
def test_other_texts_about_sounds_are_not_named(tmp_path, text):
    assert not any(ALOUD in p for p in read(tmp_path, f'{EXAMPLE_STUDY}\norigin: "{text}"\n'))


@pytest.mark.parametrize("name", [name for name, _ in templates(places.templates())])
def test_no_template_asks_to_speak_without_a_recording(name):
    warnings = read_with_warnings(places.templates() / name)[1]
    assert not any(ALOUD in str(problem) for problem in warnings)


def test_the_message_about_thinking_aloud_is_offered_where_that_is_recorded():
    usual = Moderation()
    offered = [m.id for m in usual.ready_messages(recorded=True)]
    assert offered == ["take_your_time", "think_aloud"]
    assert [m.id for m in usual.ready_messages(recorded=False)] == ["take_your_time"]
