"""The report of a study: an HTML page, and tables."""

from clubsuit.lab.study.report.page import page, write_page
from clubsuit.lab.study.report.tables import check_tables, write_tables

__all__ = ["check_tables", "page", "write_page", "write_tables"]
