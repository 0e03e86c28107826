"""Assignments for learning platforms, and lessons as the page of an assignment reads them."""
