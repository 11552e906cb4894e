"""Print the JSON Schemas of all messages: `python -m clubsuit.server.wire.schema_export`.

`npm run types` in `web/` makes the page's types from them.
"""

import inspect
import json
import pkgutil
from collections.abc import Iterable
from importlib import import_module
from types import ModuleType

from pydantic.json_schema import models_json_schema

from clubsuit.server.wire import games, schema
from clubsuit.server.wire.model import Model


def export() -> dict[str, object]:
    """Return the version, the schema of the messages, and the schema of the games' parts of a
    view."""
    rooms = [f"{games.__name__}.{room.name}" for room in pkgutil.iter_modules(games.__path__)]
    return {
        "version": schema.PROTOCOL_VERSION,
        "wire": _definitions(_models_of(schema)),
        "games": _definitions(model for room in rooms for model in _models_of(import_module(room))),
    }


def _models_of(module: ModuleType) -> list[type[Model]]:
    """Return the models that a module defines."""
    return [
        model
        for _, model in inspect.getmembers(module, inspect.isclass)
        if issubclass(model, Model) and model.__module__ == module.__name__
    ]


def _definitions(models: Iterable[type[Model]]) -> dict[str, object]:
    # In this mode, fields with defaults are required, because the server sends all fields.
    _, definitions = models_json_schema([(model, "serialization") for model in models])
    return definitions


if __name__ == "__main__":
    print(json.dumps(export(), indent=2))
