"""The part `known` of a request with photographs."""

from referee.documents.observations import read_hints
from referee.documents.requests import DocumentField, Request


class PhotoRequest(Request):
    """What does this photograph show? The pictures themselves are no JSON and come beside it."""

    known = DocumentField(read_hints)
