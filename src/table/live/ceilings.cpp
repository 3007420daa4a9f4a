#include "live/ceilings.h"

#include <algorithm>

#include "table/passing.h"

namespace kuhhandel::live {
namespace {

/// At normal speed: long enough for all to see the bid that it answers.
constexpr int kDelay = 400;

std::optional<option::Bid> bids_of(table::Table const& table, Seat seat) {
  for (auto const& option : table::legal_actions(table, seat))
    if (auto const* const bids = std::get_if<option::Bid>(&option)) return *bids;
  return {};
}

bool is_auction(table::Table const& table) {
  return table.game() && !table.is_correspondence() &&
         std::holds_alternative<phase::Bidding>(table.game()->state.phase);
}

}  // namespace

bool may_set_ceiling(table::Table const& table, Seat seat) {
  return is_auction(table) && !is_held(table) && bids_of(table, seat);
}

void Ceilings::set(table::Table const& table, Seat seat, std::optional<Money> most, table::Instant now) {
  std::erase_if(ceilings_, [&](Ceiling const& ceiling) { return ceiling.seat == seat; });
  if (most) ceilings_.push_back({seat, *most});
  plan(table, now);
}

void Ceilings::follow(table::Table const& table, table::Step const& step) {
  if (!is_auction(table)) ceilings_.clear();
  std::erase_if(ceilings_,
                [&](Ceiling const& ceiling) { return table.presence().person(ceiling.seat) == nullptr; });
  plan(table, step.at);
}

std::optional<Command> Ceilings::due(table::Table const& table) {
  bids_at_ = {};
  return next_bid(table);
}

void Ceilings::plan(table::Table const& table, table::Instant now) {
  bids_at_ = {};
  if (ceilings_.empty() || is_held(table) || !next_bid(table)) return;
  auto const factor = std::max(1, static_cast<int>(table.conduct().speed));
  bids_at_ = std::max(now, table.shows().until()) + table::Duration{kDelay / factor};
}

std::optional<Command> Ceilings::next_bid(table::Table const& table) const {
  for (auto const& [seat, most] : ceilings_) {
    auto const bids = bids_of(table, seat);
    if (bids && !table::leads(table, seat) && bids->from <= most)
      return Command{seat, action::Bid{bids->from}};
  }
  return {};
}

}  // namespace kuhhandel::live
