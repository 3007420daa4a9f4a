// What a fact brought about: one step of the table's version counter, and the events to tell.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "engine/event.h"
#include "engine/refusal.h"
#include "engine/seat.h"
#include "table/fact.h"
#include "table/instant.h"
#include "table/shared.h"
#include "table/verdict.h"

namespace kuhhandel::table {
namespace table_event {

struct Started {
  int game;
  Seat first;
};
/// The clock chose for the seat.
struct TimedOut {
  Seat seat;
};
/// They go by another name from now on.
struct Renamed {
  Seat seat;
  std::string before;
  std::string player;
};

}  // namespace table_event

/// An event of the game, or one of the table; most of those are the facts themselves. A table keeps hundreds,
/// so what is larger than an event of the game is kept beside.
using TableEvent =
    std::variant<Event, fact::Seated, Shared<fact::BotSeated>, fact::SeatVacated, table_event::Started,
                 table_event::Pressed, Shared<table_event::Verdict>, fact::RoundTrip, fact::Called,
                 fact::Away, fact::Back, fact::StandIn, fact::Paused, fact::Resumed,
                 Shared<fact::SettingsChanged>, table_event::TimedOut, Shared<table_event::Renamed>,
                 fact::Reopened, fact::SeenEnough, fact::Passed, fact::PassTakenBack, fact::FastForward>;

/// What came of a press that waited for a verdict; no refusal: it was done.
struct PressReply {
  Seat seat;
  std::string id;
  std::optional<Refusal> refusal;
};

struct Step {
  std::uint64_t version;
  Instant at;
  std::vector<TableEvent> events;
  bool table_changed;                 // who sits, or whether a game runs
  bool resets_game = false;           // another game is played here from now on: all is told, not this step
  std::vector<PressReply> replies{};  // of the race that ended
};

}  // namespace kuhhandel::table
