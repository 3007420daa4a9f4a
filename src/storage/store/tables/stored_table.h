// Stored data of a table as plain values, independent of the storage.
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

/// Why a key has no seat: its owner requested one during a game, or their seat was given away.
enum class GuestKind : std::uint8_t { requester, freed };

struct GuestKey {
  Seat seat;  // requested, or held before
  std::string player;
  GuestKind kind;
  keys::TokenHash hash;
};

/// Returns the seat that a token opens. Compares all keys, so that the time reveals nothing.
std::optional<Seat> seat_of(std::vector<SeatKeyHash> const& keys, std::string_view token);
std::optional<Seat> seat_of(std::vector<SeatKeyHash> const& keys, keys::TokenHash const& hash);

/// A seat taken under a registered name (names/names.h), with the hash of its additional key.
struct NamedSeat {
  std::string table;
  Seat seat;
  std::string name;  // folded
  keys::TokenHash hash;
};

/// A table as loaded from the database.
struct StoredTable {
  table::TableSetup setup;
  std::vector<table::Entry> log;
  std::vector<SeatKeyHash> keys;
  std::vector<GuestKey> guests{};
};

/// A table created by a request that no live connection has joined yet.
struct UnvisitedTable {
  table::Instant made;
  std::string id;
};

struct FinishedGame {
  std::string record;
  table::Instant began{0};
  table::Instant ended{0};
  SeatSet bots{};  // seats held by bots at its end
};

/// Result of committing a batch.
struct CommitResult {
  std::size_t facts;
  bool needs_sync;          // the batch wrote data that must survive a power cut
  bool has_events = false;  // the outbox is not empty
};

}  // namespace kuhhandel::store
