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
from clubsuit.lab.study.report import check_tables, page, write_page, write_tables
from clubsuit.lab.study.report.charts import SUBJECTS
from clubsuit.lab.study.report.findings import (
    comparisons,
    difference_finding,
    ranking_finding,
    value_finding,
)
from clubsuit.lab.study.result import Difference, Ranking, Stopping, StudyResult
from clubsuit.texts import has
from lab.study.made_up import difference, measure, result

LEADS = ("lead=exchanger", "lead=left-of-exchanger")
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
        "Decisions in a hand: no clear difference between lead=left-of-exchanger and "
        "lead=exchanger: rule +0.20 (−0.10 to +0.50) decisions."
    )


def test_a_difference_for_one_kind_of_bot() -> None:
    """Hole: a clear difference has the wrong sign, size, unit or interval."""
    assert finding(difference("role-advantage", "swapper", -0.2, 0.1)) == (
        "Advantage of each role, swappers: 0.20 points lower with lead=left-of-exchanger than with "
        "lead=exchanger (99 % interval −0.30 to −0.10)."
    )


def test_a_difference_that_all_bots_confirm() -> None:
    """Hole: the report does not say that a finding holds for all bots; shares are no percentages.

    Also: two shares differ by percent, which could mean a part of the first one.
    """
    ones = [difference("hand-ties", "", 0.02, 0.01, bot=bot) for bot in ("rule", "search:64")]
    assert finding(*ones) == (
        "Shared best scores: higher with lead=left-of-exchanger than with lead=exchanger for every "
        "kind of bot: rule +2.0 (+1.0 to +3.0) and search:64 +2.0 (+1.0 to +3.0) percentage points."
    )


def test_a_difference_that_only_one_bot_shows() -> None:
    """Hole: what holds for one kind of bot is reported as a property of the game."""
    ones = [
        difference("hand-decisions", "", 3, 1),
        difference("hand-decisions", "", 1, 2, bot="search:64"),
    ]
    assert finding(*ones) == (
        "Decisions in a hand: higher with lead=left-of-exchanger than with lead=exchanger for rule "
        "+3.0 (+2.0 to +4.0), but not clearly for search:64 +1.0 (−1.0 to +3.0) (decisions)."
    )


def test_bots_that_contradict_each_other() -> None:
    """Hole: opposite findings are averaged, or one of them is left out."""
    ones = [
        difference("hand-decisions", "", 3, 1),
        difference("hand-decisions", "", -2, 1, bot="search:64"),
    ]
    assert finding(*ones) == (
        "Decisions in a hand: the bots disagree. With lead=left-of-exchanger instead of "
        "lead=exchanger it changes by rule +3.0 (+2.0 to +4.0) and search:64 −2.0 (−3.0 to −1.0) "
        "decisions."
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
        "Decisions in a hand: 3.0 decisions higher with lead=b target=11 than with lead=a "
        "target=11 (99 % interval +2.0 to +4.0)."
    )
    assert "lead: a → b, target=11" in page(four)


def test_unequal_rankings() -> None:
    """Hole: orders that differ by chance are called a contradiction, or the reverse."""
    orders = {"rule": (0, 1), "search:64": (1, 0)}
    chance = Ranking("hand-decisions", "", "", orders, same=False, contradicted=False)
    real = replace(chance, metric="hand-ties", contradicted=True)
    assert ranking_finding(STUDY) == (
        "All kinds of bots put the variants in the same order, in all 8 comparisons."
    )
    assert "the same in 8 of 9 comparisons" in ranking_finding(
        replace(STUDY, rankings=(*STUDY.rankings, chance))
    )
    assert ranking_finding(replace(STUDY, rankings=(chance, real))) == (
        "The kinds of bots contradict each other on Shared best scores."
    )


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
