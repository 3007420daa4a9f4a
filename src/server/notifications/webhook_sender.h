// Sends the webhook posts of groups (groups/group_webhook.h) from a stored queue in the background. Never
// blocks on a response.
#pragma once

#include <cstdint>
#include <map>
#include <mutex>
#include <vector>

#include "groups/group_webhook.h"
#include "push/sender.h"
#include "server/observability/delivery_results.h"
#include "table/instant.h"

namespace kuhhandel::server {

class WebhookSender {
 public:
  /// Maximum number of attempts; the last one is about two hours after the first.
  static constexpr int kMaxTries = 8;
  /// Minimum time between two posts of a group.
  static constexpr std::chrono::seconds kPostInterval{10};

  /// The database must outlive this object.
  WebhookSender(SQLite::Database& database, push::SenderOptions options);

  push::AddressPolicy reach() const { return reach_; }

  Deliveries const& deliveries() const { return deliveries_; }
  /// Returns the number of posts that wait to be sent.
  std::size_t waiting() const { return posts_.count(); }

  /// Processes delivery results and sends posts that are due.
  void poll(table::Instant now);

 private:
  void send(groups::QueuedWebhook post, table::Instant now);
  void on_delivery_result(push::DeliveryResult const& result, table::Instant now);
  void retry_later(groups::QueuedWebhook const& post, std::chrono::seconds pause, table::Instant now);
  std::vector<push::DeliveryResult> take_results();

  groups::WebhookQueue posts_;
  std::map<std::uint64_t, groups::QueuedWebhook> in_flight_;
  std::uint64_t last_sent_ = 0;
  Deliveries deliveries_;
  push::AddressPolicy reach_;
  std::mutex mutex_;
  std::vector<push::DeliveryResult> results_;  // written by the sender's threads
  push::Sender sender_;
};

}  // namespace kuhhandel::server
