"""The delayed broadcast: what overlays receive, by age and from the log. Nothing live is here."""
