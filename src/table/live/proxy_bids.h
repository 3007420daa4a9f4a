// Proxy bids: the table bids for players on the current lot, up to their maximum. Others see only bids by the
// smallest step, as from a player with a fast connection.
#pragma once

#include <optional>
#include <vector>

#include "engine/action.h"
#include "table/step.h"
#include "table/table.h"

namespace kuhhandel::live {

class ProxyBids {
 public:
  /// Sets the seat's maximum for the current lot; nullopt cancels it.
  void set(table::Table const& table, Seat seat, std::optional<Money> most, table::Instant now);

  /// Drops all maximums at the end of the lot; reschedules the planned bid after each step.
  void on_step(table::Table const& table, table::Step const& step);

  std::optional<table::Instant> next_due() const { return due_at_; }

  /// Returns the bid that is due; nullopt if no maximum allows one any more. The earliest proxy bid goes
  /// first.
  std::optional<Command> take_due(table::Table const& table);

 private:
  struct ProxyBid {
    Seat seat;
    Money most;
  };

  void schedule(table::Table const& table, table::Instant now);
  /// Returns the bid of the first seat whose maximum allows one.
  std::optional<Command> next_legal_bid(table::Table const& table) const;

  std::vector<ProxyBid> bids_;
  std::optional<table::Instant> due_at_;
};

/// Returns true if the seat may set a maximum now: it may bid, or leads, in a live auction.
bool can_set_proxy_bid(table::Table const& table, Seat seat);

}  // namespace kuhhandel::live
