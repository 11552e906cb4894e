"""Reports of studies: what they claim, what they contain, and their tables."""

import json
import re
import sys
from dataclasses import replace
from html.parser import HTMLParser
from itertools import product
from pathlib import Path

import polars
import pytest

from clubsuit import NotationError
from clubsuit.lab.study.metrics import all_infos
from clubsuit.lab.study.metrics.pairs import CHANGED
from clubsuit.lab.study.report import check_tables, page, write_page, write_tables
from clubsuit.lab.study.report.charts import SUBJECTS
from clubsuit.lab.study.report.findings import (
    comparisons,
    difference_finding,
    ranking_finding,
    value_finding,
)
from clubsuit.lab.study.result import Difference, Measure, Ranking, Stopping, StudyResult
from clubsuit.texts import has, speaking
from lab.study.made_up import BOTS, difference, measure, plan, result

LEADS = ("lead=exchanger", "lead=left-of-exchanger")
LAST = "“Who leads first: Last to swap”"
LEFT = "“Who leads first: The player to the left of the last to swap”"
STUDY = result(LEADS)
EMPTY = {"br", "link", "meta", "circle"}
"""Elements without an end tag."""


class Reader(HTMLParser):
    """A reader of HTML that finds missing end tags, and collects the addresses of other files."""

    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.addresses: list[str] = []
        self.anchors: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in EMPTY:
            self.open.append(tag)
        for name, value in attrs:
            if name in ("href", "src"):
                self.addresses.append(value or "")
            if name == "id":
                self.anchors.add(f"#{value}")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Do nothing: the element is closed."""

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag


def finding(*differences: Difference, of: StudyResult = STUDY) -> str:
    """Return the finding of some differences of one metric."""
    return difference_finding(of, comparisons(of.plan, differences))


# ---- findings ------------------------------------------------------------------------------------


def test_no_difference() -> None:
    """Hole: chance is reported as a difference."""
    one = difference("hand-decisions", "", 0.2, 0.3)
    assert finding(one) == (
        f"Decisions in a hand: no clear difference between {LEFT} and {LAST}: "
        "rule +0.20 (−0.10 to +0.50) decisions."
    )


def test_a_difference_for_one_kind_of_bot() -> None:
    """Hole: a clear difference has the wrong sign, size, unit or interval."""
    assert finding(difference("role-advantage", "swapper", -0.2, 0.1)) == (
        f"Advantage of each role, swappers: 0.20 points lower with {LEFT} than with "
        f"{LAST} (99 % interval −0.30 to −0.10)."
    )


def test_a_difference_that_all_bots_confirm() -> None:
    """Hole: the report does not say that a finding holds for all bots; shares are no percentages.

    Also: two shares differ by percent, which could mean a part of the first one.
    """
    ones = [difference("hand-ties", "", 0.02, 0.01, bot=bot) for bot in ("rule", "search:64")]
    assert finding(*ones) == (
        f"Shared best scores: higher with {LEFT} than with {LAST} for every kind of bot: "
        "rule +2.0 (+1.0 to +3.0) and search:64 +2.0 (+1.0 to +3.0) percentage points."
    )


def test_a_difference_that_only_one_bot_shows() -> None:
    """Hole: what holds for one kind of bot is reported as a property of the game."""
    ones = [
        difference("hand-decisions", "", 3, 1),
        difference("hand-decisions", "", 1, 2, bot="search:64"),
    ]
    assert finding(*ones) == (
        f"Decisions in a hand: higher with {LEFT} than with {LAST} for rule "
        "+3.0 (+2.0 to +4.0), but not clearly for search:64 +1.0 (−1.0 to +3.0) (decisions)."
    )


def test_bots_that_contradict_each_other() -> None:
    """Hole: opposite findings are averaged, or one of them is left out."""
    ones = [
        difference("hand-decisions", "", 3, 1),
        difference("hand-decisions", "", -2, 1, bot="search:64"),
    ]
    assert finding(*ones) == (
        f"Decisions in a hand: the bots disagree. With {LEFT} instead of {LAST} it changes by "
        "rule +3.0 (+2.0 to +4.0) and search:64 −2.0 (−3.0 to −1.0) decisions."
    )


def test_the_clearest_part_is_reported() -> None:
    """Hole: an unclear part of a metric hides a clear one; the number of comparisons is wrong."""
    unclear = [difference("seat-advantage", part, 0.1, 0.5) for part in ("dealer", "dealer+1")]
    clear = difference("seat-advantage", "dealer+2", 0.1, 0.01)
    assert "dealer + 2: 0.100 points higher" in finding(*unclear, clear)
    assert "none of the 2 differences is clear" in finding(*unclear)


def test_only_clear_differences_are_called_higher_or_lower() -> None:
    """Hole: some combination of values is reported as a difference whose interval contains 0."""
    values = [-2.0, -0.1, 0.0, 0.1, 2.0]
    for one, other in product(values, values):
        ones = [
            difference("hand-decisions", "", one, 1),
            difference("hand-decisions", "", other, 1, bot="search:64"),
        ]
        said = finding(*ones)
        clear = [value for value in (one, other) if abs(value) > 1]
        assert ("higher" in said) == (bool(clear) and min(clear) > 0)
        assert ("lower" in said) == (bool(clear) and max(clear) < 0)
        assert ("disagree" in said) == ({value > 0 for value in clear} == {True, False})


def test_an_interval_that_ends_near_zero() -> None:
    """Hole: rounding makes a clear difference look as if its interval touched 0."""
    assert "(99 % interval +0.004 to +0.396)" in finding(
        difference("role-advantage", "swapper", 0.2, 0.196)
    )


def test_unknown_intervals() -> None:
    """Hole: one block of deals, which gives no interval, is reported as a difference."""
    one = replace(difference("hand-decisions", "", 3, 1), low=None, high=None)
    assert "no clear difference" in finding(one)
    assert "rule +3.00 (– to –)" in finding(one)


def test_parts_differ_only_if_their_intervals_do_not_overlap() -> None:
    """Hole: the highest and the lowest part are always called different."""
    far = [
        measure("seat-advantage", "dealer", -0.3, 0.2),
        measure("seat-advantage", "dealer+1", 0.3, 0.2),
    ]
    assert value_finding(STUDY, far) == (
        "Advantage of each seat: higher for dealer + 1 (0.30 points, 99 % interval 0.10 to 0.50) "
        "than for dealer (−0.30 points, 99 % interval −0.50 to −0.10)."
    )
    near = [measure("seat-advantage", "dealer", -0.3, 0.4), far[1]]
    assert value_finding(STUDY, near) == "Advantage of each seat: no two of these differ clearly."


def test_a_study_that_varies_two_names() -> None:
    """Hole: two changes at once are reported as the effect of one of them."""
    labels = [f"lead={lead} target={target}" for lead in "ab" for target in (7, 11)]
    four = result(labels)
    pairs = {(one.first, one.second) for one in comparisons(four.plan, four.differences)}
    assert pairs == {(0, 1), (0, 2), (1, 3), (2, 3)}
    one = difference("hand-decisions", "", 3, 1, first=1, second=3)
    assert finding(one, of=four) == (
        "Decisions in a hand: 3.0 decisions higher with “Who leads first: b, Points to win: 11” "
        "than with “Who leads first: a, Points to win: 11” (99 % interval +2.0 to +4.0)."
    )
    assert "Who leads first: a → b, Points to win: 11" in page(four)


def test_unequal_rankings() -> None:
    """Hole: differences that are not clear count as an agreement or as a contradiction."""
    same = next(one for one in STUDY.rankings if one.verdict == "same")
    unclear = replace(same, pairs=dict.fromkeys(BOTS, ()), verdict="unclear")
    pairs = {"rule": ((0, 1),), "search:64": ((1, 0),)}
    real = Ranking("hand-ties", "", "", pairs, "different")
    assert ranking_finding(replace(STUDY, rankings=(same, same))) == (
        "All kinds of bots put the variants clearly in the same order, in all 2 comparisons."
    )
    assert "In 1 of 8 comparisons all of them put" in ranking_finding(STUDY)
    assert ranking_finding(replace(STUDY, rankings=(unclear,))) == (
        "In none of the 1 comparisons are all differences between the variants clear, so the bots "
        "neither agree nor contradict each other."
    )
    assert ranking_finding(replace(STUDY, rankings=(same, unclear, real))) == (
        "The kinds of bots contradict each other on Shared best scores."
    )


def test_equal_values_are_not_ranked() -> None:
    """Bug: "Do the bots agree?" put variants without a clear difference into an order, and called
    the order the same for all bots."""
    rows = re.findall(r"<tr><th scope=\"row\">(.*?)</tr>", page(result(["target=7", "target=11"])))
    texts = [re.sub("<[^>]+>", "|", row) for row in rows]
    assert [one for one in texts if one.startswith("Decisions in a hand|") and "11 &gt; 7" in one]
    unclear = [row for row in texts if "not clear" in row]
    assert unclear
    assert all("&gt;" not in row for row in unclear)


def test_bots_that_do_not_react() -> None:
    """Bug: that the bots made the same choices in every hand was said in a row of a table only."""
    unmoved = [
        Measure("rule-changed", "what", "chosen", 1, bot, 0.0, 0.0, 0.01, 2000) for bot in BOTS
    ]
    infos = (*STUDY.metrics, CHANGED)
    all_of = replace(STUDY, measures=(*STUDY.measures, *unmoved), metrics=infos)
    header = page(all_of).partition("</header>")[0]
    assert "In every hand, rule and search:64 made the same choices in all variants." in header
    one = replace(all_of, measures=(*STUDY.measures, unmoved[0]))
    header = page(one).partition("</header>")[0]
    assert "to swap”, rule made the same choices in every hand as with “Who" in header
    assert "made the same choices" not in page(STUDY)


def test_what_a_rule_changed_is_a_list() -> None:
    """Bug: the report said that other scores are "higher" than other winners, which are different
    things."""
    parts = {"chosen": 0.0, "score": 1.0, "winner": 0.38}
    ones = [
        Measure("rule-changed", "what", part, 1, "rule", value, value - 0.01, value + 0.01, 2000)
        for part, value in parts.items()
    ]
    said = value_finding(replace(STUDY, metrics=all_infos()), ones)
    assert said == (
        "What the change of the rules changed, in %: rule: other choices were made 0.0 (−1.0 to "
        "1.0), the scores differ 100.0 (99.0 to 101.0), somebody else won the hand 38.0 (37.0 to "
        "39.0)."
    )


def test_constants_have_their_names() -> None:
    """Bug: the headline named a constant of the rules as the code does, and a hand that is settled
    after more tricks was settled "higher"."""
    html = page(
        replace(result(["LAST_TRICK_POINTS=0", "LAST_TRICK_POINTS=2"]), plan=plan(
            ["LAST_TRICK_POINTS=0", "LAST_TRICK_POINTS=2"]))
    )  # fmt: skip
    assert "what does “Extra points for the last trick” change?" in html
    assert "LAST_TRICK" not in html.partition("</header>")[0]
    later = replace(difference("hand-ties", "", 0.1, 0.05), metric="hand-settled")
    said = finding(later, of=replace(STUDY, metrics=all_infos()))
    assert "10.0 percentage points later with" in said


def test_nothing_was_measured() -> None:
    """Bug: a metric that no hand had gave a report without a headline."""
    fixed = replace(STUDY.plan, primary="role-advantage:nobody")
    header = page(replace(STUDY, plan=fixed, primary=())).partition("</header>")[0]
    assert "Advantage of each role, nobody: nothing was measured" in header


def test_blocks_of_one_deal() -> None:
    """Bug: "blocks of 1 deals"."""
    html = page(replace(STUDY, plan=replace(STUDY.plan, block=1)))
    assert "from the spread between deals" in html
    assert "blocks of 50 deals" in page(STUDY)


def test_every_metric_has_a_sheet_a_name_and_a_definition() -> None:
    """Hole: a new metric is missing in the report, or shown by its name for programs."""
    names = {info.name for info in all_infos()}
    assert names == {name for metrics in SUBJECTS.values() for name in metrics}
    assert [name for name in names if not has(f"study-page-metric-{name}")] == []
    assert [name for name in names if not has(f"study-page-note-{name}")] == []
    assert [info for info in all_infos() if not has(f"study-page-unit-{info.unit}")] == []
    assert [info for info in all_infos() if not has(f"study-page-per-{info.per}")] == []


# ---- the page ------------------------------------------------------------------------------------


@pytest.mark.parametrize("labels", [("usual",), LEADS, tuple(f"target={n}" for n in range(1, 7))])
def test_the_page_is_one_file(labels: tuple[str, ...]) -> None:
    """Holes: broken HTML; a part of the page comes from another file or from the network."""
    html = page(result(labels))
    reader = Reader()
    reader.feed(html)
    reader.close()
    assert reader.open == []
    own = reader.anchors
    assert [one for one in reader.addresses if not one.startswith("data:") and one not in own] == []
    assert (
        re.findall(r"url\((?![\"']?data:)|@import|<script(?! type=\"application/json\")", html)
        == []
    )


def test_the_page_has_what_makes_it_again() -> None:
    """Hole: a page is passed on without its command, seed, versions or stopping rule."""
    html = page(STUDY)
    plan = STUDY.plan
    assert plan.command in html
    for text in ("after 2,000 deals", "99\N{NO-BREAK SPACE}%", *plan.versions.values()):
        assert text in html
    text = html.partition('id="result">')[2].partition("</script>")[0]
    assert StudyResult.from_json(text) == STUDY


def test_a_chart_has_words_and_a_table() -> None:
    """Hole: a chart can only be seen; its numbers cannot be read."""
    html = page(STUDY)
    figures = html.split("<figure>")[1:]
    assert len(figures) == 9
    for figure in figures:
        spoken = re.search(r'role="img" aria-label="([^"]+)"', figure)
        assert spoken
        assert f"<h3>{spoken[1]}</h3>" in figure
        assert "<table>" in figure


def test_texts_from_outside_are_escaped() -> None:
    """Hole: a label with HTML in it changes the page."""
    plan = replace(STUDY.plan, command="</pre><script>x</script>")
    bots = replace(plan, bots=("<i>",))
    odd = replace(STUDY, plan=bots, measures=(), differences=(), rankings=(), primary=())
    html = page(replace(odd, metrics=()))
    assert "<script>x" not in html
    assert "<i>" not in html


@pytest.mark.parametrize(
    ("language", "note"),
    [
        ("en", "casual decides partly by chance; the intervals allow for that."),
        ("de", "casual entscheidet zum Teil zufällig"),
        ("fr", "casual décide en partie au hasard"),
        ("nl", "casual beslist deels op toeval"),
    ],
)
def test_the_page_names_the_bots_that_err(language: str, note: str) -> None:
    """Bug: only the command line said that the results of `casual` contain chance."""
    with speaking(language):
        assert note not in page(STUDY)
        for erring in ({"bots": ("rule", "casual")}, {"skill": ("random", "casual", "rule")}):
            assert note in page(replace(STUDY, plan=replace(STUDY.plan, **erring)))


def test_a_page_of_an_interrupted_study_without_deals() -> None:
    """Hole: Ctrl-C before the first complete block costs the page, or crashes."""
    none = replace(STUDY, deals=0, plays=0, ended="interrupted", metrics=(), measures=(),
                   differences=(), rankings=(), primary=())  # fmt: skip
    assert "The study was interrupted" in page(none)


def test_a_study_that_looked_at_its_precision() -> None:
    """Hole: a difference is called clear by an interval that does not allow for the looks."""
    usual = difference("lead-advantage", "", 0.5, 0.4)
    wider = difference("lead-advantage", "", 0.5, 0.6)
    plan = replace(STUDY.plan, bots=("rule",), stopping=Stopping(2000, 0.6, (1000, 2000)))
    one = replace(STUDY, plan=plan, differences=(usual,), rankings=())
    assert "0.50 points higher" in page(replace(one, primary=(usual,)))
    assert "0.50 points higher" not in page(replace(one, primary=(wider,)))


def test_a_page_that_cannot_be_written(tmp_path: Path) -> None:
    """Hole: a folder that does not exist ends in a traceback."""
    with pytest.raises(NotationError, match=r"nowhere.*No such file"):
        write_page(tmp_path / "nowhere" / "page.html", STUDY)


# ---- tables --------------------------------------------------------------------------------------


def test_tables_round_trip(tmp_path: Path) -> None:
    """Holes: a row or a digit is lost in Parquet or CSV; the stored result cannot be read."""
    files = write_tables(tmp_path / "tables", STUDY)
    names = ["measures.parquet", "measures.csv", "differences.parquet", "differences.csv"]
    assert [file.name for file in files] == [*names, "study.json"]
    for name, ones in (("measures", STUDY.measures), ("differences", STUDY.differences)):
        table = polars.read_parquet(tmp_path / "tables" / f"{name}.parquet")
        again = polars.read_csv(
            tmp_path / "tables" / f"{name}.csv",
            schema=table.schema,
            empty_string_is_null=False,
        )
        assert table.equals(again)
        assert [(row["metric"], row["part"], row["bot"], row["value"], row["low"])
                for row in table.iter_rows(named=True)] == [
            (one.metric, one.part, one.bot, one.value, one.low) for one in ones
        ]  # fmt: skip
    data = json.loads(files[-1].read_text(encoding="utf-8"))
    assert StudyResult.from_dict(data) == STUDY


def test_tables_without_polars(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Hole: the missing package is noticed after the study, or with a traceback."""
    monkeypatch.setitem(sys.modules, "polars", None)
    with pytest.raises(NotationError, match="polars"):
        check_tables(tmp_path)
