// Tells other programs what groups have them told (groups/group_webhook.h): what waits for them in the store
// goes out beside the loop, and nothing here waits for an answer.
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
  /// So often a post is tried; the last time some two hours after the first.
  static constexpr int kMaxTries = 8;
  /// A group is told of the next thing no sooner.
  static constexpr std::chrono::seconds kPostInterval{10};

  /// The database must outlive it.
  WebhookSender(SQLite::Database& database, push::SenderOptions options);

  push::AddressPolicy reach() const { return reach_; }

  Deliveries const& deliveries() const { return deliveries_; }
  /// How many posts wait to be sent.
  std::size_t waiting() const { return posts_.count(); }

  /// Does what is due: hears what became of posts, sends those whose time has come.
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
  std::vector<push::DeliveryResult> results_;  // that the sender told
  push::Sender sender_;
};

}  // namespace kuhhandel::server
