"""The rating pages, one module a method, of the same name as in ``labeval.study.methods``."""
