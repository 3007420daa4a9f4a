// What a fact brought about: one step of the table's version counter, and the events to tell.
#pragma once

#include <cstdint>
#include <string>
#include <variant>
#include <vector>

#include "engine/event.h"
#include "engine/seat.h"
#include "table/instant.h"

namespace kuhhandel {
namespace table_event {

struct Seated {
  Seat seat;
  std::string player;
};
struct BotSeated {
  Seat seat;
  std::string bot;
  std::string player;
};
struct Freed {
  Seat seat;
};
struct Started {
  int game;
  Seat first;
};
struct Called {
  int call;
};
struct Away {
  Seat seat;
};
struct Back {
  Seat seat;
};
struct Slept {
  Seat seat;
};
struct Reopened {};

}  // namespace table_event

/// An event of the game, or one of the table.
using TableEvent = std::variant<Event, table_event::Seated, table_event::BotSeated, table_event::Freed,
                                table_event::Started, table_event::Called, table_event::Away,
                                table_event::Back, table_event::Slept, table_event::Reopened>;

struct Step {
  std::uint64_t version;
  Instant at;
  std::vector<TableEvent> events;
  bool table_changed;  // who sits, or whether a game runs
};

}  // namespace kuhhandel
