"""The help of the command line, in the words of the catalogue: `help-COMMAND` and `help-COMMAND-OPTION`.

Commands for hosts and programmers have the help that stands in their code, which is English; only the list of all
commands has a line for them in the catalogue.
"""

from typing import Any

from typer.core import TyperArgument, TyperCommand, TyperGroup, TyperOption

from zashiki.kernel.catalogue import catalogue
from zashiki.kernel.entry_points import game_entry_points
from zashiki.kernel.levels import HIGHEST


def text(id: str) -> str:
    """A message about a command or an option."""
    return catalogue().text(f"help-{id}", games=", ".join(game_entry_points()), highest=HIGHEST)


def _word(command: TyperCommand | TyperGroup, name: str) -> None:
    command.help = text(name)
    for parameter in command.params:
        assert isinstance(parameter, TyperOption | TyperArgument)
        parameter.help = text(f"{name}-{parameter.name}")


class Command(TyperCommand):
    """A command whose help is in the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help."""
        _word(self, self.name or "")
        super().format_help(ctx, formatter)

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        """The option that shows the help."""
        return _worded(super().get_help_option(ctx))


class Group(TyperGroup):
    """All commands, each with a line from the catalogue."""

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """Writes the help."""
        _word(self, "zashiki")
        for name, command in self.commands.items():
            command.help = command.short_help = text(name)
        super().format_help(ctx, formatter)

    def get_help_option(self, ctx: Any) -> TyperOption | None:
        """The option that shows the help."""
        return _worded(super().get_help_option(ctx))


def _worded(option: TyperOption | None) -> TyperOption | None:
    if option is not None:
        option.help = text("help")
    return option
