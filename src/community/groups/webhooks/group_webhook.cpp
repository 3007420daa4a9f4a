#include "groups/webhooks/group_webhook.h"

namespace kuhhandel::groups {

std::optional<Webhook> GroupWebhook::settings() const {
  auto query = store_.statement("SELECT address, went FROM group_webhooks WHERE group_id = ?");
  if (!query.executeStep()) return {};
  Webhook webhook{.address = query.getColumn(0).getString()};
  if (!query.getColumn(1).isNull())
    webhook.last_status = static_cast<WebhookStatus>(query.getColumn(1).getInt());
  return webhook;
}

bool GroupWebhook::is_set() const {
  auto const webhook = settings();
  return webhook && !webhook->address.empty();
}

void GroupWebhook::set(std::string const& address) {
  remove();
  auto insert = store_.statement("INSERT INTO group_webhooks (group_id, address) VALUES (?, ?)");
  insert.bind(2, address);
  insert.exec();
}

void GroupWebhook::remove() {
  store_.statement("DELETE FROM group_posts WHERE group_id = ?").exec();
  store_.statement("DELETE FROM group_webhooks WHERE group_id = ?").exec();
}

void GroupWebhook::enqueue(std::string const& text) {
  auto insert = store_.statement("INSERT INTO group_posts (group_id, text) VALUES (?, ?)");
  insert.bind(2, text);
  insert.exec();
  auto surplus = store_.statement(R"(DELETE FROM group_posts WHERE group_id = ?1 AND number NOT IN
    (SELECT number FROM group_posts WHERE group_id = ?1 ORDER BY number DESC LIMIT ?2))");
  surplus.bind(2, kMaxQueued);
  surplus.exec();
}

std::size_t WebhookQueue::count() const {
  SQLite::Statement query(database_, "SELECT count(*) FROM group_posts");
  query.executeStep();
  return static_cast<std::size_t>(query.getColumn(0).getInt64());
}

std::vector<QueuedWebhook> WebhookQueue::due(table::Instant now, int most) const {
  SQLite::Statement query(database_, R"(
    SELECT min(post.number), post.group_id, webhook.address, post.text, post.tries
    FROM group_posts AS post JOIN group_webhooks AS webhook ON webhook.group_id = post.group_id
    WHERE webhook.rests_until <= ? GROUP BY post.group_id
    ORDER BY webhook.rests_until, post.group_id LIMIT ?)");
  query.bind(1, static_cast<std::int64_t>(now.count()));
  query.bind(2, most);
  std::vector<QueuedWebhook> posts;
  while (query.executeStep())
    posts.push_back({.number = query.getColumn(0).getInt64(),
                     .group = query.getColumn(1).getInt64(),
                     .address = query.getColumn(2).getString(),
                     .text = query.getColumn(3).getString(),
                     .tries = query.getColumn(4).getInt()});
  return posts;
}

void WebhookQueue::set_retry_time(std::int64_t group, table::Instant until) {
  SQLite::Statement update(database_, "UPDATE group_webhooks SET rests_until = ? WHERE group_id = ?");
  update.bind(1, static_cast<std::int64_t>(until.count()));
  update.bind(2, group);
  update.exec();
}

void WebhookQueue::count_attempt(std::int64_t number) {
  SQLite::Statement update(database_, "UPDATE group_posts SET tries = tries + 1 WHERE number = ?");
  update.bind(1, number);
  update.exec();
}

void WebhookQueue::remove(QueuedWebhook const& post, WebhookStatus fate) {
  SQLite::Statement remove(database_, "DELETE FROM group_posts WHERE number = ?");
  remove.bind(1, post.number);
  remove.exec();
  set_status(post, fate);
}

void WebhookQueue::remove_address(QueuedWebhook const& post) {
  set_status(post, WebhookStatus::gone);
  SQLite::Statement forget(database_,
                           "UPDATE group_webhooks SET address = '' WHERE group_id = ? AND address = ?");
  forget.bind(1, post.group);
  forget.bind(2, post.address);
  if (forget.exec() == 0) return;
  SQLite::Statement remove(database_, "DELETE FROM group_posts WHERE group_id = ?");
  remove.bind(1, post.group);
  remove.exec();
}

void WebhookQueue::record_failure(QueuedWebhook const& post) { set_status(post, WebhookStatus::unreachable); }

/// Does nothing if the group has another address meanwhile.
void WebhookQueue::set_status(QueuedWebhook const& post, WebhookStatus fate) {
  SQLite::Statement update(database_,
                           "UPDATE group_webhooks SET went = ? WHERE group_id = ? AND address = ?");
  update.bind(1, static_cast<int>(fate));
  update.bind(2, post.group);
  update.bind(3, post.address);
  update.exec();
}

}  // namespace kuhhandel::groups
