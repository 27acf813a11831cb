"""All pages of a block have texts of one size, in all languages, and their source in one place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QSize

from labeval import places
from labeval.jobs.planning.check import pages_of_block
from labeval.study.reading import read_study
from labeval.study.study import StudyContent
from labeval.ui.language import spoken_in
from labeval.ui.participant.looks import BlockLooks, shared_looks
from labeval.ui.participant.methods import find_page
from labeval.ui.participant.page_view import view_for
from labeval.ui.participant.pages.rating_page import RatingPage
from labeval.ui.theme import LIGHT
from tests.support.studies.every_control_study import every_control_study

SIZES = ((1280, 616), (1920, 976))
TEMPLATES = sorted(path.parent.name for path in places.templates().glob("*/study.yaml"))
SENTENCE = "Rinse your mouth with water after the spray, and write it down if that helps you. "


def leaflets(*, words: int, sentences: int = 9) -> StudyContent:
    """Short answers about leaflets of so many words, next to which they are judged: what a
    laboratory brings."""
    content = read_study(places.templates() / "six-methods")
    blocks = {
        id: block.model_copy(update={"reference": "document"})
        for id, block in content.study.blocks.items()
        if block.method in ("dqe", "ab")
    }
    study = content.study.model_copy(update={"blocks": blocks})
    source = "\n\n".join([SENTENCE * 3] * (words // (3 * len(SENTENCE.split()))))
    items = [
        item.model_copy(update={"source": source, "text": SENTENCE * (3 + n % sentences)})
        for n, item in enumerate(content.items)
    ]
    return StudyContent(study=study, items=items)


def laid_out(
    content: StudyContent, block: str, size: tuple[int, int], *, every: int = 1
) -> Iterator[RatingPage]:
    """Pages of a block one after the other as a participant's window draws them."""
    look = BlockLooks().look(content, block, QSize(*size), LIGHT)
    for language in content.study.offered_languages:
        page = find_page(content.study.blocks[block].method)()
        page.set_theme(LIGHT)
        page.resize(*size)
        page.placement.look = look
        for given in pages_of_block(content, block)[::every]:
            with spoken_in(language):
                page.show_page(view_for(content, given, language))
            yield page
        page.deleteLater()


@pytest.mark.parametrize("name", TEMPLATES)
def test_every_block_of_a_template_has_one_size(qapp, name):
    content = read_study(places.templates() / name)
    for block in content.study.blocks:
        sizes = {page.texts.px for page in laid_out(content, block, SIZES[0], every=3)}
        assert len(sizes) == 1, block


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("words", [90, 250, 800])
def test_answers_next_to_a_leaflet_have_one_size_whatever_their_lengths(qapp, size, words):
    content = leaflets(words=words)
    for block in content.study.blocks:
        pages = {
            (page.texts.px, page.document.x(), page.document.width(), page.placement.drawing)
            for page in laid_out(content, block, size)
        }
        assert len(pages) == 1, block


def test_a_leaflet_that_is_a_little_too_long_takes_room_that_short_answers_leave(qapp):
    found = {}
    for words in (90, 250, 800):
        content = leaflets(words=words)
        (block,) = (id for id, b in content.study.blocks.items() if b.method == "dqe")
        look = BlockLooks().look(content, block, QSize(*SIZES[0]), LIGHT)
        pages = list(laid_out(content, block, SIZES[0]))
        found[words] = (look.share, max(page.document.pages for page in pages))
        assert not any(page.texts.overflowing() for page in pages)
    assert found[90] == (0.36, 1), "with enough room nothing is other than usual"
    assert found[250][0] > 0.36 and found[250][1] == 1
    assert found[800][1] > 1


def test_one_long_answer_decides_for_all_of_its_block(qapp):
    content = leaflets(words=90, sentences=1)
    (block,) = (id for id, b in content.study.blocks.items() if b.method == "ab")
    items = list(content.items)
    usual = BlockLooks().look(content, block, QSize(*SIZES[0]), LIGHT).text_px
    items[0] = items[0].model_copy(update={"text": SENTENCE * 40})
    longer = StudyContent(study=content.study, items=items)
    sizes = {page.texts.px for page in laid_out(longer, block, SIZES[0])}
    assert sizes == {14} and usual == 16


def test_a_look_is_found_once_and_before_it_is_needed_a_page_a_step(qapp):
    content, looks = leaflets(words=90), BlockLooks()
    block, size = next(iter(content.study.blocks)), QSize(*SIZES[0])
    assert looks.known(content, block, size, LIGHT) is None
    pages = len(pages_of_block(content, block)) * len(content.study.offered_languages)
    assert len(list(looks.finding(content, block, size, LIGHT))) == pages
    known = looks.known(content, block, size, LIGHT)
    assert known is not None and known is looks.look(content, block, size, LIGHT)
    assert list(looks.finding(content, block, size, LIGHT)) == []
    assert looks.known(content, block, size, LIGHT.scaled(1.25)) is None


def test_what_was_laid_out_ahead_is_not_laid_out_again(qapp):
    content, looks = leaflets(words=90), BlockLooks()
    asked = content, next(iter(content.study.blocks)), QSize(*SIZES[0]), LIGHT
    alone = list(BlockLooks().finding(*asked))
    ahead = looks.finding(*asked)
    next(ahead), next(ahead)
    assert len(list(looks.finding(*asked))) == len(alone) - 2
    assert next(ahead, "found") == "found"


def test_a_look_that_another_one_interrupted_is_found_as_if_alone(qapp):
    content, looks = every_control_study(), BlockLooks()
    size, largest = QSize(*SIZES[0]), LIGHT.scaled(2.0)
    ahead = looks.finding(content, "slider", size, LIGHT)
    next(ahead)
    other = looks.look(content, "slider", size, largest)
    assert list(ahead)
    alone = [BlockLooks().look(content, "slider", size, theme) for theme in (LIGHT, largest)]
    assert [looks.known(content, "slider", size, LIGHT), other] == alone


def test_a_look_does_not_depend_on_what_was_laid_out_before(qapp):
    content = every_control_study()
    asked = [(QSize(*size), LIGHT.scaled(scale)) for size in SIZES for scale in (1.0, 2.0)]
    apart = [BlockLooks().look(content, "slider", *of) for of in asked]
    one = BlockLooks()
    assert [one.look(content, "slider", *of) for of in asked] == apart
    assert apart[2].drawing.scale > 1, "on a large screen everything grows"


def test_the_looks_of_a_session_are_found_while_its_first_screens_are_read(seat, steps, qapp):
    person = seat([steps.welcome, steps.rate, steps.thanks])
    for scale in ("1.0", "1.3"):
        person.window._on_appearance_chosen("text_size", scale)
        while person.window._looks.is_finding:
            qapp.processEvents()
        assert person.session.page is None, "nobody has come to a rating page"
        screen = person.window._current
        known = shared_looks().known(
            person.session.content, "pairs", screen.size(), LIGHT.scaled(float(scale))
        )
        assert known is not None
    person.enter()
    page = person.window.page_in_sight()
    assert page is not None and page.placement.look == known
    assert page.texts.px == known.text_px


def test_a_block_is_laid_out_before_the_record_has_its_first_page_as_shown(
    seat, steps, qapp, monkeypatch
):
    person = seat([steps.welcome, steps.rate, steps.thanks])
    person.window._on_appearance_chosen("text_size", "1.15")
    asked = "pairs", person.window._current.size(), LIGHT.scaled(1.15)
    known, go_on = [], person.session.go_on

    def seen():
        known.append(shared_looks().known(person.session.content, *asked))
        go_on()

    monkeypatch.setattr(person.session, "go_on", seen)
    assert shared_looks().known(person.session.content, *asked) is None
    person.enter()
    assert [look is not None for look in known] == [True]
