"""The text view: layout, painting, caret and the target of keys."""
