# Floorcall as a container: the first stage builds, the second carries only what runs.
# Where no container engine is at hand, scripts/dockerfile_check.py runs these same steps.

FROM python:3.11-slim AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /src

COPY requirements/build.txt requirements/runtime.txt requirements/
RUN python -m venv /opt/build \
    && /opt/build/bin/python -m pip install --require-hashes -r requirements/build.txt
RUN python -m venv /opt/floorcall \
    && /opt/floorcall/bin/python -m pip install --require-hashes -r requirements/runtime.txt

COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY statemachine statemachine
COPY app app
RUN /opt/build/bin/hatchling build --target wheel --directory /opt/wheel \
    && /opt/floorcall/bin/python -m pip install --no-deps /opt/wheel/floorcall-*.whl

FROM python:3.11-slim
ENV PATH=/opt/floorcall/bin:$PATH PYTHONUNBUFFERED=1 FLOORCALL_DATABASE=/data/floorcall.sqlite3
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data floorcall \
    && install -d -o floorcall -g floorcall -m 0750 /data
COPY --from=build /opt/floorcall /opt/floorcall

USER floorcall
WORKDIR /data
VOLUME /data
EXPOSE 8000
HEALTHCHECK --interval=15s --timeout=3s --start-period=20s --retries=3 \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/healthz', timeout=2).close()"]
CMD ["floorcall", "serve", "--host", "0.0.0.0"]
