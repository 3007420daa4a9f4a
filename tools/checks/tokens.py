#!/usr/bin/env python3
"""Reads C++ as clang's tokens, each file alone: nothing is included, and no declaration is asked for.

    tokens.py < a JSON object: the text of each file by its path

It writes a JSON object: by the same paths, lists of [kind, spelling], in which a kind is a number of clang's TokenKind:
0 punctuation, 1 a keyword, 2 an identifier, 3 a literal, 4 a comment.
"""
import json
import sys
from concurrent.futures import ProcessPoolExecutor

from clang.cindex import Index, TranslationUnit

# libclang's CXTranslationUnit_SingleFileParse, which its Python has no name for.
SINGLE_FILE = 0x400
OPTIONS = TranslationUnit.PARSE_SKIP_FUNCTION_BODIES | SINGLE_FILE


def tokens(path_and_text):
    path, text = path_and_text
    unit = Index.create().parse(path, ["-xc++", "-std=c++23", "-w"], [(path, text)], OPTIONS)
    return path, [(token.kind.value, token.spelling) for token in unit.get_tokens(extent=unit.cursor.extent)]


def main():
    texts = json.load(sys.stdin)
    with ProcessPoolExecutor() as pool:
        json.dump(dict(pool.map(tokens, texts.items(), chunksize=50)), sys.stdout)


main()
