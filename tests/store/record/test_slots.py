"""Slots and raters of a record whose sessions ran with several versions of the study."""

from __future__ import annotations

from labeval.session.events.events import Ending, Event, Kind
from labeval.store.record.record import Record
from labeval.store.record.slots import read_places
from labeval.study.folder import StudyFolder
from labeval.study.study import StudyContent
from tests.conftest import small_items, small_study
from tests.store.conftest import UTC, a_header, started


def test_pages_of_another_version_count_where_this_one_has_the_same(folder: StudyFolder) -> None:
    items = small_items()
    content = StudyContent(study=small_study(), items=items)
    gone = [item.model_copy(update={"id": f"old-{n}"}) for n, item in enumerate(items[:1])]
    before = StudyContent(study=small_study(), items=[*gone, *items[1:]])
    with Record(folder.database) as record:
        for n, each in enumerate((content, before)):
            record.versions.keep(each, publish=True)
            header = a_header(each, n)
            pages = [page.id for page in header.plan.rating_pages()]
            left = [Event(seq, seq, UTC, Kind.PAGE_LEFT, page, value="next")
                    for seq, page in enumerate(pages, 2)]  # fmt: skip
            last = Event(len(pages) + 2, 99, UTC, Kind.SESSION_ENDED, value=Ending.COMPLETED)
            record.sessions.begin(header, [started(), *left, last])
        for asked, other in ((content, before), (before, content)):
            raters = read_places(record, asked, "real").raters["dqe"]
            own = [page for page in asked.items if page.id not in {i.id for i in other.items}]
            assert len(own) == 1
            assert sorted(raters.values()) == [1, *[2] * (len(items) - 1)]
