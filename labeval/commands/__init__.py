"""The commands of the command line, a module for each or for those that belong together.

A module holds the commands' syntax (``add_to``) and what they do: they call a job and print what
came out. Results go to standard output, messages to standard error. ``MODULES`` of ``labeval.cli``
says which module has a command.
"""
