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

/// Logs the host only, because the path of a webhook is usually secret.
void log_failure(groups::QueuedWebhook const& post, push::DeliveryResult const& result,
                 push::AddressPolicy reach) {
  auto const address = push::Endpoint::read(post.address, reach);
  log_json("webhook_failed", "host", address ? address->host : std::string(), "reason",
           word_of(result.delivery), "status", result.status, "tries", post.tries);
}

}  // namespace

WebhookSender::WebhookSender(SQLite::Database& database, push::SenderOptions options)
    : posts_(database),
      reach_(options.address_policy),
      sender_(std::move(options), [this](push::DeliveryResult result) {
        std::scoped_lock const lock(mutex_);
        results_.push_back(result);
      }) {}

void WebhookSender::poll(table::Instant now) {
  for (auto const& result : take_results())
    contained("webhook", [&] { on_delivery_result(result, now); }, [] {});
  for (auto const& due : posts_.due(now, kDeliveriesAtOnce))
    contained("webhook", [&] { send(due, now); }, [&] { posts_.remove(due, WebhookStatus::unreachable); });
}

std::vector<push::DeliveryResult> WebhookSender::take_results() {
  std::scoped_lock const lock(mutex_);
  return std::exchange(results_, {});
}

void WebhookSender::send(groups::QueuedWebhook post, table::Instant now) {
  auto const address = push::Endpoint::read(post.address, reach_);
  // The server was restarted with another address policy.
  if (!address) return posts_.remove_address(post);
  // Other posts go first, so that a host that never answers delays only its own.
  if (!sender_.has_room(address->host)) return posts_.set_retry_time(post.group, now + kRetryWhenBusy);
  posts_.set_retry_time(post.group, now + kDeliveryTimeout);
  posts_.count_attempt(post.number);
  ++post.tries;
  sender_.send(push::WebhookPost{.number = ++last_sent_, .endpoint = *address, .json = post.text});
  in_flight_.emplace(last_sent_, std::move(post));
}

void WebhookSender::on_delivery_result(push::DeliveryResult const& result, table::Instant now) {
  auto const found = in_flight_.extract(result.number);
  if (found.empty()) return;
  auto const& post = found.mapped();
  deliveries_.count(result.delivery);
  if (result.delivery != push::DeliveryStatus::taken) log_failure(post, result, reach_);
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
