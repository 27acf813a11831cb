"""Weights of aspects on an overall rating."""
