"""The service with one more call that reads the same body and sends as many bytes: what Flask and gunicorn cost."""

from flask import Flask, Response, request

from referee.api.app import create_app


def create_echo() -> Flask:
    app = create_app()

    @app.post("/echo/<int:size>")
    def echo(size: int) -> Response:
        request.get_data(cache=False)
        return Response(b"x" * size, mimetype="application/json")

    return app
