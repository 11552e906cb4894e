"""Prints one JSON Schema with every message of the wire, for the browser's types.

`npm run types` in `web/` reads it: `python -m clubsuit.server.schema_export`.
"""

import inspect
import json

from pydantic.json_schema import models_json_schema

from clubsuit.server import schema


def export() -> dict[str, object]:
    """All models of `clubsuit.server.schema`, as definitions of one JSON Schema."""
    models = [
        model
        for _, model in inspect.getmembers(schema, inspect.isclass)
        if issubclass(model, schema.Model) and model is not schema.Model
    ]
    # Messages that the server writes have every field; that is what "serialization" says.
    _, definitions = models_json_schema(
        [(model, "serialization") for model in models], title="Clubsuit wire"
    )
    return definitions


if __name__ == "__main__":
    print(json.dumps(export(), indent=2))
