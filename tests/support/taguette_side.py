"""What Taguette's own code makes of files of labeval; run by a Python that has Taguette.

Arguments: a folder with ``book.csv`` and transcripts as SRT, and one for what Taguette writes.
"""

import asyncio
import json
import logging
import sys
from pathlib import Path

from taguette import convert, database, export, extract, import_codebook

logging.disable(logging.CRITICAL)
here, there = map(Path, sys.argv[1:])
with (here / "book.csv").open("rb") as book:
    tags = import_codebook.list_tags(book)
texts = {
    path.name: asyncio.run(convert.to_html(path.read_bytes(), "", path.name, {}))
    for path in sorted(here.rglob("*.srt"))
}
db = database.connect(f"sqlite:///{there / 'project.sqlite3'}")()
project = database.Project(name="Talks", description="")
db.add_all([database.User(login="admin"), project])
db.commit()
rows = [
    database.Tag(project_id=project.id, path=tag["path"], description=tag["description"])
    for tag in tags
]
db.add_all(rows)
for name, html in texts.items():
    left_to_right = database.TextDirection.LEFT_TO_RIGHT
    document = database.Document(
        name=name,
        description="",
        filename=name,
        contents=html,
        project_id=project.id,
        text_direction=left_to_right,
    )
    db.add(document)
    db.commit()
    snippet = extract.extract(html, 0, 20)
    mark = database.Highlight(
        document_id=document.id, start_offset=0, end_offset=20, snippet=snippet, tags=rows[:1]
    )
    db.add(mark)
db.commit()
written = list(project.tags)
for tag in written:
    tag.highlights_count, tag.documents_count = 1, 1
export.codebook_xml(written, str(there / "codebook.qdc"))
export.codebook_csv(written, str(there / "codebook.csv"))
export.codebook_xlsx(written, str(there / "codebook.xlsx"))
with (there / "highlights.csv").open("w") as file:
    export.highlights_csv(db, project.id, "", file)
print(json.dumps({"tags": tags, "texts": texts}))
