"""The form of a part of the study, made from the study file's models."""
