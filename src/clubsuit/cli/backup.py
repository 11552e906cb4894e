"""`clubsuit backup` and `clubsuit restore`: the whole database of a server in one file."""

from pathlib import Path
from typing import Annotated

import typer

from clubsuit.cli.admin import existing
from clubsuit.cli.common import Data, Database, place_of, require_server
from clubsuit.texts import say

File = Annotated[Path, typer.Argument(metavar="FILE", help=say("cli-help-backup-file"))]


def back_up(file: File, data: Data = None, database: Database = None) -> None:
    """Write a backup of a server's database."""
    require_server()
    from clubsuit.server.run import refusing
    from clubsuit.server.storage import backups

    where = existing(place_of(data, database))
    with refusing(where):
        backups.back_up(where, file)
    typer.echo(say("backup-done", file=str(file)))


def restore(
    file: File,
    data: Data = None,
    database: Database = None,
    replace: Annotated[bool, typer.Option("--replace", help=say("cli-help-replace"))] = False,
) -> None:
    """Replace a server's database by a backup."""
    require_server()
    from clubsuit.server.http.app import default_data_dir
    from clubsuit.server.run import refusing
    from clubsuit.server.storage import backups
    from clubsuit.server.storage.databases import name_of

    where = place_of(data, database) or default_data_dir()
    with refusing(where):
        backups.restore(file, where, replace)
    typer.echo(say("restore-done", file=str(file), place=name_of(where)))
