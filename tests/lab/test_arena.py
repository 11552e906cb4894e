"""`clubsuit arena`: duplicate matches between two bots."""

import json
import os
import re
import sys
from collections import Counter
from io import FileIO
from pathlib import Path
from typing import Any

import pytest

import clubsuit
from cli.conftest import Command
from clubsuit import extras
from clubsuit.bots import make_bot
from clubsuit.bots.base import Choice, next_action
from clubsuit.errors import NotationError
from clubsuit.lab import Match, arena, chart, check_file, run_match
from clubsuit.lab.arena import MIXED, WHOLE, Spread, Timed, quantile, seatings, time_class
from clubsuit.lab.opponents.contenders import GUESTS, SOLVED_WORLDS, contender
from clubsuit.lab.simulate import write_whole
from clubsuit.random_numbers import EXPERIMENTS, generator
from clubsuit.solve.positions import best_choice
from support import probe

TEAMS = {"players": 6, "teams": 3}


def match(game: str = "clubs-whist", deals: int = 6, **more: Any) -> Match:
    bots = more.pop("bots", ("rule", "random"))
    games = more.pop("games", False)
    rest = {name: more.pop(name) for name in ("mixed", "once", "swap") if name in more}
    return Match(game, bots=bots, deals=deals, seed=5, options=more, games=games, **rest)


@pytest.mark.parametrize(
    ("game", "options", "whole", "mixed"),
    [
        ("clubs-whist", {}, 6, 0),
        ("climbing-clubs", {"players": 2}, 2, 0),
        ("climbing-clubs", {"players": 5}, 10, 0),
        ("ruby-dame", {}, 2, 8),
        ("climbing-clubs", TEAMS, 6, 12),
    ],
)
def test_seatings(game: str, options: dict[str, Any], whole: int, mixed: int) -> None:
    """Hole: one bot gets better seats. Each bot must have every seat equally often."""
    found = seatings(clubsuit.load(game, **options))
    assert Counter(kind for kind, _ in found) == {WHOLE: whole, **({MIXED: mixed} if mixed else {})}
    for kind in {kind for kind, _ in found}:
        for seat in zip(*(seats for this, seats in found if this == kind), strict=True):
            assert seat.count(0) == seat.count(1)


@pytest.mark.parametrize("game", ["free-clubs", "ruby-dame"])
def test_the_other_way_round(game: str) -> None:
    """Hole: the margin is not A minus B: it must change its sign when A and B are exchanged."""
    one = run_match(match(game, deals=3))
    two = run_match(match(game, deals=3, bots=("random", "rule")))
    assert one.margin == pytest.approx(-two.margin)
    assert one.mixed.mean == pytest.approx(-two.mixed.mean)
    assert one.margin > 0


def test_equals_are_equal() -> None:
    """Hole: the luck of the deal affects the margin, which must be 0 for two identical bots."""
    result = run_match(match(deals=4, bots=("rule", "rule")))
    assert result.whole.interval == pytest.approx((0, 0), abs=1e-12)


def test_margin_of_a_hand() -> None:
    """Hole: a margin differs from the scores in the records."""
    alone = match(deals=1)
    hands = arena.play_deal(alone, 0).hands
    assert len(hands) == 6
    for hand in hands:
        record = clubsuit.Record.from_json(hand.line)
        assert record.hands[0].score
        scores: dict[str, list[int]] = {}
        for name, points in zip(record.players, record.hands[0].score, strict=True):
            scores.setdefault(name, []).append(points)
        a, b = (sum(scores[bot]) / len(scores[bot]) for bot in alone.bots)
        assert hand.margin == pytest.approx(a - b)


def test_whole_games() -> None:
    """Hole: in matches of whole games, the wins do not come from finished games."""
    result = run_match(match(deals=2, games=True, target=2))
    assert result.to_dict()["wins"]["margin"] > 0
    assert result.hands == 12


def test_mixed_partners_in_some_deals() -> None:
    """Hole: a match plays more deals with mixed partners than requested."""
    result = run_match(match("ruby-dame", deals=3, mixed=1))
    assert result.hands == 3 * 2 + 8
    assert (result.whole.deals, result.mixed.deals) == (3, 1)
    assert run_match(match("ruby-dame", deals=2, mixed=0)).to_dict()["mixed"] is None


@pytest.mark.parametrize(
    ("how", "text"),
    [
        ({"deals": 2}, "2 deals in 6 seatings each: 12 hands."),
        ({"deals": 1, "swap": True}, "One deal in 2 seatings: 2 hands."),
        ({"deals": 1, "games": True, "target": 2}, "One deal in 6 seatings: 6 whole games."),
        (
            {"game": "ruby-dame", "deals": 3, "mixed": 1},
            "One deal in 10 seatings, and 2 in 2 each: 14 hands.",
        ),
    ],
)
def test_hands_can_be_counted_again(how: dict[str, Any], text: str) -> None:
    """Hole: the result names a number of hands that does not follow from the number of deals."""
    planned = match(**how)
    assert chart.hands_played(planned, run_match(planned)) == text


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("clubs-whist", {}),
        pytest.param("ruby-dame", {}, marks=pytest.mark.long),
        pytest.param("climbing-clubs", TEAMS, marks=pytest.mark.long),
    ],
)
def test_each_deal_in_one_place(game: str, options: dict[str, Any]) -> None:
    """Hole: `--once` favours a seat, or the luck of the deal affects the margin.

    In each deal A plays in only one seat or team, which changes from deal to deal. The same deal is
    also played with B in all seats, and that result is subtracted.
    """
    one = match(game, once=True, **options)
    for number in range(one.deals):
        mine, same = arena.play_deal(one, number).hands
        records = [clubsuit.Record.from_json(hand.line) for hand in (mine, same)]
        assert records[0].hands[0].deal == records[1].hands[0].deal
        assert set(records[1].players) == {"random"}
        assert records[0].players == [one.bots[bot] for bot in arena.one_place(load(one), number)]
        score = records[1].hands[0].score
        assert score
        a = [p for p, name in enumerate(records[0].players) if name == "rule"]
        b = [p for p in range(len(score)) if p not in a]
        means = [sum(score[p] for p in seats) / len(seats) for seats in (a, b)]
        assert same.margin == pytest.approx(means[0] - means[1])
    places = [arena.one_place(load(one), number) for number in range(one.deals)]
    often = {column.count(0) for column in zip(*places, strict=True)}
    assert often == {one.deals * places[0].count(0) // len(places[0])}
    result = run_match(one)
    assert result.margin > 0 and result.hands == 12 and not result.mixed.deals
    equal = run_match(match(game, once=True, bots=("rule", "rule"), **options))
    assert equal.whole.interval == (0, 0)


@pytest.mark.parametrize(
    ("game", "options"), [("clubs-whist", {}), ("ruby-dame", {}), ("climbing-clubs", TEAMS)]
)
def test_each_deal_with_the_bots_exchanged(game: str, options: dict[str, Any]) -> None:
    """Hole: `--swap` favours a seat or a bot, or plays other deals than a whole match."""
    one = match(game, swap=True, **options)
    for number in range(one.deals):
        hands = arena.play_deal(one, number).hands
        whole = {hand.line for hand in arena.play_deal(match(game, **options), number).hands}
        place = arena.one_place(load(one), number)
        for hand, seats in zip(hands, (place, tuple(1 - bot for bot in place)), strict=True):
            assert hand.kind == WHOLE
            record = clubsuit.Record.from_json(hand.line)
            assert record.players == [one.bots[bot] for bot in seats]
            assert hand.line in whole
    result = run_match(one)
    assert result.margin > 0 and result.hands == 12 and not result.mixed.deals
    equal = run_match(match(game, swap=True, bots=("rule", "rule"), **options))
    assert equal.whole.interval == pytest.approx((0, 0), abs=1e-12)


def load(one: Match) -> clubsuit.Game:
    return clubsuit.load(one.game, **one.options)


def test_search_open() -> None:
    """Hole: `search-open`, the upper bound, does not use the hidden cards."""
    play = clubsuit.load("clubs-whist").new(seed=3)
    assert play.turn is not None
    view = play.view(play.turn)
    rng = generator(1, EXPERIMENTS)
    data: dict[str, set[tuple[float, ...]]] = {"search:1": set(), "search-open:1": set()}
    for _ in range(4):
        other = play.copy()
        probe.set_states(other, view.sample_state(rng))
        for name, values in data.items():
            choice = contender(name, other, 1).choose(other.view(play.turn))
            values.add(tuple(candidate.points for candidate in choice.candidates))
    assert len(data["search:1"]) == 1
    assert len(data["search-open:1"]) > 1


def test_perfect_open() -> None:
    """Hole: `perfect-open` is no upper bound: two bots that see all cards must, from the first lead
    on, reach the result that the solver gives for perfect play."""
    play = clubsuit.load("climbing-clubs", players=2).new(seed=3, pause=True)
    first = play.turn
    assert first is not None
    margin = best_choice(play.game.rules, play.state).margin
    bots = [contender("perfect-open:1", play, seat) for seat in range(2)]
    while play.turn is not None:
        play.act(next_action(play, bots))
    assert play.total[first] - play.total[1 - first] == margin


def test_search_solved() -> None:
    """Hole: a contender does not work as described in the docs, which report its results. It must
    solve twelve worlds as soon as sixteen (or twenty) cards are left, and none before."""
    play = clubsuit.load("climbing-clubs", players=2).new(seed=0, pause=True)
    bots = [make_bot("rule", play.game.rules, seat) for seat in range(2)]
    for left, solving in ((18, {"search-solved-20"}), (16, set(SOLVED_WORLDS))):
        while play.turn is None or play.view(play.turn).state.count.sum() > left:
            play.act(next_action(play, bots))
        for name in SOLVED_WORLDS:
            basis = contender(f"{name}:2", play, 1).choose(play.view(play.turn)).basis
            late = name in solving
            assert basis.key == ("search-solved-some" if late else "search-best")
            assert basis.args["worlds"] == (12 if late else 2)


@pytest.mark.parametrize("name", GUESTS)
def test_guests_sit_at_no_table(name: str) -> None:
    """Hole: a bot that gets the full state can sit at a table with people."""
    for asked in (name, f"{name}:5ms"):
        with pytest.raises(NotationError, match="there is no bot"):
            make_bot(asked, clubsuit.game.rules_of("clubs-whist"), 1)


@pytest.mark.long
def test_a_peer(command: Command) -> None:
    """Hole: OpenSpiel's search plays by other rules, or does not play."""
    words = ["arena", "clubs-whist", "--bots", "openspiel-ismcts:40,random", "--deals", "4"]
    assert json.loads(command(*words, "--json").out)["margin"] > 0.5
    words = ["arena", "clubs-whist", "--bots", "openspiel-ismcts,random", "--deals", "1"]
    data = json.loads(command(*words, "--time", "9", "--json").out)
    assert data["bots"] == ["openspiel-ismcts:9ms", "random"]
    assert data["ms_median"]["A"] >= 9 / 1.05


def test_a_peer_that_is_missing(command: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    """Holes: a traceback without OpenSpiel; advice that does not work here."""
    monkeypatch.delitem(sys.modules, "clubsuit.lab.opponents.openspiel_ismcts", raising=False)
    monkeypatch.delitem(sys.modules, "clubsuit.envs.open_spiel", raising=False)
    monkeypatch.setitem(sys.modules, "pyspiel", None)
    ran = command("arena", "clubs-whist", "--bots", "openspiel-ismcts,rule")
    assert ran.code == 2
    assert ran.err.rstrip().endswith("get it with: ./scripts/install.sh requirements/bench.txt")


def test_interval() -> None:
    """Hole: the interval has a wrong width (by the textbook, Student's t is 5.841 here)."""
    spread = Spread()
    for margin in (1.0, 2.0, 4.0, 5.0):
        spread.add(margin)
    assert spread.mean == 3
    half = 5.841 * (10 / 3 / 4) ** 0.5
    assert spread.interval == pytest.approx((3 - half, 3 + half), abs=1e-3)


def test_no_negative_zero() -> None:
    """Bug: a margin of almost 0 was printed as "-0.000", as in the reasons of bots before."""
    result = arena.Result(["A", "B"], whole=Spread(2, -0.0001, 0.0))
    ((_, margin, interval, _),) = chart.figures(match(), result)
    assert (margin, interval) == ("+0.000", "+0.000 … +0.000")


def test_times() -> None:
    """Hole: median or 95th percentile of the times is off by more than 5 %."""
    times = Counter(time_class(ms / 1000) for ms in range(1, 101))
    assert quantile(times, 0.5) == pytest.approx(50, rel=0.05)
    assert quantile(times, 0.95) == pytest.approx(95, rel=0.05)
    assert quantile(Counter(), 0.5) == 0


def test_what_is_timed() -> None:
    """Hole: the many forced decisions, which take no time, count in the median."""
    play = clubsuit.load("clubs-whist", target=1).new(seed=7, pause=True)
    times: Counter[int] = Counter()
    bots = [Timed(make_bot("rule", play.game.rules, 1), times) for _ in range(3)]
    choices = 0
    decided: list[Choice] = []
    while play.turn is not None:
        choices += len(play.legal()) > 1
        decided.append(bots[play.turn].choose(play.view(play.turn)))
        play.act(decided[-1].action)
    assert times.total() == choices < len(decided)


def files(folder: Path) -> tuple[bytes, list[Any]]:
    """Return the records, and the stored data of each deal without its times."""
    lines = (folder / "deals.jsonl").read_text().splitlines()
    return (folder / "records.jsonl").read_bytes(), [json.loads(line)["hands"] for line in lines]


def test_workers_and_interruption(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: a match depends on the number of workers, or changes after Ctrl-C and a truncated
    line."""
    whole = run_match(match(), folder=tmp_path / "whole", workers=2)
    with monkeypatch.context() as patch:
        probe.stop_match_after(patch, 2)
        first = run_match(match(), folder=tmp_path / "cut")
    assert first.interrupted
    assert first.deals == 2
    with (tmp_path / "cut" / "deals.jsonl").open("a") as lines:
        lines.write('{"hands": [[')
    with (tmp_path / "cut" / "records.jsonl").open("a") as lines:
        lines.write('{"format')
    second = run_match(match(), folder=tmp_path / "cut", resume=True)
    assert second.resumed == 2
    assert files(tmp_path / "cut") == files(tmp_path / "whole")
    assert second.whole == whole.whole
    assert check_file(tmp_path / "cut" / "records.jsonl").fault is None


def test_the_command(command: Command, tmp_path: Path) -> None:
    """Hole: the command prints a wrong summary for people or for programs."""
    folder = str(tmp_path / "match")
    words = ["arena", "ruby-dame", "--bots", "rule,random", "--deals", "3", "--folder", folder]
    ran = command(*words)
    assert ran.code == 0
    assert "rule against random, 3 deals" in ran.out
    assert "partner of the other kind" in ran.out
    data = json.loads(command(*words, "--resume", "--json").out)
    assert data["bots"] == ["rule", "random"]
    assert data["deals"] == 3
    low, high = data["ci99"]
    assert low < data["margin"] < high
    assert data["ms_median"].keys() == data["ms_p95"].keys() == {"A", "B"}


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["--bots", "rule"], "a match needs two bots"),
        (["--bots", "rule,random,nobody"], "nobody"),
        (["--bots", "rule,nobody"], "random, rule, search, "),
        (["--bots", "rule,nobody"], "search-tree, openspiel-ismcts"),
        (["--bots", "rule,search:x"], '"x" does not tell a bot how long to think'),
        (["--bots", "rule,random", "--deals", "0"], "there cannot be 0 deals"),
        (["--bots", "rule,random", "--once", "--mixed", "2"], "give only one of them"),
        (["--bots", "rule,random", "--once", "--swap"], "give only one of them"),
        *(
            (["--bots", "rule,random", "--sprt", given], f"a sequential test cannot be {given}")
            for given in (
                "",
                "0",
                "x,1",
                "1,0",
                "0,1,0.5",
                "0,nan",
                "0,inf",
                "0,1,0.1,0",
                "0,1,2,3,4",
            )
        ),
        (["--bots", "rule,random", "--resume"], "--resume needs --folder"),
        (["--bots", "rule,random", "--folder", "."], "exists"),
    ],
)
def test_refusals(words: list[str], says: str, command: Command) -> None:
    """Hole: invalid arguments start a match instead of ending with one clear sentence and status
    2."""
    ran = command("arena", "clubs-whist", *words)
    assert ran.code == 2
    assert says in ran.err


def test_a_folder_of_something_else(command: Command, tmp_path: Path) -> None:
    """Bug: --resume truncated the records in a folder that no match had written."""
    kept = tmp_path / "records.jsonl"
    kept.write_text("mine\n")
    words = ["arena", "clubs-whist", "--bots", "rule,random", "--deals", "1", "--resume"]
    ran = command(*words, "--folder", str(tmp_path))
    assert ran.code == 2
    assert "holds a match that another command began" in ran.err
    assert kept.read_text() == "mine\n"
    assert list(tmp_path.iterdir()) == [kept]


@pytest.mark.parametrize(
    ("fault", "says"),
    [
        ("fewer", "more than the 1 asked for"),
        ("[]", "damaged at deal 3"),
        ('{"hands": [["whole", NaN, 0]], "times": [[], []], "records": 0}', "damaged at deal 3"),
        ('{"hands": [], "times": [[], []], "records": Infinity}', "damaged at deal 3"),
        ('{"hands": [["whole", 1, 0]], "times": [[], []], "records": -5}', "damaged at deal 3"),
        ('{"hands": [["whole", 1, 0]], "times": [[], []], "records": 100}', "damaged at deal 3"),
        (f"{'[' * 100_000}", "damaged at deal 3"),
        ('{"hands": [["whole", 1e400, 0]], "times": [[], []], "records": 1}', "damaged at deal 3"),
        ('{"hands": [["whole", 1, 0]], "times": [[["a", 1]], []], "records": 1}', "at deal 3"),
        ('{"hands": [["whole", 1, 0]], "times": [[[9999, 1]], []], "records": 1}', "at deal 3"),
        ('{"hands": [], "times": [[], []], "records": 1e999}', "damaged at deal 3"),
        ("lost", "damaged at deal 1"),
        ("lost deals", "damaged at deal 1"),
    ],
)
def test_what_no_run_leaves(fault: str, says: str, command: Command, tmp_path: Path) -> None:
    """Bug: a match that was resumed with fewer deals lost the others; a broken line ended in a
    crash."""
    folder = tmp_path / "match"
    words = ["arena", "clubs-whist", "--bots", "rule,random", "--folder", str(folder)]
    assert command(*words, "--deals", "2").code == 0
    if fault[0] in "[{":
        with (folder / "deals.jsonl").open("a") as lines:
            lines.write(f"{fault}\n")
    if fault == "lost":
        (folder / "records.jsonl").write_bytes(b"")
    # bug: its records were deleted in this case
    if fault == "lost deals":
        (folder / "deals.jsonl").unlink()
    before = {path.name: path.read_bytes() for path in folder.iterdir()}
    ran = command(*words, "--resume", "--deals", "1" if fault == "fewer" else "3")
    assert ran.code == 2
    assert says in ran.err
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == before


def test_what_is_in_the_way_is_said_before(command: Command, tmp_path: Path) -> None:
    """Holes: the first of three matches is played before the second folder is checked; matches are
    written into the folder of another match; a page that cannot be written is noticed too late."""
    (tmp_path / "season" / "1-3").mkdir(parents=True)
    (tmp_path / "season" / "1-3" / "mine").touch()
    words = ["arena", "clubs-whist", "--bots", "rule,random,trained", "--deals", "1"]
    ran = command(*words, "--folder", str(tmp_path / "season"))
    assert (ran.code, ran.out) == (2, "")
    assert not (tmp_path / "season" / "1-2").exists()
    one = ["--folder", str(tmp_path / "one")]
    assert command(*words[:3], "rule,random", *words[4:], *one).code == 0
    ran = command(*words, *one, "--resume")
    assert ran.code == 2 and "holds a match that another command began" in ran.err
    ran = command(*words, "--html", str(tmp_path))
    assert (ran.code, ran.out) == (2, "")


def test_killed_while_it_began(command: Command, tmp_path: Path) -> None:
    """Bug: a match whose plan was only partly written could not be resumed."""
    words = ["arena", "clubs-whist", "--bots", "rule,random", "--deals", "1"]
    (tmp_path / "match.tmp").write_text('{"game": "clu')
    assert command(*words, "--folder", str(tmp_path), "--resume").code == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "deals.jsonl", "match.json", "records.jsonl",
    ]  # fmt: skip


def test_a_full_disk() -> None:
    """Bug: partly written records were taken for complete ones."""

    class AlmostFull(FileIO):
        def write(self, data: Any) -> int:
            return super().write(data[:3])

    with AlmostFull(os.devnull, "w") as almost, pytest.raises(OSError, match="space"):
        write_whole(almost, b"record")


def test_another_match_in_the_folder(command: Command, tmp_path: Path) -> None:
    """Hole: two matches are mixed in one folder."""
    folder = ["--folder", str(tmp_path / "match"), "--deals", "1"]
    assert command("arena", "clubs-whist", "--bots", "rule,random", *folder).code == 0
    ran = command("arena", "clubs-whist", "--bots", "random,rule", *folder, "--resume")
    assert ran.code == 2
    assert "holds a match that another command began" in ran.err


def test_each_pair_in_turn(command: Command, tmp_path: Path) -> None:
    """Hole: only two of three bots are compared, or the records of all pairs are in one folder."""
    folder = tmp_path / "match"
    words = ["arena", "clubs-whist", "--bots", "rule,random,search:1", "--deals", "1"]
    data = json.loads(command(*words, "--folder", str(folder), "--json").out)["matches"]
    pairs = [["rule", "random"], ["rule", "search:1"], ["random", "search:1"]]
    assert [match["bots"] for match in data] == pairs
    assert sorted(path.name for path in folder.iterdir()) == ["1-2", "1-3", "2-3"]
    again = command(*words, "--folder", str(folder), "--resume", "--deals", "2")
    assert again.code == 0
    assert again.out.count("1 of these deals were already in the folder") == 3


def test_a_page(command: Command, tmp_path: Path) -> None:
    """Holes: a name is interpreted as HTML; a match of one deal, which allows no chart, fails."""
    file = tmp_path / "page.html"
    words = ["arena", "clubs-whist", "--bots", "rule,random", "--html", str(file)]
    assert command(*words, "--deals", "1", "--option", "lead=left-of-exchanger").code == 0
    text = file.read_text(encoding="utf-8")
    assert "lead=left-of-exchanger" in text
    assert text.count("<figure>") == 1
    named = Match("clubs-whist", {}, ("<b>", "</script>"), deals=2, seed=1)
    page = chart.page([(named, run_match(match(deals=2)))])
    assert page.count("<figure>") == 2
    specs = re.findall(r'<script type="application/json">(.*?)</script>', page)
    assert [json.loads(spec)["$schema"] for spec in specs] == [chart.SCHEMA] * 2
    assert "var(--first)" in page
    assert "var(--first)" not in "".join(specs)
    assert "<b>" not in page
    assert page.count("</script>") == page.count("<script ")


def test_a_package_that_is_missing(
    command: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Hole: a missing package ends in a traceback, after hours of play."""
    for name in [name for name in sys.modules if name.split(".")[0] == "vl_convert"]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "vl_convert", None)
    words = ["arena", "clubs-whist", "--bots", "rule,random", "--html", str(tmp_path / "x.html")]
    ran = command(*words)
    assert (ran.code, ran.out) == (2, "")
    assert extras.command("arena") in ran.err


def test_a_page_that_cannot_be_written(command: Command, tmp_path: Path) -> None:
    """Hole: a page that cannot be written is reported only at the end, after hours of play."""
    file = tmp_path / "nowhere" / "page.html"
    ran = command("arena", "clubs-whist", "--bots", "rule,random", "--html", str(file))
    assert (ran.code, ran.out) == (2, "")
    assert "page.html" in ran.err
