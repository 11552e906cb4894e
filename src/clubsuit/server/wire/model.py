"""The common parent of all messages between the browser and the server."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A message, or a part of one: unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")
