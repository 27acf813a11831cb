"""The commands of the command line, a module each.

A module holds the command's syntax (``add_to``) and what it does: it calls a job and prints what
came out. Results go to standard output, messages to standard error.
"""
