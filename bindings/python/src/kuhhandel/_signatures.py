"""Replaces the compiled functions by Python functions that call them, so that `inspect`, Jupyter and pickle know their names and
parameters, which nanobind writes down for type checkers alone. Methods whose name begins with an underscore stay as they are.
"""

import __future__

import ast
import importlib
import inspect
import re
import sys
from types import ModuleType
from typing import Any, cast

from ._kuhhandel import Game

_ARRAY = re.compile(r"(?:numpy\.)?ndarray\[dtype=(\w+)[^\]]*\]")
#: The modules that annotations name.
_NAMED = ("collections.abc", "kuhhandel", "numpy.typing", "os", "typing")
_DEFAULT = re.compile(r"\\(\d+)")


class _OfClass:
    """The attribute `__signature__` of a class. Subclasses do not inherit it, as they may have other constructors."""

    def __init__(self, of: type, signature: inspect.Signature) -> None:
        self._of = of
        self._signature = signature

    def __get__(self, instance: object, owner: type) -> inspect.Signature:
        if owner is not self._of:
            raise AttributeError("__signature__")
        return self._signature


def _add_signatures(module: ModuleType) -> None:
    """Replaces the functions of the module, and the methods of its classes."""
    outermost = {name.partition(".")[0] for name in _NAMED if importlib.import_module(name)}
    names = {**vars(module), **{name: sys.modules[name] for name in outermost}}
    for name, member in list(vars(module).items()):
        if inspect.isclass(member):
            _replace_methods(member, names)
        elif hasattr(member, "__nb_signature__"):
            setattr(module, name, _function(member, name, names))


def _replace_methods(of: type, names: dict[str, Any]) -> None:
    for name, member in list(vars(of).items()):
        if name == "__init__":
            parameters = [*inspect.signature(_function(member, name, names)).parameters.values()]
            setattr(of, "__signature__", _OfClass(of, inspect.Signature(parameters[1:])))
        elif not name.startswith("_") and hasattr(member, "__nb_signature__"):
            function = _function(member, f"{of.__qualname__}.{name}", names)
            is_static = "self" not in inspect.signature(function).parameters
            setattr(of, name, staticmethod(function) if is_static else function)


def _function(compiled: Any, qualified_name: str, names: dict[str, Any]) -> Any:
    """Returns a Python function that has the signature of the compiled one and calls it."""
    [(head, doc, defaults)] = compiled.__nb_signature__
    head = _DEFAULT.sub(r"_defaults[\1]", _ARRAY.sub(r"numpy.typing.NDArray[numpy.\1]", head))
    given = cast(ast.FunctionDef, ast.parse(f"{head}: ...").body[0]).args
    arguments = [one.arg for one in given.posonlyargs + given.args] + [f"{one.arg}={one.arg}" for one in given.kwonlyargs]
    source = f"{head}:\n    return _compiled({', '.join(arguments)})"
    code = compile(source, f"<kuhhandel.{qualified_name}>", "exec", flags=__future__.annotations.compiler_flag)
    scope = {**names, "_compiled": compiled, "_defaults": defaults}
    exec(code, scope)
    function = scope[compiled.__name__]
    function.__doc__, function.__module__, function.__qualname__ = doc, compiled.__module__, qualified_name
    return function


_add_signatures(sys.modules[Game.__module__])
