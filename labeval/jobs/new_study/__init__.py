"""A new study: the designs to begin with, a lab's own texts and criteria, and the folder made."""
