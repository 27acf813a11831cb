"""Answers as language models write them: lists, tables, code, formulas, quotations."""

from __future__ import annotations

LISTS = """## Packing for a week by the sea

Short answer: **take layers**, and leave room for what you bring back.

1. Clothes
   - two jumpers, one of them *warm*
   - trousers that dry quickly
     - not jeans
   - rain jacket
2. For the beach
   - [x] towel
   - [ ] sun cream, at least SPF 30
3. Papers
   1. identity card
   2. tickets[^1]

> A friend who lives there says:
>
> > Bring half of what you think you need.
>
> She is right.

[^1]: They can be on your telephone.
"""

TABLE = """Here is a comparison of the three ferries:

| Line | Duration | Price per adult | Bicycles | Cabins | Runs in winter | Remarks |
|:-----|---------:|----------------:|:--------:|--------|----------------|---------|
| North Star | 2 h 10 min | 34.00 € | yes | no | yes | The oldest; often late in wind |
| Gull | 1 h 35 min | 49.50 € | only folding | no | no | **Fast**, but rough at sea |
| Queen of the Sound | 7 h (overnight) | from 71.00 € | yes | 2 or 4 beds | yes | `QOS-1`, 22:15 |

So *Gull* is fastest and *North Star* cheapest.
"""

CODE = '''Use a dictionary to count. In Python:

```python
from collections import Counter

def most_common(words: list[str], n: int = 3) -> list[tuple[str, int]]:
    """The n most common words."""
    return Counter(word.casefold() for word in words).most_common(n)  # ties: first seen
```

In JavaScript:

```javascript
const counts = new Map();
for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
```

In SQL:

```sql
SELECT word, COUNT(*) AS n FROM words GROUP BY word ORDER BY n DESC LIMIT 3;
```

In Rust:

```rust
let mut counts: HashMap<&str, usize> = HashMap::new();
for word in words { *counts.entry(word).or_insert(0) += 1; }
```

And in a shell:

```bash
tr -s ' ' '\\n' < words.txt | sort | uniq -c | sort -rn | head -3
```

`Counter` is the shortest of them.
'''

FORMULAS = r"""The area under $f(x) = x^2$ from $0$ to $b$ is

\[
\int_0^b x^2\,dx = \frac{b^3}{3}
\]

because \(F(x) = \frac{x^3}{3}\) has the derivative $f$. With a sum of $n$ rectangles:

$$
\lim_{n \to \infty} \sum_{i=1}^{n} \frac{b}{n} \left(\frac{i b}{n}\right)^2 = \frac{b^3}{3}
$$

A book costs $12 and another one $15, which is no formula. This one cannot be drawn:

\[
\begin{aligned} a &= b + c \\ d &= e \end{aligned}
\]
"""

BROKEN = """**This emphasis is never closed, and [this link](http://example.org neither

| a | b
| 1 | 2 |

```pyhton
def unfinished(
    '''and a fence without an end
"""

SCRIPTS = """### Drei Schriften – три письма – 三种文字

- Grüße aus Köln, *schön* hier 😀
- Привет из **Ялты**, погода отличная 👩‍👩‍👧
- 你好，**北京**今天下雨 ☔
- עברית: זהו טקסט **מימין** לשמאל, 123
"""

LONG = "\n\n".join(
    f"## Part {n}\n\n"
    + " ".join(
        f"In part {n} the **{word}** is weighed against the *tide*, which {verb} slowly."
        for word in ("harbour", "lantern", "rope", "anchor", "pilot", "signal")
        for verb in ("rises", "falls", "waits")
    )
    for n in range(1, 10)
)
"""Some 2,000 words."""

CONVERSATION = "\n\n".join(
    turn
    for n in range(1, 7)
    for turn in (
        f"User: What about day {n}?",
        f"Assistant: On day {n} you could\n\n1. walk to the *mill*,\n2. eat at **Number {n}**."
        f"\n\nIt takes about {n} hours.",
    )
)
"""Twelve turns."""

ANSWERS = {
    "lists": LISTS,
    "table": TABLE,
    "code": CODE,
    "formulas": FORMULAS,
    "broken": BROKEN,
    "scripts": SCRIPTS,
    "long": LONG,
}
"""Answers in Markdown by what is in them."""
