"""Find the fields that the model expects at a route into a document."""

from collections.abc import Iterator
from types import UnionType
from typing import Annotated, Union, get_args, get_origin

from pydantic import BaseModel

from faultdex.model.problem import Route


def fields_at(annotation: object, route: Route) -> dict[str, str]:
    """Return name and description of each field of the models at `route`."""
    return {
        field.alias or name: field.description or ""
        for model in _models_at(annotation, route)
        for name, field in model.model_fields.items()
    }


def _models_at(annotation: object, route: Route) -> Iterator[type[BaseModel]]:
    model = _model(annotation)
    if model and "root" in model.model_fields:
        yield from _models_at(model.model_fields["root"].annotation, route)
    elif model and not route:
        yield model
    else:
        for inner, rest in _inside(annotation, model, route):
            yield from _models_at(inner, rest)


def _model(annotation: object) -> type[BaseModel] | None:
    if isinstance(annotation, type) and issubclass(annotation, BaseModel):
        return annotation
    return None


def _inside(
    annotation: object, model: type[BaseModel] | None, route: Route
) -> Iterator[tuple[object, Route]]:
    if model:
        fields = model.model_fields.items()
        yield from ((f.annotation, route[1:]) for n, f in fields if (f.alias or n) == route[0])
    origin, arguments = get_origin(annotation), get_args(annotation)
    if origin is Annotated:
        yield arguments[0], route
    elif origin in {Union, UnionType}:
        yield from ((argument, route) for argument in arguments)
    elif origin in {tuple, dict} and route:
        yield arguments[0 if origin is tuple else 1], route[1:]
