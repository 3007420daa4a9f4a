// Built-in bots at the tables of a batch; the caller answers for the other seats.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

#include "bindings/c/reply_mode.h"
#include "bots/bot.h"
#include "engine/sequential.h"

namespace kuhhandel::bindings {

/// They play step by step, as they do everywhere, whatever the way in which the other seats are asked. By
/// ceilings those say theirs before anybody has bid for the lot, and then bid the lowest amount whenever they
/// are asked and it is not above that; payments go by rule, those of bots too.
class Opponents {
 public:
  /// Returns the opponents for each seat's bot name (see neural::bot_from), null for seats of the caller, and
  /// the adviser if `adviser` is not null. nullopt if a name is unknown or no seat is left.
  static std::optional<Opponents> named(std::span<char const* const> names, char const* adviser);

  bool sits_at(Seat seat) const { return seats_.contains(seat); }
  bool empty() const { return seats_.empty(); }
  /// Returns the adviser's answer for the asked seat. With ceilings: the highest bid against one rival, and
  /// the sum of an offer. There must be an adviser.
  int advice(ReplyMode mode, Edition const& edition, Question const& question) const;

  /// A new game, dealt from the seed; all their chance follows from it.
  void begin(Edition const& edition, int seats, std::uint64_t seed);
  /// Plays the answer of a caller's seat; appends the events to `events`, which must be empty.
  void answer(ReplyMode mode, Edition const& edition, CeilingQuestion& current, int nth,
              std::vector<Event>& events);

  /// Returns whether the bots have nothing to answer now. With ceilings, moves on to the next seat without a
  /// ceiling.
  bool advance(ReplyMode mode, Edition const& edition, CeilingQuestion& current) const;
  /// Plays the next step after that; appends the events to `events`, which must be empty.
  void step(ReplyMode mode, Edition const& edition, CeilingQuestion& current, std::vector<Event>& events);

 private:
  bool is_there(Seat seat) const { return bots_[static_cast<std::size_t>(index_of(seat))] != nullptr; }
  bots::Bot& at(Seat seat) const { return *bots_[static_cast<std::size_t>(index_of(seat))]; }
  void notify_bots(std::span<Event const> events) const;
  int ceiling_of(Edition const& edition, Question const& question) const;
  bool would_raise(Edition const& edition, State const& state, Seat seat, std::optional<Bid> standing) const;
  bots::Choice choice_of(Edition const& edition, State const& state, Seat seat) const;
  void answer_for_bot(ReplyMode mode, Edition const& edition, CeilingQuestion& current,
                      std::vector<Event>& events);
  void bid(Edition const& edition, CeilingQuestion& current, std::vector<Event>& events);
  std::vector<Event> bid_once(Edition const& edition, Asking& now, CeilingOfSeat const& ceilings) const;

  SeatSet seats_;
  std::array<std::unique_ptr<bots::Bot>, kMaxSeats> bots_;
};

}  // namespace kuhhandel::bindings
