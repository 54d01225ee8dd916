# The server in a container. compose.yaml runs three of them; docs/hosting.md explains both.
FROM python:3.11-slim-bookworm AS build
WORKDIR /source
COPY constraints/node.txt constraints/linker.txt constraints/image.txt constraints/
RUN pip install --no-cache-dir --require-hashes --requirement constraints/node.txt \
    && pip install --no-cache-dir --require-hashes --target /linker --requirement constraints/linker.txt \
    && python -m venv /opt/zashiki \
    && /opt/zashiki/bin/pip install --no-cache-dir --require-hashes --requirement constraints/image.txt
COPY web web
RUN python web/build.py
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY src src
# Without bytecode: a new file in web/ would have the page built again.
RUN PYTHONPATH=/linker PYTHONDONTWRITEBYTECODE=1 /opt/zashiki/bin/pip install --no-cache-dir --no-deps --no-build-isolation .

FROM python:3.11-slim-bookworm
RUN groupadd --gid 10001 zashiki \
    && useradd --uid 10001 --gid 10001 --home-dir /var/lib/zashiki --no-create-home zashiki \
    && install --directory --owner=zashiki --group=zashiki --mode=700 /var/lib/zashiki /var/cache/zashiki
COPY --from=build /opt/zashiki /opt/zashiki
ENV PATH=/opt/zashiki/bin:$PATH XDG_CACHE_HOME=/var/cache/zashiki
USER 10001:10001
WORKDIR /var/lib/zashiki
# The compiled rules: machine code for the processor of the machine, so they cannot come with the image.
VOLUME ["/var/cache/zashiki"]
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=5s --timeout=5s --start-period=60s \
    CMD ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health', timeout=4)"]
ENTRYPOINT ["zashiki"]
CMD ["serve", "--host", "0.0.0.0", "--data", "/var/lib/zashiki", "--no-browser"]
