#include "bindings/python/game.h"

#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <map>

#include "bindings/python/classes.h"

namespace nb = nanobind;

namespace kuhhandel::bindings {

Game Game::from_record(std::string const& text) {
  char const* refused = nullptr;
  std::unique_ptr<kuhhandel_record, void (*)(kuhhandel_record*)> const record(
      kuhhandel_record_read(text.c_str(), &refused), &kuhhandel_record_free);
  if (record == nullptr) throw nb::value_error((std::string("record: ") + refused).c_str());
  auto* const game = kuhhandel_game_from_record(record.get(), &refused);
  if (game == nullptr) throw nb::value_error((std::string("record: ") + refused).c_str());
  return Game(kuhhandel_record_edition(record.get()), kuhhandel_record_seats(record.get()), game);
}

namespace {

/// A function of the package about a game.
nb::object call(char const* module, char const* name, nb::handle game) {
  return nb::module_::import_(module).attr(name)(game);
}

/// The commands of a record as [number][columns] numbers, its scores and its shares.
nb::tuple record_rows(std::string const& text) {
  char const* refused = nullptr;
  std::unique_ptr<kuhhandel_record, void (*)(kuhhandel_record*)> const record(
      kuhhandel_record_read(text.c_str(), &refused), &kuhhandel_record_free);
  if (record == nullptr) throw nb::value_error((std::string("record: ") + refused).c_str());
  auto const count = static_cast<std::size_t>(kuhhandel_record_count(record.get()));
  auto const seats = static_cast<std::size_t>(kuhhandel_record_seats(record.get()));
  std::vector<std::int32_t> rows(count * KUHHANDEL_ROW_COLUMNS);
  std::vector<std::int32_t> scores(seats);
  std::vector<float> shares(seats);
  auto const* const wrong = kuhhandel_record_rows(record.get(), rows.data(), scores.data(), shares.data());
  if (wrong != nullptr) throw nb::value_error((std::string("record: ") + wrong).c_str());
  return nb::make_tuple(kuhhandel_record_edition(record.get()),
                        owned_rows(std::move(rows), count, KUHHANDEL_ROW_COLUMNS), owned(std::move(scores)),
                        owned(std::move(shares)));
}

/// For each column its name and the words of its numbers; none for a column of plain numbers.
nb::list row_columns(std::string const& edition) {
  nb::list columns;
  for (int column = 0; column < KUHHANDEL_ROW_COLUMNS; ++column) {
    nb::list words;
    for (int number = 0; kuhhandel_row_text(edition.c_str(), column, number) != nullptr; ++number)
      words.append(nb::str(kuhhandel_row_text(edition.c_str(), column, number)));
    columns.append(nb::make_tuple(nb::str(kuhhandel_row_column(column)), words));
  }
  return columns;
}

/// The legal replies as a list that callers must not change: most questions share a few lists, and making a
/// list takes longer than a step.
nb::object legal_list(Game const& game) {
  constexpr std::size_t kMostLists = 4096;
  static auto& lists = *new std::map<std::vector<std::uint16_t>, nb::list>();
  auto const legal = game.listed();
  auto const found = lists.find(legal);
  if (found != lists.end()) return found->second;
  if (lists.size() == kMostLists) lists.clear();
  nb::list list;
  for (auto const reply : legal) list.append(reply);
  lists.emplace(legal, list);
  return list;
}

void add_records(nb::module_& module) {
  module.def("game_from_record", &Game::from_record, nb::arg("text"), "The game of a record's JSON.");
  module.def("record_rows", &record_rows, nb::arg("text"),
             nb::sig("def record_rows(text: str) -> tuple[str, numpy.typing.NDArray[numpy.int32], "
                     "numpy.typing.NDArray[numpy.int32], numpy.typing.NDArray[numpy.float32]]"),
             "The edition of a record, its commands as rows, the scores and the shares.");
  module.def("row_columns", &row_columns, nb::arg("edition"),
             nb::sig("def row_columns(edition: str) -> list[tuple[str, list[str]]]"),
             "The names of the columns of such rows, and the words of their numbers.");
  module.def(
      "refusal_sentence",
      [](std::string const& refusal) {
        auto const* const sentence = kuhhandel_refusal_sentence(refusal.c_str());
        return std::string(sentence == nullptr ? "" : sentence);
      },
      nb::arg("refusal"), "The sentence of a refusal; empty for another word.");
}

/// Records, and names of replies.
void add_meaning(nb::class_<Game>& game) {
  game.def("history", &Game::history, "The replies so far, as u16: given again they lead here.")
      .def_static(
          "from_record", [](nb::handle record) { return call("kuhhandel._records", "game_of", record); },
          nb::arg("record"),
          nb::sig(
              "def from_record(record: collections.abc.Mapping[str, typing.Any] | str | os.PathLike[str]) -> "
              "Game"),
          "The game of a record after its last command. record: a mapping as `record()` returns it, JSON, or "
          "a "
          "path.\n"
          "Raises ValueError that names the field or the command. Records from a position are not read.")
      .def(
          "options", [](nb::handle game) { return call("kuhhandel._names", "options_of", game); },
          nb::sig("def options(self) -> list[kuhhandel.Option]"),
          "The legal replies as readable objects, in the order of `legal()`.")
      .def(
          "reply_name",
          [](nb::handle game, int reply) {
            return nb::module_::import_("kuhhandel._names").attr("name_in")(game, reply);
          },
          nb::arg("reply"), nb::sig("def reply_name(self, reply: typing.SupportsIndex) -> str"),
          "A reply at this question in words, such as 'bid 40' or 'challenge seat 2, cow'. reply: from 0 to\n"
          "reply_count - 1.")
      .def(
          "__repr__", [](nb::handle game) { return call("kuhhandel._names", "repr_of", game); },
          nb::sig("def __repr__(self) -> str"));
}

/// Equality, copies and imagined games.
void add_copies(nb::class_<Game>& game) {
  game.def("__hash__",
           [](Game const&) -> Py_hash_t {
             throw nb::type_error("unhashable type: a Game changes with each step");
           })
      .def(
          "__eq__",
          [](Game const& game, nb::handle other) -> nb::object {
            Game const* with = nullptr;
            if (!nb::try_cast(other, with, false)) return nb::borrow<nb::object>(Py_NotImplemented);
            return nb::bool_(game.equals(*with));
          },
          nb::arg("other"), nb::sig("def __eq__(self, other: object, /) -> bool"))
      .def("__copy__", [](Game const& game) { return Game(game); })
      .def(
          "__deepcopy__", [](Game const& game, nb::handle) { return Game(game); }, nb::arg("memo"))
      .def_prop_ro("imagined", &Game::imagined, "Whether `imagine` returned it.")
      .def(
          "imagine", &Game::imagine, nb::arg("number"), nb::kw_only(), nb::arg("seed") = nb::none(),
          nb::sig("def imagine(self, number: int, *, seed: typing.SupportsIndex) -> list[Game]"),
          "Returns `number` games that the asked seat cannot distinguish from this one: money, the pile and\n"
          "future randomness are sampled. In them, other seats remember only public events. number: from 1.\n"
          "seed: from 0 to 2**64 - 1.")
      .def("clone", [](Game const& game) { return Game(game); }, "Returns an independent copy.");
}

/// What kuhhandel.openspiel needs to be fast.
void add_steps_to_choices(nb::class_<Game>& game) {
  game.def("_legal_list", &legal_list)
      .def(
          "_next_seat",
          [](Game& game) {
            game.skip_forced();
            return game.seat().value_or(-1);
          },
          "Skips forced replies; returns the seat that is asked then, -1 at the end.")
      .def(
          "_step_to_choice",
          [](Game& game, int reply) {
            game.step(reply);
            game.skip_forced();
            return game.seat().value_or(-1);
          },
          "Gives a reply, then does the same.");
}

}  // namespace

void add_game(nb::module_& module) {
  nb::class_<Game> game(module, "Game", nb::is_weak_referenceable(),
                        "One game. All of its randomness is derived from the seed.\n\n"
                        "edition: an id of `edition_ids()`, a path to an edition file, or a mapping.\n"
                        "seats: a number of `table_sizes(edition)`. seed: from 0 to 2**64 - 1.\n"
                        "rules: house rules, as a mapping or a path to JSON. replies: 'full', 'compact' or\n"
                        "'ceilings'. Two games are equal if the same replies were given in the same deal.");
  game.def(nb::init<nb::object, int, nb::object, nb::object, std::string>(), nb::arg("edition"),
           nb::arg("seats"), nb::kw_only(), nb::arg("seed") = nb::none(), nb::arg("rules") = nb::none(),
           nb::arg("replies") = "full",
           nb::sig(
               "def __init__(self, edition: str | os.PathLike[str] | collections.abc.Mapping[str, object], "
               "seats: typing.SupportsIndex, *, seed: typing.SupportsIndex, rules: "
               "collections.abc.Mapping[str, object] | str | os.PathLike[str] | None = None, replies: "
               "str = 'full') -> None"))
      .def_prop_ro("edition", &Game::edition, "The id of the edition.")
      .def_prop_ro("seats", &Game::seats, "The number of seats.")
      .def_prop_ro("replies", &Game::replies, "The reply mode.")
      .def_prop_ro("reply_count", &Game::reply_count, "The number of replies, legal or not.")
      .def_prop_ro("seat", &Game::seat, "The asked seat; None after the end.")
      .def_prop_ro("count", &Game::count, "The number of legal replies; 0 after the end.")
      .def_prop_ro("done", &Game::done, "Whether the game is over.")
      .def_prop_ro("truncated", &Game::truncated, "Whether the game was too long and was scored early.")
      .def_prop_ro("digest", &Game::digest, "A fingerprint of the position, the same on every machine.")
      .def("step", &Game::step, nb::arg("reply"),
           nb::sig("def step(self, reply: typing.SupportsIndex) -> None"),
           "Gives a reply. reply: from 0 to reply_count - 1. Raises IllegalReply if it is not legal; the "
           "game is "
           "then\n"
           "unchanged.")
      .def("skip_forced", &Game::skip_forced,
           "Gives forced replies until there is a choice; returns their number.")
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
           "The observation of a seat (default: the asked one), u8[320]. seat: from 0 to seats - 1. out: an "
           "array\n"
           "of 320 bytes that receives it.")
      .def("scores", &Game::scores, "The points of each seat as the game stands, as i32.")
      .def("shares", &Game::shares, "The share of the win of each seat as the game stands, as f32.");
  add_steps_to_choices(game);
  add_meaning(game);
  add_copies(game);
  add_records(module);
}

}  // namespace kuhhandel::bindings
