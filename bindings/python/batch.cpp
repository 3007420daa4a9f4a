#include <kuhhandel/kuhhandel.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>
#include <nanobind/stl/vector.h>

#include <atomic>
#include <cstdint>
#include <memory>
#include <numeric>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "bindings/python/arrays.h"
#include "bindings/python/classes.h"
#include "bindings/python/errors.h"
#include "bindings/python/signals.h"

namespace nb = nanobind;

namespace kuhhandel::bindings {
namespace {

using Replies = nb::ndarray<std::uint16_t const, nb::c_contig, nb::device::cpu>;

/// For each seat of each place the name of the bot that answers there.
using Bots = std::vector<std::vector<std::optional<std::string>>>;

std::size_t size(int number) { return static_cast<std::size_t>(number); }

/// As the C functions take them: null for a seat without a bot.
std::vector<char const*> names_of(Bots const& bots) {
  std::vector<char const*> names;
  for (auto const& row : bots)
    for (auto const& name : row) names.push_back(name ? name->c_str() : nullptr);
  return names;
}

void check_bots(Bots const& bots, std::string const& edition, int seats) {
  std::set<std::string> checked;
  for (auto const& row : bots)
    for (auto const& name : row)
      if (name && checked.insert(*name).second) check_bot(*name, edition, seats);
}

/// Holds a batch for one thread. Raises RuntimeError if another thread has it, as its rows then change
/// meanwhile.
class Turn {
 public:
  explicit Turn(std::atomic<bool>& taken) : taken_(taken) {
    if (!taken_.exchange(true)) return;
    PyErr_SetString(PyExc_RuntimeError,
                    "this batch is being stepped by another thread: give each thread a batch of its own, or "
                    "hold a threading.Lock around each step");
    throw nb::python_error();
  }
  Turn(Turn const&) = delete;
  Turn& operator=(Turn const&) = delete;
  ~Turn() { taken_ = false; }

 private:
  std::atomic<bool>& taken_;
};

class Batch {
 public:
  Batch(nb::object const& any_edition, int seats, int games, nb::object const& any_seed,
        std::string const& replies, std::string const& mask, bool skip_forced, bool memory, int threads,
        int max_decisions, nb::object const& rules, nb::object const& any_bots,
        std::optional<std::string> const& adviser, bool hands)
      : by_answer_(replies == "nth"), edition_(edition_id(any_edition)), seats_(seats) {
    auto const& edition = edition_;
    check_table(edition, seats);
    auto const seed = seed_of(any_seed);
    if (games < 1) throw nb::value_error("n: at least one game is needed");
    if (threads < 1 || threads > 256) throw nb::value_error("threads: from 1 to 256");
    if (max_decisions < 1 || max_decisions > KUHHANDEL_LONGEST_GAME)
      throw nb::value_error("max_decisions: from 1 to 20000");
    auto const bots =
        nb::cast<Bots>(nb::module_::import_("kuhhandel.bots").attr("rows_for")(any_bots, games, seats));
    auto const names = names_of(bots);
    check_bots(bots, edition, seats);
    if (adviser) check_bot(*adviser, edition, seats);
    if (adviser && replies == "compact") throw nb::value_error("adviser: not by compact replies");
    auto const way = place_of("replies", replies, ways());
    replies_ = kuhhandel_reply_count(edition.c_str(), way);
    kuhhandel_batch_options const options{.replies = way,
                                          .mask = place_of("mask", mask, {"none", "bits", "u8"}),
                                          .skip_forced = skip_forced ? 1 : 0,
                                          .threads = threads,
                                          .memory = memory ? 1 : 0,
                                          .max_decisions = max_decisions,
                                          .bots = names.empty() ? nullptr : names.data(),
                                          .adviser = adviser ? adviser->c_str() : nullptr,
                                          .hands = hands ? 1 : 0,
                                          .goes_on = &Signals::none_came,
                                          .context = &signals_};
    auto const line = rules_line(edition, rules);
    batch_.reset(kuhhandel_batch_new(edition.c_str(), seats, line.c_str(), games, seed, &options));
    if (batch_ == nullptr && PyErr_Occurred() != nullptr) throw nb::python_error();
    if (batch_ == nullptr)
      throw nb::value_error("bots: one of them does not play this edition at such a table");
    raise_if_stopped();
    rows_ = kuhhandel_batch_rows(batch_.get());
    made_with_["seats"] = seats;
    made_with_["n"] = games;
    made_with_["seed"] = seed;
    made_with_["replies"] = replies;
    made_with_["mask"] = mask;
    made_with_["skip_forced"] = skip_forced;
    made_with_["memory"] = memory;
    made_with_["threads"] = threads;
    made_with_["max_decisions"] = max_decisions;
    made_with_["rules"] = line;
    made_with_["bots"] = bots;
    made_with_["adviser"] = adviser;
    made_with_["hands"] = hands;
  }

  kuhhandel_rows const& rows() const { return rows_; }

  void step(nb::object const& replies) {
    Replies given;
    if (!nb::try_cast(replies, given, false))
      given = nb::cast<Replies>(
          nb::module_::import_("kuhhandel._arrays").attr("as_replies")(replies, rows_.games, replies_));
    if (given.ndim() != 1 || given.shape(0) != size(rows_.games))
      throw nb::value_error(
          ("replies: one for each of the " + std::to_string(rows_.games) + " games is needed").c_str());
    Turn const turn(taken_);
    int wrong = -1;
    {
      nb::gil_scoped_release const others_may_run;
      wrong = kuhhandel_batch_step(batch_.get(), given.data());
    }
    if (wrong == KUHHANDEL_STOPPED) raise_if_stopped();
    if (wrong >= 0) raise_illegal(illegal(wrong, given.data()[wrong]), edition_of_names());
  }

  void reset(nb::object const& any_seed) {
    auto const seed = seed_of(any_seed);
    Turn const turn(taken_);
    {
      nb::gil_scoped_release const others_may_run;
      kuhhandel_batch_reset(batch_.get(), seed);
    }
    raise_if_stopped();
  }

  /// Returns the constructor arguments of the batch, without the edition.
  nb::dict const& made_with() const { return made_with_; }
  std::string const& edition() const { return edition_; }
  int seats() const { return seats_; }

  nb::bytes save() {
    Turn const turn(taken_);
    raise_if_stopped();
    std::uint64_t bytes = 0;
    auto const* const saved = kuhhandel_batch_save(batch_.get(), &bytes);
    if (saved == nullptr && PyErr_Occurred() != nullptr) throw nb::python_error();
    if (saved == nullptr) throw std::bad_alloc();
    return nb::bytes(saved, bytes);
  }
  void restore(nb::bytes const& saved) {
    Turn const turn(taken_);
    auto const restored =
        kuhhandel_batch_restore(batch_.get(), static_cast<std::uint8_t const*>(saved.data()), saved.size());
    if (restored == 1) return;
    raise_if_stopped();
    throw nb::value_error("these are not the bytes of a batch that was made in the same way");
  }

  IllegalReply illegal(int place, std::uint16_t reply) const {
    auto const* const reason = by_answer_ ? "not_now" : kuhhandel_batch_refusal(batch_.get(), place, reply);
    return {.index = place, .reply = reply, .legal = legal(place), .reason = reason};
  }

  std::vector<std::uint16_t> legal(int place) const {
    std::vector<std::uint16_t> legal(rows_.counts[place]);
    if (by_answer_) {
      std::iota(legal.begin(), legal.end(), std::uint16_t{0});
    } else {
      kuhhandel_batch_legal(batch_.get(), place, legal.data());
    }
    return legal;
  }

  nb::object legal_at(int place) const {
    check_place(place);
    return nb::cast(owned(legal(place)));
  }

  std::uint64_t digest(int place) const {
    check_place(place);
    return kuhhandel_batch_digest(batch_.get(), place);
  }
  int reply_count() const { return replies_; }

 private:
  struct Free {
    void operator()(kuhhandel_batch* batch) const { kuhhandel_batch_free(batch); }
  };

  void check_place(int place) const {
    if (place >= 0 && place < rows_.games) return;
    auto const most = std::to_string(rows_.games - 1);
    throw nb::index_error(("place: from 0 to " + most + ", not " + std::to_string(place)).c_str());
  }

  /// Raises what the signal handler raised, or RuntimeError after an earlier call was stopped.
  void raise_if_stopped() const {
    if (kuhhandel_batch_stopped(batch_.get()) == 0) return;
    if (PyErr_Occurred() == nullptr)
      PyErr_SetString(
          PyExc_RuntimeError,
          "a call was interrupted, so some games are stepped and others are not: reset the batch");
    throw nb::python_error();
  }

  /// Numbers of other ways have other names.
  std::string edition_of_names() const {
    return replies_ == kuhhandel_reply_count(edition_.c_str(), KUHHANDEL_FULL) && !by_answer_ ? edition_ : "";
  }

  int replies_ = 0;
  bool by_answer_;
  std::string edition_;
  int seats_;
  nb::dict made_with_;
  Signals signals_;
  std::atomic<bool> taken_ = false;
  std::unique_ptr<kuhhandel_batch, Free> batch_;
  kuhhandel_rows rows_{};
};

/// Rows of a number or several for each game, as a read-only view.
template <class T>
auto rows_of(Batch const& batch, T const* data, std::initializer_list<std::size_t> shape) {
  return view(data, shape, nb::find(batch));
}

auto observations(Batch const& batch) {
  auto const& rows = batch.rows();
  return rows_of(batch, rows.observations, {size(rows.games), KUHHANDEL_OBSERVATION});
}
auto mask(Batch const& batch) {
  auto const& rows = batch.rows();
  return rows_of(batch, rows.masks, {size(rows.games), size(rows.mask_bytes)});
}
auto seat(Batch const& batch) { return rows_of(batch, batch.rows().seats, {size(batch.rows().games)}); }
auto count(Batch const& batch) { return rows_of(batch, batch.rows().counts, {size(batch.rows().games)}); }
auto advice(Batch const& batch) {
  return rows_of(batch, batch.rows().advice, {size(batch.rows().advice == nullptr ? 0 : batch.rows().games)});
}
auto hands(Batch const& batch) {
  auto const& rows = batch.rows();
  return rows_of(
      batch, rows.hands,
      {size(rows.hands == nullptr ? 0 : rows.games), size(rows.seats_a_game), KUHHANDEL_MONEY_VALUES});
}
auto rewards(Batch const& batch) {
  auto const& rows = batch.rows();
  return rows_of(batch, rows.rewards, {size(rows.games), size(rows.seats_a_game)});
}
auto truths(Batch const& batch, std::uint8_t const* data) {
  static_assert(sizeof(bool) == 1);
  return rows_of(batch, reinterpret_cast<bool const*>(data), {size(batch.rows().games)});
}
auto final_scores(Batch const& batch) {
  auto const& rows = batch.rows();
  return rows_of(batch, rows.final_scores, {size(rows.games), size(rows.seats_a_game)});
}
auto final_observations(Batch const& batch) {
  auto const& rows = batch.rows();
  return rows_of(batch, rows.final_observations,
                 {size(rows.games), size(rows.seats_a_game), KUHHANDEL_OBSERVATION});
}

void add_rows(nb::class_<Batch>& batch) {
  batch.def_prop_ro("obs", &observations, "u8[n, 320]: the knowledge of the asked seat.")
      .def_prop_ro("mask", &mask, "u8[n, A]: legal replies, as bits (first reply lowest) or as bytes.")
      .def_prop_ro("seat", &seat, "u8[n]: the asked seat.")
      .def_prop_ro("count", &count, "u16[n]: number of legal replies.")
      .def_prop_ro("advice", &advice, "u16[n]: the adviser's reply; empty without an adviser.")
      .def_prop_ro("hands", &hands,
                   "u8[n, S, 7]: number of cards of 0, 10, 20, 50, 100, 200 and 500 in each hand, which are\n"
                   "secret; empty without hands=True.")
      .def_prop_ro("rewards", &rewards, "f32[n, S]: the share of the win, if a game ended.")
      .def_prop_ro(
          "done", [](Batch const& one) { return truths(one, one.rows().done); }, "bool[n]: a game ended.")
      .def_prop_ro(
          "truncated", [](Batch const& one) { return truths(one, one.rows().truncated); },
          "bool[n]: it was cut by max_decisions.")
      .def_prop_ro("final_scores", &final_scores, "i32[n, S]: the points of the game that ended last here.")
      .def_prop_ro("final_obs", &final_observations, "u8[n, S, 320]: the final observation of each seat.");
}

void add_queries(nb::class_<Batch>& batch) {
  batch
      .def("reset", &Batch::reset, nb::arg("seed") = nb::none(),
           nb::sig("def reset(self, seed: typing.SupportsIndex) -> None"),
           "Starts all games again. seed: from 0 to 2**64 - 1.")
      .def("legal", &Batch::legal_at, nb::arg("place"),
           nb::sig("def legal(self, place: int) -> numpy.typing.NDArray[numpy.uint16]"),
           "The legal replies of one game, u16[count[place]], in rising order. place: from 0 to n - 1.")
      .def("digest", &Batch::digest, nb::arg("place"),
           "A fingerprint of the position of one game. place: from 0 to n - 1.")
      .def("__repr__",
           [](Batch const& batch) {
             auto const& with = batch.made_with();
             return nb::str("Batch({!r}, {}, {}, seed={}, replies={!r})")
                 .format(batch.edition(), batch.seats(), batch.rows().games, with["seed"], with["replies"]);
           })
      .def_prop_ro("edition", &Batch::edition, "The edition's id.")
      .def_prop_ro("seats", &Batch::seats, "The number of seats of each game.")
      .def("__len__", [](Batch const& batch) { return batch.rows().games; })
      .def_prop_ro("reply_count", &Batch::reply_count,
                   "The number of replies, legal or not: the size of a policy.");
}

}  // namespace

void add_batch(nb::module_& module) {
  nb::class_<Batch> batch(
      module, "Batch", nb::is_weak_referenceable(),
      "Games that are stepped at once. Game g of place i depends only on (seed, i, g). When a game\n"
      "ends, the next one starts in the same step. Arrays are views that each step changes.\n\n"
      "edition, seats, rules: as for Game. n: the number of games, from 1. seed: from 0 to 2**64 - 1.\n"
      "replies: 'full', 'nth', 'compact' or 'ceilings'. mask: 'none', 'bits' or 'u8'. skip_forced: gives\n"
      "the reply if only one is legal. memory: adds the seat's memory to obs. threads: from 1 to 256; the\n"
      "games are the same for any number. max_decisions: ends a game, from 1 to 20000. bots: a row for each\n"
      "game, or one for all, with a bot or None for each seat; the caller replies for None. adviser: a bot;\n"
      "advice has its reply. hands: fills `hands` with all hands.\n\n"
      "One thread at a time may step a batch; another one gets a RuntimeError. Copies, pickles and child\n"
      "processes continue from the same position.");
  batch
      .def(nb::init<nb::object, int, int, nb::object, std::string, std::string, bool, bool, int, int,
                    nb::object, nb::object, std::optional<std::string>, bool>(),
           nb::arg("edition"), nb::arg("seats"), nb::arg("n"), nb::kw_only(), nb::arg("seed") = nb::none(),
           nb::arg("replies") = "full", nb::arg("mask") = "none", nb::arg("skip_forced") = true,
           nb::arg("memory") = false, nb::arg("threads") = 1,
           nb::arg("max_decisions") = KUHHANDEL_LONGEST_GAME, nb::arg("rules") = nb::none(),
           nb::arg("bots") = nb::make_tuple(), nb::arg("adviser") = nb::none(), nb::arg("hands") = false,
           nb::sig(
               "def __init__(self, edition: str | os.PathLike[str] | collections.abc.Mapping[str, object], "
               "seats: typing.SupportsIndex, n: typing.SupportsIndex, *, seed: typing.SupportsIndex, "
               "replies: str = 'full', mask: str = 'none', skip_forced: "
               "bool = True, memory: bool = False, threads: int = 1, max_decisions: int = 20000, rules: "
               "collections.abc.Mapping[str, object] | str | os.PathLike[str] | None = None, bots: "
               "collections.abc.Sequence[kuhhandel.bots.Bot | None] | "
               "collections.abc.Sequence[collections.abc.Sequence[kuhhandel.bots.Bot | None]] = (), adviser: "
               "str | "
               "None = "
               "None, hands: bool = False) -> None"))
      .def(
          "step", &Batch::step, nb::arg("replies"),
          nb::sig("def step(self, replies: numpy.typing.NDArray[numpy.integer[typing.Any]] | "
                  "collections.abc.Sequence[int]) -> None"),
          "Steps each game by its reply.\n\n"
          "replies: [n] whole numbers of any integer dtype, from 0 to reply_count - 1 (with 'nth', to count "
          "- 1).\n"
          "uint16 is not copied. Raises IllegalReply for the first that is not legal, TypeError for another\n"
          "dtype, ValueError for another shape, and RuntimeError if another thread is stepping this batch; "
          "then\n"
          "nothing is stepped. After a KeyboardInterrupt call `reset`: some games are stepped, others are "
          "not.");
  add_queries(batch);
  add_rows(batch);
  module.def(
      "arguments_of", [](Batch const& one) { return one.made_with(); }, nb::arg("batch"),
      nb::sig("def arguments_of(batch: Batch) -> dict[str, typing.Any]"),
      "The arguments of a batch's constructor without the edition; house rules as a line.");
  module.def("save_batch", &Batch::save, nb::arg("batch"), "The state of a batch: its games and rows.");
  module.def("restore_batch", &Batch::restore, nb::arg("batch"), nb::arg("saved"),
             "Restores the state of a batch that was made with the same arguments.");
}

}  // namespace kuhhandel::bindings
