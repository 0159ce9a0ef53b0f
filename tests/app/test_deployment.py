"""The deployment files can be read, and name settings that exist.

No engine runs them here.
"""

import re
from pathlib import Path

import pytest
import yaml

from app.settings import Settings

ROOT = Path(__file__).resolve().parents[2]
FILES = ("deploy/compose.yaml", "deploy/kubernetes.yaml")


@pytest.mark.parametrize("name", FILES)
def test_a_deployment_file_can_be_read(name: str) -> None:
    documents = list(yaml.safe_load_all((ROOT / name).read_text(encoding="utf-8")))
    assert all(isinstance(document, dict) for document in documents)


@pytest.mark.parametrize("name", [*FILES, "docs/deploy.md"])
def test_every_setting_exists(name: str) -> None:
    text = (ROOT / name).read_text(encoding="utf-8")
    named = {found.lower() for found in re.findall(r"FLOORCALL_([A-Z_]+)", text)}
    # The password is the database's own, put into its address by compose.
    assert named - {"db_password"} <= set(Settings.model_fields)
    assert "database_url" in named
