// What a fact brought about: one step of the table's version counter, and the events to tell.
#pragma once

#include <cstdint>
#include <variant>
#include <vector>

#include "engine/event.h"
#include "engine/seat.h"
#include "table/fact.h"
#include "table/instant.h"

namespace kuhhandel {
namespace table_event {

struct Started {
  int game;
  Seat first;
};
/// The clock chose for him.
struct Slept {
  Seat seat;
};

}  // namespace table_event

/// An event of the game, or one of the table; most of those are the facts themselves.
using TableEvent = std::variant<Event, fact::Seated, fact::BotSeated, fact::Freed, table_event::Started,
                                fact::Called, fact::Away, fact::Back, table_event::Slept, fact::Reopened>;

struct Step {
  std::uint64_t version;
  Instant at;
  std::vector<TableEvent> events;
  bool table_changed;  // who sits, or whether a game runs
};

}  // namespace kuhhandel
