#include "bindings/python/game.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include "bindings/python/classes.h"

namespace nb = nanobind;

namespace kuhhandel::bindings {

void add_game(nb::module_& module) {
  nb::class_<Game>(module, "Game", "One game. All of its chance follows from the seed.")
      .def(nb::init<nb::object, int, std::uint64_t, nb::object, std::string>(), nb::arg("edition"),
           nb::arg("seats"), nb::kw_only(), nb::arg("seed"), nb::arg("rules") = nb::none(),
           nb::arg("replies") = "full",
           nb::sig(
               "def __init__(self, edition: str | os.PathLike[str] | collections.abc.Mapping[str, object], "
               "seats: int, *, seed: int, rules: "
               "collections.abc.Mapping[str, object] | str | os.PathLike[str] | None = None, replies: "
               "str = 'full') -> None"))
      .def_prop_ro("edition", &Game::edition)
      .def_prop_ro("seats", &Game::seats)
      .def_prop_ro("replies", &Game::replies, "How they are said.")
      .def_prop_ro("reply_count", &Game::reply_count, "How many replies there are, legal or not.")
      .def_prop_ro("seat", &Game::seat, "Who is asked; None when the game is over.")
      .def_prop_ro("count", &Game::count, "How many replies are legal; 0 when the game is over.")
      .def_prop_ro("done", &Game::done)
      .def_prop_ro("truncated", &Game::truncated,
                   "Whether it went on for too long and was ended as it stood.")
      .def_prop_ro("digest", &Game::digest, "A fingerprint of the position, the same on every machine.")
      .def("step", &Game::step, nb::arg("reply"),
           "Gives a reply; raises IllegalReply, and nothing has happened.")
      .def("skip_forced", &Game::skip_forced,
           "Gives the one reply while there is but one; how many were given.")
      .def("record_json", &Game::record_json,
           "The game so far, all that is secret in it, as `kuhhandel replay` and the page read it.")
      .def(
          "record", [](Game& game) { return nb::module_::import_("json").attr("loads")(game.record_json()); },
          nb::sig("def record(self) -> dict[str, typing.Any]"), "The same as a dict.")
      .def(
          "_repr_html_",
          [](nb::handle game) { return nb::module_::import_("kuhhandel._picture").attr("svg_of")(game); },
          nb::sig("def _repr_html_(self) -> str"), "All of the position as a picture, for notebooks.")
      .def("legal", &Game::legal, "The legal replies, in rising order, as u16.")
      .def("mask", &Game::mask, "A byte for each reply, 1 where it is legal.")
      .def("observe", &Game::observe, nb::arg("seat") = nb::none(), nb::arg("out").noconvert() = nb::none(),
           nb::sig("def observe(self, seat: int | None = None, out: numpy.typing.NDArray[numpy.uint8] | None "
                   "= None)"
                   " -> numpy.typing.NDArray[numpy.uint8]"),
           "What a seat, that which is asked unless one is named, may know, as u8.")
      .def("scores", &Game::scores, "The points of each seat as the game stands, as i32.")
      .def("shares", &Game::shares, "The share of the win of each seat as the game stands, as f32.")
      .def("history", &Game::history, "The replies so far, as u16: given again they lead here.")
      .def(
          "__deepcopy__", [](Game const& game, nb::handle) { return Game(game); }, nb::arg("memo"))
      .def_prop_ro("imagined", &Game::imagined, "Whether `imagine` gave it.")
      .def("imagine", &Game::imagine, nb::arg("number"), nb::kw_only(), nb::arg("seed"),
           nb::sig("def imagine(self, number: int, *, seed: int) -> list[Game]"),
           "So many games that the seat which is asked cannot tell from this one by all that it saw: money, "
           "the pile and chance are drawn anew. In them the others remember what all could see.")
      .def("clone", [](Game const& game) { return Game(game); }, "A game that goes its own way from here.");
}

}  // namespace kuhhandel::bindings
