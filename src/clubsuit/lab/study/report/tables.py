"""Tables of a study: a row for each variant, kind of bot, metric and part, as Parquet and CSV."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clubsuit import frames
from clubsuit.lab.study.result import StudyResult
from clubsuit.texts import refusal

if TYPE_CHECKING:  # an optional package, imported on first use
    import polars as pl

MEASURES, DIFFERENCES, RESULT = "measures", "differences", "study.json"
"""The names of the tables, without their endings, and of the file with the whole result."""

ENDINGS = (".parquet", ".csv")


def check_tables(folder: Path) -> None:
    """Make sure that tables can be written into a folder, and create it.

    Raises NotationError without the packages of the extra `frame`, or if the folder cannot be used.
    """
    frames.packages()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        problem = error.strerror or str(error)
        raise refusal("cli-io-error", file=str(folder), problem=problem) from None


def write_tables(folder: Path, result: StudyResult) -> list[Path]:
    """Write the tables `measures` and `differences`, and the result, into a folder.

    docs/studies/tables.md explains the columns. Returns the files. Raises NotationError without
    the packages of the extra `frame`, or if a file cannot be written.

    >>> import tempfile
    >>> from clubsuit.lab.study import Study, run_study
    >>> result = run_study(Study("clubs-whist", bots=["rule", "random"], deals=2))
    >>> [file.name for file in write_tables(Path(tempfile.mkdtemp()), result)]
    ['measures.parquet', 'measures.csv', 'differences.parquet', 'differences.csv', 'study.json']
    """
    check_tables(folder)
    written = []
    for name, table in ((MEASURES, measures(result)), (DIFFERENCES, differences(result))):
        for ending in ENDINGS:
            written.append(folder / f"{name}{ending}")
            frames.write(table, written[-1])
    text = json.dumps(result.to_dict(), ensure_ascii=False, indent=1)
    written.append(folder / RESULT)
    try:
        written[-1].write_text(f"{text}\n", encoding="utf-8")
    except OSError as error:
        problem = error.strerror or str(error)
        raise refusal("cli-io-error", file=str(written[-1]), problem=problem) from None
    return written


def measures(result: StudyResult) -> "pl.DataFrame":
    """Return the values of all metrics as a Polars data frame, one row for each `Measure`."""
    polars, _ = frames.packages()
    table: pl.DataFrame = polars.DataFrame(list(_measures(result)), schema=_schema(MEASURE, polars))
    return table


def differences(result: StudyResult) -> "pl.DataFrame":
    """Return the differences between variants as a Polars data frame, a row per `Difference`."""
    polars, _ = frames.packages()
    rows = list(_differences(result))
    table: pl.DataFrame = polars.DataFrame(rows, schema=_schema(DIFFERENCE, polars))
    return table


MEASURE = {
    "game": "String",
    "variant": "String",
    "options": "String",
    "bot": "String",
    "metric": "String",
    "by": "String",
    "part": "String",
    "unit": "String",
    "value": "Float64",
    "low": "Float64",
    "high": "Float64",
    "n": "Int64",
    "per": "String",
    "deals": "Int64",
    "seed": "Int64",
}
"""The columns of `measures` with the names of their types in Polars."""

DIFFERENCE = {
    "metric": "String",
    "by": "String",
    "part": "String",
    "unit": "String",
    "bot": "String",
    "first": "String",
    "second": "String",
    "value": "Float64",
    "low": "Float64",
    "high": "Float64",
    "clear": "Boolean",
    "paired": "Boolean",
    "deals": "Int64",
    "seed": "Int64",
}
"""The columns of `differences`."""


def _measures(result: StudyResult) -> Iterator[dict[str, Any]]:
    infos = {info.name: info for info in result.metrics}
    for one in result.measures:
        variant, info = result.plan.variants[one.variant], infos[one.metric]
        yield {
            "game": variant.game,
            "variant": variant.label,
            "options": json.dumps(dict(variant.options), sort_keys=True, ensure_ascii=False),
            "bot": one.bot,
            "metric": one.metric,
            "by": one.by,
            "part": one.part,
            "unit": info.unit,
            "value": one.value,
            "low": one.low,
            "high": one.high,
            "n": one.n,
            "per": info.per,
            "deals": result.deals,
            "seed": result.plan.seed,
        }


def _differences(result: StudyResult) -> Iterator[dict[str, Any]]:
    units = {info.name: info.unit for info in result.metrics}
    for one in result.differences:
        yield {
            "metric": one.metric,
            "by": one.by,
            "part": one.part,
            "unit": units[one.metric],
            "bot": one.bot,
            "first": result.plan.variants[one.first].label,
            "second": result.plan.variants[one.second].label,
            "value": one.value,
            "low": one.low,
            "high": one.high,
            "clear": one.clear,
            "paired": one.paired,
            "deals": result.deals,
            "seed": result.plan.seed,
        }


def _schema(columns: dict[str, str], polars: Any) -> dict[str, Any]:
    return {name: getattr(polars, kind) for name, kind in columns.items()}
