"""Browsers' subscriptions to notifications, which reach people who have closed the page.

They are stored by `notify.subscriptions`, and used by `notify.calls` and `notify.pushes`.
"""

from fastapi import APIRouter, HTTPException, Request
from starlette.responses import Response

from clubsuit.server.http.dependencies import Person, ServicesOf
from clubsuit.server.notify.push_services import read_endpoint
from clubsuit.server.notify.subscriptions import Subscription, keep, name_of, remove
from clubsuit.server.ops.addresses import address_of
from clubsuit.server.ops.rate_limits import limit
from clubsuit.server.wire.schema import NewSubscription, Problem, PushKey
from clubsuit.texts import language, refusal

LONGEST_HOST = 260
"""Maximum length of a host's name and port in characters."""

router = APIRouter(prefix="/api/push", responses={"4XX": {"model": Problem}})


@router.get("")
async def get_push(services: ServicesOf) -> PushKey:
    """Return the VAPID public key, which a browser needs to subscribe to notifications."""
    if services.pushes is None:
        return PushKey(key=None)
    return PushKey(key=await services.threads.store(services.pushes.public_key))


@router.post("", status_code=204)
async def post_push(
    new: NewSubscription, request: Request, services: ServicesOf, person: Person
) -> Response:
    """Let this browser get notifications for the person. Repeating the request changes nothing."""
    await limit(request.app.state.limits.browsers, "browsers", address_of(request))
    if services.pushes is None:
        raise refusal("server-push-off")
    if read_endpoint(new.endpoint, services.pushes.services) is None:
        raise refusal("server-push-unknown")
    _check_keys(new)
    contact = f"https://{request.url.netloc[:LONGEST_HOST]}"
    name, keys = name_of(new.endpoint), (new.p256dh, new.auth)
    browser = Subscription(name, new.endpoint, *keys, contact, language())
    async with services.threads.turn_of(person, "push"):
        await services.run(keep, person, browser)
    return Response(status_code=204)


@router.delete("/{name}", status_code=204)
async def delete_push(name: str, services: ServicesOf, person: Person) -> Response:
    """Stop notifications in one of the person's browsers."""
    if not await services.run(remove, person, name):
        raise HTTPException(404)
    return Response(status_code=204)


def _check_keys(new: NewSubscription) -> None:
    # Imported here, since few servers need it.
    from clubsuit.server.notify.webpush import read_auth, read_key

    try:
        read_key(new.p256dh)
        read_auth(new.auth)
    except ValueError:
        raise refusal("server-push-keys") from None
