"""The shorthands by subject: each form of words and the observations that it stands for.

How a form is read stands in `templates`; who speaks is split off in `shorthand`.
"""
