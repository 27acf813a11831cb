"""Commands with models: ratings by language models, and speech into words."""
