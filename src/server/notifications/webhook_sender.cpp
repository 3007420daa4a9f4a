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
void log_failure(groups::WaitingPost const& post, push::Answer const& answer, push::Reach reach) {
  auto const address = push::Endpoint::read(post.address, reach);
  journal("webhook_failed", "host", address ? address->host : std::string(), "reason", word_of(answer.fate),
          "status", answer.status, "tries", post.tries);
}

}  // namespace

Webhooks::Webhooks(SQLite::Database& database, push::SenderOptions options)
    : posts_(database), reach_(options.reach), sender_(std::move(options), [this](push::Answer answer) {
        std::scoped_lock const lock(mutex_);
        answers_.push_back(answer);
      }) {}

void Webhooks::go_on(table::Instant now) {
  for (auto const& answer : answers()) contained("webhook", [&] { hear(answer, now); }, [] {});
  for (auto const& due : posts_.due(now, kDeliveriesAtOnce))
    contained("webhook", [&] { send(due, now); }, [&] { posts_.forget(due, PostFate::unreachable); });
}

std::vector<push::Answer> Webhooks::answers() {
  std::scoped_lock const lock(mutex_);
  return std::exchange(answers_, {});
}

void Webhooks::send(groups::WaitingPost post, table::Instant now) {
  auto const address = push::Endpoint::read(post.address, reach_);
  // The server was started again with another reach.
  if (!address) return posts_.forget_address(post);
  // Others go first, so that a host that never answers holds up nobody but its own.
  if (!sender_.has_room(address->host)) return posts_.let_rest(post.group, now + kRetryWhenBusy);
  posts_.let_rest(post.group, now + kDeliveryTimeout);
  posts_.count_try(post.number);
  ++post.tries;
  sender_.send(push::Post{.number = ++sent_, .endpoint = *address, .json = post.text});
  on_their_way_.emplace(sent_, std::move(post));
}

void Webhooks::hear(push::Answer const& answer, table::Instant now) {
  auto const found = on_their_way_.extract(answer.number);
  if (found.empty()) return;
  auto const& post = found.mapped();
  deliveries_.count(answer.fate);
  if (answer.fate != push::Fate::taken) log_failure(post, answer, reach_);
  switch (answer.fate) {
    case push::Fate::taken:
      posts_.forget(post, PostFate::taken);
      return posts_.let_rest(post.group, now + kBetweenPosts);
    case push::Fate::gone:
      return posts_.forget_address(post);
    case push::Fate::refused:
      posts_.forget(post, PostFate::refused);
      return posts_.let_rest(post.group, now + kBetweenPosts);
    case push::Fate::later:
    case push::Fate::unreachable:
      return try_later(post, answer.not_before, now);
  }
}

void Webhooks::try_later(groups::WaitingPost const& post, std::chrono::seconds rest, table::Instant now) {
  auto const usual = kFirstRetry * (1 << (post.tries - 1));
  if (post.tries >= kMostTries)
    posts_.forget(post, PostFate::unreachable);
  else
    posts_.have_failed(post);
  posts_.let_rest(post.group, now + std::max(rest, usual));
}

}  // namespace kuhhandel::server
