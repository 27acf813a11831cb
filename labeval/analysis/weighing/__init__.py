"""How much each aspect weighs in an overall rating."""
