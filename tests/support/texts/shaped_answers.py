"""Sixty answers and some conversations in the shapes that language models give them."""

from __future__ import annotations

from tests.support.texts.formatted_answers import (
    BROKEN,
    CODE,
    CONVERSATION,
    FORMULAS,
    LISTS,
    LONG,
    SCRIPTS,
    TABLE,
)

SHORT = {
    "one word": "Yes.",
    "one line": "The kettle is on the second shelf, behind the *blue* cups.",
    "refusal": "I'm sorry, but I can't help with picking the lock of a neighbour's shed.\n\n"
    "If it is **your own** shed, a locksmith can open it without damage.",
    "bold lead": "**Short answer:** no.\n\n**Longer answer:** only when the tide is out, and then "
    "for about ninety minutes.",
    "question back": "Could you say which of these you mean?\n\n- the *ferry* timetable\n- the "
    "*bus* timetable\n- both",
    "headings only": "# Plan\n\n## Morning\n\n## Noon\n\n## Evening\n\n### Later",
    "rules": "First idea.\n\n---\n\nSecond idea.\n\n***\n\nThird idea.",
    "hard breaks": "Roses by the wall,  \nwater in the can,  \n"
    "nobody at all\\\nto see where it ran.",
}

NESTED = "\n".join(
    f"{'   ' * depth}{n}. Step {n} of level {depth + 1}, which takes about {5 * n} minutes"
    for n in (1, 2, 3)
    for depth in range(4)
)
LISTED = {
    "packing": LISTS,
    "forty entries": "Things to check before the walk:\n\n"
    + "\n".join(f"- [{'x' if n % 3 else ' '}] check number {n}: **strap** {n}" for n in range(40)),
    "nested numbers": NESTED,
    "loose entries": "\n\n".join(
        f"{n}. **Reason {n}.** The boat is light, and a light boat needs {n} hands at most.\n\n"
        f"   It also means that nobody has to wait for the crane, which comes on day {n} only."
        for n in range(1, 7)
    ),
    "list with code": "1. Open the file:\n\n   ```bash\n   less notes.txt\n   ```\n\n2. "
    "Search with "
    "`/word`.\n3. Leave with `q`.",
    "list with quote": "- She wrote:\n\n  > The garden is yours until May.\n\n- He answered:\n\n"
    "  > Then I will plant beans.\n  >\n  > > Beans? Again?\n",
    "definitions": "\n".join(
        f"- **{word}** – {text}"
        for word, text in (
            ("Ballast", "weight low in a boat, so that it stays upright when the wind pushes."),
            ("Fairlead", "a ring or hook that leads a rope where it does not rub."),
            ("Thwart", "the bench across a rowing boat."),
        )
    ),
    "very long entry": "- " + "and then the road turns left past another farm, " * 40,
}


def _table(columns: int, rows: int, words: str = "cell") -> str:
    head = " | ".join(f"Column {n}" for n in range(1, columns + 1))
    line = "|".join(["---", "---:", ":---:"][n % 3] for n in range(columns))
    body = "\n".join(
        "| " + " | ".join(f"{words} {r}.{c}" for c in range(1, columns + 1)) + " |"
        for r in range(1, rows + 1)
    )
    return f"| {head} |\n|{line}|\n{body}"


TABLED = {
    "ferries": TABLE,
    "two columns": "Compare:\n\n" + _table(2, 5, "a short note"),
    "fourteen columns": "The whole timetable:\n\n" + _table(14, 6),
    "forty rows": _table(4, 40) + "\n\nThat is all of them.",
    "long cells": "| Option | For | Against |\n|---|---|---|\n"
    + "\n".join(
        f"| Plan {n} | {'It is cheap and can begin at once, without asking anybody. ' * 2}| "
        f"{'It has to be done again next year, and then costs more. ' * 2}|"
        for n in range(1, 4)
    ),
    "table in list": "- Prices:\n\n  | Size | Price |\n  |---|---|\n  | small | 2 € |\n  | "
    "large | 3 € "
    "|\n\n- Hours: 9–17",
    "code in cells": "| Command | Effect |\n|---|---|\n| `git stash` | keeps changes |\n"
    "| `git stash pop` | brings them back |\n| `git stash list \\| head` | *shows* some |",
    "long word": "| Key | Value |\n|---|---|\n| id | " + "a1b2c3d4e5" * 12 + " |\n| n | 1 |",
}

CODED = {
    "five languages": CODE,
    "python": "```python\n"
    + "\n".join(
        f"def step_{n}(water: float, *, salt: bool = False) -> float:\n"
        f'    """Return the level after step {n}."""\n    return water * {n} - (2 if salt else 0)\n'
        for n in range(1, 9)
    )
    + "```",
    "javascript": "```js\nexport const sum = (list) => list.reduce((a, b) => a + b, 0);\n"
    "console.log(`total: ${sum([1, 2, 3])}`); // 6\n```",
    "java": "```java\npublic record Boat(String name, int seats) {\n    boolean takes(int "
    "people) {\n"
    "        return people <= seats;\n    }\n}\n```",
    "c": "```c\n#include <stdio.h>\n\nint main(void) {\n    for (int i = 0; i < 3; ++i)\n"
    '        printf("%d\\n", i);\n    return 0;\n}\n```',
    "sql": "```sql\nSELECT boat.name, COUNT(*) AS trips\nFROM trip JOIN boat ON boat.id = "
    "trip.boat\n"
    "WHERE trip.day >= '2026-05-01'\nGROUP BY boat.name\nHAVING COUNT(*) > 3;\n```",
    "long lines": "```text\n" + "0123456789 " * 30 + "\nshort\n" + "x" * 300 + "\n```",
    "inline": "Use `sorted(names, key=str.casefold)` and not `names.sort()`, since `names` is a "
    "*view*; `` a`b `` has a tick in it.",
}

CALCULATED = {
    "integral": FORMULAS,
    "inline formulas": r"If $a^2 + b^2 = c^2$ with $a, b \in \mathbb{N}$, then $\gcd(a, b) "
    r"= 1$ gives "
    r"$c$ odd, and \(c = m^2 + n^2\) for some $m > n$.",
    "system": r"\[ \begin{cases} x + y = 3 \\ x - y = 1 \end{cases} \]" + "\n\nso $x = 2$.",
    "many": "\n\n".join(
        rf"$$ s_{{{n}}} = \sum_{{k=1}}^{{{n}}} \frac{{1}}{{k^{n}}} $$" for n in range(1, 9)
    ),
    "wide": "$$ " + " + ".join(f"a_{{{n}}} x^{{{n}}}" for n in range(24)) + " $$",
    "prices": "It costs $5, or $4 for two; with a card $3.50.",
}

QUOTED = {
    "deep": "\n".join(f"{'> ' * n}Level {n} answers level {n - 1}." for n in range(1, 8)),
    "links": "See [the timetable](https://example.org/a?b=c&d=e), <https://example.org/map> and "
    "[notes][1].\n\n[1]: https://example.org/notes 'Notes'",
    "pictures": "![The harbour at noon](pictures/harbour.png)\n\nThe harbour above is empty.",
    "html": "<details><summary>More</summary>\n\nHidden <b>words</b> &amp; signs.\n\n</details>",
    "letter": "> Dear all,\n>\n> the hall is **closed** on Monday.\n>\n> - no choir\n> - no "
    "dinner\n>\n"
    "> Yours, M.",
    "footnotes": "It was so[^1], they say[^2].\n\n[^1]: In a book.\n[^2]: In two books.",
}

DAMAGED = {
    "broken": BROKEN,
    "open fence": "Here is the script:\n\n```python\nprint('no end')\n\nAnd this was meant "
    "as text.",
    "stray stars": "5 * 3 * 2 and *not closed, **neither this, nor `that",
    "half a table": "| a | b |\n|---\n| 1 | 2 | 3 |\n\n| c |\n|---|---|\n| 4 |",
    "tabs": "\tindented by a tab\n\n- entry\n\t- entry below\n\n\t\tcode in it",
    "line ends": "one\r\ntwo\r\n\r\nthree\u2028four\u00a0five",
}

WRITTEN = {
    "three scripts": SCRIPTS,
    "german": "Die Straße über den Fluss ist gesperrt; **Umleitung** über Weißenfels, "
    "*größer* als nötig.",
    "russian": "## Ответ\n\nПаром отходит в **десять** часов.\n\n1. Купите билет\n2. Займите место",
    "chinese": "## 回答\n\n渡轮**十点**开。\n\n- 先买票\n- 再上船\n\n"
    + "这条路沿着海边一直走到灯塔。" * 12,
    "hebrew": "המעבורת יוצאת בשעה **10:00** מרציף 3 (Pier C).\n\n- כרטיס\n- מקום",
    "arabic": "تغادر العبّارة في الساعة **العاشرة** من الرصيف 3.\n\n1. تذكرة\n2. مقعد",
    "emoji": "Packed 🎒, fed the cat 🐈‍⬛, and off we go 👩‍👩‍👧‍👦 🇳🇴! ☔️ or ☀️?",
    "greek": "Η θάλασσα είναι *ήσυχη* σήμερα — περίπου 2 μποφόρ.",
}

LENGTHY = {
    "two thousand words": LONG,
    "one paragraph": "The path goes on along the dyke, and the sheep look up as they always do. "
    * 60,
    "everything": "\n\n".join((LISTS, TABLE, FORMULAS, SCRIPTS)),
}

ANSWERS: dict[str, str] = {
    **SHORT,
    **LISTED,
    **TABLED,
    **CODED,
    **CALCULATED,
    **QUOTED,
    **DAMAGED,
    **WRITTEN,
    **LENGTHY,
}
"""Answers in Markdown by what is in them."""

CONVERSATIONS: dict[str, str] = {
    "twelve turns": CONVERSATION,
    "code by turns": "\n\n".join(
        f"User: And in step {n}?\n\nAssistant: Then:\n\n```python\nx = {n}\n```\n\nThat is all."
        for n in range(1, 7)
    ),
    "with a system": "System: Be brief.\n\nUser: Where is the key?\n\nAssistant: Under the mat.",
    "long last turn": "User: Tell me all.\n\nAssistant: " + LONG[:4000],
}
"""Conversations by what is in them."""
