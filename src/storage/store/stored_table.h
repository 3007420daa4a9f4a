// What is kept of a table, as values: they know nothing of how it is kept.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/seat.h"
#include "keys/token.h"
#include "table/fact.h"
#include "table/table.h"

namespace kuhhandel::store {

struct SeatKeyHash {
  Seat seat;
  keys::TokenHash hash;
};

/// What somebody is who has a key and no seat: they asked for one while a game runs, or theirs was given
/// away.
enum class GuestKind : std::uint8_t { newcomer, freed };

struct GuestKey {
  Seat seat;  // that they asked for, or had
  std::string player;
  GuestKind kind;
  keys::TokenHash hash;
};

/// The seat that a token opens; all keys are looked at, so that the time tells nothing.
std::optional<Seat> seat_of(std::vector<SeatKeyHash> const& keys, std::string_view token);
std::optional<Seat> seat_of(std::vector<SeatKeyHash> const& keys, keys::TokenHash const& hash);

/// A seat that somebody took under a name of their own (names/names.h), and what its further key hashes to.
struct NamedSeat {
  std::string table;
  Seat seat;
  std::string name;  // folded
  keys::TokenHash hash;
};

/// A table as the log remembers it.
struct StoredTable {
  table::TableSetup setup;
  std::vector<table::Entry> log;
  std::vector<SeatKeyHash> keys;
  std::vector<GuestKey> guests{};
};

/// A table that was opened by a request and to which nobody has come by a live connection.
struct UnvisitedTable {
  table::Instant made;
  std::string id;
};

/// A game that is over.
struct FinishedGame {
  std::string record;
  table::Instant began{0};
  table::Instant ended{0};
  SeatSet bots{};  // of which seats bots had at its end
};

/// What a turn left behind.
struct CommitResult {
  std::size_t facts;
  bool needs_sync;          // whether it wrote anything that a power cut could take back and must not
  bool has_events = false;  // whether there is anything that tables tell what lies around them
};

}  // namespace kuhhandel::store
