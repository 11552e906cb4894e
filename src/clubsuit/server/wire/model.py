"""Base class of all messages."""

from pydantic import BaseModel, ConfigDict


class Model(BaseModel):
    """A message or a part of one. Unknown fields are refused."""

    model_config = ConfigDict(extra="forbid")
