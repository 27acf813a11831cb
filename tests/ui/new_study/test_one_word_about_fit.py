"""What a new study and the editor say about the fit of pages is what the check says."""

from __future__ import annotations

import shutil

import pytest

from labeval import app, places
from labeval.jobs.planning.check import check_study
from labeval.jobs.planning.check_text import check_text
from labeval.study.reading import read_study
from labeval.ui.new_study.pages_fit import PagesFit, all_design_pages
from labeval.ui.new_study.preview import Preview
from labeval.ui.participant.looks import shared_looks
from labeval.ui.sentences import translated
from labeval.ui.theme import LIGHT
from tests.support.studies.misfitting import make_long_text, make_misfit

SCREEN = (1280, 720)


def nothing(folder) -> None:
    """Leave a study as it is."""


@pytest.mark.parametrize("change", [nothing, make_long_text, make_misfit])
def test_the_line_below_the_pages_is_the_check_s_own(qtbot, qapp, tmp_path, change):
    folder = tmp_path / "study"
    shutil.copytree(places.templates() / "trained-raters", folder)
    change(folder)
    content = read_study(folder)
    fit = PagesFit()
    fit.begin(content)
    while fit.is_measuring:
        qapp.processEvents()
    check = check_study(content, [], app.page_measurer(SCREEN))
    text = check_text(check, SCREEN, translated)
    if change is make_misfit:
        assert not check.passed
        reason = text.result.removeprefix("✕ Not ready: ")
        assert fit.text == f"▲ {reason} a screen of 1280 × 720"
    elif change is make_long_text:
        assert check.passed and fit.text in text.look
    else:
        assert check.passed and fit.text == "✓ Every page fits a screen of 1280 × 720"


def test_a_text_that_is_long_in_one_language_alone_is_found_in_any(qtbot, qapp, tmp_path):
    folder = tmp_path / "study"
    shutil.copytree(places.templates() / "trained-raters", folder)
    content = read_study(folder)
    assert len(content.study.offered_languages) == 2
    measured: list[str] = []
    fit = PagesFit()
    measure = fit._measure.measure_page

    def seen(view, *given):
        measured.append(view.language)
        return measure(view, *given)

    fit._measure.measure_page = seen
    fit.begin(content)
    while fit.is_measuring:
        qapp.processEvents()
    check = check_study(content, [], app.page_measurer(SCREEN))
    assert len(measured) == check.pages_measured
    assert set(measured) == set(content.study.offered_languages)


def test_the_pages_of_a_preview_have_the_size_that_participants_see(qtbot, qapp, tmp_path):
    folder = tmp_path / "study"
    shutil.copytree(places.templates() / "trained-raters", folder)
    make_long_text(folder)
    content = read_study(folder)
    preview = Preview(LIGHT)
    qtbot.addWidget(preview)
    preview.show_study(content, "en", {})
    preview.show()  # out of sight nothing is measured
    sizes = {}
    while preview.is_measuring:
        qapp.processEvents()
    for n in range(len(all_design_pages(content))):
        page = preview._sheet().page
        sizes[n] = page.texts.px
        preview.step(1)
    look = shared_looks().look(content, preview.page.block, page.size(), LIGHT)
    assert set(sizes.values()) == {look.text_px} == {14}
    preview.close_work()
