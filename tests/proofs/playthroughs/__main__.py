"""Tell all playthroughs anew: `make playthroughs`; then look at what changed."""

from proofs.playthroughs.chosen import CHOSEN
from proofs.playthroughs.transcript import FOLDER, files


def main() -> None:
    """Write the files; those that nobody asks for any more go."""
    for path in files().values():
        path.unlink()
    for name, playthrough in CHOSEN.items():
        text = playthrough.tell()
        (FOLDER / f"{name}.txt").write_text(text, encoding="utf-8")
        print(f"{name}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
