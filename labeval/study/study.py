"""The study file as a model. Reading and checking one from a folder is in ``reading``."""

from __future__ import annotations

import binascii
import hashlib
import json
from base64 import b64decode
from functools import reduce
from operator import or_
from typing import TYPE_CHECKING, Annotated, Any, Literal, Self

from pydantic import AfterValidator, ConfigDict, Field, PrivateAttr, model_validator

from labeval.study.methods import all_methods
from labeval.study.model.analysis_plan import AnalysisPlan
from labeval.study.model.base import Id, StudyModel
from labeval.study.model.blocks import BlockSettings
from labeval.study.model.criteria import Criterion, Group
from labeval.study.model.formats import Formats
from labeval.study.model.items import Item
from labeval.study.model.judge_ratings import JudgeRating
from labeval.study.model.languages import offered_languages
from labeval.study.model.looks import Looks
from labeval.study.model.ratings_index import RatingsIndex
from labeval.study.model.references import Reference
from labeval.study.model.sessions.audio import Audio
from labeval.study.model.sessions.flag_thresholds import Flagging
from labeval.study.model.sessions.instruments import Instruments
from labeval.study.model.sessions.limits import Limits
from labeval.study.model.sessions.moderation import Moderation
from labeval.study.model.sessions.qualification import CodeList
from labeval.study.model.sessions.retention import Retention
from labeval.study.model.steps import ConsentStep, Step, WritingStep
from labeval.text.languages import LANGUAGE_CODE
from labeval.text.local import LocalText
from labeval.text.pictures import Pictures, is_picture_path

FORMAT = 1
"""The version of the study file's own format."""

if TYPE_CHECKING:
    Block = BlockSettings
else:
    Block = Annotated[
        reduce(or_, [method.Settings for method in all_methods()]), Field(discriminator="method")
    ]


def _picture_path(path: str) -> str:
    if not is_picture_path(path):
        raise ValueError("a picture has the name of a PNG or JPEG inside of the study folder")
    return path


def _base64(data: str) -> str:
    try:
        b64decode(data, validate=True)
    except binascii.Error:
        raise ValueError("a picture's bytes are written in base 64") from None
    return data


PicturePath = Annotated[str, AfterValidator(_picture_path)]
Base64 = Annotated[str, AfterValidator(_base64)]


class Condition(StudyModel):
    """The blocks of one group of participants: one block, or several in one session."""

    id: Id
    """Name of the condition in the results."""
    name: LocalText | None = None
    """Name that the supervisor reads."""
    blocks: list[Id] = []
    """The methods (rating blocks) that a participant of this condition rates with; none where they
    only write."""
    order: Literal["fixed", "counterbalanced"] = "counterbalanced"
    """Order of several blocks; ``counterbalanced`` turns it from participant to participant."""
    weight: int = Field(default=1, ge=1)
    """Number of participants in this condition for each one of a condition of weight 1."""


class Participants(StudyModel):
    """Participants and their planned number."""

    planned: int | None = Field(default=None, ge=1)
    """Planned number of participants."""
    groups: list[Id] = []
    """Such as expert, crowd, target; the supervisor chooses one when starting a session."""


class Study(StudyModel):
    """A whole study file."""

    model_config = ConfigDict(extra="forbid", frozen=True)

    labeval: Literal[1]
    """Version of this format."""
    title: LocalText
    """The name of the study."""
    language: str = Field(default="en", pattern=r"^[a-z]{2,3}(-[A-Z]{2})?$")
    """The language of the items."""
    languages: list[Annotated[str, Field(pattern=LANGUAGE_CODE)]] = []
    """The languages that sessions can be in; when left out, those that all of its texts have."""
    items_file: str = Field(default="items.csv", alias="items")
    """The items table next to the study file: CSV, JSONL or XLSX."""
    references_file: str | None = Field(default=None, alias="references")
    """A file (JSONL) with documents to look things up in, a few for each question."""
    judge_file: str | None = Field(default=None, alias="judge")
    """A file (JSONL) with a language model's ratings of the items, for judge support."""
    seed: int = Field(ge=0)
    """Every random order of the study is drawn from it."""
    supervisor_code: str = Field(default="2468", min_length=4, max_length=12, exclude=True)
    """Typed to leave the participant's full screen, or to override; it is in no version. Better
    kept as a hash, by ``labeval supervisor-code``."""
    formats: Formats = Field(default=Formats(), exclude_if=lambda formats: formats == Formats())
    """Formats of the texts: letter by letter, in Markdown, as a conversation."""
    origin: LocalText | None = None
    """Origin of the texts; can be opened on every rating page."""
    criteria: list[Criterion] = []
    """Criteria of the texts; none where nothing is judged."""
    groups: list[Group] = []
    """Scales that join criteria."""
    blocks: dict[Id, Block] = {}
    """The kinds of rating pages, each with its method; none where nothing is judged."""
    conditions: list[Condition] = Field(min_length=1)
    """Conditions with their methods; each participant gets one condition."""
    participants: Participants = Participants()
    """Participants and their groups."""
    qualification: list[CodeList] = []
    """Lists of codes that open blocks; a block that none of them names is open to all."""
    limits: Limits = Limits()
    """Limits on a session's pages and minutes; the rating ends once one is reached."""
    looks: Looks | None = None
    """Looks at results before all participants have judged; none when left out."""
    flags: Flagging = Flagging()
    """Flags of a session, for the supervisor and the analyst."""
    audio: Audio = Audio()
    """Recording of sound; nothing is recorded when left out."""
    instruments: Instruments = Field(
        default=Instruments(), exclude_if=lambda instruments: instruments == Instruments()
    )
    """Marks for other instruments, such as an eye tracker; none are sent when left out."""
    retention: Retention = Field(
        default=Retention(), exclude_if=lambda retention: retention == Retention()
    )
    """Times for which data are kept; nobody is reminded when left out."""
    moderation: Moderation = Moderation()
    """The supervisor's aids: markers, hints, messages, an interview guide."""
    analysis: AnalysisPlan | None = Field(default=None, exclude_if=lambda plan: plan is None)
    """Choices of the analysis that are made beforehand."""
    procedure: list[Step] = Field(min_length=1)
    """The steps of a session, in order."""

    _offered: tuple[str, ...] = PrivateAttr(default=())

    @property
    def offered_languages(self) -> tuple[str, ...]:
        """The languages that a session can be in, that of the items first; one at least."""
        return self._offered

    @property
    def consent(self) -> ConsentStep | None:
        """The consent, where the study asks for one."""
        return next((step for step in self.procedure if isinstance(step, ConsentStep)), None)

    def session_language(self, wanted: str) -> str:
        """The language wanted, where the study has it; else the study's first."""
        offered = self.offered_languages
        return wanted if wanted in offered else offered[0]

    @model_validator(mode="after")
    def _find_languages(self) -> Self:
        # At once: equal studies have equal parts.
        self._offered = offered_languages(self, self.languages, self.language, self.moderation)
        return self

    @model_validator(mode="after")
    def _blocks_know_criteria(self) -> Self:
        criteria = {criterion.id: criterion for criterion in self.criteria}
        for settings in self.blocks.values():
            settings.know(criteria)
        return self

    def criterion(self, id: str) -> Criterion:
        """The criterion with this id.

        Raises:
            KeyError: there is none.
        """
        return {c.id: c for c in self.criteria}[id]

    def condition(self, id: str) -> Condition:
        """The condition with this id.

        Raises:
            KeyError: there is none.
        """
        return {c.id: c for c in self.conditions}[id]

    def writing_steps(self) -> list[WritingStep]:
        """The steps on which responses are written."""
        return [step for step in self.procedure if isinstance(step, WritingStep)]

    def topics(self) -> frozenset[str]:
        """Ids of the topics that are written about."""
        return frozenset(topic.id for step in self.writing_steps() for topic in step.topics)

    def overarching(self) -> frozenset[str]:
        """Ids of the criteria that stand for a whole group."""
        return frozenset(g.overarching for g in self.groups if g.overarching)


class StudyContent(StudyModel):
    """A study with its items: what a version freezes and a session keeps."""

    study: Study
    items: list[Item]
    references: list[Reference] = []
    judge_ratings: list[JudgeRating] = []
    pictures: dict[PicturePath, Base64] = Field(default={}, exclude_if=lambda found: not found)
    """Pictures of texts by their paths in the study folder: the bytes, in base 64."""

    _drawable: tuple[dict[str, str], Pictures] | None = PrivateAttr(default=None)
    _index: RatingsIndex | None = PrivateAttr(default=None)
    _by_id: tuple[list[Item], dict[str, Item]] | None = PrivateAttr(default=None)

    @model_validator(mode="after")
    def _blocks_know_items(self) -> Self:
        for settings in self.study.blocks.values():
            settings.know_items(self.items)
        return self

    @property
    def ratings_index(self) -> RatingsIndex:
        """The judge's ratings, ready to be looked up."""
        if self._index is None or self._index.ratings is not self.judge_ratings:
            self._index = RatingsIndex(self.judge_ratings)  # a changed copy has another list
        return self._index

    @property
    def drawable_pictures(self) -> Pictures:
        """The pictures that texts show."""
        if self._drawable is None or self._drawable[0] is not self.pictures:
            files = {path: b64decode(data) for path, data in self.pictures.items()}
            self._drawable = (self.pictures, Pictures(files))
        return self._drawable[1]

    def item(self, id: str) -> Item:
        """The item with this id.

        Raises:
            KeyError: there is none.
        """
        if self._by_id is None or self._by_id[0] is not self.items:
            self._by_id = (self.items, {item.id: item for item in self.items})
        return self._by_id[1][id]

    def to_json(self) -> str:
        """The content in one canonical form; equal contents give equal text."""
        return json.dumps(
            self.model_dump(mode="json", by_alias=True),
            ensure_ascii=False,
            sort_keys=True,
            separators=(",", ":"),
        )

    @classmethod
    def from_json(cls, text: str) -> StudyContent:
        """The content from :meth:`to_json`."""
        content: dict[str, Any] = json.loads(text)
        return cls.model_validate(content)

    def version_id(self) -> str:
        """SHA-256 of the canonical form: the same content is the same version everywhere."""
        return hashlib.sha256(self.to_json().encode()).hexdigest()
