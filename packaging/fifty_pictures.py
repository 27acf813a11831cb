"""Pictures of an analysis of interviews: a query, segments as a table, a focus group.

See ``screenshots``, which calls this.
"""

import tempfile
from pathlib import Path

from analysis_pictures import SIZE, rest, segment_in_its_text, until
from wanted_pictures import WantedPictures

from labeval import places
from labeval.coding.attributes import PARTICIPANT, SET_ATTRIBUTE, setting
from labeval.coding.codes.codebook import ADD, add
from labeval.coding.codes.marking import CODE as CODE_EDIT
from labeval.coding.codes.marking import code_span
from labeval.coding.corpus.conditions import CODE, WORDS, Condition, Group
from labeval.coding.edits import added
from labeval.coding.identity import coder_id, id_of
from labeval.coding.rows import Anchor, Passage, Source, SourceKind
from labeval.coding.texts.source_text import SourceText
from labeval.exchange.study_folder import make_study
from labeval.store.workbook.workbook import Workbook
from labeval.study.folder import StudyFolder
from labeval.ui.coding.counts.choices import QUERY
from labeval.ui.coding.counts.retrieval import RetrievalWindow
from labeval.ui.coding.counts.window import ViewsWindow
from labeval.ui.coding.parts.controller import CodingController
from tests.support.coding import coded_workbook

PARTICIPANTS = 50


def fifty_pictures(wanted: WantedPictures) -> None:
    """Make ``query.png``, ``segments.png`` and ``focus-group.png``."""
    focus_group(wanted)
    with tempfile.TemporaryDirectory() as place:
        made = coded_workbook.make(Path(place) / "coding.sqlite", participants=PARTICIPANTS)
        with Workbook(made.path, coder=coded_workbook.FIRST) as workbook:
            controller = CodingController(workbook)
            _keep(query(controller, wanted), "query", wanted)
            _keep(segments(controller, wanted), "segments", wanted)


def query(controller: CodingController, wanted: WantedPictures) -> ViewsWindow:
    """Confusion or struggle while an answer was low, near a word."""
    window = ViewsWindow(controller, wanted.theme)
    wanted.show(window, SIZE)
    window.views.setCurrentRow(QUERY)
    window.settle()
    codes = Condition(CODE, (id_of("test", "Confusion"), id_of("test", "Struggle")))
    answers = Condition("answer", ("3",), compare="below")
    near = Group((Condition(WORDS, ("question",)),), relation="near", within="3 passages")
    window.builder.show_group(Group((codes, answers, near)))
    window.settle()
    return window


def segments(controller: CodingController, wanted: WantedPictures) -> RetrievalWindow:
    """Segments of three codes by one coder, as a table."""
    window = RetrievalWindow(controller, wanted.theme)
    wanted.show(window, SIZE)
    window.settle()
    window.filters.coder.choose(frozenset({coder_id(coded_workbook.SECOND)}))
    codes = ("Confusion", "Struggle", "Likes")
    window.filters.code.choose(frozenset(id_of("test", name) for name in codes))
    window.hint.show()  # as in the coding window, which acts on its keys
    window.settle()
    return window


def _keep(window: ViewsWindow | RetrievalWindow, name: str, wanted: WantedPictures) -> None:
    until(lambda: not window.background.is_busy)
    rest(0.5)
    wanted.take(window, name)
    window.close()


GROUP = (
    ("interviewer", "When do you read such a summary, and when the whole text?"),
    ("B1", "In the morning, before the round. I skim it and open the text where a number is odd."),
    ("B2", "I stopped skimming. Twice it named a dose that the letter did not have."),
    ("B3", "Mine are contracts, so I always read the clause itself, whatever the summary says."),
    ("B1", "But then it saves you nothing."),
    ("B3", "It shows me the place to begin at. That is worth a lot on a bad day."),
    ("interviewer", "Who would notice if something is left out?"),
    ("B2", "Nobody, and that is what I am afraid of."),
)
"""Turns of a focus group: speaker and words."""
PEOPLE = {
    "B1": ("P51", "nurse", "34"),
    "B2": ("P52", "pharmacist", "51"),
    "B3": ("P53", "lawyer", "46"),
}
GROUP_CODED = (
    (1, "I skim it and open the text where a number is odd", "Checking", "#2f7fd6"),
    (2, "I stopped skimming", "Lost trust", "#b3362b"),
    (2, "it named a dose that the letter did not have", "Invented", "#8f6bd1"),
    (3, "I always read the clause itself", "Checking", "#2f7fd6"),
    (5, "It shows me the place to begin at", "Saves time", "#1d7a4c"),
    (7, "Nobody, and that is what I am afraid of", "Lost trust", "#b3362b"),
)
"""Number of the turn, its coded words, code and colour."""


def focus_group(wanted: WantedPictures) -> None:
    """The coding window with a focus group, each speaker of which is a participant."""
    with tempfile.TemporaryDirectory() as place:
        folder = StudyFolder(Path(place) / "demo-study")
        make_study(places.templates() / "six-methods", folder.path, None)
        cases = tuple((speaker, person) for speaker, (person, *_) in PEOPLE.items())
        source = Source("group", SourceKind.IMPORTED, "Focus group 1", cases=cases)
        turns = [
            Passage(f"t{n}", source.id, float(n), text, speaker, 9000 * n, 9000 * n + 7000)
            for n, (speaker, text) in enumerate(GROUP)
        ]
        with Workbook(folder.workbook, coder="A") as workbook:
            workbook.do("Import", [added(source), *map(added, turns)])
            for person, job, age in PEOPLE.values():
                values = {"Profession": job, "Age": age}
                changes = setting(workbook.attributes(), PARTICIPANT, person, values)
                workbook.do(SET_ATTRIBUTE, changes)
            text = SourceText(workbook.passages(source.id))
            for turn, quote, name, colour in GROUP_CODED:
                codes = {code.name: code.id for code in workbook.codes()}
                if name not in codes:
                    workbook.do(ADD, add(workbook.codes(), name, colour=colour))
                    codes = {code.name: code.id for code in workbook.codes()}
                start = turns[turn].text.index(quote)
                ends = Anchor(f"t{turn}", start), Anchor(f"t{turn}", start + len(quote))
                coder = workbook.coder.id
                workbook.do(CODE_EDIT, code_span(text, *ends, code=codes[name], coder=coder))
            segment = next(s for s in workbook.codings() if s.start.passage == "t2")
        segment_in_its_text(folder, segment, wanted, "focus-group")
