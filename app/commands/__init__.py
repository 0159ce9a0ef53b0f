"""The subcommands of `floorcall`, one module each: its arguments and what it prints.

They decide nothing about a hand; the domain and the service do.
"""

import argparse
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    Subparsers: TypeAlias = argparse._SubParsersAction[argparse.ArgumentParser]
else:
    Subparsers = argparse._SubParsersAction
