"""Results to Plotly figures.

A figure is plain data: dicts, lists and NumPy arrays. Every module of this package may define
views with the `view` decorator of `pointerscope.figures.views`; they are found by looking.
"""
