"""A study's languages: those it says, or those that all of its texts have."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from labeval.jobs.planning.check import check_study
from labeval.study.model.languages import local_texts
from labeval.study.problems import StudyProblems
from labeval.study.reading import read_with_warnings
from labeval.study.study import Study
from labeval.text.local import LocalText
from tests.conftest import small_items, small_study

EN = {"en": "Hello"}
BOTH = {"en": "Hello", "de": "Hallo"}


def in_languages(raw: Any, codes: tuple[str, ...]) -> Any:
    """The same with every criterion's and step's text said in these languages."""
    said = {code: f"{code} text" for code in codes}
    if isinstance(raw, dict):
        return {k: said if k in _TEXTS else in_languages(v, codes) for k, v in raw.items()}
    return [in_languages(value, codes) for value in raw] if isinstance(raw, list) else raw


_TEXTS = frozenset({"name", "definition", "text", "declined"})


def study(codes: tuple[str, ...] = ("en", "de"), **facts: Any) -> Study:
    raw = in_languages(small_study().model_dump(mode="json", by_alias=True), codes)
    raw["moderation"] = {}
    return Study.model_validate({**raw, **facts})


def test_a_study_in_english_only_is_offered_in_english_only() -> None:
    assert study(("en",), title=EN).offered_languages == ("en",)


def test_where_all_texts_have_two_languages_both_are_offered_that_of_the_items_first() -> None:
    assert study(title=BOTH).offered_languages == ("en", "de")
    assert study(title=BOTH, language="de").offered_languages == ("de", "en")


def test_a_language_that_one_text_lacks_is_not_offered() -> None:
    assert study(title=EN).offered_languages == ("en",)


def test_one_text_for_everybody_lacks_no_language() -> None:
    assert study(title="Hello").offered_languages == ("en", "de")


def test_where_no_text_says_its_language_it_is_that_of_the_items() -> None:
    assert small_study().offered_languages == ("en",)
    assert small_study(language="de").offered_languages == ("de",)


def test_where_texts_share_no_language_it_is_that_of_the_items() -> None:
    assert study(("de",), title=EN, language="de").offered_languages == ("de",)


def test_a_study_may_say_fewer_languages_than_its_texts_have() -> None:
    assert study(title=BOTH, languages=["de"]).offered_languages == ("de",)


def test_what_only_the_supervisor_reads_limits_nothing() -> None:
    raw = study(title=BOTH).model_dump(mode="json", by_alias=True)
    raw["conditions"][0]["name"] = EN
    assert Study.model_validate(raw).offered_languages == ("en", "de")


@pytest.mark.parametrize(("wanted", "given"), [("de", "en"), ("en", "en"), ("fr", "en")])
def test_a_session_is_in_a_language_of_the_study(wanted: str, given: str) -> None:
    assert study(("en",), title=EN).session_language(wanted) == given


def test_every_template_says_all_of_its_texts_in_all_of_its_languages() -> None:
    from labeval import places

    for folder in sorted(places.templates().iterdir()):
        if not (folder / "study.yaml").exists():
            continue
        content, problems = read_with_warnings(folder)
        assert content.study.offered_languages == ("en", "de"), folder.name
        assert not [p for p in problems if "languages" in p.template], folder.name
        assert any(isinstance(text, LocalText) for _, text in local_texts(content.study))


def test_equal_studies_stay_equal_whichever_was_asked() -> None:
    one, other = study(title=BOTH), study(title=BOTH)
    assert one.offered_languages and one == other


# -- what the check says -------------------------------------------------------------------------


def checked(made: Study) -> list[str]:
    from labeval.study.study import StudyContent

    content = StudyContent(study=made, items=small_items())
    return [str(problem) for problem in check_study(content, [], None).errors]


def test_a_language_that_the_program_does_not_speak_is_an_error_of_the_check() -> None:
    (said,) = checked(study(title="Hej", languages=["sv"]))
    assert "“sv”" in said and "languages" in said and "de, en" in said
    assert checked(study(title="Hallo", languages=["de-AT"])) == []


def test_a_language_of_which_the_program_has_a_draft_is_a_warning_of_the_check(
    monkeypatch, tmp_path
) -> None:
    from labeval import places
    from labeval.study.study import StudyContent

    monkeypatch.setattr(places, "locale", lambda: tmp_path)
    (tmp_path / "participant_sv.draft.qm").write_bytes(b"")
    made = study(title="Hej", languages=["sv"])
    (said,) = check_study(StudyContent(study=made, items=small_items()), [], None).problems
    assert said.severity == "warning" and "draft" in str(said) and "“sv”" in str(said)
    (tmp_path / "participant_sv.draft.qm").rename(tmp_path / "participant_sv.qm")
    assert check_study(StudyContent(study=made, items=small_items()), [], None).problems == []


def test_chinese_in_other_characters_is_another_language() -> None:
    from labeval.text.languages import participants_language

    found = [participants_language(c) for c in ("zh-CN", "zh-Hans", "zh", "zh-TW", "pt-BR", "AR")]
    assert found == ["zh", "zh", "zh", "zh-tw", "pt", "ar"]


def test_a_catalogue_that_is_missing_is_an_error_of_the_check(monkeypatch, tmp_path) -> None:
    from labeval import places

    monkeypatch.setattr(places, "locale", lambda: tmp_path)
    (tmp_path / "labeval_en.qm").write_bytes(b"")
    (said,) = checked(study(title=BOTH))
    assert "labeval_de.qm" in said


def test_a_study_whose_texts_say_no_language_is_asked_for_it() -> None:
    from labeval.study.study import StudyContent

    content = StudyContent(study=small_study(), items=small_items())
    check = check_study(content, [], None)
    assert ["languages" in str(p) for p in check.problems] == [True] and not check.errors


def test_a_frozen_version_offers_what_its_study_file_offered() -> None:
    made = small_study(title={"fr": "Bonjour"}, language="fr")
    again = Study.model_validate(made.model_dump(mode="json", by_alias=True))
    assert made.offered_languages == again.offered_languages == ("fr",)


def test_a_text_that_a_language_of_the_study_lacks_is_an_error_with_its_place(
    tmp_path: Path,
) -> None:
    import shutil

    from labeval import places

    folder = tmp_path / "study"
    shutil.copytree(places.templates() / "six-methods", folder)
    file = folder / "study.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("seed:", "languages: [en, fr]\nseed:", 1), encoding="utf-8")
    with pytest.raises(StudyProblems) as refused:
        read_with_warnings(folder)
    told = str(refused.value).splitlines()
    assert any(line.startswith("study.yaml:") and "title: is missing" in line for line in told)
    assert all("fr" in line for line in told)


def test_a_language_that_is_no_code_is_refused_with_what_would_be_right(tmp_path: Path) -> None:
    import shutil

    from labeval import places

    folder = tmp_path / "study"
    shutil.copytree(places.templates() / "six-methods", folder)
    file = folder / "study.yaml"
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("seed:", "languages: [English]\nseed:", 1), encoding="utf-8")
    with pytest.raises(StudyProblems) as refused:
        read_with_warnings(folder)
    assert "“English” is not a language; write a code, such as en or de" in str(refused.value)
