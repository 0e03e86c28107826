"""Worked examples: one module for each lesson."""
