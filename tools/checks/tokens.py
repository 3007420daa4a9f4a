#!/usr/bin/env python3
"""Tokenises C++ files with clang, without resolving includes or declarations.

    tokens.py < JSON object of the text of each path

Writes a JSON object with a list of [kind, spelling] for each path. The kinds are those of clang's TokenKind:
0 punctuation, 1 keyword, 2 identifier, 3 literal, 4 comment.
"""
import json
import sys
from concurrent.futures import ProcessPoolExecutor

from clang.cindex import Index, TranslationUnit

# CXTranslationUnit_SingleFileParse, which libclang's Python bindings do not define.
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
