#!/usr/bin/env python3
"""Finds the classes of the project, and the namespaces in which files declare something, with clang's parser.

    cpp.py ROOT < JSON list of batches, each a list of .cpp files that are parsed as one translation unit

Writes {"classes": [{"name", "file", "line", "functions": [...], "defined": [...]}], "scopes": [{"file", "namespace",
"line", "name"}]}. `functions` are the names of member functions, without overloads, constructors, destructors, and
defaulted or deleted functions. `defined` are the files with definitions of member functions. A scope is a namespace in
which a file declares something, with the first name declared there; forward declarations and specialisations do not
count. Function bodies are skipped, for speed.
"""
import json
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from clang.cindex import CursorKind, Index, TranslationUnit

HOLDERS = {CursorKind.NAMESPACE, CursorKind.UNEXPOSED_DECL, CursorKind.LINKAGE_SPEC}
CLASSES = {CursorKind.CLASS_DECL, CursorKind.STRUCT_DECL, CursorKind.CLASS_TEMPLATE}
DECLARED = CLASSES | {CursorKind.ENUM_DECL, CursorKind.FUNCTION_DECL, CursorKind.FUNCTION_TEMPLATE, CursorKind.VAR_DECL}
DECLARED |= {CursorKind.TYPE_ALIAS_DECL, CursorKind.TYPEDEF_DECL, CursorKind.TYPE_ALIAS_TEMPLATE_DECL, CursorKind.CONCEPT_DECL}
FUNCTIONS = {CursorKind.CXX_METHOD, CursorKind.FUNCTION_TEMPLATE, CursorKind.CONVERSION_FUNCTION}
MEMBERS = FUNCTIONS | {CursorKind.CONSTRUCTOR, CursorKind.DESTRUCTOR}

# The include folders, as in tools/cmake/kuhhandel.cmake.
FOLDERS = ["", "src", *["src/" + folder for folder in ("game", "players", "table", "storage", "community", "lab")]]


def options(root):
    return ["-xc++", "-std=c++23", *["-I" + os.path.join(root, folder) for folder in FOLDERS], "-w", "-ferror-limit=0"]


# Functions of the global namespace, which the run-time system calls.
GLOBAL = {"main", "LLVMFuzzerTestOneInput"}


class Reading:
    def __init__(self, root):
        self.root = root
        self.classes = {}
        self.scopes = {}

    def path(self, cursor):
        file = cursor.location.file
        if file is None:
            return None
        name = os.path.normpath(os.path.join(self.root, file.name))
        return os.path.relpath(name, self.root) if name.startswith(self.root + os.sep) else None

    def read(self, files):
        text = "".join(f'#include "{file}"\n' for file in files)
        main = os.path.join(self.root, "all_files.cpp")
        unit = Index.create().parse(
            main, options(self.root), [(main, text)], TranslationUnit.PARSE_SKIP_FUNCTION_BODIES
        )
        fatal = [str(diagnostic) for diagnostic in unit.diagnostics if diagnostic.severity >= 4]
        if fatal:
            raise SystemExit("\n".join(fatal[:5]))
        self.visit(unit.cursor)

    def visit(self, parent, namespace=()):
        for cursor in parent.get_children():
            path = self.path(cursor)
            if path is None:
                continue
            self.declared(cursor, path, namespace)
            if cursor.kind in CLASSES and cursor.is_definition():
                self.visit_class(cursor, path)
            elif cursor.kind in MEMBERS:
                self.defined(cursor, path)  # outside of the class, it is a definition
            elif cursor.kind in HOLDERS:
                self.visit(cursor, namespace + names_of(cursor))

    def declared(self, cursor, path, namespace):
        if cursor.kind not in DECLARED or is_special(cursor):
            return
        if cursor.kind in CLASSES and not cursor.is_definition():
            return
        if namespace or cursor.spelling not in GLOBAL:
            start = {"file": path, "namespace": "::".join(namespace), "line": cursor.location.line}
            self.scopes.setdefault((path, namespace), {**start, "name": cursor.spelling})

    def visit_class(self, cursor, path):
        found = self.entry(cursor)
        for member in cursor.get_children():
            if member.kind in CLASSES and member.is_definition():
                self.visit_class(member, self.path(member))
            elif member.kind in MEMBERS:
                if member.kind in FUNCTIONS and not written_by_compiler(member):
                    found["functions"].add(member.spelling)

    def defined(self, cursor, path):
        owner = cursor.semantic_parent
        if owner is not None and owner.kind in CLASSES and path.endswith(".cpp"):
            self.entry(owner)["defined"].add(path)

    def entry(self, cursor):
        definition = cursor.get_definition() or cursor
        path, line = self.path(definition), definition.location.line
        start = {"name": full_name(definition), "file": path, "line": line, "functions": set(), "defined": set()}
        return self.classes.setdefault((path, line), start)


def written_by_compiler(member):
    return member.is_default_method() or member.is_deleted_method()


def is_special(cursor):
    """Returns whether it is a specialisation, which must be in the namespace of its template."""
    return cursor.spelling + ">" in cursor.get_usr()


def names_of(holder):
    if holder.kind == CursorKind.NAMESPACE:
        return (holder.spelling or "nameless",)
    return ("C",) if holder.kind == CursorKind.LINKAGE_SPEC else ()


def full_name(cursor):
    names = []
    while cursor is not None and cursor.kind != CursorKind.TRANSLATION_UNIT:
        if cursor.kind in CLASSES:
            names.append(cursor.spelling)
        cursor = cursor.semantic_parent
    return "::".join(reversed(names))


def read_together(root_and_files):
    root, files = root_and_files
    reading = Reading(root)
    reading.read(files)
    return list(reading.classes.values()), list(reading.scopes.values())


def main():
    root = os.path.realpath(sys.argv[1])
    groups = [(root, files) for files in json.load(sys.stdin)]
    merged, scopes = {}, {}
    with ProcessPoolExecutor() as pool:
        for classes, declared in pool.map(read_together, groups):
            scopes |= {(one["file"], one["namespace"]): one for one in declared}
            for one in classes:
                known = merged.setdefault((one["file"], one["line"]), one)
                known["functions"] |= one["functions"]
                known["defined"] |= one["defined"]
    listed = [
        {**one, "functions": sorted(one["functions"]), "defined": sorted(one["defined"])} for one in merged.values()
    ]
    json.dump({"classes": listed, "scopes": list(scopes.values())}, sys.stdout)


main()
