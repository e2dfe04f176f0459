"""The files of the web client. Any other path opens the client, which routes by the path itself."""

from __future__ import annotations

import hashlib
import mimetypes
import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, RedirectResponse, Response
from starlette.routing import Route

from carteado.core.errors import Invalid
from carteado.server.asking import hall_of
from carteado.server.codes import SHAPE
from carteado.texts import LANGUAGES, Speaker

FOLDER = Path(__file__).parent / "site"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PLAIN = re.compile(r"[A-Za-z0-9_./-]{1,200}")
TABLE = re.compile(f"match/({SHAPE.pattern})")
mimetypes.add_type("text/javascript", ".js")


async def file(request: Request) -> Response:
    path: str = request.path_params.get("path", "")
    if path == "api" or path.startswith(("api/", "ws/")):
        raise Invalid("not-found")
    found = file_named(path)
    if found is not None:
        # Vite puts a content hash into the name of every file under assets/.
        named_by_content = found.is_relative_to(FOLDER / "assets")
        return FileResponse(found, headers={"Cache-Control": FOR_EVER if named_by_content else ASK_AGAIN})
    if (table := TABLE.fullmatch(path)) is not None and (url := await elsewhere(request, table[1])) is not None:
        return RedirectResponse(url, 307, headers={"Cache-Control": "no-store"})
    return index()


async def elsewhere(request: Request, code: str) -> str | None:
    """The address of a match that a process of another version serves; None if it is served here."""
    hall = hall_of(request)
    row = await hall.store.match_row(code) if hall.processes.at else None
    return None if row is None else await hall.processes.elsewhere(row)


def file_named(path: str) -> Path | None:
    """The file of that name in the site, if there is one. Only plain names reach the file system."""
    if not PLAIN.fullmatch(path):
        return None
    found = (FOLDER / path).resolve()
    return found if found.is_relative_to(FOLDER) and found.is_file() else None


def index() -> Response:
    page = FOLDER / "index.html"
    if not page.is_file():
        return not_built()
    body = page.read_bytes()
    headers = {"Cache-Control": ASK_AGAIN, "ETag": f'"{hashlib.sha256(body).hexdigest()[:32]}"'}
    return Response(body, media_type="text/html; charset=utf-8", headers=headers)


def not_built() -> Response:
    """Say, in every language, how to build the client if it was not built."""
    lines = "".join(f'<p lang="{LANGUAGES[lang]}">{Speaker(lang)("site-not-built")}</p>' for lang in LANGUAGES)
    page = f'<!doctype html><meta charset="utf-8"><title>Carteado</title><h1>Carteado</h1>{lines}'
    return Response(page, 503, media_type="text/html; charset=utf-8", headers={"Cache-Control": "no-store"})


ROUTES = [Route("/", file), Route("/{path:path}", file)]
