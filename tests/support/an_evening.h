// A table at which people play game after game.
#pragma once

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "table/decide.h"
#include "table/due_fact.h"
#include "table/seats/join_requests.h"
#include "tests/support/words.h"

namespace kuhhandel {

/// Anna is the host, then come Ben and a bot on the third seat; the game has begun.
struct AnEvening {
  table::Table table{{.id = "t", .name = "Sunday", .edition = second(), .seats = 3}};
  table::Instant now{1'000'000};
  std::vector<std::pair<table::Entry, Edition>> log{};  // with what was played then

  AnEvening() {
    happen(table::decide_seat(table, "Anna").value());
    happen(table::decide_seat(table, "Ben").value());
    order(kAnna, table::order::AddBot{kCleo, "farmer"});
    order(kAnna, table::order::Start{});
  }

  table::Step happen(table::Fact fact) {
    log.emplace_back(table::Entry{now, std::move(fact)}, table.setup().edition);
    return table.apply(log.back().first);
  }
  std::expected<table::Fact, table::OrderRefusal> decided(Seat by, table::Order const& order) {
    return table::decide(table, by, order, "seed", now);
  }
  void order(Seat by, table::Order const& order) { happen(decided(by, order).value()); }
  table::OrderRefusal refused(Seat by, table::Order const& order) { return decided(by, order).error(); }
  Seat turn() const { return table.game()->state.turn; }
  void begin_an_auction() { happen(table::decide(table, auction(turn()), "", {.at = now}).value()); }
  void ask(std::string player, std::optional<Seat> wanted = {}) {
    happen(table::decide_join_request(table, std::move(player), wanted).value());
  }
  std::optional<table::Fact> brought() const {
    auto const next = table::next_due(table);
    return next && *next <= now ? table::due_fact(table, now) : std::nullopt;
  }
  void let_pass(table::Duration duration) { now += duration; }
  void play_to_the_end() {
    while (table.state() == table::TableState::running) {
      now = std::max(now, *table::next_due(table));
      happen(*table::due_fact(table, now));
    }
  }
  std::vector<table::JoinRequest> const& join_requests() const {
    return table.presence().join_requests().all();
  }
};

}  // namespace kuhhandel
