"""What every test run starts with: the Hypothesis profile that goes with FLOORCALL_SCALE.

It holds no fixtures of any subject: those stand beside the tests that use them, or with the
service that they start.
"""

import os

from hypothesis import HealthCheck, settings

from tests.scale import scale

pytest_plugins = ["tests.services.postgresql", "tests.secrecy"]

# Tests say and guess more than anybody may; those of the limits set their own.
for _limit in ("REQUEST_RATE", "FAILURES_PER_MINUTE", "SOCKET_RATE", "DRILLS_PER_MINUTE"):
    os.environ[f"FLOORCALL_{_limit}"] = "0"

# A shared machine stalls now and then, which is no fault of the code: no deadline by the clock.
settings.register_profile(
    "small",
    max_examples=60,
    deadline=None,
    # The same examples for everyone in CI, so that a red run is the commit's doing.
    derandomize=bool(os.environ.get("CI")),
    suppress_health_check=[HealthCheck.too_slow],
)
settings.register_profile(
    "full",
    max_examples=3000,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
settings.load_profile(scale())
