// The browsers that are called when something waits for who sits at a table (docs/adr/0013), and the notice
// that waits for each, so that neither a restart nor quiet hours lose one.
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

/// In minutes of a day in Greenwich, each below 1440; over midnight where the end is no later.
struct QuietHours {
  int from;
  int until;
};

/// What a person wants to be called for.
enum class NotificationKind : std::uint8_t {
  turn,    // a correspondence table waits for them
  begins,  // a game begins where they are not
  let_in,  // the host let them in
};

/// The word of the protocol.
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

/// One browser, called for one seat.
struct Subscription {
  std::int64_t number = 0;  // once it is kept
  std::string table;
  keys::TokenHash key;  // of the seat, or of who asked for one
  bool is_seated;       // the key has opened a seat
  std::string endpoint;
  std::string point;  // the browser's keys (push/encrypted_payload.h)
  std::string auth;
  NotificationPreferences preferences;
  std::int64_t notified_version = 0;        // what was told last, as the caller counts
  std::optional<NotificationKind> pending;  // a notice does
  std::optional<bool> is_reachable;         // the push service; none: nobody has tried yet
};

/// A notice that is to be sent.
struct PendingNotification {
  NotificationKind kind;
  std::string text;
  table::Instant due;
  table::Instant until;  // it is worth nothing afterwards
};

/// One whose time has come.
struct DueNotification {
  Subscription to;
  PendingNotification notice;
  int tries;  // that came to nothing
};

/// All functions throw SQLite::Exception where the disk refuses. What they write is part of the store's turn.
class Subscriptions {
 public:
  explicit Subscriptions(SQLite::Database& database) : database_(database) {}

  std::size_t count() const;
  /// Those for which a notification waits.
  std::size_t count_waiting() const;
  /// Those of which any browser is called.
  std::vector<std::string> tables() const;
  std::vector<Subscription> of_table(std::string const& table) const;
  std::vector<Subscription> of_endpoint(std::string const& endpoint) const;

  /// Adds it; one of the same table, key and endpoint goes on with what it is called for now, and
  /// tells nothing twice. Of one key the latest `most` stay.
  void add(Subscription const& subscription, int most);
  void remove(std::int64_t number);
  void remove_endpoint(std::string const& endpoint);
  void remove_table(std::string const& table);

  /// They have been told so much; a key that opens a seat.
  void set_notified_version(std::int64_t number, std::int64_t version);
  /// In place of what waits there, if anything does.
  void set_pending(std::int64_t number, PendingNotification const& notice);
  void clear_pending(std::int64_t number);
  /// The notice has been sent: it waits no more, unless another has taken its place.
  void mark_sent(std::int64_t number, std::string const& text);

  /// Notices whose time has come, the oldest first.
  std::vector<DueNotification> due(table::Instant now, int most) const;
  /// That notice alone, or after a try that came to nothing, all of the endpoint.
  void reschedule(std::int64_t number, table::Instant due);
  void reschedule_endpoint(std::string const& endpoint, table::Instant due);
  void set_reachable(std::string const& endpoint, bool is_reached);

 private:
  SQLite::Database& database_;
};

}  // namespace kuhhandel::store
