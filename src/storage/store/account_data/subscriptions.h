// Push subscriptions of browsers (docs/adr/0013) and their pending notifications, which survive restarts and
// quiet hours.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "keys/token.h"
#include "table/instant.h"

namespace kuhhandel::store {

/// Minutes of a day, each in [0, 1440). Spans midnight if `until` is not after `from`.
struct QuietHours {
  int from;
  int until;
  std::string zone{};  // time zone of the day, such as `Europe/Berlin`; empty: UTC
};

/// Reason for a notification.
enum class NotificationKind : std::uint8_t {
  turn,    // a correspondence table waits for the player
  begins,  // a game begins while the player is away
  let_in,  // the host granted the join request
};

/// Returns the protocol's name of the kind.
constexpr std::string_view word_of(NotificationKind kind) {
  switch (kind) {
    case NotificationKind::turn:
      return "turn";
    case NotificationKind::begins:
      return "begins";
    case NotificationKind::let_in:
      return "let_in";
  }
  std::unreachable();
}

struct NotificationPreferences {
  std::string language;
  bool turns = false;
  bool begins = false;
  bool let_in = false;
  std::optional<QuietHours> quiet;
};

/// Subscription of one browser for one seat.
struct Subscription {
  std::int64_t number = 0;  // set when stored
  std::string table;
  keys::TokenHash key;  // of the seat, or of a guest with a join request
  bool is_seated;       // the key has opened a seat
  std::string endpoint;
  std::string point;  // the browser's keys (push/encrypted_payload.h)
  std::string auth;
  NotificationPreferences preferences;
  std::int64_t notified_version = 0;        // last notified version, as the caller counts
  std::optional<NotificationKind> pending;  // kind of the pending notification
  std::optional<bool> is_reachable;         // the push service; nullopt: not tried yet
};

/// A notification that has not been sent.
struct PendingNotification {
  NotificationKind kind;
  std::string text;
  table::Instant due;
  table::Instant until;  // useless afterwards
};

/// A pending notification that is due.
struct DueNotification {
  Subscription to;
  PendingNotification notification;
  int tries;  // failed attempts
};

/// All functions throw SQLite::Exception if the disk fails. Writes are part of the store's batch.
class Subscriptions {
 public:
  explicit Subscriptions(SQLite::Database& database) : database_(database) {}

  std::size_t count() const;
  /// Returns the number of subscriptions with a pending notification.
  std::size_t count_waiting() const;
  /// Returns all tables that have subscriptions.
  std::vector<std::string> tables() const;
  std::vector<Subscription> of_table(std::string const& table) const;
  std::vector<Subscription> of_endpoint(std::string const& endpoint) const;

  /// Adds or, for the same table, key and endpoint, updates a subscription; an update repeats no
  /// notification. Keeps the latest `most` subscriptions of a key.
  void add(Subscription const& subscription, int most);
  void remove(std::int64_t number);
  void remove_endpoint(std::string const& endpoint);
  void remove_table(std::string const& table);

  /// Stores the last notified version.
  void set_notified_version(std::int64_t number, std::int64_t version);
  /// Replaces the pending notification, if any.
  void set_pending(std::int64_t number, PendingNotification const& notification);
  void clear_pending(std::int64_t number);
  /// Clears the pending notification after sending, unless another has replaced it.
  void mark_sent(std::int64_t number, std::string const& text);

  /// Returns at most `most` due notifications, the oldest first.
  std::vector<DueNotification> due(table::Instant now, int most) const;
  /// Reschedules one notification, or after a failed attempt, all of the endpoint.
  void reschedule(std::int64_t number, table::Instant due);
  void reschedule_endpoint(std::string const& endpoint, table::Instant due);
  void set_reachable(std::string const& endpoint, bool is_reached);

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
