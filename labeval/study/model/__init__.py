"""The study file as pydantic models."""
