// Up to how much the table bids for people on the lot that is auctioned, as they asked it to. A ceiling is
// its owner's secret: others see nothing of it but bids, by the smallest step, as from a hand on a good line.
#pragma once

#include <optional>
#include <vector>

#include "engine/action.h"
#include "table/step.h"
#include "table/table.h"

namespace kuhhandel::live {

class ProxyBids {
 public:
  /// From now on for the lot of the auction that runs; none: they bid for themselves again.
  void set(table::Table const& table, Seat seat, std::optional<Money> most, table::Instant now);

  /// Ceilings end with their lot, and a bid that was planned is planned anew after what happened.
  void on_step(table::Table const& table, table::Step const& step);

  std::optional<table::Instant> next_due() const { return due_at_; }

  /// The bid that is due; none where nobody's ceiling allows one any more. Whoever asked first bids first.
  std::optional<Command> take_due(table::Table const& table);

 private:
  struct ProxyBid {
    Seat seat;
    Money most;
  };

  void schedule(table::Table const& table, table::Instant now);
  /// The bid of the first whose ceiling allows one.
  std::optional<Command> next_legal_bid(table::Table const& table) const;

  std::vector<ProxyBid> bids_;
  std::optional<table::Instant> due_at_;
};

/// Whether that seat may set a ceiling now: a live auction runs in which it may bid, be it that it leads.
bool can_set_proxy_bid(table::Table const& table, Seat seat);

}  // namespace kuhhandel::live
