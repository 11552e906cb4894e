"""`clubsuit backup` and `clubsuit restore`: what the host reads."""

from contextlib import closing
from pathlib import Path

from cli.conftest import Command
from clubsuit.server.storage.store import Store


def test_there_and_back(command: Command, tmp_path: Path) -> None:
    """Holes: the commands work on another folder than the one that is named; a mistyped folder is
    created and then backed up."""
    folder, file, new = tmp_path / "data", tmp_path / "backup", tmp_path / "new"
    with closing(Store(folder)) as store:
        key = store.key("tokens")
    made = command("backup", str(file), "--data", str(folder))
    assert (made.code, made.err) == (0, "")
    assert str(file) in made.out and "keys" in made.out
    restored = command("restore", str(file), "--data", str(new))
    assert (restored.code, restored.err) == (0, "")
    assert str(new) in restored.out
    with closing(Store(new)) as store:
        assert store.key("tokens") == key
    again = command("restore", str(file), "--data", str(new))
    assert (again.code, again.out) == (2, "")
    assert "--replace" in again.err
    assert command("restore", str(file), "--data", str(new), "--replace").code == 0
    typo = command("backup", str(tmp_path / "b"), "--data", str(tmp_path / "elsewhere"))
    assert (typo.code, typo.out) == (2, "")
    assert not (tmp_path / "elsewhere").exists() and not (tmp_path / "b").exists()


def test_paths_that_do_not_exist(command: Command, tmp_path: Path) -> None:
    """Hole: a host reads that the tables cannot be opened, although the path of the backup is
    wrong."""
    Store(tmp_path).close()
    for words in (("backup", "none/b"), ("restore", "none/b", "--replace")):
        name, file, *more = words
        ran = command(name, str(tmp_path / file), "--data", str(tmp_path), *more)
        assert (ran.code, ran.out) == (2, "")
        assert ran.err.startswith("clubsuit: ") and str(tmp_path / "none") in ran.err
