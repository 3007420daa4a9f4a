// One game, as a class of Python.
#pragma once

#include <kuhhandel/kuhhandel.h>
#include <nanobind/nanobind.h>
#include <nanobind/ndarray.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bindings/python/arrays.h"
#include "bindings/python/errors.h"
#include "bindings/python/signals.h"

namespace kuhhandel::bindings {

using Bytes = nanobind::ndarray<std::uint8_t, nanobind::numpy, nanobind::c_contig, nanobind::device::cpu>;

class Game {
 public:
  Game(nanobind::object const& edition, int seats, nanobind::object const& seed,
       nanobind::object const& rules, std::string replies)
      : edition_(edition_id(edition)), seats_(seats), replies_(std::move(replies)) {
    check_table(edition_, seats);
    if (replies_ == "nth") throw nanobind::value_error("replies: 'nth' is for a batch");
    auto const way = place_of("replies", replies_, ways());
    reply_count_ = kuhhandel_reply_count(edition_.c_str(), way);
    auto const line = rules_line(edition_, rules);
    game_.reset(kuhhandel_game_new(edition_.c_str(), seats, line.c_str(), way, seed_of(seed)));
    if (game_ == nullptr) throw std::bad_alloc();
  }
  Game(Game const& other)
      : edition_(other.edition_),
        seats_(other.seats_),
        replies_(other.replies_),
        reply_count_(other.reply_count_),
        imagined_(other.imagined_) {
    game_.reset(kuhhandel_game_clone(other.game_.get()));
    if (game_ == nullptr) throw std::bad_alloc();
  }

  /// The game of a record's text, after its last command.
  static Game from_record(std::string const& text);

  kuhhandel_game const* handle() const { return game_.get(); }
  std::string const& edition() const { return edition_; }
  int seats() const { return seats_; }
  std::string const& replies() const { return replies_; }
  int reply_count() const { return reply_count_; }
  std::optional<int> seat() const {
    auto const seat = kuhhandel_game_seat(game_.get());
    return seat < 0 ? std::nullopt : std::optional(seat);
  }
  bool done() const { return kuhhandel_game_seat(game_.get()) < 0; }
  int count() const { return kuhhandel_game_count(game_.get()); }
  bool truncated() const { return kuhhandel_game_truncated(game_.get()) != 0; }
  std::uint64_t digest() const { return kuhhandel_game_digest(game_.get()); }

  void step(int reply) {
    char const* reason = "not_now";
    if (reply >= 0 && reply <= UINT16_MAX)
      reason = kuhhandel_game_step(game_.get(), static_cast<std::uint16_t>(reply));
    if (reason != nullptr)
      raise_illegal({.index = 0, .reply = reply, .legal = listed(), .reason = reason}, edition_);
  }
  int skip_forced() { return kuhhandel_game_skip_forced(game_.get()); }
  std::vector<std::uint16_t> listed() const {
    std::vector<std::uint16_t> replies(static_cast<std::size_t>(kuhhandel_game_count(game_.get())));
    kuhhandel_game_legal(game_.get(), replies.data());
    return replies;
  }
  auto legal() const { return owned(listed()); }
  auto mask() const {
    std::vector<std::uint8_t> mask(static_cast<std::size_t>(reply_count_));
    for (auto const reply : listed()) mask[reply] = 1;
    return owned(std::move(mask));
  }
  nanobind::object observe(std::optional<int> seat, std::optional<Bytes> out) const {
    auto const observer = seat.value_or(seat_or_first());
    if (observer < 0 || observer >= seats_)
      throw nanobind::value_error(
          ("seat: from 0 to " + std::to_string(seats_ - 1) + ", not " + std::to_string(observer)).c_str());
    if (!out) {
      std::vector<std::uint8_t> seen(KUHHANDEL_OBSERVATION);
      kuhhandel_game_observe(game_.get(), observer, seen.data());
      return nanobind::cast(owned(std::move(seen)));
    }
    if (out->size() != KUHHANDEL_OBSERVATION)
      throw nanobind::value_error("out: 320 bytes are needed (OBSERVATION_SIZE)");
    kuhhandel_game_observe(game_.get(), observer, out->data());
    return nanobind::cast(*out);
  }
  auto scores() const {
    std::vector<std::int32_t> points(KUHHANDEL_MOST_SEATS);
    kuhhandel_game_scores(game_.get(), points.data());
    points.resize(static_cast<std::size_t>(seats_));
    return owned(std::move(points));
  }
  auto shares() const {
    std::vector<float> shares(KUHHANDEL_MOST_SEATS);
    kuhhandel_game_shares(game_.get(), shares.data());
    shares.resize(static_cast<std::size_t>(seats_));
    return owned(std::move(shares));
  }
  bool equals(Game const& other) const {
    return edition_ == other.edition_ && seats_ == other.seats_ && replies_ == other.replies_ &&
           imagined_ == other.imagined_ && digest() == other.digest() &&
           replies_given() == other.replies_given();
  }
  bool imagined() const { return imagined_; }
  nanobind::list imagine(int number, nanobind::object const& any_seed) const {
    auto const seed = seed_of(any_seed);
    if (number < 1) throw nanobind::value_error("number: at least one is needed");
    if (done()) throw nanobind::value_error("the game is over");
    if (imagined_) throw nanobind::value_error("the game was imagined itself");
    if (replies_ == "ceilings")
      throw nanobind::value_error("replies: 'ceilings' are secret, and not imagined");
    std::vector<kuhhandel_game*> games(static_cast<std::size_t>(number));
    Signals signals;
    if (kuhhandel_game_imagine_while(game_.get(), seed, number, games.data(), &Signals::none_came,
                                     &signals) != number) {
      if (PyErr_Occurred() != nullptr) throw nanobind::python_error();
      throw std::bad_alloc();
    }
    nanobind::list all;
    for (auto* const game : games)
      all.append(nanobind::cast(new Game(*this, game), nanobind::rv_policy::take_ownership));
    return all;
  }
  std::string record_json() {
    if (imagined_) throw nanobind::value_error("a game that was imagined has no record");
    return kuhhandel_game_record(game_.get());
  }
  std::vector<std::uint16_t> replies_given() const {
    std::uint16_t const* replies = nullptr;
    auto const count = kuhhandel_game_history(game_.get(), &replies);
    return std::vector(replies, replies + count);
  }
  auto history() const { return owned(replies_given()); }

 private:
  Game(Game const& as, kuhhandel_game* imagined)
      : edition_(as.edition_),
        seats_(as.seats_),
        replies_(as.replies_),
        reply_count_(as.reply_count_),
        imagined_(true),
        game_(imagined) {}

  Game(std::string edition, int seats, kuhhandel_game* read)
      : edition_(std::move(edition)),
        seats_(seats),
        replies_("full"),
        reply_count_(kuhhandel_reply_count(edition_.c_str(), KUHHANDEL_FULL)),
        game_(read) {}

  struct Free {
    void operator()(kuhhandel_game* game) const { kuhhandel_game_free(game); }
  };

  int seat_or_first() const { return seat().value_or(0); }

  std::string edition_;
  int seats_;
  std::string replies_;
  int reply_count_ = 0;
  bool imagined_ = false;
  std::unique_ptr<kuhhandel_game, Free> game_;
};

}  // namespace kuhhandel::bindings
