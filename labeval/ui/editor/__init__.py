"""The window in which a study is edited."""
