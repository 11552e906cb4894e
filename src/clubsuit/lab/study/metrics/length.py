"""How long hands and games last, and how much there is to decide."""

from collections.abc import Iterator

from clubsuit.lab.study.metrics.base import GameMetric, HandMetric, Sample, hand_winners, info
from clubsuit.lab.study.played import Played, PlayedHand
from clubsuit.lab.study.result import Pace


def hand_decisions(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield the number of decisions, forced ones included."""
    yield Sample("", len(hand.decisions))


def minutes(hand: PlayedHand, pace: Pace) -> float:
    """Return the minutes that people need for a hand at this pace."""
    choices = sum(len(one.legal) > 1 for one in hand.decisions)
    forced = len(hand.decisions) - choices
    return (choices * pace.choice_s + forced * pace.forced_s + pace.deal_s) / 60


def branching(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield the number of legal actions at each decision: for all, and for each phase."""
    for one in hand.decisions:
        if one.legal:
            yield Sample("", len(one.legal))
            yield Sample(one.phase, len(one.legal))


def decision_moves(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield whether each decision had more than one legal action: for all, and for each phase."""
    for one in hand.decisions:
        if one.legal:
            yield Sample("", len(one.legal) > 1)
            yield Sample(one.phase, len(one.legal) > 1)


def hand_ties(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield whether several sides have the best score of the hand."""
    yield Sample("", len(hand_winners(hand, game)) > 1)


def option_chosen(hand: PlayedHand, game: Played) -> Iterator[Sample]:
    """Yield for each option at each choice whether it was chosen."""
    for one in hand.decisions:
        for option in one.offered:
            yield Sample(option, option == one.chosen)


def game_hands(game: Played) -> Iterator[Sample]:
    """Yield the number of hands."""
    yield Sample("", len(game.hands))


def game_decisions(game: Played) -> Iterator[Sample]:
    """Yield the number of decisions in all hands."""
    yield Sample("", sum(len(hand.decisions) for hand in game.hands))


def completion(game: Played) -> Iterator[Sample]:
    """Yield whether the game ended (see `playing.MOST_HANDS`)."""
    yield Sample("", game.winners is not None)


def drawishness(game: Played) -> Iterator[Sample]:
    """Yield whether several sides won together."""
    winners = {game.teams[seat] for seat in game.winners or ()}
    yield Sample("", len(winners) > 1)


def metrics(pace: Pace) -> tuple[HandMetric | GameMetric, ...]:
    """Return the metrics of this module; `pace` turns decisions into minutes."""

    def hand_minutes(hand: PlayedHand, game: Played) -> Iterator[Sample]:
        yield Sample("", minutes(hand, pace))

    def game_minutes(game: Played) -> Iterator[Sample]:
        yield Sample("", sum(minutes(hand, pace) for hand in game.hands))

    return (
        HandMetric(info("hand-decisions", "decisions", "hand", "", "Ludii"), hand_decisions),
        HandMetric(info("hand-minutes", "minutes", "hand"), hand_minutes),
        GameMetric(info("game-hands", "hands", "game"), game_hands),
        GameMetric(info("game-decisions", "decisions", "game", "", "Ludii"), game_decisions),
        GameMetric(info("game-minutes", "minutes", "game"), game_minutes),
        HandMetric(
            info("branching-factor", "choices", "decision", "phase", "Ludii", whole=True), branching
        ),
        HandMetric(
            info("decision-moves", "share", "decision", "phase", "Ludii", whole=True),
            decision_moves,
        ),
        HandMetric(info("option-chosen", "share", "offer", "option"), option_chosen),
        GameMetric(info("completion", "share", "game", "", "Ludii"), completion, finished=False),
        GameMetric(info("drawishness", "share", "game", "", "Ludii"), drawishness),
        HandMetric(info("hand-ties", "share", "hand"), hand_ties),
    )
