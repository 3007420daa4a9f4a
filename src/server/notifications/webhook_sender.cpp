#include "server/notifications/webhook_sender.h"

#include <algorithm>
#include <string>
#include <utility>

#include "server/ledger/failure.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

using groups::PostFate;

/// Longer than the sender waits for an answer.
constexpr std::chrono::seconds kDeliveryTimeout{45};
constexpr std::chrono::seconds kRetryWhenBusy{2};
constexpr std::chrono::seconds kFirstRetry{30};
constexpr int kDeliveriesAtOnce = 8;

/// The host alone: the path of a webhook is a secret, as a rule.
void log_failure(groups::WaitingPost const& post, push::Answer const& result, push::Reach reach) {
  auto const address = push::Endpoint::read(post.address, reach);
  log_json("webhook_failed", "host", address ? address->host : std::string(), "reason", word_of(result.fate),
          "status", result.status, "tries", post.tries);
}

}  // namespace

WebhookSender::WebhookSender(SQLite::Database& database, push::SenderOptions options)
    : posts_(database), reach_(options.reach), sender_(std::move(options), [this](push::Answer result) {
        std::scoped_lock const lock(mutex_);
        results_.push_back(result);
      }) {}

void WebhookSender::poll(table::Instant now) {
  for (auto const& result : take_results()) contained("webhook", [&] { on_delivery_result(result, now); }, [] {});
  for (auto const& due : posts_.due(now, kDeliveriesAtOnce))
    contained("webhook", [&] { send(due, now); }, [&] { posts_.forget(due, PostFate::unreachable); });
}

std::vector<push::Answer> WebhookSender::take_results() {
  std::scoped_lock const lock(mutex_);
  return std::exchange(results_, {});
}

void WebhookSender::send(groups::WaitingPost post, table::Instant now) {
  auto const address = push::Endpoint::read(post.address, reach_);
  // The server was started again with another reach.
  if (!address) return posts_.forget_address(post);
  // Others go first, so that a host that never answers holds up nobody but its own.
  if (!sender_.has_room(address->host)) return posts_.let_rest(post.group, now + kRetryWhenBusy);
  posts_.let_rest(post.group, now + kDeliveryTimeout);
  posts_.count_try(post.number);
  ++post.tries;
  sender_.send(push::Post{.number = ++last_sent_, .endpoint = *address, .json = post.text});
  in_flight_.emplace(last_sent_, std::move(post));
}

void WebhookSender::on_delivery_result(push::Answer const& result, table::Instant now) {
  auto const found = in_flight_.extract(result.number);
  if (found.empty()) return;
  auto const& post = found.mapped();
  deliveries_.count(result.fate);
  if (result.fate != push::Fate::taken) log_failure(post, result, reach_);
  switch (result.fate) {
    case push::Fate::taken:
      posts_.forget(post, PostFate::taken);
      return posts_.let_rest(post.group, now + kPostInterval);
    case push::Fate::gone:
      return posts_.forget_address(post);
    case push::Fate::refused:
      posts_.forget(post, PostFate::refused);
      return posts_.let_rest(post.group, now + kPostInterval);
    case push::Fate::later:
    case push::Fate::unreachable:
      return retry_later(post, result.not_before, now);
  }
}

void WebhookSender::retry_later(groups::WaitingPost const& post, std::chrono::seconds pause, table::Instant now) {
  auto const usual = kFirstRetry * (1 << (post.tries - 1));
  if (post.tries >= kMaxTries)
    posts_.forget(post, PostFate::unreachable);
  else
    posts_.have_failed(post);
  posts_.let_rest(post.group, now + std::max(pause, usual));
}

}  // namespace kuhhandel::server
