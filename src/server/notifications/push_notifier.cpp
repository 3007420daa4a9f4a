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

using store::NoticeKind;

/// Who is connected may be looking, and has so long to answer before they are called.
constexpr table::Duration kGraceIfConnected = std::chrono::seconds(60);
/// Nobody wants to hear later that a game began.
constexpr table::Duration kStartLasts = std::chrono::hours(1);
/// A push service keeps a notice no longer.
constexpr table::Duration kMaxLifetime = std::chrono::hours(72);
constexpr table::Duration kResultTimeout = std::chrono::minutes(1);
constexpr table::Duration kRetryWhenQueueFull = std::chrono::seconds(2);
constexpr std::chrono::seconds kFirstRetryPause{30};
constexpr std::chrono::seconds kMaxRetryPause{3600};
constexpr int kMaxTries = 24;
constexpr int kPerRun = 32;

/// Nobody but this server and the browser's push service sees it, and it tells neither which table it is.
std::string topic_of(std::string const& table) {
  auto const hash = keys::hash_of("notices of table " + table);
  return push::base64url({reinterpret_cast<char const*>(hash.data()), 24});
}

std::chrono::seconds retry_pause(int tries) {
  return std::min(kFirstRetryPause * (1 << std::min(tries, 10)), kMaxRetryPause);
}

/// Of the push service, for the log. Its path is a secret of the browser.
std::string host_of(std::string const& endpoint, push::Reach reach) {
  auto const address = push::Endpoint::read(endpoint, reach);
  return address ? address->host : std::string();
}

/// Whether what waits is still worth saying.
bool is_still_true(outbox_event::TableStatusChanged const& now, Seat seat, store::Subscription const& one) {
  if (*one.waits == NoticeKind::let_in) return true;
  if (now.cursor / kCursorStepPerGame != one.told / kCursorStepPerGame || now.state != table::TableState::running)
    return false;
  if (*one.waits == NoticeKind::begins) return true;
  bool const is_of_other = now.waits_for_engine || (now.asked_seat && now.asked_seat != seat);
  return now.cursor == one.told && !is_of_other;
}

}  // namespace

PushNotifier::PushNotifier(store::Store& store, push::KeyPair key, push::SenderOptions options)
    : subscriptions_(store.database()),
      tables_(subscriptions_.tables()),
      key_(push::base64url(key.point())),
      reach_(options.reach),
      sender_(std::move(key), std::move(options), [this](push::Answer result) {
        std::scoped_lock const lock(mutex_);
        results_.push_back(result);
      }) {}

bool PushNotifier::subscribe(std::string const& endpoint, std::vector<store::Subscription> const& requested) {
  if (subscriptions_.count() + requested.size() > kMaxSubscriptions) return false;
  for (auto const& existing : subscriptions_.of_endpoint(endpoint)) {
    bool const is_requested = std::ranges::any_of(requested, [&](store::Subscription const& one) {
      return one.table == existing.table && keys::same(one.key, existing.key);
    });
    if (!is_requested) subscriptions_.forget(existing.number);
  }
  for (auto const& one : requested) subscriptions_.keep(one, kMaxPerKey);
  // Those of tables that are gone stay until there are too many.
  if (tables_.size() > kMaxSubscriptions) tables_.replace(subscriptions_.tables());
  return true;
}

std::optional<bool> PushNotifier::probe_endpoint(std::string const& endpoint) {
  auto const subscriptions = subscriptions_.of_endpoint(endpoint);
  auto const address = push::Endpoint::read(endpoint, reach_);
  if (subscriptions.empty() || !address) return {};
  if (subscriptions.front().is_reached == true) return true;
  auto const known = subscriptions.front().is_reached;
  bool const is_probing =
      std::ranges::any_of(in_flight_, [&](auto const& each) { return each.second.endpoint == endpoint; });
  if (is_probing || !sender_.has_room(address->host)) return known;
  in_flight_.emplace(
      ++last_sent_, InFlight{.endpoint = endpoint, .subscription = 0, .text = {}, .until = {}, .tries = 0});
  sender_.send({.number = last_sent_, .endpoint = *address, .keys = {}, .text = {}, .topic = {}});
  return known;
}

void PushNotifier::on_status(store::NewsKey const& key, outbox_event::TableStatusChanged const& status) {
  if (key.version < tables_.events_from(key.table)) return;
  auto const subscriptions = subscriptions_.of_table(key.table);
  if (subscriptions.empty()) return tables_.remove(key.table);
  for (auto const& one : subscriptions) update_subscription(key.table, status, one);
}

void PushNotifier::update_subscription(std::string const& table, outbox_event::TableStatusChanged const& status, store::Subscription const& one) {
  auto const seat = store::seat_of(status.keys, one.key);
  if (!seat) {
    bool const is_newcomers = std::ranges::any_of(
        status.newcomers, [&](keys::TokenHash const& key) { return keys::same(key, one.key); });
    if (one.is_seated || !is_newcomers) subscriptions_.forget(one.number);
    return;
  }
  if (one.waits && !is_still_true(status, *seat, one)) subscriptions_.wait_no_more(one.number);
  if (!one.is_seated) return schedule_admitted(table, status, one);
  schedule(table, status, *seat, one);
}

void PushNotifier::schedule_admitted(std::string const& table, outbox_event::TableStatusChanged const& status, store::Subscription const& one) {
  subscriptions_.have_told(one.number, status.cursor);
  if (!one.called_for.let_in) return;
  subscriptions_.let_wait(one.number,
                          {.kind = NoticeKind::let_in,
                           .text = push_payload_text(NoticeKind::let_in, table, status, one.called_for.language),
                           .due = table::Instant{0},
                           .until = table::Instant::max()});
}

void PushNotifier::schedule(std::string const& table, outbox_event::TableStatusChanged const& status, Seat seat,
                   store::Subscription const& one) {
  if (status.state != table::TableState::running || status.cursor <= one.told) return;
  auto const since = status.since;
  auto const wait = [&](NoticeKind kind, table::Instant due, table::Instant until) {
    subscriptions_.have_told(one.number, status.cursor);
    subscriptions_.let_wait(one.number, {.kind = kind,
                                         .text = push_payload_text(kind, table, status, one.called_for.language),
                                         .due = due,
                                         .until = until});
  };
  bool const is_there = status.connected.contains(seat);
  if (one.called_for.turns && status.asked_seat == seat)
    return wait(NoticeKind::turn, is_there ? since + kGraceIfConnected : since,
                status.answer_by.value_or(since + kMaxLifetime));
  bool const began = status.is_young && status.cursor / kCursorStepPerGame > one.told / kCursorStepPerGame;
  if (one.called_for.begins && began && !is_there) wait(NoticeKind::begins, since, since + kStartLasts);
}

void PushNotifier::poll(table::Instant now) {
  for (auto const& result : take_results()) contained("notification", [&] { on_delivery_result(result, now); }, [] {});
  for (auto const& due : subscriptions_.due(now, kPerRun))
    contained("notification", [&] { send(due, now); }, [&] { subscriptions_.wait_no_more(due.to.number); });
}

std::vector<push::Answer> PushNotifier::take_results() {
  std::scoped_lock const lock(mutex_);
  return std::exchange(results_, {});
}

void PushNotifier::send(store::DueNotice const& due, table::Instant now) {
  auto const& [to, in_flight, tries] = due;
  auto const address = push::Endpoint::read(to.endpoint, reach_);
  auto const lasts = std::min(in_flight.until, now + kMaxLifetime) - now;
  if (!address || lasts < std::chrono::seconds(1)) return subscriptions_.wait_no_more(to.number);
  if (auto const later = after_quiet_hours(to.called_for.quiet, now); later > now)
    return subscriptions_.put_off(to.number, later);
  if (!sender_.has_room(address->host)) return subscriptions_.put_off(to.number, now + kRetryWhenQueueFull);
  subscriptions_.put_off(to.number, now + kResultTimeout);
  in_flight_.emplace(++last_sent_, InFlight{.endpoint = to.endpoint,
                                          .subscription = to.number,
                                          .text = in_flight.text,
                                          .until = in_flight.until,
                                          .tries = tries});
  sender_.send({.number = last_sent_,
                .endpoint = *address,
                .keys = {to.point, to.auth},
                .text = in_flight.text,
                .topic = topic_of(to.table),
                .lasts = std::chrono::duration_cast<std::chrono::seconds>(lasts)});
}

void PushNotifier::on_delivery_result(push::Answer const& result, table::Instant now) {
  auto const found = in_flight_.extract(result.number);
  if (found.empty()) return;
  auto const& in_flight = found.mapped();
  deliveries_.count(result.fate);
  if (result.fate == push::Fate::later || result.fate == push::Fate::unreachable)
    log_json("notification_failed", "host", host_of(in_flight.endpoint, reach_), "reason", word_of(result.fate),
            "status", result.status);
  subscriptions_.have_reached(in_flight.endpoint, result.fate != push::Fate::unreachable);
  if (in_flight.subscription == 0) return;
  switch (result.fate) {
    case push::Fate::taken:
      return subscriptions_.have_sent(in_flight.subscription, in_flight.text);
    case push::Fate::gone:
      return subscriptions_.forget_endpoint(in_flight.endpoint);
    case push::Fate::later:
    case push::Fate::unreachable:
      return retry_later(in_flight, std::max(result.not_before, retry_pause(in_flight.tries)), now);
    case push::Fate::refused:
      log_json("notice_refused", "host", host_of(in_flight.endpoint, reach_), "status", result.status);
      return subscriptions_.have_sent(in_flight.subscription, in_flight.text);
  }
}

void PushNotifier::retry_later(InFlight const& in_flight, std::chrono::seconds pause, table::Instant now) {
  auto const again = now + pause;
  if (in_flight.tries >= kMaxTries || again >= in_flight.until)
    subscriptions_.have_sent(in_flight.subscription, in_flight.text);
  subscriptions_.put_off(in_flight.subscription, again);
  subscriptions_.put_off_endpoint(in_flight.endpoint, again);
}

}  // namespace kuhhandel::server
