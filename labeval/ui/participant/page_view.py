"""What a rating page shows: plain data, so that a session, a mirror and a replay can draw it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from labeval.session.run import Session
from labeval.study.blocks import BlockSettings
from labeval.study.criteria import Criterion
from labeval.study.items import Item
from labeval.study.model import Study
from labeval.study.pages import Field, Page


@dataclass(frozen=True, slots=True)
class PageView:
    """One rating page and its answers at one moment."""

    page: Page
    study: Study
    settings: BlockSettings
    items: tuple[Item, ...]
    """In the order shown."""
    criteria: tuple[Criterion, ...]
    """In the order shown."""
    fields: tuple[Field, ...]
    language: str
    answers: Mapping[str, str] = field(default_factory=dict)
    comment: str = ""
    reminder: bool = False
    """Whether the gentle reminder to comment is on this page."""
    feedback: str = ""
    """``right`` or ``wrong`` while a training page shows its feedback."""

    @property
    def block(self) -> str:
        """Id of the block, which a criterion's wording may be written for."""
        return self.page.block


def view_of(session: Session) -> PageView:
    """The page that a session is at.

    Raises:
        ValueError: the session is not at a rating or training page.
    """
    page, state, study = session.page, session.state, session.content.study
    if page is None:
        raise ValueError(f"the step '{state.current.step}' shows no rating page")
    items = {item.id: item for item in session.content.items}
    return PageView(
        page=page,
        study=study,
        settings=session.settings(),
        items=tuple(items[i] for i in page.items),
        criteria=tuple(study.criterion(c) for c in page.criteria),
        fields=session.fields(),
        language=session.header.language,
        answers=dict(state.answers_here()),
        comment=state.comments.get(page.id, ""),
        reminder=session.reminder_due(),
        feedback=state.feedback,
    )
