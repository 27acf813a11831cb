"""Conversations, in the forms that programs write, as question and text."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

_ROLES = ("role", "from", "speaker", "author", "sender")
_CONTENTS = ("content", "value", "text", "message", "parts")
_USERS = frozenset({"user", "human", "prompter", "customer"})
_SYSTEMS = frozenset({"system", "developer"})
_ASSISTANTS = frozenset({"assistant", "gpt", "bot", "model", "ai", "chatgpt", "chatbot"})


@dataclass(frozen=True, slots=True)
class Conversation:
    """A conversation as an item has it."""

    question: str
    """First message of the user."""
    text: str
    """Everything after it; where that is one answer, the answer alone."""
    prompt: str
    """Messages that the user does not see."""
    answers: int


def is_conversation(value: Any) -> bool:
    """Return whether a value is a list of messages."""
    return (
        isinstance(value, list)
        and bool(value)
        and all(isinstance(message, dict) for message in value)
        and any(_role(message) for message in value)
        and all(_role(message) or _content(message) for message in value)
    )


def written_messages(sample: Sequence[Mapping[str, Any]]) -> tuple[str, ...]:
    """Columns whose cells are lists of messages, written as JSON."""
    found = []
    for name in dict.fromkeys(name for record in sample for name in record):
        given = [record[name] for record in sample if record.get(name)]
        texts = [value for value in given if isinstance(value, str) and value.startswith("[")]
        if given and len(texts) == len(given) and all(is_conversation(_list(v)) for v in texts):
            found.append(name)
    return tuple(found)


def with_lists(record: Mapping[str, Any], written: Sequence[str]) -> Mapping[str, Any]:
    """A record with the lists that some of its columns write as JSON."""
    if not written:
        return record
    return {**record, **{name: _list(record.get(name)) for name in written}}


def _list(value: Any) -> Any:
    """The list that a text writes as JSON; the value itself where it writes none."""
    try:
        return json.loads(value) if isinstance(value, str) else value
    except (ValueError, RecursionError):
        return value


def of_messages(messages: Sequence[Mapping[str, Any]]) -> Conversation:
    """The parts of a list of messages; calls of tools are named, what tools return is left out."""
    prompt, question, after = [], "", []
    for message in messages:
        role, text = _role(message), content_text(_content(message))
        if role in _SYSTEMS:
            prompt.append(text)
        elif role in _USERS and not question:
            question = text
        elif role in _USERS:
            after.append(("User", text))
        elif role in _ASSISTANTS or not role:
            after.append(("Assistant", text or _calls(message)))
    return _conversation("\n\n".join(filter(None, prompt)), question, after)


def messages_of_tree(nodes: Any) -> list[dict[str, Any]]:
    """The messages of a conversation that is kept as a tree, as ChatGPT exports it: those on the
    way to the newest; none of anything else."""
    if not isinstance(nodes, dict) or not all(isinstance(node, dict) for node in nodes.values()):
        return []
    newest = next((key for key in reversed(nodes) if not nodes[key].get("children")), "")
    found: list[dict[str, Any]] = []
    for _ in range(len(nodes)):
        if newest not in nodes:
            break
        node = nodes[newest]
        message, newest = node.get("message"), str(node.get("parent") or "")
        author = message.get("author") if isinstance(message, dict) else None
        if isinstance(author, dict):
            content, about = message.get("content"), message.get("metadata")
            parts = content.get("parts") if isinstance(content, dict) else None
            model = about.get("model_slug") if isinstance(about, dict) else None
            found.append({"role": author.get("role"), "content": parts, "model": model})
    return found[::-1]


def of_turns(questions: Sequence[str], answers: Sequence[str]) -> Conversation:
    """The parts of a conversation whose two sides are two lists."""
    after = []
    for number, answer in enumerate(answers):
        if 0 < number < len(questions):
            after.append(("User", questions[number]))
        after.append(("Assistant", answer))
    return _conversation("", questions[0] if questions else "", after)


def content_text(content: Any) -> str:
    """The text of a message, written as one or in parts; parts that are no text are named."""
    if isinstance(content, str):
        return content.strip()
    if isinstance(content, list):
        return "\n".join(filter(None, map(_part_text, content)))
    if isinstance(content, dict):
        return _part_text(content)
    return "" if content is None else str(content)


def _conversation(prompt: str, question: str, after: list[tuple[str, str]]) -> Conversation:
    answers = [text for who, text in after if who == "Assistant" and text]
    if len(after) == 1:
        return Conversation(question, after[0][1], prompt, len(answers))
    text = "\n\n".join(f"{who}: {text}" for who, text in after if text)
    return Conversation(question, text, prompt, len(answers))


def _part_text(part: Any) -> str:
    if isinstance(part, str):
        return part.strip()
    if not isinstance(part, dict):
        return ""
    text = part.get("text") or part.get("content")
    if isinstance(text, dict):
        text = text.get("value")
    if isinstance(text, str):
        return text.strip()
    return f"[{part.get('type') or 'part'}]"


def _calls(message: Mapping[str, Any]) -> str:
    calls = message.get("tool_calls")
    if not isinstance(calls, list):
        return ""
    named = []
    for call in calls:
        function = call.get("function") if isinstance(call, dict) else None
        if isinstance(function, dict):
            given = function.get("arguments")
            given = given if isinstance(given, str) else json.dumps(given, ensure_ascii=False)
            named.append(f"[{function.get('name')} {given}]")
    return "\n".join(named)


def is_answer(message: Mapping[str, Any]) -> bool:
    """Return whether a message is a model's answer with words in it."""
    role = _role(message)
    words = content_text(_content(message)) or _calls(message)
    return (role in _ASSISTANTS or not role) and bool(words)


def _role(message: Mapping[str, Any]) -> str:
    known = _USERS | _SYSTEMS | _ASSISTANTS | {"tool", "function"}
    for key in _ROLES:
        role = message.get(key)
        if isinstance(role, str) and role.casefold() in known:
            return role.casefold()
    return ""


def _content(message: Mapping[str, Any]) -> Any:
    return next((message[key] for key in _CONTENTS if message.get(key) is not None), None)
