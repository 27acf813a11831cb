"""Words in sound: a model that is loaded, hot words, doubts."""
