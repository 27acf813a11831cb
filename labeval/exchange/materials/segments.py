"""Numbers of segments that begin anew in each document, and name a text only together with it."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence

from labeval.exchange.materials.column_names import role_of
from labeval.exchange.materials.model import Record
from labeval.text.folding import plain
from labeval.text.languages import LANGUAGES_OF_TEXTS

_SEGMENTS = (
    *("segment_id", "seg_id", "doc_seg_id", "segment", "seg", "segment_number", "segment_nr"),
    *("sent_id", "sentence_id", "sentence", "sentence_number", "sentence_nr", "satz_nr"),
)
_DOCUMENTS = (
    *("document_id", "doc_id", "document", "doc", "document_name", "doc_name", "docid"),
    *("article_id", "article", "dokument", "dokument_id"),
)
_COLLECTIONS = (
    *("dataset", "data_set", "corpus", "collection", "benchmark", "subset", "split", "datensatz"),
    *("lang", "language", "language_pair", "lang_pair", "lp", "langpair", "langs", "locale"),
    *("domain", "domaene", "korpus", "sprache", "sprachpaar", "target_lang", "target_language"),
)
_NAME = 80
"""Most characters of the name of a document; longer ones are its text, a source."""


def restarting(rows: Sequence[Record], chosen: Sequence[str] = ()) -> tuple[str, tuple[str, ...]]:
    """The column of segments and those of documents, where numbers of segments begin anew in each.

    So do ids of texts in each of several data sets or languages; where both do, documents are in
    several languages. Empty where each number has one document, as numbers of a whole file have,
    and where there are sources or another id for each segment, which say it better. Documents that
    have one system each, of several, are files of systems: the same number is the same source
    there.

    Args:
        chosen: columns that somebody has named as ids of questions.
    """
    columns = {plain(name): name for name in dict.fromkeys(n for row in rows for n in row.cells)}
    segment, document = segment_columns(columns.values())
    language = next((columns[name] for name in LANGUAGES_OF_TEXTS if name in columns), "")
    several = segment and language and _begin_anew(rows, columns, segment, language, chosen)
    within = (language,) if several else ()
    if segment and document and _begin_anew(rows, columns, segment, document, chosen):
        return segment, (*within, document)
    if several:
        return segment, within
    collection = next((columns[name] for name in _COLLECTIONS if name in columns), "")
    ids = [name for name in columns.values() if role_of(name)[0] in ("question_id", "id")]
    if collection and len(ids) == 1 and _begin_anew(rows, columns, ids[0], collection, chosen):
        return ids[0], (collection,)
    return "", ()


def segment_columns(names: Iterable[str]) -> tuple[str, str]:
    """The columns of segments and of documents by their names; empty where there is none."""
    columns = {plain(name): name for name in names}
    segment = next((columns[name] for name in _SEGMENTS if name in columns), "")
    return segment, next((columns[name] for name in _DOCUMENTS if name in columns), "")


def _begin_anew(
    rows: Sequence[Record],
    columns: Mapping[str, str],
    segment: str,
    document: str,
    chosen: Sequence[str],
) -> bool:
    others = [name for name in columns.values() if name != document]
    if any(role_of(name)[0] == "source" for name in others):
        return False
    if chosen and segment not in chosen:
        return False
    asked = [name for name in others if name != segment and role_of(name)[0] == "question_id"]
    if any(_names_each(rows, name, (document, segment)) for name in asked):
        return False
    system = next((name for name in columns.values() if role_of(name)[0] == "system"), "")
    by_name = plain(document) in (*_COLLECTIONS, *LANGUAGES_OF_TEXTS)
    documents: dict[str, set[str]] = defaultdict(set)
    systems: dict[str, set[str]] = defaultdict(set)
    for row in rows:
        number, name = row.cells.get(segment, ""), row.cells.get(document, "")
        if not ((number.isdecimal() or (by_name and number)) and 0 < len(name) <= _NAME):
            return False
        documents[number].add(name)
        systems[name].add(row.cells.get(system, ""))
    several = len(set().union(*systems.values())) > 1
    of_systems = several and all(len(found) == 1 for found in systems.values())
    return any(len(found) > 1 for found in documents.values()) and not of_systems


def _names_each(rows: Sequence[Record], column: str, place: tuple[str, str]) -> bool:
    """Return whether every value of a column comes with one segment of one document."""
    found: dict[str, set[tuple[str, ...]]] = defaultdict(set)
    for row in rows:
        found[row.cells.get(column, "")].add(tuple(row.cells.get(name, "") for name in place))
    return all(len(places) == 1 for places in found.values())


def with_documents(rows: Sequence[Record], segment: str, documents: Sequence[str]) -> list[Record]:
    """The rows with the document, and what it is in, in front of the number of a segment."""
    names = (*documents, segment)
    return [
        Record(
            row.file,
            row.line,
            {**row.cells, segment: "/".join(row.cells.get(name, "") for name in names)},
        )
        for row in rows
    ]
