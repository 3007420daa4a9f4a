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
constexpr table::Duration kForWhoIsThere = std::chrono::seconds(60);
/// Nobody wants to hear later that a game began.
constexpr table::Duration kBeginningLasts = std::chrono::hours(1);
/// A push service keeps a notice no longer.
constexpr table::Duration kLongest = std::chrono::hours(72);
constexpr table::Duration kUnanswered = std::chrono::minutes(1);
constexpr table::Duration kUntilThereIsRoom = std::chrono::seconds(2);
constexpr std::chrono::seconds kFirstRest{30};
constexpr std::chrono::seconds kLongestRest{3600};
constexpr int kMostTries = 24;
constexpr int kAtOnce = 32;

/// Nobody but this server and the browser's push service sees it, and it tells neither which table it is.
std::string topic_of(std::string const& table) {
  auto const hash = keys::hash_of("notices of table " + table);
  return push::base64url({reinterpret_cast<char const*>(hash.data()), 24});
}

std::chrono::seconds rest_after(int tries) {
  return std::min(kFirstRest * (1 << std::min(tries, 10)), kLongestRest);
}

/// Of the push service, for the log. Its path is a secret of the browser.
std::string host_of(std::string const& endpoint, push::Reach reach) {
  auto const address = push::Endpoint::read(endpoint, reach);
  return address ? address->host : std::string();
}

/// Whether what waits is still worth saying.
bool holds(news::Stands const& now, Seat seat, store::Subscription const& one) {
  if (*one.waits == NoticeKind::let_in) return true;
  if (now.told / kToldOfAGame != one.told / kToldOfAGame || now.state != table::TableState::running)
    return false;
  if (*one.waits == NoticeKind::begins) return true;
  bool const is_anothers = now.waits_for_house || (now.asked && now.asked != seat);
  return now.told == one.told && !is_anothers;
}

}  // namespace

Notices::Notices(store::Store& store, push::KeyPair key, push::SenderOptions options)
    : subscriptions_(store.database()),
      tables_(subscriptions_.tables()),
      key_(push::base64url(key.point())),
      reach_(options.reach),
      sender_(std::move(key), std::move(options), [this](push::Answer answer) {
        std::scoped_lock const lock(mutex_);
        answers_.push_back(answer);
      }) {}

bool Notices::keep(std::string const& endpoint, std::vector<store::Subscription> const& wanted) {
  if (subscriptions_.count() + wanted.size() > kMost) return false;
  for (auto const& had : subscriptions_.of_endpoint(endpoint)) {
    bool const is_wanted = std::ranges::any_of(wanted, [&](store::Subscription const& one) {
      return one.table == had.table && keys::same(one.key, had.key);
    });
    if (!is_wanted) subscriptions_.forget(had.number);
  }
  for (auto const& one : wanted) subscriptions_.keep(one, kMostOfAKey);
  // Those of tables that are gone stay until there are too many.
  if (tables_.size() > kMost) tables_.know(subscriptions_.tables());
  return true;
}

std::optional<bool> Notices::is_reached(std::string const& endpoint) {
  auto const called = subscriptions_.of_endpoint(endpoint);
  auto const address = push::Endpoint::read(endpoint, reach_);
  if (called.empty() || !address) return {};
  if (called.front().is_reached == true) return true;
  auto const known = called.front().is_reached;
  bool const is_tried =
      std::ranges::any_of(on_their_way_, [&](auto const& each) { return each.second.endpoint == endpoint; });
  if (is_tried || !sender_.has_room(address->host)) return known;
  on_their_way_.emplace(
      ++sent_, OnItsWay{.endpoint = endpoint, .subscription = 0, .text = {}, .until = {}, .tries = 0});
  sender_.send({.number = sent_, .endpoint = *address, .keys = {}, .text = {}, .topic = {}});
  return known;
}

void Notices::hear(store::NewsKey const& of, news::Stands const& stands) {
  if (of.version < tables_.news_from(of.table)) return;
  auto const called = subscriptions_.of_table(of.table);
  if (called.empty()) return tables_.remove(of.table);
  for (auto const& one : called) hear(of.table, stands, one);
}

void Notices::hear(std::string const& table, news::Stands const& stands, store::Subscription const& one) {
  auto const seat = store::seat_of(stands.keys, one.key);
  if (!seat) {
    bool const is_newcomers = std::ranges::any_of(
        stands.newcomers, [&](keys::TokenHash const& key) { return keys::same(key, one.key); });
    if (one.is_seated || !is_newcomers) subscriptions_.forget(one.number);
    return;
  }
  if (one.waits && !holds(stands, *seat, one)) subscriptions_.wait_no_more(one.number);
  if (!one.is_seated) return let_in(table, stands, one);
  call(table, stands, *seat, one);
}

void Notices::let_in(std::string const& table, news::Stands const& stands, store::Subscription const& one) {
  subscriptions_.have_told(one.number, stands.told);
  if (!one.called_for.let_in) return;
  subscriptions_.let_wait(one.number,
                          {.kind = NoticeKind::let_in,
                           .text = notice_text(NoticeKind::let_in, table, stands, one.called_for.language),
                           .due = table::Instant{0},
                           .until = table::Instant::max()});
}

void Notices::call(std::string const& table, news::Stands const& stands, Seat seat,
                   store::Subscription const& one) {
  if (stands.state != table::TableState::running || stands.told <= one.told) return;
  auto const since = stands.since;
  auto const wait = [&](NoticeKind kind, table::Instant due, table::Instant until) {
    subscriptions_.have_told(one.number, stands.told);
    subscriptions_.let_wait(one.number, {.kind = kind,
                                         .text = notice_text(kind, table, stands, one.called_for.language),
                                         .due = due,
                                         .until = until});
  };
  bool const is_there = stands.there.contains(seat);
  if (one.called_for.turns && stands.asked == seat)
    return wait(NoticeKind::turn, is_there ? since + kForWhoIsThere : since,
                stands.answer_by.value_or(since + kLongest));
  bool const began = stands.is_young && stands.told / kToldOfAGame > one.told / kToldOfAGame;
  if (one.called_for.begins && began && !is_there) wait(NoticeKind::begins, since, since + kBeginningLasts);
}

void Notices::go_on(table::Instant now) {
  for (auto const& answer : answers()) contained("notification", [&] { hear(answer, now); }, [] {});
  for (auto const& due : subscriptions_.due(now, kAtOnce))
    contained("notification", [&] { send(due, now); }, [&] { subscriptions_.wait_no_more(due.to.number); });
}

std::vector<push::Answer> Notices::answers() {
  std::scoped_lock const lock(mutex_);
  return std::exchange(answers_, {});
}

void Notices::send(store::DueNotice const& due, table::Instant now) {
  auto const& [to, notice, tries] = due;
  auto const address = push::Endpoint::read(to.endpoint, reach_);
  auto const lasts = std::min(notice.until, now + kLongest) - now;
  if (!address || lasts < std::chrono::seconds(1)) return subscriptions_.wait_no_more(to.number);
  if (auto const later = after_quiet(to.called_for.quiet, now); later > now)
    return subscriptions_.put_off(to.number, later);
  if (!sender_.has_room(address->host)) return subscriptions_.put_off(to.number, now + kUntilThereIsRoom);
  subscriptions_.put_off(to.number, now + kUnanswered);
  on_their_way_.emplace(++sent_, OnItsWay{.endpoint = to.endpoint,
                                          .subscription = to.number,
                                          .text = notice.text,
                                          .until = notice.until,
                                          .tries = tries});
  sender_.send({.number = sent_,
                .endpoint = *address,
                .keys = {to.point, to.auth},
                .text = notice.text,
                .topic = topic_of(to.table),
                .lasts = std::chrono::duration_cast<std::chrono::seconds>(lasts)});
}

void Notices::hear(push::Answer const& answer, table::Instant now) {
  auto const found = on_their_way_.extract(answer.number);
  if (found.empty()) return;
  auto const& notice = found.mapped();
  deliveries_.count(answer.fate);
  if (answer.fate == push::Fate::later || answer.fate == push::Fate::unreachable)
    journal("notification_failed", "host", host_of(notice.endpoint, reach_), "reason", word_of(answer.fate),
            "status", answer.status);
  subscriptions_.have_reached(notice.endpoint, answer.fate != push::Fate::unreachable);
  if (notice.subscription == 0) return;
  switch (answer.fate) {
    case push::Fate::taken:
      return subscriptions_.have_sent(notice.subscription, notice.text);
    case push::Fate::gone:
      return subscriptions_.forget_endpoint(notice.endpoint);
    case push::Fate::later:
    case push::Fate::unreachable:
      return put_off(notice, std::max(answer.not_before, rest_after(notice.tries)), now);
    case push::Fate::refused:
      journal("notice_refused", "host", host_of(notice.endpoint, reach_), "status", answer.status);
      return subscriptions_.have_sent(notice.subscription, notice.text);
  }
}

void Notices::put_off(OnItsWay const& notice, std::chrono::seconds rest, table::Instant now) {
  auto const again = now + rest;
  if (notice.tries >= kMostTries || again >= notice.until)
    subscriptions_.have_sent(notice.subscription, notice.text);
  subscriptions_.put_off(notice.subscription, again);
  subscriptions_.put_off_endpoint(notice.endpoint, again);
}

}  // namespace kuhhandel::server
