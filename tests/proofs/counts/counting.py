"""Count the sequences of decisions from a position, in either implementation.

A decision is a seat and a text of RECORD.md, cards told exactly. Each sequence
of exactly n decisions that the rules allow counts once; none goes on into the
next hand. Several seats may have choices at once (Free Clubs upon honour); what
each of them may do counts.
"""

from collections.abc import Iterator

from proofs.differential.sides import Side, branch

Decision = tuple[int, str]


def decisions(side: Side) -> list[Decision]:
    """All that anybody may do now, in order."""
    return sorted((seat, text) for seat in range(side.seats) for text in side.legal(seat))


def counts(side: Side, depth: int) -> list[int]:
    """The numbers of sequences of 1, 2, … `depth` decisions."""
    choices = decisions(side)
    found = [len(choices), *[0] * (depth - 1)]
    if depth > 1:
        for _, further in divided(side, depth):
            found[1:] = [a + b for a, b in zip(found[1:], further, strict=True)]
    return found


def divided(side: Side, depth: int) -> Iterator[tuple[Decision, list[int]]]:
    """For each first decision the counts after it, to one decision less than `depth`."""
    for seat, text in decisions(side):
        after = branch(side)
        after.act(seat, text)
        yield (seat, text), counts(after, depth - 1)


def effort(found: list[int]) -> int:
    """How many positions one must go through to count one decision further than this."""
    return 1 + sum(found)


def parting(engine: Side, reference: Side, depth: int) -> str:
    """Where the two begin to differ: the decisions that lead there, and what each allows."""
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
