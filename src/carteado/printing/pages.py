"""The rulebook's Markdown as blocks for the press: headings, paragraphs, lists, tables, pictures."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.token import Token
from markdown_it.tree import SyntaxTreeNode

from carteado.core.game import Game
from carteado.texts import Speaker
from carteado.texts.book import picture, printed_book

Block = dict[str, Any]
CHAPTERS = re.compile(r"^## ", re.MULTILINE)
STYLES = {"strong": "strong", "em": "emph"}


def book_blocks(game: Game, lang: str) -> list[Block]:
    """The whole players' book."""
    return blocks(printed_book(game, lang))


def summary_blocks(game: Game, lang: str) -> list[Block]:
    """The one-page summary, a chapter of the book."""
    title = Speaker(lang)("book-summary")
    chapters = (chapter.partition("\n") for chapter in CHAPTERS.split(printed_book(game, lang)))
    return [block for head, _, text in chapters if head == title for block in blocks(text)]


def pictures(game: Game, lang: str, book: Sequence[Block]) -> dict[str, str]:
    """The pictures that a book shows, as SVG by file name."""
    names = [block["file"] for block in book if block["kind"] == "picture"]
    return {name: picture(game, name.removesuffix(".svg"), lang) for name in names}


def blocks(text: str) -> list[Block]:
    """Read Markdown.

    >>> blocks("## 1. The *turn*")
    [{'kind': 'heading', 'level': 2, 'runs': [{'text': '1. The ', 'style': []}, {'text': 'turn', 'style': ['emph']}]}]
    """
    tokens: list[Token] = MarkdownIt("commonmark").enable("table").parse(text)
    return [block for node in SyntaxTreeNode(tokens).children for block in read(node)]


def read(node: SyntaxTreeNode) -> Iterator[Block]:
    if node.type == "heading":
        yield {"kind": "heading", "level": int(node.tag[1:]), "runs": list(runs(node.children[0]))}
    elif node.type == "paragraph":
        yield from paragraph(node.children[0])
    elif node.type in ("bullet_list", "ordered_list"):
        items = [[block for child in item.children for block in read(child)] for item in node.children]
        start = int(node.attrs.get("start", 1))
        yield {"kind": "list", "ordered": node.type == "ordered_list", "start": start, "items": items}
    elif node.type == "table":
        rows = [row for part in node.children for row in part.children]
        yield {"kind": "table", "rows": [[list(runs(cell.children[0])) for cell in row.children] for row in rows]}
    elif node.type in ("fence", "code_block"):
        yield {"kind": "code", "text": node.content.rstrip()}
    elif node.type == "blockquote":
        yield {"kind": "quote", "blocks": [block for child in node.children for block in read(child)]}
    elif node.type == "html_block" and "contents" in node.content:
        yield {"kind": "contents"}
    elif node.type != "hr":
        raise ValueError(f"not in a rulebook: {node.type}")


def paragraph(inline: SyntaxTreeNode) -> Iterator[Block]:
    """A paragraph, or the picture that stands in one alone."""
    only = inline.children[0] if len(inline.children) == 1 else None
    if only is not None and only.type == "image":
        yield {"kind": "picture", "file": str(only.attrs["src"]), "words": only.content}
    else:
        yield {"kind": "paragraph", "runs": list(runs(inline))}


def runs(node: SyntaxTreeNode, style: Sequence[str] = ()) -> Iterator[dict[str, Any]]:
    """The words of an inline node, each run with its styles."""
    for child in node.children:
        if child.type in STYLES:
            yield from runs(child, [*style, STYLES[child.type]])
        elif child.type == "code_inline":
            yield {"text": child.content, "style": [*style, "code"]}
        elif child.type in ("softbreak", "hardbreak"):
            yield {"text": " ", "style": list(style)}
        elif child.type == "link":
            yield from runs(child, style)
        else:
            yield {"text": child.content, "style": list(style)}
