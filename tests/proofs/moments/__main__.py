"""Write the hands again."""

from proofs.moments.hands import FILE, text

FILE.write_text(text(), encoding="utf-8")
