"""Responses to failed requests, each with a text that explains the problem."""

from math import ceil
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse, Response

from clubsuit.errors import ClubsuitError, Reason, excerpt
from clubsuit.server.http import pages
from clubsuit.server.http.methods import allowed
from clubsuit.server.http.opening import TABLES_AN_HOUR
from clubsuit.server.ops.error_log import log_fault
from clubsuit.server.ops.rate_limits import TooOften
from clubsuit.server.table.refusals import Damaged
from clubsuit.server.wire.serialize import kind_of, problem, reason_of


def add_handlers(app: FastAPI) -> None:
    """Let the application respond to errors with a `schema.Problem`."""
    app.add_exception_handler(ClubsuitError, _refused)
    app.add_exception_handler(Damaged, _damaged)
    app.add_exception_handler(TooOften, _too_often)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http_error)


async def _refused(_: Request, error: Exception) -> Response:
    assert isinstance(error, ClubsuitError)
    return JSONResponse(problem(kind_of(error), reason_of(error)), 422)


async def _damaged(request: Request, error: Exception) -> Response:
    log_fault(f"{request.method} {request.url.path!r}", error)
    return JSONResponse(problem("server", Reason("", "server-table-damaged")), 500)


def problem_of(error: TooOften) -> dict[str, Any]:
    """Return the problem for a request that exceeds a limit and can be sent again later."""
    return problem("message", Reason("", error.key, {"minutes": ceil(error.wait_s / 60)}))


async def _too_often(_: Request, error: Exception) -> Response:
    assert isinstance(error, TooOften)
    headers = {"Retry-After": str(error.wait_s)}
    return JSONResponse(problem_of(error), 429, headers=headers)


async def _malformed(_: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    first: dict[str, Any] = dict(error.errors()[0])
    place = ".".join(str(part) for part in first["loc"][1:])
    text = excerpt(f"{place}: {first['msg']}", 120)
    return JSONResponse(
        problem("message", Reason("", "server-request-invalid", {"problem": text})), 422
    )


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404 and pages.is_for_page(request):
        return pages.not_found(request)
    headers = error.headers
    if error.status_code == 405:
        headers = {"Allow": allowed(request)}
        if request.method == "OPTIONS":
            return Response(status_code=204, headers=headers)
    reasons = {
        404: Reason("", "server-not-found"),
        405: Reason("", "server-method"),
        413: Reason("", "server-request-big"),
        429: Reason("", "server-tables-many", {"number": TABLES_AN_HOUR}),
    }
    reason = reasons.get(error.status_code, Reason("", "server-request-invalid", {"problem": ""}))
    body = problem("message", reason)
    return JSONResponse(body, error.status_code, headers=headers)
