"""Views of the tidy database: the questions that analysts ask first."""

from __future__ import annotations

from typing import NamedTuple


class View(NamedTuple):
    """A view: its name, what it shows, the tables that it reads, and its SELECT."""

    name: str
    about: str
    reads: tuple[str, ...]
    select: str


VIEWS = (
    View(
        "ratings",
        "One row for each judgment of a single text, with the text's system and question.",
        ("judgments", "judgment_items", "items"),
        """
        SELECT j.judgment, j.participant, j.session, j.condition, j.method, j.criterion, j.page,
               i.item, i.system, i.variant, i.question, j.value, j.value_number, j.answer_seconds
        FROM judgments j
        JOIN judgment_items p ON p.judgment = j.judgment
        JOIN items i ON i.item = p.item
        WHERE j.items NOT LIKE '%|%' AND j.value IS NOT NULL
        """,
    ),
    View(
        "scores_by_system",
        "Mean rating and number of ratings, raters and texts by method, criterion and system. "
        "A description, without an interval: 'labeval analyse' compares systems.",
        ("judgments", "judgment_items", "items"),
        """
        SELECT method, criterion, system, count(*) AS ratings,
               count(DISTINCT participant) AS raters, count(DISTINCT item) AS texts,
               avg(value_number) AS mean_rating
        FROM ratings
        WHERE value_number IS NOT NULL
        GROUP BY method, criterion, system
        """,
    ),
    View(
        "choices",
        "One row for each item of each comparison: chosen or not chosen; of best-worst scaling "
        "best, worst or neither; tie, both_bad or no_answer where nothing was chosen.",
        ("judgments", "judgment_items", "items"),
        """
        SELECT j.judgment, j.participant, j.session, j.method, j.criterion, j.page, p.position,
               i.item, i.system, j.value,
               CASE WHEN j.value IN ('tie', 'both_bad', 'no_answer') THEN j.value
                    WHEN instr(j.value, '>') THEN
                        CASE i.item WHEN substr(j.value, 1, instr(j.value, '>') - 1) THEN 'best'
                                    WHEN substr(j.value, instr(j.value, '>') + 1) THEN 'worst'
                                    ELSE 'neither' END
                    WHEN j.value = i.item THEN 'chosen'
                    ELSE 'not chosen' END AS outcome
        FROM judgments j
        JOIN judgment_items p ON p.judgment = j.judgment
        JOIN items i ON i.item = p.item
        WHERE j.items LIKE '%|%' AND j.value IS NOT NULL
        """,
    ),
    View(
        "comments_with_ratings",
        "Each comment next to the judgments of its page.",
        ("comments", "judgments"),
        """
        SELECT c.participant, c.session, c.page, c.items, c.comment, j.method, j.criterion, j.value
        FROM comments c
        LEFT JOIN judgments j ON j.session = c.session AND j.page = c.page
        """,
    ),
    View(
        "participants_at_work",
        "Sessions, pages, judgments and comments of each participant.",
        ("participants", "sessions", "pages", "judgments", "comments"),
        """
        SELECT p.participant, p.condition,
               (SELECT count(*) FROM sessions s WHERE s.participant = p.participant) AS sessions,
               (SELECT count(*) FROM pages g WHERE g.participant = p.participant) AS pages,
               (SELECT count(*) FROM judgments j
                WHERE j.participant = p.participant AND j.value IS NOT NULL) AS judgments,
               (SELECT count(*) FROM comments c WHERE c.participant = p.participant) AS comments
        FROM participants p
        """,
    ),
    View(
        "segments_with_codes",
        "Each coded segment with its code, source, coder, and the answer given at that moment.",
        ("coded_segments", "codes", "sources", "coders"),
        """
        SELECT g.coded_segment, s.participant, s.kind AS source_kind, s.name AS source, k.path,
               k.name AS code, c.name AS coder, g.quote, g.memo, g.page, g.method, g.criterion,
               g.value, g.session_seconds
        FROM coded_segments g
        JOIN sources s ON s.source = g.source
        JOIN codes k ON k.code = g.code
        JOIN coders c ON c.coder = g.coder
        """,
    ),
)
