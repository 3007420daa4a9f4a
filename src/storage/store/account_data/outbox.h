// Outbox: events from tables to account data, each written in the batch that caused it (docs/adr/0024).
// The consumer marks an event as handled in the same transaction as its effects, and the row is deleted
// later: so each event is handled exactly once, also across crashes.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <compare>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <limits>
#include <string>
#include <vector>

#include "table/instant.h"

namespace kuhhandel::store {

/// Version of a deleted table's last event.
inline constexpr std::uint64_t kAfterAllEvents = std::numeric_limits<std::int64_t>::max();

/// Identifies an event permanently.
struct OutboxEventKey {
  std::string table;
  std::uint64_t version;  // of the table when it emitted the event
  std::string kind;

  auto operator<=>(OutboxEventKey const&) const = default;
};

struct OutboxEvent {
  OutboxEventKey key;
  table::Instant at{0};
  std::string text;

  bool operator==(OutboxEvent const&) const = default;
};

/// All functions throw SQLite::Exception if the disk fails.
class Outbox {
 public:
  /// `begin_writing` is called before anything of a table is written. Must not outlive `database`.
  Outbox(SQLite::Database& database, std::function<void()> begin_writing);

  /// For the table: adds an event; removes a handled one.
  void add(OutboxEvent const& news);
  void remove(OutboxEventKey const& key);

  std::size_t size() const { return static_cast<std::size_t>(waiting_); }
  /// Returns true if there is no event, handled or not.
  bool is_empty() const { return waiting_ == 0; }
  /// Counts the events again, after a rollback.
  void recount();
  /// Treats the outbox as empty until the next start, because its rows are unreadable.
  void disable() { waiting_ = 0; }
  /// Returns at most `most` unhandled events, in the order in which they were added.
  std::vector<OutboxEvent> pending(int most);
  /// Returns handled events whose rows still exist.
  std::vector<OutboxEventKey> acked(int most);
  /// Returns unhandled events first, then handled ones.
  std::vector<OutboxEvent> all();

  /// For the consumer: marks an event as handled.
  void mark_acked(OutboxEventKey const& key);
  /// Stores a copy of an event whose handling threw. Only the latest kMaxQuarantined are kept.
  void quarantine(OutboxEvent const& news, std::string const& error);
  static constexpr int kMaxQuarantined = 100;
  /// Returns markers whose event row has been deleted.
  std::vector<OutboxEventKey> removable_markers(int most);
  void remove_marker(OutboxEventKey const& key);

 private:
  std::vector<OutboxEvent> read(bool are_acked, int most);

  SQLite::Database& database_;
  std::function<void()> begin_writing_;
  std::int64_t waiting_ = 0;  // number of rows; only this class writes them
};

}  // namespace kuhhandel::store
