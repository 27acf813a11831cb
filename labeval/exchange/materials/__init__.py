"""Texts and judgments that a laboratory brings along: what is in a file, and taking it in.

The parts that windows and commands call, all without Qt::

    seen = seeing.inspect(path)                     # or several paths, or a folder
    seen.title, seen.shape, seen.rows               # kind of file, shape of its rows, their number
    seen.columns[0].name, .samples, .role, .why     # every column with its guessed role
    seen.remarks, seen.problems                     # all that was assumed; all that cannot be read

    mapping = seen.mapping.with_role("LLM", "system")     # corrected by a person
    taken = taking.take(path, mapping)              # nothing is written
    taken.items, taken.judgments, taken.participants
    taken.problems                                  # all at once, with file, row and column

    kept.save_mapping(folder, mapping, [path])      # texts.yaml in the study folder
    coming = updating.update(folder, newer_path)    # by the kept mapping; nothing is written yet
    coming.difference.added, .changed, .removed     # items by their ids
    coming.write()                                  # replaces the items table, all of it or nothing

A role is a key of :data:`~labeval.exchange.materials.model.ROLES`; each has a title for people.
Sentences (:class:`~labeval.exchange.materials.model.Sentence`) are translated as those of problems
are: ``sentence.described(say)``. An unknown column keeps its name and is an attribute of
the item (``factor``); ``unused`` leaves it out. ``inspect`` and ``take`` read within the limits of
:mod:`labeval.files`, report their progress to :func:`labeval.files.progress.followed_by`, and
raise ``FileRefused`` with one sentence where a file cannot be read at all.

``containers`` has a module for each kind of file (CSV, XLSX, …), ``readers`` one for each format
inside (Label Studio, MT-bench, …); ``readers/table.py`` reads every table that none of them knows.
"""
