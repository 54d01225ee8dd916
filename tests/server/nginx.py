"""A real nginx with the project's configuration, in front of servers on this machine."""

import os
import re
import shutil
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from tests.server.clients import free_port
from tests.server.postgresql import UNPRIVILEGED
from tests.server.waiting import until

CONFIGURATION = Path(__file__).parents[2] / "deploy/nginx.conf"
_TEMPORARY = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
"""What nginx has folders for."""
_NEW_CERTIFICATE = ("openssl", "req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes")
_SUBJECT = ("-subj", "/CN=localhost")


class Nginx:
    """A folder with a configuration that was changed in nothing but addresses and paths."""

    def __init__(self, configuration: str, servers: Sequence[int] = ()) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="zashiki-nginx-"))
        self.port, self.tls_port = free_port(), free_port()
        self._make_certificate()
        file = self.folder / "nginx.conf"
        file.write_text(self._adapted(configuration, servers))
        if os.getuid() == 0:
            for path in (self.folder, *self.folder.iterdir()):
                shutil.chown(path, UNPRIVILEGED)
        found = shutil.which("nginx", path=os.pathsep.join([os.environ["PATH"], "/usr/sbin"]))
        assert found, "nginx is not installed"
        identity = [f"--reuid={UNPRIVILEGED}", "--clear-groups"] if os.getuid() == 0 else []
        self._command = ["setpriv", *identity, "--pdeathsig=TERM", found, "-e", "stderr", "-c", str(file)]

    def _make_certificate(self) -> None:
        files = ["-keyout", str(self.folder / "key"), "-out", str(self.folder / "certificate")]
        subprocess.run([*_NEW_CERTIFICATE, *_SUBJECT, *files], check=True, capture_output=True)

    def _adapted(self, configuration: str, servers: Sequence[int]) -> str:
        text = re.sub(r"(ssl_certificate +)\S+;", rf"\1{self.folder}/certificate;", configuration)
        text = re.sub(r"(ssl_certificate_key +)\S+;", rf"\1{self.folder}/key;", text)
        text = re.sub(r"error_log \S+", "error_log stderr", text)
        text = text.replace("listen 80;", f"listen 127.0.0.1:{free_port()};")
        text = text.replace("listen 443 ssl;", f"listen 127.0.0.1:{self.tls_port} ssl; listen 127.0.0.1:{self.port};")
        addresses = re.findall(r"server (\d+\.\d+\.\d+\.\d+:\d+)", text)
        for address, port in zip(addresses, servers, strict=bool(servers)):
            text = text.replace(address, f"127.0.0.1:{port}")
        text = re.sub(r"^pid .*;$", f"pid {self.folder}/pid;", text, flags=re.MULTILINE)
        folders = "".join(f"{what}_temp_path {self.folder}/{what};\n" for what in _TEMPORARY)
        return text.replace("http {\n", f"http {{\n{folders}", 1)

    def check(self) -> str:
        """What nginx says about the configuration: nothing if it is correct, except for the limits of this user."""
        done = subprocess.run([*self._command, "-t", "-q"], capture_output=True, text=True, check=False)
        return "".join(line for line in done.stderr.splitlines(keepends=True) if "RLIMIT_NOFILE" not in line)

    @contextmanager
    def running(self) -> Iterator[None]:
        """Runs it for the time of a test."""
        with (self.folder / "log").open("wb") as log:
            process = subprocess.Popen([*self._command, "-g", "daemon off;"], stdout=log, stderr=log)
        try:
            until((self.folder / "pid").exists, "nginx to start")
            yield
        finally:
            process.terminate()
            process.wait()

    def close(self) -> None:
        """Deletes the folder."""
        shutil.rmtree(self.folder)
