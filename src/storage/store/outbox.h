// What tables tell what lies around them: rows of the table, written in the turn that brought them about,
// until they have been heard, each once (docs/adr/0024). Who has heard one marks that beside what follows
// from it, and the row goes later: so nothing is heard twice or never, whoever is killed in between.
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

/// Of a table that is gone: it tells nothing afterwards.
inline constexpr std::uint64_t kAfterAllEvents = std::numeric_limits<std::int64_t>::max();

/// By which one is known for good.
struct OutboxEventKey {
  std::string table;
  std::uint64_t version;  // of the table when it told
  std::string kind;

  auto operator<=>(OutboxEventKey const&) const = default;
};

struct OutboxEvent {
  OutboxEventKey key;
  table::Instant at{0};
  std::string text;

  bool operator==(OutboxEvent const&) const = default;
};

/// All functions throw SQLite::Exception where the disk refuses.
class Outbox {
 public:
  /// `begin_writing` is called before anything of a table is written. Must not outlive `database`.
  Outbox(SQLite::Database& database, std::function<void()> begin_writing);

  /// For the table: it tells that, or what was heard needs to be there no more.
  void add(OutboxEvent const& news);
  void remove(OutboxEventKey const& key);

  std::size_t size() const { return static_cast<std::size_t>(waiting_); }
  /// Whether none is there, heard or not.
  bool is_empty() const { return waiting_ == 0; }
  /// What is there cannot be read: it counts as none until the next start.
  void disable() { waiting_ = 0; }
  /// Those that nobody has heard yet, in the order in which they were told, `most` at the most.
  std::vector<OutboxEvent> pending(int most);
  /// Those that are there still.
  std::vector<OutboxEventKey> acked(int most);
  /// The ones and then the others.
  std::vector<OutboxEvent> all();

  /// For who hears: that it was, and that it need not be known any more since it is there no more.
  void mark_acked(OutboxEventKey const& key);
  /// Keeps a copy of an event whose handling threw; of those only the latest kMaxQuarantined are kept.
  void quarantine(OutboxEvent const& news, std::string const& error);
  static constexpr int kMaxQuarantined = 100;
  /// The marks of what is there no more.
  std::vector<OutboxEventKey> removable_markers(int most);
  void remove_marker(OutboxEventKey const& key);

 private:
  std::vector<OutboxEvent> read(bool are_heard, int most);

  SQLite::Database& database_;
  std::function<void()> begin_writing_;
  std::int64_t waiting_ = 0;  // nobody else writes there
};

}  // namespace kuhhandel::store
