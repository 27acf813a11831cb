"""Ratings by a language model on a server that the supervisor names; the only package that uses a
network.

Nothing here runs unless ``labeval judge`` is called, and nothing is sent but to that one server.
"""
