"""The service with an echo call, which reads the body and sends as many bytes as the path specifies."""

from flask import Flask, Response, request

from referee.api.app import create_app


def create_echo() -> Flask:
    app = create_app()

    @app.post("/echo/<int:size>")
    def echo(size: int) -> Response:
        request.get_data(cache=False)
        return Response(b"x" * size, mimetype="application/json")

    return app
