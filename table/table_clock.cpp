// A table's clock as those who are there, and those who are not, make it.
#include <algorithm>

#include "table/table.h"

namespace kuhhandel {
namespace {

/// Nobody answers sooner what they have just seen.
constexpr Duration kReaction{100};

}  // namespace

void Table::set_clock(Instant now) {
  called_ = 0;
  called_at_ = now;
  clock_ = NoClock{};
  if (!game_ || is_held()) return;
  if (is_correspondence()) {
    clock_ = clock_in_turn(now);
    return shorten_limit(now);
  }
  clock_ = clock_for(setup_.edition, game_->state, conduct_.speed, now, patience() + kReaction);
  if (auto const gavel = own_gavel(now)) clock_ = *gavel;
  shorten_limit(now);
}

std::optional<OwnGavel> Table::own_gavel(Instant now) const {
  auto const* const auction = std::get_if<phase::Bidding>(&game_->state.phase);
  if (conduct_.gavel == Gavel::house || auction == nullptr) return {};
  auto const* const person = std::get_if<Person>(&occupant(auction->auctioneer));
  if (person == nullptr || person->away) return {};
  return OwnGavel{auction->auctioneer, now + pace_of(conduct_.speed).choice};
}

std::expected<Fact, OrderRefusal> Table::decide_call(Seat by, Instant now) const {
  auto const* const gavel = std::get_if<OwnGavel>(&clock_);
  if (gavel == nullptr || gavel->auctioneer != by) return std::unexpected(OrderRefusal::not_your_gavel);
  if (now < called_at_ + patience() + kReaction) return std::unexpected(OrderRefusal::too_soon);
  return fact::Called{called_ + 1};
}

void Table::shorten_limit(Instant now) {
  auto* const limit = std::get_if<Limit>(&clock_);
  if (limit == nullptr) return;
  auto const soon = pace_of(conduct_.speed).between;
  auto const& waited_for = occupant(limit->seat);
  if (std::holds_alternative<EmptySeat>(waited_for)) limit->at = std::min(limit->at, now + soon);
  auto const* const person = std::get_if<Person>(&waited_for);
  if (is_correspondence()) return;
  if (person != nullptr && person->away && conduct_.absence == Absence::go_on)
    limit->at = std::min(limit->at, std::max(now, person->away_since + kGrace) + soon);
}

void Table::stop_waiting() {
  paused_ = false;
  waits_for_ = {};
}

void Table::let_bots_stand_in() {
  for (auto& occupant : occupants_) {
    auto* const person = std::get_if<Person>(&occupant);
    if (person != nullptr && person->away) person->stand_in = conduct_.stand_in;
  }
}

void Table::hold_or_go_on(bool was_held, Instant now) {
  if (is_held()) {
    clock_ = NoClock{};
  } else if (was_held) {
    set_clock(now);
  } else {
    shorten_limit(now);
  }
}

std::optional<Table::Missing> Table::missing() const {
  if (state() != TableState::running || is_held() || is_correspondence() ||
      conduct_.absence == Absence::go_on)
    return {};
  std::optional<Missing> longest;
  for (int i = 0; i < setup_.seats; ++i) {
    auto const* const person = std::get_if<Person>(&occupant(seat_at(i)));
    if (person == nullptr || !person->away || !person->stand_in.empty()) continue;
    auto const at = person->away_since + kGrace;
    if (!longest || at < longest->at) longest = Missing{seat_at(i), at};
  }
  return longest;
}

}  // namespace kuhhandel
