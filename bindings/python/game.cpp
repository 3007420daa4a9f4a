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
      .def_prop_ro("replies", &Game::replies, "The reply mode.")
      .def_prop_ro("reply_count", &Game::reply_count, "The number of replies, legal or not.")
      .def_prop_ro("seat", &Game::seat, "The asked seat; None after the end.")
      .def_prop_ro("count", &Game::count, "The number of legal replies; 0 after the end.")
      .def_prop_ro("done", &Game::done)
      .def_prop_ro("truncated", &Game::truncated, "Whether the game was too long and was scored early.")
      .def_prop_ro("digest", &Game::digest, "A fingerprint of the position, the same on every machine.")
      .def("step", &Game::step, nb::arg("reply"), "Plays a reply; raises IllegalReply without a change.")
      .def("skip_forced", &Game::skip_forced, "Plays forced replies; returns their number.")
      .def("record_json", &Game::record_json,
           "The game so far with its secrets, in the format of `kuhhandel replay` and the client.")
      .def(
          "record", [](Game& game) { return nb::module_::import_("json").attr("loads")(game.record_json()); },
          nb::sig("def record(self) -> dict[str, typing.Any]"), "The same as a dict.")
      .def(
          "_repr_html_",
          [](nb::handle game) { return nb::module_::import_("kuhhandel._picture").attr("svg_of")(game); },
          nb::sig("def _repr_html_(self) -> str"), "The whole position as a picture, for notebooks.")
      .def("legal", &Game::legal, "The legal replies, in rising order, as u16.")
      .def("mask", &Game::mask, "A byte for each reply, 1 if it is legal.")
      .def("observe", &Game::observe, nb::arg("seat") = nb::none(), nb::arg("out").noconvert() = nb::none(),
           nb::sig("def observe(self, seat: int | None = None, out: numpy.typing.NDArray[numpy.uint8] | None "
                   "= None)"
                   " -> numpy.typing.NDArray[numpy.uint8]"),
           "The knowledge of a seat as u8; by default, of the asked seat.")
      .def("scores", &Game::scores, "The current points of each seat, as i32.")
      .def("shares", &Game::shares, "The current share of the win of each seat, as f32.")
      .def("history", &Game::history, "The replies so far, as u16; replaying them gives this position.")
      .def(
          "__deepcopy__", [](Game const& game, nb::handle) { return Game(game); }, nb::arg("memo"))
      .def_prop_ro("imagined", &Game::imagined, "Whether `imagine` gave it.")
      .def("imagine", &Game::imagine, nb::arg("number"), nb::kw_only(), nb::arg("seed"),
           nb::sig("def imagine(self, number: int, *, seed: int) -> list[Game]"),
           "Games that the asked seat cannot distinguish from this one: money, the pile and chance are drawn "
           "again. In them, the others remember only public events.")
      .def("clone", [](Game const& game) { return Game(game); }, "An independent copy of the game.");
}

}  // namespace kuhhandel::bindings
