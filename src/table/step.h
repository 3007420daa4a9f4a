// Result of applying a fact: one step of the table's version counter, and its events.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "engine/event.h"
#include "engine/refusal.h"
#include "engine/seat.h"
#include "table/fact.h"
#include "table/instant.h"
#include "table/races/verdict.h"

namespace kuhhandel::table {
/// An immutable value, shared by all its copies.
template <class T>
class Shared {
 public:
  // Implicit, so that the type can be used like T.
  Shared(T value) : value_(std::make_shared<T const>(std::move(value))) {}

  T const& operator*() const { return *value_; }
  T const* operator->() const { return value_.get(); }

 private:
  std::shared_ptr<T const> value_;
};

namespace table_event {

struct Started {
  int game;
  Seat first;
};
/// The clock chose for the seat.
struct TimedOut {
  Seat seat;
};
/// A player changed their name.
struct Renamed {
  Seat seat;
  std::string before;
  std::string player;
};

}  // namespace table_event

/// An event of the game or of the table; most of the latter are facts. A table stores hundreds, so types
/// larger than Event are stored indirectly (Shared).
using TableEvent =
    std::variant<Event, fact::Seated, Shared<fact::BotSeated>, fact::SeatVacated, table_event::Started,
                 table_event::Pressed, Shared<table_event::Verdict>, fact::RoundTrip, fact::Called,
                 fact::Away, fact::Back, fact::StandIn, fact::Paused, fact::Resumed,
                 Shared<fact::SettingsChanged>, table_event::TimedOut, Shared<table_event::Renamed>,
                 fact::Reopened, fact::SeenEnough, fact::Passed, fact::PassTakenBack, fact::FastForward>;

/// Result of a press after the verdict; `refusal` is nullopt if it was played.
struct PressReply {
  Seat seat;
  std::string id;
  std::optional<Refusal> refusal;
};

struct Step {
  std::uint64_t version;
  Instant at;
  std::vector<TableEvent> events;
  bool table_changed;                 // the seats' players, or whether a game runs
  bool resets_game = false;           // another game starts here: clients get a snapshot, not this step
  std::vector<PressReply> replies{};  // of the race that ended
};

}  // namespace kuhhandel::table
