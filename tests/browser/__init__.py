"""Proves the browser clients in a real browser against a real service. They are skipped aloud
where there is no Chromium and none can be installed.
"""
