"""Drafts for a paper, each sentence with its source: methods, checklist, preregistration."""
