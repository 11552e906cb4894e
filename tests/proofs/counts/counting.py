"""Count the sequences of decisions from a position, in either implementation.

A decision is a seat and a text of RECORD.md with its exact cards. Each legal sequence of exactly n
decisions counts once; no sequence continues in the next hand. If several seats have choices at once
(Free Clubs by honour), the choices of each seat count.
"""

from collections.abc import Iterator

from proofs.differential.sides import Side, branch

Decision = tuple[int, str]


def decisions(side: Side) -> list[Decision]:
    """Return all decisions of all seats, sorted."""
    return sorted((seat, text) for seat in range(side.seats) for text in side.legal(seat))


def counts(side: Side, depth: int) -> list[int]:
    """Return the numbers of sequences of 1, 2, … `depth` decisions."""
    choices = decisions(side)
    found = [len(choices), *[0] * (depth - 1)]
    if depth > 1:
        for _, further in divided(side, depth):
            found[1:] = [a + b for a, b in zip(found[1:], further, strict=True)]
    return found


def divided(side: Side, depth: int) -> Iterator[tuple[Decision, list[int]]]:
    """Yield each first decision with the counts after it, up to a total of `depth` decisions."""
    for seat, text in decisions(side):
        after = branch(side)
        after.act(seat, text)
        yield (seat, text), counts(after, depth - 1)


def effort(found: list[int]) -> int:
    """Return the number of positions to visit if sequences with one more decision are counted."""
    return 1 + sum(found)


def first_difference(engine: Side, reference: Side, depth: int) -> str:
    """Describe the first difference: the decisions that lead to it, and what each side allows
    there."""
    lines = []
    while depth > 1 and decisions(engine) == decisions(reference):
        both = zip(divided(engine, depth), divided(reference, depth), strict=True)
        parted = [(first, mine, theirs) for (first, mine), (_, theirs) in both if mine != theirs]
        if not parted:
            return "The two agree."
        (seat, text), mine, theirs = parted[0]
        lines.append(f"after {seat} {text}: engine {mine}, reference {theirs}")
        engine, reference = branch(engine), branch(reference)
        engine.act(seat, text)
        reference.act(seat, text)
        depth -= 1
    ours, others = set(decisions(engine)), set(decisions(reference))
    lines.append(f"there only the engine allows {sorted(ours - others)},")
    lines.append(f"and only the reference {sorted(others - ours)}")
    return "\n".join(lines)
