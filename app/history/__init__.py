"""The hands of all tables, to be searched and counted. The logs are the truth; this is read off
them and can be read again.
"""
