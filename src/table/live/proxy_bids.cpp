#include "live/proxy_bids.h"

#include <algorithm>

#include "table/modes/passing.h"

namespace kuhhandel::live {
namespace {

/// In milliseconds at normal speed: long enough for all to see the bid that it answers.
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

bool can_set_proxy_bid(table::Table const& table, Seat seat) {
  return is_auction(table) && !is_held(table) && bids_of(table, seat);
}

void ProxyBids::set(table::Table const& table, Seat seat, std::optional<Money> most, table::Instant now) {
  std::erase_if(bids_, [&](ProxyBid const& ceiling) { return ceiling.seat == seat; });
  if (most) bids_.push_back({seat, *most});
  schedule(table, now);
}

void ProxyBids::on_step(table::Table const& table, table::Step const& step) {
  if (!is_auction(table)) bids_.clear();
  std::erase_if(bids_,
                [&](ProxyBid const& ceiling) { return table.presence().person(ceiling.seat) == nullptr; });
  schedule(table, step.at);
}

std::optional<Command> ProxyBids::take_due(table::Table const& table) {
  due_at_ = {};
  return next_legal_bid(table);
}

void ProxyBids::schedule(table::Table const& table, table::Instant now) {
  due_at_ = {};
  if (bids_.empty() || is_held(table) || !next_legal_bid(table)) return;
  auto const factor = std::max(1, static_cast<int>(table.settings().speed));
  due_at_ = std::max(now, table.reveal_delay().until()) + table::Duration{kDelay / factor};
}

std::optional<Command> ProxyBids::next_legal_bid(table::Table const& table) const {
  for (auto const& [seat, most] : bids_) {
    auto const bids = bids_of(table, seat);
    if (bids && !table::leads(table, seat) && bids->from <= most)
      return Command{seat, action::Bid{bids->from}};
  }
  return {};
}

}  // namespace kuhhandel::live
