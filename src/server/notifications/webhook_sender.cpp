#include "server/notifications/webhook_sender.h"

#include <algorithm>
#include <string>
#include <utility>

#include "server/ledger/failure.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

using groups::WebhookStatus;

/// Longer than the sender's own timeout.
constexpr std::chrono::seconds kDeliveryTimeout{45};
constexpr std::chrono::seconds kRetryWhenBusy{2};
constexpr std::chrono::seconds kFirstRetry{30};
constexpr int kDeliveriesAtOnce = 8;

}  // namespace

WebhookSender::WebhookSender(SQLite::Database& database, push::SenderOptions options)
    : posts_(database), queue_(std::move(options)) {}

void WebhookSender::poll(table::Instant now) {
  queue_.handle_results("webhook",
                        [&](groups::QueuedWebhook const& post, push::DeliveryResult const& result) {
                          on_delivery_result(post, result, now);
                        });
  for (auto const& due : posts_.due(now, kDeliveriesAtOnce))
    contained("webhook", [&] { send(due, now); }, [&] { posts_.remove(due, WebhookStatus::unreachable); });
}

void WebhookSender::send(groups::QueuedWebhook post, table::Instant now) {
  auto const address = push::Endpoint::read(post.address, address_policy());
  // The server was restarted with another address policy.
  if (!address) return posts_.remove_address(post);
  // Other posts go first, so that a host that never answers delays only its own.
  if (!queue_.has_room(address->host)) return posts_.set_retry_time(post.group, now + kRetryWhenBusy);
  posts_.set_retry_time(post.group, now + kDeliveryTimeout);
  posts_.count_attempt(post.number);
  ++post.tries;
  push::WebhookPost message{.endpoint = *address, .json = post.text};
  queue_.send(std::move(post), std::move(message));
}

void WebhookSender::on_delivery_result(groups::QueuedWebhook const& post, push::DeliveryResult const& result,
                                       table::Instant now) {
  if (result.delivery != push::DeliveryStatus::taken)
    log_json("webhook_failed", "host", queue_.host_of(post.address), "reason", word_of(result.delivery),
             "status", result.status, "tries", post.tries);
  switch (result.delivery) {
    case push::DeliveryStatus::taken:
      posts_.remove(post, WebhookStatus::taken);
      return posts_.set_retry_time(post.group, now + kPostInterval);
    case push::DeliveryStatus::gone:
      return posts_.remove_address(post);
    case push::DeliveryStatus::refused:
      posts_.remove(post, WebhookStatus::refused);
      return posts_.set_retry_time(post.group, now + kPostInterval);
    case push::DeliveryStatus::later:
    case push::DeliveryStatus::unreachable:
      return retry_later(post, result.not_before, now);
  }
}

void WebhookSender::retry_later(groups::QueuedWebhook const& post, std::chrono::seconds pause,
                                table::Instant now) {
  auto const usual = kFirstRetry * (1 << (post.tries - 1));
  if (post.tries >= kMaxTries)
    posts_.remove(post, WebhookStatus::unreachable);
  else
    posts_.record_failure(post);
  posts_.set_retry_time(post.group, now + std::max(pause, usual));
}

}  // namespace kuhhandel::server
