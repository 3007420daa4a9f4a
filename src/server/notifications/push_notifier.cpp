#include "server/notifications/push_notifier.h"

#include <algorithm>
#include <utility>

#include "push/base64url.h"
#include "server/ledger/failure.h"
#include "server/notifications/push_payload.h"
#include "server/notifications/quiet_hours.h"
#include "server/observability/json_log.h"

namespace kuhhandel::server {
namespace {

using store::NotificationKind;

/// A connected player may be looking, and has this long to answer before a notification is sent.
constexpr table::Duration kGraceIfConnected = std::chrono::seconds(60);
/// A notification that a game has started is useless later.
constexpr table::Duration kStartLasts = std::chrono::hours(1);
/// Maximum lifetime of a notification at a push service.
constexpr table::Duration kMaxLifetime = std::chrono::hours(72);
constexpr table::Duration kResultTimeout = std::chrono::minutes(1);
constexpr table::Duration kRetryWhenQueueFull = std::chrono::seconds(2);
constexpr std::chrono::seconds kFirstRetryPause{30};
constexpr std::chrono::seconds kMaxRetryPause{3600};
constexpr int kMaxTries = 24;
constexpr int kPerRun = 32;

/// Only this server and the browser's push service see the topic, and it does not reveal the table.
std::string topic_of(std::string const& table) {
  auto const hash = keys::hash_of("notices of table " + table);
  return push::base64url({reinterpret_cast<char const*>(hash.data()), 24});
}

std::chrono::seconds retry_pause(int tries) {
  return std::min(kFirstRetryPause * (1 << std::min(tries, 10)), kMaxRetryPause);
}

/// Returns whether a pending notification is still relevant.
bool is_still_true(outbox_event::TableStatusChanged const& now, Seat seat, store::Subscription const& one) {
  if (*one.pending == NotificationKind::let_in) return true;
  if (now.cursor / kCursorStepPerGame != one.notified_version / kCursorStepPerGame ||
      now.state != table::TableState::running)
    return false;
  if (*one.pending == NotificationKind::begins) return true;
  bool const is_of_other = now.waits_for_engine || (now.asked_seat && now.asked_seat != seat);
  return now.cursor == one.notified_version && !is_of_other;
}

}  // namespace

PushNotifier::PushNotifier(store::Store& store, push::KeyPair key, push::SenderOptions options)
    : subscriptions_(store.database()),
      tables_(subscriptions_.tables()),
      key_(push::base64url(key.point())),
      queue_(std::move(options), std::move(key)) {}

bool PushNotifier::subscribe(std::string const& endpoint, std::vector<store::Subscription> const& requested) {
  if (subscriptions_.count() + requested.size() > kMaxSubscriptions) return false;
  for (auto const& existing : subscriptions_.of_endpoint(endpoint)) {
    bool const is_requested = std::ranges::any_of(requested, [&](store::Subscription const& one) {
      return one.table == existing.table && keys::equal(one.key, existing.key);
    });
    if (!is_requested) subscriptions_.remove(existing.number);
  }
  for (auto const& one : requested) subscriptions_.add(one, kMaxPerKey);
  // Deleted tables stay in the set until it is too large.
  if (tables_.size() > kMaxSubscriptions) tables_.replace(subscriptions_.tables());
  return true;
}

std::optional<bool> PushNotifier::probe_endpoint(std::string const& endpoint) {
  auto const subscriptions = subscriptions_.of_endpoint(endpoint);
  auto const address = push::Endpoint::read(endpoint, address_policy());
  if (subscriptions.empty() || !address) return {};
  if (subscriptions.front().is_reachable == true) return true;
  auto const known = subscriptions.front().is_reachable;
  bool const is_probing =
      queue_.has_in_flight([&](InFlight const& each) { return each.endpoint == endpoint; });
  if (is_probing || !queue_.has_room(address->host)) return known;
  queue_.send({.endpoint = endpoint, .subscription = 0, .text = {}, .until = {}, .tries = 0},
              push::PushMessage{.endpoint = *address, .keys = {}, .text = {}, .topic = {}});
  return known;
}

void PushNotifier::on_status(store::OutboxEventKey const& key,
                             outbox_event::TableStatusChanged const& status) {
  if (key.version < tables_.events_from(key.table)) return;
  auto const subscriptions = subscriptions_.of_table(key.table);
  if (subscriptions.empty()) return tables_.remove(key.table);
  for (auto const& one : subscriptions) update_subscription(key.table, status, one);
}

void PushNotifier::update_subscription(std::string const& table,
                                       outbox_event::TableStatusChanged const& status,
                                       store::Subscription const& one) {
  auto const seat = store::seat_of(status.keys, one.key);
  if (!seat) {
    bool const is_requester = std::ranges::any_of(
        status.requester_tokens, [&](keys::TokenHash const& key) { return keys::equal(key, one.key); });
    if (one.is_seated || !is_requester) subscriptions_.remove(one.number);
    return;
  }
  if (one.pending && !is_still_true(status, *seat, one)) subscriptions_.clear_pending(one.number);
  if (!one.is_seated) return schedule_admitted(table, status, one);
  schedule(table, status, *seat, one);
}

void PushNotifier::schedule_admitted(std::string const& table, outbox_event::TableStatusChanged const& status,
                                     store::Subscription const& one) {
  subscriptions_.set_notified_version(one.number, status.cursor);
  if (!one.preferences.let_in) return;
  subscriptions_.set_pending(one.number, {.kind = NotificationKind::let_in,
                                          .text = push_payload_text(NotificationKind::let_in, table, status,
                                                                    one.preferences.language),
                                          .due = table::Instant{0},
                                          .until = table::Instant::max()});
}

void PushNotifier::schedule(std::string const& table, outbox_event::TableStatusChanged const& status,
                            Seat seat, store::Subscription const& one) {
  if (status.state != table::TableState::running || status.cursor <= one.notified_version) return;
  auto const since = status.since;
  auto const wait = [&](NotificationKind kind, table::Instant due, table::Instant until) {
    subscriptions_.set_notified_version(one.number, status.cursor);
    subscriptions_.set_pending(one.number,
                               {.kind = kind,
                                .text = push_payload_text(kind, table, status, one.preferences.language),
                                .due = due,
                                .until = until});
  };
  bool const is_there = status.connected.contains(seat);
  if (one.preferences.turns && status.asked_seat == seat)
    return wait(NotificationKind::turn, is_there ? since + kGraceIfConnected : since,
                status.answer_by.value_or(since + kMaxLifetime));
  bool const began =
      status.is_young && status.cursor / kCursorStepPerGame > one.notified_version / kCursorStepPerGame;
  if (one.preferences.begins && began && !is_there)
    wait(NotificationKind::begins, since, since + kStartLasts);
}

void PushNotifier::poll(table::Instant now) {
  queue_.handle_results("notification", [&](InFlight const& in_flight, push::DeliveryResult const& result) {
    on_delivery_result(in_flight, result, now);
  });
  for (auto const& due : subscriptions_.due(now, kPerRun))
    contained("notification", [&] { send(due, now); }, [&] { subscriptions_.clear_pending(due.to.number); });
}

void PushNotifier::send(store::DueNotification const& due, table::Instant now) {
  auto const& [to, in_flight, tries] = due;
  auto const address = push::Endpoint::read(to.endpoint, address_policy());
  auto const lasts = std::min(in_flight.until, now + kMaxLifetime) - now;
  if (!address || lasts < std::chrono::seconds(1)) return subscriptions_.clear_pending(to.number);
  if (auto const later = after_quiet_hours(to.preferences.quiet, now, zones_); later > now)
    return subscriptions_.reschedule(to.number, later);
  if (!queue_.has_room(address->host)) return subscriptions_.reschedule(to.number, now + kRetryWhenQueueFull);
  subscriptions_.reschedule(to.number, now + kResultTimeout);
  queue_.send({.endpoint = to.endpoint,
               .subscription = to.number,
               .text = in_flight.text,
               .until = in_flight.until,
               .tries = tries},
              push::PushMessage{.endpoint = *address,
                                .keys = {to.point, to.auth},
                                .text = in_flight.text,
                                .topic = topic_of(to.table),
                                .lasts = std::chrono::duration_cast<std::chrono::seconds>(lasts)});
}

void PushNotifier::on_delivery_result(InFlight const& in_flight, push::DeliveryResult const& result,
                                      table::Instant now) {
  if (result.delivery == push::DeliveryStatus::later || result.delivery == push::DeliveryStatus::unreachable)
    log_json("notification_failed", "host", queue_.host_of(in_flight.endpoint), "reason",
             word_of(result.delivery), "status", result.status);
  subscriptions_.set_reachable(in_flight.endpoint, result.delivery != push::DeliveryStatus::unreachable);
  if (in_flight.subscription == 0) return;
  switch (result.delivery) {
    case push::DeliveryStatus::taken:
      return subscriptions_.mark_sent(in_flight.subscription, in_flight.text);
    case push::DeliveryStatus::gone:
      return subscriptions_.remove_endpoint(in_flight.endpoint);
    case push::DeliveryStatus::later:
    case push::DeliveryStatus::unreachable:
      return retry_later(in_flight, std::max(result.not_before, retry_pause(in_flight.tries)), now);
    case push::DeliveryStatus::refused:
      log_json("notice_refused", "host", queue_.host_of(in_flight.endpoint), "status", result.status);
      return subscriptions_.mark_sent(in_flight.subscription, in_flight.text);
  }
}

void PushNotifier::retry_later(InFlight const& in_flight, std::chrono::seconds pause, table::Instant now) {
  auto const again = now + pause;
  if (in_flight.tries >= kMaxTries || again >= in_flight.until)
    subscriptions_.mark_sent(in_flight.subscription, in_flight.text);
  subscriptions_.reschedule(in_flight.subscription, again);
  subscriptions_.reschedule_endpoint(in_flight.endpoint, again);
}

push::KeyPair cluster_vapid_key(store::Store& store, std::filesystem::path const& file) {
  SQLite::Statement select(store.database(), "SELECT pem FROM push_keys");
  if (select.executeStep()) return push::KeyPair::from_pem(select.getColumn(0).getString());
  auto key = push::KeyPair::load_or_create(file);
  SQLite::Statement insert(store.database(), "INSERT INTO push_keys (pem) VALUES (?)");
  insert.bind(1, key.pem());
  insert.exec();
  return key;
}

}  // namespace kuhhandel::server
