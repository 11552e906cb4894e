"""Write all playthroughs again: `make playthroughs`. Check the changes afterwards."""

from proofs.playthroughs.chosen import CHOSEN
from proofs.playthroughs.transcript import FOLDER, files


def main() -> None:
    """Write the files and delete those that are no longer needed."""
    for path in files().values():
        path.unlink()
    for name, playthrough in CHOSEN.items():
        text = playthrough.to_text()
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
