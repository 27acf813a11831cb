"""All memos and the journal in one window."""
