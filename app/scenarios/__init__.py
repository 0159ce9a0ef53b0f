"""Scenario files: hands written in YAML with what the record must say after each step.

It holds no rule of poker: a scenario is played through `statemachine` like any other hand.
"""
