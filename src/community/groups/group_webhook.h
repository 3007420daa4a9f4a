// An address of another program that a group has told of its games and evenings, and what waits to be told.
// Who sends it is the server (server/notifications/webhook_sender.h).
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "groups/group_store.h"
#include "table/instant.h"

namespace kuhhandel::groups {

/// What became of the latest post.
enum class WebhookStatus : std::uint8_t {
  taken,
  refused,      // it was not wanted, and is forgotten
  unreachable,  // nobody answered, or not now
  gone,         // the address is no more, and is forgotten
};

struct Webhook {
  std::string address;                         // empty where it was gone
  std::optional<WebhookStatus> last_status{};  // none before the first
};

class GroupWebhook {
 public:
  explicit GroupWebhook(GroupStore const& store) : store_(store) {}

  /// So many posts wait at the most; the oldest go.
  static constexpr int kMaxQueued = 20;

  std::optional<Webhook> settings() const;
  /// Whether there is an address to tell anything.
  bool is_set() const;
  /// What waited for another address is forgotten.
  void set(std::string const& address);
  void remove();
  /// There must be an address.
  void enqueue(std::string const& text);

 private:
  GroupStore store_;
};

/// A post of a group that may be sent now.
struct QueuedWebhook {
  std::int64_t number;
  std::int64_t group;
  std::string address;
  std::string text;
  int tries;
};

/// The posts of all groups.
class WebhookQueue {
 public:
  /// The database must outlive it.
  explicit WebhookQueue(SQLite::Database& database) : database_(database) {}

  std::size_t count() const;
  /// Of each group the oldest, unless the group rests; at most `most`, those that have been due for longest.
  std::vector<QueuedWebhook> due(table::Instant now, int most) const;
  /// Until then nothing of the group is due.
  void set_retry_time(std::int64_t group, table::Instant until);
  /// It was tried once more.
  void count_attempt(std::int64_t number);
  /// Nothing of it waits any more; `went` is what the group is told of it.
  void remove(QueuedWebhook const& post, WebhookStatus went);
  /// Nor is anything posted to that address.
  void remove_address(QueuedWebhook const& post);
  /// It goes on waiting.
  void record_failure(QueuedWebhook const& post);

 private:
  void set_status(QueuedWebhook const& post, WebhookStatus fate);

  SQLite::Database& database_;
};

}  // namespace kuhhandel::groups
