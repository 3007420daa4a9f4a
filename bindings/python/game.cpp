#include <kuhhandel/kuhhandel.h>
#include <nanobind/stl/optional.h>
#include <nanobind/stl/string.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/python/arrays.h"
#include "bindings/python/classes.h"
#include "bindings/python/errors.h"

namespace nb = nanobind;

namespace kuhhandel::bindings {
namespace {

using Bytes = nb::ndarray<std::uint8_t, nb::numpy, nb::c_contig, nb::device::cpu>;

class Game {
 public:
  Game(std::string edition, int seats, std::uint64_t seed, nb::object const& rules,
       std::string const& replies)
      : edition_(std::move(edition)), seats_(seats) {
    check_table(edition_, seats);
    if (replies == "nth") throw nb::value_error("replies: 'nth' is for a batch");
    auto const way = place_of("replies", replies, ways());
    replies_ = kuhhandel_reply_count(edition_.c_str(), way);
    auto const line = rules_line(edition_, rules);
    game_.reset(kuhhandel_game_new(edition_.c_str(), seats, line.c_str(), way, seed));
    if (game_ == nullptr) throw std::bad_alloc();
  }
  Game(Game const& other) : edition_(other.edition_), seats_(other.seats_), replies_(other.replies_) {
    game_.reset(kuhhandel_game_clone(other.game_.get()));
    if (game_ == nullptr) throw std::bad_alloc();
  }

  std::string const& edition() const { return edition_; }
  int seats() const { return seats_; }
  int reply_count() const { return replies_; }
  std::optional<int> seat() const {
    auto const seat = kuhhandel_game_seat(game_.get());
    return seat < 0 ? std::nullopt : std::optional(seat);
  }
  bool done() const { return kuhhandel_game_seat(game_.get()) < 0; }
  bool truncated() const { return kuhhandel_game_truncated(game_.get()) != 0; }
  std::uint64_t digest() const { return kuhhandel_game_digest(game_.get()); }

  void step(int reply) {
    char const* reason = "not_now";
    if (reply >= 0 && reply <= UINT16_MAX)
      reason = kuhhandel_game_step(game_.get(), static_cast<std::uint16_t>(reply));
    if (reason != nullptr) raise_illegal(0, reply, listed(), reason);
  }
  std::vector<std::uint16_t> listed() const {
    std::vector<std::uint16_t> replies(static_cast<std::size_t>(kuhhandel_game_count(game_.get())));
    kuhhandel_game_legal(game_.get(), replies.data());
    return replies;
  }
  auto legal() const { return owned(listed()); }
  auto mask() const {
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(replies_));
    for (auto const reply : listed()) mask[reply] = 1;
    return owned(std::move(mask));
  }
  nb::object observe(std::optional<int> seat, std::optional<Bytes> out) const {
    auto const observer = seat.value_or(seat_or_first());
    if (observer < 0 || observer >= seats_) throw nb::value_error("seat: nobody sits there");
    if (!out) {
      std::vector<std::uint8_t> seen(KUHHANDEL_OBSERVATION);
      kuhhandel_game_observe(game_.get(), observer, seen.data());
      return nb::cast(owned(std::move(seen)));
    }
    if (out->size() != KUHHANDEL_OBSERVATION)
      throw nb::value_error("out: must be as long as OBSERVATION_SIZE");
    kuhhandel_game_observe(game_.get(), observer, out->data());
    return nb::cast(*out);
  }
  auto scores() const {
    std::vector<std::int32_t> points(KUHHANDEL_MOST_SEATS);
    kuhhandel_game_scores(game_.get(), points.data());
    points.resize(static_cast<std::size_t>(seats_));
    return owned(std::move(points));
  }
  std::string record_json() { return kuhhandel_game_record(game_.get()); }
  auto history() const {
    std::uint16_t const* replies = nullptr;
    auto const count = kuhhandel_game_history(game_.get(), &replies);
    return owned(std::vector(replies, replies + count));
  }

 private:
  struct Free {
    void operator()(kuhhandel_game* game) const { kuhhandel_game_free(game); }
  };

  int seat_or_first() const { return seat().value_or(0); }

  std::string edition_;
  int seats_;
  int replies_ = 0;
  std::unique_ptr<kuhhandel_game, Free> game_;
};

}  // namespace

void add_game(nb::module_& module) {
  nb::class_<Game>(module, "Game", "One game. All of its chance follows from the seed.")
      .def(nb::init<std::string, int, std::uint64_t, nb::object, std::string>(), nb::arg("edition"),
           nb::arg("seats"), nb::kw_only(), nb::arg("seed"), nb::arg("rules") = nb::none(),
           nb::arg("replies") = "full",
           nb::sig("def __init__(self, edition: str, seats: int, *, seed: int, rules: "
                   "collections.abc.Mapping[str, object] | str | os.PathLike[str] | None = None, replies: "
                   "str = 'full') -> None"))
      .def_prop_ro("edition", &Game::edition)
      .def_prop_ro("seats", &Game::seats)
      .def_prop_ro("reply_count", &Game::reply_count, "How many replies there are, legal or not.")
      .def_prop_ro("seat", &Game::seat, "Who is asked; None when the game is over.")
      .def_prop_ro("done", &Game::done)
      .def_prop_ro("truncated", &Game::truncated,
                   "Whether it went on for too long and was ended as it stood.")
      .def_prop_ro("digest", &Game::digest, "A fingerprint of the position, the same on every machine.")
      .def("step", &Game::step, nb::arg("reply"),
           "Gives a reply; raises IllegalReply, and nothing has happened.")
      .def("record_json", &Game::record_json,
           "The game so far, all that is secret in it, as `kuhhandel replay` and the page read it.")
      .def(
          "record", [](Game& game) { return nb::module_::import_("json").attr("loads")(game.record_json()); },
          nb::sig("def record(self) -> dict[str, typing.Any]"), "The same as a dict.")
      .def("legal", &Game::legal, "The legal replies, in rising order, as u16.")
      .def("mask", &Game::mask, "A byte for each reply, 1 where it is legal.")
      .def("observe", &Game::observe, nb::arg("seat") = nb::none(), nb::arg("out").noconvert() = nb::none(),
           "What a seat, that which is asked unless one is named, may know, as u8.")
      .def("scores", &Game::scores, "The points of each seat as the game stands, as i32.")
      .def("history", &Game::history, "The replies so far, as u16: given again they lead here.")
      .def("clone", [](Game const& game) { return Game(game); }, "A game that goes its own way from here.");
}

}  // namespace kuhhandel::bindings
