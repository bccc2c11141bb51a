# The bot as an image: docker build -t huntmaster . && docker run --env-file .env -v huntmaster:/data huntmaster

FROM python:3.13-slim AS build
RUN python -m venv /opt/huntmaster
COPY requirements.lock .
RUN /opt/huntmaster/bin/pip install --no-cache-dir --require-hashes -r requirements.lock

FROM python:3.13-slim
RUN useradd --system --no-create-home huntmaster && install --directory --owner=huntmaster --mode=700 /data
COPY --from=build /opt/huntmaster /opt/huntmaster
WORKDIR /app
COPY rules rules
COPY persistence persistence
COPY bot bot
COPY cogs cogs
RUN /opt/huntmaster/bin/python -m compileall -q rules persistence bot cogs

ENV PATH=/opt/huntmaster/bin:$PATH PYTHONUNBUFFERED=1 DATABASE=/data/huntmaster.sqlite3
USER huntmaster
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=20s --start-period=30s CMD ["python", "-m", "bot", "check"]
CMD ["python", "-m", "bot"]
