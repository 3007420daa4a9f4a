// A group's webhook: the URL that receives its games and evenings, and the queue of posts. The server sends
// them (server/notifications/webhook_sender.h).
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "groups/group_store.h"
#include "table/instant.h"

namespace kuhhandel::groups {

/// Result of the latest post.
enum class WebhookStatus : std::uint8_t {
  taken,
  refused,      // the receiver refused the post, which is dropped
  unreachable,  // no answer, or the receiver is busy
  gone,         // the address no longer exists and is removed
};

struct Webhook {
  std::string address;                         // empty after `gone`
  std::optional<WebhookStatus> last_status{};  // nullopt before the first post
};

class GroupWebhook {
 public:
  explicit GroupWebhook(GroupStore const& store) : store_(store) {}

  /// Maximum number of queued posts; the oldest are dropped.
  static constexpr int kMaxQueued = 20;

  std::optional<Webhook> settings() const;
  /// Returns true if there is an address.
  bool is_set() const;
  /// Drops posts that were queued for another address.
  void set(std::string const& address);
  void remove();
  /// Precondition: there is an address.
  void enqueue(std::string const& text);

 private:
  GroupStore store_;
};

/// A post of a group that is due.
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
  /// The database must outlive this object.
  explicit WebhookQueue(SQLite::Database& database) : database_(database) {}

  std::size_t count() const;
  /// Returns each group's oldest post, except during its retry delay: at most `most`, longest due first.
  std::vector<QueuedWebhook> due(table::Instant now, int most) const;
  /// Delays all posts of the group until `until`.
  void set_retry_time(std::int64_t group, table::Instant until);
  /// Counts one more attempt.
  void count_attempt(std::int64_t number);
  /// Removes the post; `went` is the status shown to the group.
  void remove(QueuedWebhook const& post, WebhookStatus went);
  /// Removes the post's address from the group, with all its posts.
  void remove_address(QueuedWebhook const& post);
  /// Keeps the post queued.
  void record_failure(QueuedWebhook const& post);

 private:
  void set_status(QueuedWebhook const& post, WebhookStatus fate);

  SQLite::Database& database_;
};

}  // namespace kuhhandel::groups
