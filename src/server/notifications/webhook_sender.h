// Sends the webhook posts of groups (groups/webhooks/group_webhook.h) from a stored queue in the background.
// Never blocks on a response.
#pragma once

#include <chrono>
#include <cstddef>

#include "groups/webhooks/group_webhook.h"
#include "server/notifications/delivery_queue.h"
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

  push::AddressPolicy address_policy() const { return queue_.address_policy(); }

  Deliveries const& deliveries() const { return queue_.deliveries(); }
  /// Returns the number of posts that wait to be sent.
  std::size_t waiting() const { return posts_.count(); }

  /// Processes delivery results and sends posts that are due.
  void poll(table::Instant now);

 private:
  void send(groups::QueuedWebhook post, table::Instant now);
  void on_delivery_result(groups::QueuedWebhook const& post, push::DeliveryResult const& result,
                          table::Instant now);
  void retry_later(groups::QueuedWebhook const& post, std::chrono::seconds pause, table::Instant now);

  groups::WebhookQueue posts_;
  DeliveryQueue<groups::QueuedWebhook> queue_;
};

}  // namespace kuhhandel::server
