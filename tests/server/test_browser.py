"""`zashiki serve` opens a browser only where a person can see one."""

import io
import sys

import pytest

from zashiki.server import runner


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("platform", "variables", "expected"),
    [
        ("linux", {"DISPLAY": ":0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {}, False),
        ("darwin", {}, True),
        ("win32", {}, True),
        ("darwin", {"SSH_CONNECTION": "10.0.0.1 5000 10.0.0.2 22"}, False),
        ("linux", {"DISPLAY": ":0", "CI": "true"}, False),
    ],
)
def test_a_desktop_has_a_browser(
    monkeypatch: pytest.MonkeyPatch, platform: str, variables: dict[str, str], expected: bool
) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "CI"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(sys, "stdout", Terminal())
    assert runner.has_browser() == expected


def test_a_service_or_a_pipe_has_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISPLAY", ":0")
    monkeypatch.setattr(sys, "stdout", io.StringIO())
    assert not runner.has_browser()
