"""The study check: everything that is wrong, does not fit on a page, or is out of balance."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Protocol

from labeval import places
from labeval.jobs.planning.durations import Duration, expected_duration
from labeval.jobs.planning.glyphs import glyph_problems
from labeval.jobs.planning.limit_check import LimitCheck, check_limits, limit_problems
from labeval.jobs.planning.needs import StudyNeed, study_need
from labeval.jobs.planning.paces import Pace, pace_sentences
from labeval.jobs.planning.raters_ahead import planned_sentences
from labeval.jobs.planning.system_names import name_problems
from labeval.jobs.progress import Progress, no_progress
from labeval.session.plan.plan import Plan, make_plan
from labeval.study.designs.attention import attention_notes
from labeval.study.designs.writings import writing_notes
from labeval.study.folder import STUDY_FILE
from labeval.study.methods import find_method
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.languages import local_texts
from labeval.study.model.writing import Writing, WritingStep
from labeval.study.pages import DesignNote, Page
from labeval.study.problems import Problem, Severity
from labeval.study.selection import block_cells, design_pages, pages_of_cells
from labeval.study.study import Study, StudyContent
from labeval.study.supervisor_code import USUAL_CODE, has_usual_code
from labeval.text.languages import ANY_LANGUAGE, PROGRAM_LANGUAGES, program_language
from labeval.text.marks import QT_TRANSLATE_NOOP, MarkedText


@dataclass(frozen=True, slots=True)
class PageFit:
    """Layout of one page on a screen."""

    page: str
    text_px: int
    """The size of the candidate texts."""
    overflowing: tuple[str, ...] = ()
    """Items whose text pages inside its frame."""
    reference_fits: bool = True
    controls_fit: bool = True
    document_pages: int = 0
    """Pages of a source that is shown as a document; they are wanted and no misfit."""
    groups: int = 1
    """Groups of criteria, one of them in view; like pages of a source they are no misfit."""
    definition_parts: int = 1
    """Pages of the longest definition; they are wanted, too."""
    letters: int = 0
    """Size of letters in percent where the page has no room for the size asked for, else 0."""
    passage_pages: int = 0
    """Pages of the list of passages, or of the longest one; they are wanted too."""
    room_to_write: bool = True
    """True if a page on which a text is written has room for it next to the questions."""
    language: str = ""
    """The language that it was laid out in."""
    block: str = ""
    """The block that the page is in; empty for a page on which a text is written."""

    @property
    def fits(self) -> bool:
        """True if everything is visible at once, or turned to as it is meant to be."""
        return self._around_fits and not self.overflowing

    @property
    def is_turned(self) -> bool:
        """True if all but rated texts is visible at once, and these are turned part by part."""
        return self._around_fits and bool(self.overflowing)

    @property
    def _around_fits(self) -> bool:
        has_room = self.reference_fits and self.controls_fit and self.room_to_write
        return has_room and not self.letters


def speaks_against(fit: PageFit, study: Study) -> bool:
    """Return whether a page does not work as it was laid out.

    A text that is longer than the screen works where it is turned part by part, and the page can
    be left only when every part was on screen.
    """
    works = fit.is_turned and fit.block and study.blocks[fit.block].read_to_end
    return not (fit.fits or works)


_LayOut = Callable[[str], PageFit]
NO_PACES: Mapping[str, Pace] = MappingProxyType({})


class PageMeasurer(Protocol):
    """Lays pages out as the participant's window does."""

    @property
    def font(self) -> str:
        """The font family that was measured with."""

    def missing_glyphs(self, text: str) -> str:
        """The characters of a text that no font can draw."""

    def measure(self, content: StudyContent, page: Page, language: str) -> PageFit:
        """Lay one page out."""

    def measure_writing(
        self, content: StudyContent, step: WritingStep, writing: Writing, language: str
    ) -> PageFit:
        """Lay out the page on which a response is written."""


@dataclass(slots=True)
class StudyCheck:
    """The result of a check."""

    problems: list[Problem] = field(default_factory=list)
    design: dict[str, list[DesignNote]] = field(default_factory=dict)
    durations: list[Duration] = field(default_factory=list)
    design_pages: dict[str, list[Page]] = field(default_factory=dict)
    """Block to the pages of its design, before sides and order are drawn for a session."""
    plans: dict[str, Plan] = field(default_factory=dict)
    """Condition to the plan of a first participant."""
    limits: list[LimitCheck] = field(default_factory=list)
    need: StudyNeed | None = None
    planned: list[MarkedText] = field(default_factory=list)
    """Sentences about the planned number of participants; none where none is planned."""
    paces: list[MarkedText] = field(default_factory=list)
    """Sentences about the seconds of a judgment."""
    misfits: list[PageFit] = field(default_factory=list)
    """Pages that speak against running the study."""
    turned: list[PageFit] = field(default_factory=list)
    """Pages with a text that is read part by part, which is remarked and speaks against nothing."""
    has_pages: bool = True
    """True if the study shows pages that could be laid out."""
    pages_measured: int = 0
    pages_to_measure: int = 0
    """All that were to be laid out; the check was stopped where fewer were."""
    languages: int = 1
    """Languages in each of which every page is laid out."""
    smallest_px: int = 0
    text_sizes: dict[str, tuple[int, int]] = field(default_factory=dict)
    """Block to the smallest and the largest size that the texts of one of its pages can have;
    the smallest is that of all pages."""
    most_document_pages: int = 0
    most_groups: int = 1
    most_definition_parts: int = 1
    most_passage_pages: int = 0
    font: str = ""

    @property
    def passed(self) -> bool:
        """True if nothing that was checked speaks against running the study."""
        whole = self.pages_measured == self.pages_to_measure
        return whole and not self.misfits and not self.errors

    @property
    def pages(self) -> list[Page]:
        """The pages of all designs."""
        return [page for pages in self.design_pages.values() for page in pages]

    @property
    def errors(self) -> list[Problem]:
        """Problems that have to be mended, without warnings."""
        return [problem for problem in self.problems if problem.severity == "error"]


def check_study(
    content: StudyContent,
    warnings: list[Problem],
    measurer: PageMeasurer | None,
    progress: Progress = no_progress,
    *,
    paces: Mapping[str, Pace] = NO_PACES,
) -> StudyCheck:
    """Check a study that could be read: its designs, its length, and whether its pages fit.

    Args:
        warnings: what reading the study has already remarked.
        measurer: lays pages out; without one, fit is not checked.
        paces: of blocks, as the study's own sessions show them.
    """
    check = check_plans(content, warnings, paces)
    if measurer is not None:
        for done, total in measuring(check, content, measurer):
            if not progress(done, total):
                break
    return check


def check_plans(
    content: StudyContent, warnings: list[Problem], paces: Mapping[str, Pace] = NO_PACES
) -> StudyCheck:
    """The part of a check that lays out no page, so that any thread can run it."""
    check = StudyCheck(problems=[*warnings, *_language_problems(content.study)])
    for block, settings in content.study.blocks.items():
        method, cells = find_method(settings.method), block_cells(content, block)
        of_one = method.sides(settings, cells, 0, 0)
        check.design_pages[block] = pages_of_cells(content.study, block, cells)
        check.design[block] = [
            *method.design_notes(settings, cells),
            *attention_notes(settings, len(pages_of_cells(content.study, block, of_one))),
        ]
    for step in content.study.writing_steps():
        check.design[step.id] = writing_notes(step, content.references)
    study = content.study
    check.need = study_need(study, check.design)
    if study.participants.planned is not None:
        check.planned = planned_sentences(content, study.participants.planned)
    check.plans = {c.id: make_plan(content, c.id, study.seed, 0) for c in study.conditions}
    plans = list(check.plans.values())
    check.paces = list(pace_sentences(content, paces))
    check.durations = [expected_duration(content, plan) for plan in plans]
    check.limits = list(check_limits(content))
    check.problems += [*limit_problems(content), *name_problems(content)]
    check.has_pages = bool(content.study.blocks or content.study.writing_steps())
    return check


def measuring(
    check: StudyCheck, content: StudyContent, measurer: PageMeasurer
) -> Iterator[tuple[int, int]]:
    """Lay out every page of every block in every language of the study, one page per step.

    Yields:
        How many pages are laid out, of how many, before the first and after each.
    """
    layouts = [*_page_layouts(content, measurer), *_writing_layouts(content, measurer)]
    check.problems += glyph_problems(content, measurer.missing_glyphs)
    languages = content.study.offered_languages
    check.languages = len(languages)
    total = check.pages_to_measure = len(layouts) * len(languages)
    for done, (lay_out, language) in enumerate((p, lang) for p in layouts for lang in languages):
        yield done, total
        fit = replace(lay_out(language), language=language)
        check.pages_measured += 1
        check.smallest_px = min(check.smallest_px or fit.text_px, fit.text_px)
        if fit.block:
            least, most = check.text_sizes.get(fit.block, (fit.text_px, fit.text_px))
            check.text_sizes[fit.block] = (min(least, fit.text_px), max(most, fit.text_px))
        check.most_document_pages = max(check.most_document_pages, fit.document_pages)
        check.most_groups = max(check.most_groups, fit.groups)
        check.most_definition_parts = max(check.most_definition_parts, fit.definition_parts)
        check.most_passage_pages = max(check.most_passage_pages, fit.passage_pages)
        if speaks_against(fit, content.study):
            check.misfits.append(fit)
        elif not fit.fits:
            check.turned.append(fit)
    check.font = measurer.font
    yield total, total


def _page_layouts(content: StudyContent, measurer: PageMeasurer) -> Iterator[_LayOut]:
    """Layout functions of the rating pages, given a language."""
    for page in pages_to_lay_out(content):
        yield partial(measurer.measure, content, page)


def _writing_layouts(content: StudyContent, measurer: PageMeasurer) -> Iterator[_LayOut]:
    """Layout functions of each topic's page in each style, given a language."""
    for step in content.study.writing_steps():
        for topic, style in product(step.topics, step.styles):
            id = f"{step.id} ({topic.id}, {style.id})"
            yield partial(measurer.measure_writing, content, step, Writing(id, topic.id, style.id))


def pages_to_lay_out(content: StudyContent) -> list[Page]:
    """The pages of all blocks that a check lays out, in the design's order; none of a block of
    which no design can be made."""
    found: list[Page] = []
    for block in content.study.blocks:
        with suppress(ValueError):
            found += pages_of_block(content, block)
    return found


def pages_of_block(content: StudyContent, block: str) -> list[Page]:
    """Every page of a block's design and training; order and sides do not change the fit."""
    settings = content.study.blocks[block]
    rating = design_pages(content, block)
    sets = [page.criteria for page in rating]
    criteria = tuple(settings.criteria or [c.id for c in content.study.criteria])
    training = [
        Page(f"{block}-training-{n + 1}", block, tuple(t.items), tuple(t.criteria or criteria), n)
        for n, t in enumerate(settings.training)
    ]
    return training + rating + _attention_pages(settings, block, list(dict.fromkeys(sets)))


def _attention_pages(
    settings: BlockSettings, block: str, sets: Sequence[tuple[str, ...]]
) -> list[Page]:
    """The pages of known texts; a repeated page is as large as it was the first time."""
    return [
        Page(f"{block}-attention-{n + 1}", block, tuple(shown.items), criteria)
        for n, shown in enumerate(settings.attention_items)
        for criteria in sets
    ]


def code_problems(folder: Path) -> list[Problem]:
    """A warning where a study folder still has the supervisor code that everybody knows."""
    if not has_usual_code(folder):
        return []
    return [
        Problem(
            *(STUDY_FILE, None, "supervisor_code"),
            QT_TRANSLATE_NOOP("Problem", "the code is still {code}, which anyone can look up"),
            {"code": USUAL_CODE},
            QT_TRANSLATE_NOOP(
                "Problem",
                "before the first participant, choose your own with 'labeval supervisor-code'",
            ),
            "warning",
        )
    ]


def _language_problems(study: Study) -> Iterator[Problem]:
    """Languages of sessions that the program has no words in, or only a draft of them."""
    field = "languages" if study.languages else "language"
    for language in study.offered_languages:
        words = places.participants_words(language)
        own = program_language(language)
        severity: Severity = "error"
        if words is not None and not words.is_draft:
            continue
        if words is not None:
            template = QT_TRANSLATE_NOOP(
                "Problem",
                "the program's words in “{language}” are a draft that no native speaker has read",
            )
            advice = QT_TRANSLATE_NOOP(
                "Problem", "have somebody rehearse the study who grew up with the language"
            )
            severity = "warning"
        elif own is None:
            template = QT_TRANSLATE_NOOP(
                "Problem",
                "sessions would be in “{language}”, a language that the program has no words in",
            )
            advice = QT_TRANSLATE_NOOP("Problem", "write “languages:” with some of {known}")
        else:
            template = QT_TRANSLATE_NOOP(
                "Problem", "the program's words in “{language}” are missing: {file}"
            )
            advice = QT_TRANSLATE_NOOP("Problem", "install labeval again")
        known = sorted({*PROGRAM_LANGUAGES, *(w.language for w in places.participants_languages())})
        file = places.locale() / f"labeval_{own}.qm"
        values = {"language": language, "known": ", ".join(known), "file": file}
        yield Problem(STUDY_FILE, None, field, template, values, advice, severity)
    given = {"language", "languages"} & study.model_fields_set
    if not given and not any(ANY_LANGUAGE not in t.languages() for _, t in local_texts(study)):
        yield Problem(
            *(STUDY_FILE, None, "languages"),
            QT_TRANSLATE_NOOP(
                "Problem",
                "no text says its language, so the program's own words will be in {language}",
            ),
            {"language": study.language},
            QT_TRANSLATE_NOOP(
                "Problem", "write “languages: [{language}]”, or the one that is right"
            ),
            "warning",
        )
