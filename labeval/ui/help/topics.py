"""Topics of help: what can be done in a window, in a few sentences, and where to read on."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from labeval.text.marks import QT_TRANSLATE_NOOP

FIRST_STUDY = "first-study.md"
SUPERVISOR = "supervisor.md"
RESULTS_PAGE = "results.md"
CODING_PAGE = "coding.md"
LABORATORY = "laboratory.md"


@dataclass(frozen=True, slots=True)
class Topic:
    """A part of the documents, with a summary that is translated under ``Help``."""

    document: str
    anchor: str
    """Names the heading, as links do."""
    template: str

    @property
    def summary(self) -> str:
        """The summary in the interface's language."""
        return QCoreApplication.translate("Help", self.template)


HOME = Topic(
    FIRST_STUDY,
    "a-first-study",
    QT_TRANSLATE_NOOP(
        "Help",
        "Studies are on the left; the one that is chosen is on the right, and its filled button "
        "is the next step: publish, start a session, or resume one. New study… leads from your "
        "texts to a rehearsal. A file of texts can also be dropped here. Newer texts… takes in a "
        "newer file of a study's texts, Take in judgments… what was judged elsewhere; the control "
        "room shows running sessions.",
    ),
)
DESIGN = Topic(
    FIRST_STUDY,
    "choose-a-design",
    QT_TRANSLATE_NOOP(
        "Help",
        "Choose on the left what you want to know, and then a design. Each picture is the page "
        "that participants will see. Methods, criteria and languages can be changed afterwards.",
    ),
)
TEXTS = Topic(
    FIRST_STUDY,
    "bring-your-texts",
    QT_TRANSLATE_NOOP(
        "Help",
        "Bring the table with your texts. What each column is for is proposed above it; change "
        "what is wrong. Below the table is what was noticed, on the right what participants see. "
        "The file itself is not changed.",
    ),
)
CRITERIA = Topic(
    FIRST_STUDY,
    "write-the-criteria",
    QT_TRANSLATE_NOOP(
        "Help",
        "Choose methods and languages above, and write the criteria below: name, definition, and "
        "if you like what the points of the scale mean. Questions are proposed from the name. "
        "The page on the right follows every key.",
    ),
)
CONSENT = Topic(
    FIRST_STUDY,
    "put-the-consent-together",
    QT_TRANSLATE_NOOP(
        "Help",
        "Say whom participants can ask and how long data are kept, and tick what else they are "
        "asked. On the right is what they will read.",
    ),
)
PLACE = Topic(
    FIRST_STUDY,
    "name-it-and-rehearse-it",
    QT_TRANSLATE_NOOP(
        "Help",
        "Give the study a name; its folder is made where you say. Make and rehearse it opens a "
        "rehearsal at once, of which nothing is kept. It is left without a code: with the button "
        "in its lower edge or with Ctrl+Shift+Q.",
    ),
)
SESSION = Topic(
    SUPERVISOR,
    "run-a-session",
    QT_TRANSLATE_NOOP(
        "Help",
        "Choose whether a participant comes or you rehearse. The condition was drawn; another one "
        "needs a reason. What has to be right on this computer is listed below.",
    ),
)
EDITOR = Topic(
    SUPERVISOR,
    "edit-a-study",
    QT_TRANSLATE_NOOP(
        "Help",
        "Choose a part on the left and change it in the middle; the file follows at once, and "
        "undo has no limit. On the right is what the participant sees, or the file. Findings of "
        "the check are below; each leads to its place. Rehearse from any screen, then publish.",
    ),
)
MODERATOR = Topic(
    SUPERVISOR,
    "the-moderators-window",
    QT_TRANSLATE_NOOP(
        "Help",
        "The participant's screen is in the middle, and you act on the session around it: notes, "
        "markers, hints, messages, answers to questions. The participant sees only what is sent to "
        "them. With F6 the participant has the keyboard.",
    ),
)
RESULTS = Topic(
    RESULTS_PAGE,
    "results-on-screen-and-on-paper",
    QT_TRANSLATE_NOOP(
        "Help",
        "Each page answers one question; the filters above hold for all of them. Enter or a "
        "double click on a row opens its judgments. The report has everything in one file.",
    ),
)
CODING = Topic(
    CODING_PAGE,
    "reading-and-coding",
    QT_TRANSLATE_NOOP(
        "Help",
        "Select words and press C to find or name a code, V to make one of the words. What was "
        "coded last, or is clicked, is the current segment, which the bottom line names: M writes "
        "about it, Del takes the code away. Codes are on the left, what was on screen at that "
        "moment on the right. Each edit is kept at once; Ctrl+Z takes it back.",
    ),
)
ROOM = Topic(
    LABORATORY,
    "the-control-room",
    QT_TRANSLATE_NOOP(
        "Help",
        "Each tile is a station; whoever needs somebody comes first. Arrow keys choose a tile. "
        "Ctrl+M writes to its participant, Ctrl+W answers a question, Ctrl+A says that you go "
        "over, Ctrl+N keeps a note, Ctrl and a digit set a marker. Ctrl+Shift+M writes to all. One "
        "supervisor at a time speaks with a participant; Ctrl+T takes over. A line on the tile "
        "says how far it has come, Ctrl+L lists all of it. Ctrl+P is the plan of the day. Letters "
        "alone do nothing. Sessions wait for nothing of this.",
    ),
)
ALL = (
    HOME,
    DESIGN,
    TEXTS,
    CRITERIA,
    CONSENT,
    PLACE,
    SESSION,
    EDITOR,
    MODERATOR,
    RESULTS,
    CODING,
    ROOM,
)
