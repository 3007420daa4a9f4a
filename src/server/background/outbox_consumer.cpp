#include "server/background/outbox_consumer.h"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "groups/calendar/utc.h"
#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "ratings/rated_games.h"
#include "server/ledger/failure.h"
#include "server/notifications/push_notifier.h"
#include "server/observability/json_log.h"
#include "store/account_data/subscriptions.h"
#include "store/savepoint.h"

namespace kuhhandel::server {
namespace {

constexpr int kOutboxBatch = 32;

/// The server does not know where the players are; the date is the day on which the event is handled.
groups::ScoreEntry written_game(outbox_event::GameEnded const& ended) {
  auto const now =
      std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
  return {.date = groups::utc_day(now), .place = {}, .note = ended.note, .sheet = ended.sheet};
}

/// Applies an event to account data.
struct EventHandler {
  SQLite::Database& database;
  groups::Groups& groups;
  PushNotifier* push_notifier;
  store::OutboxEventKey const& key;
  table::Instant at;
  std::string const& table = key.table;

  void operator()(outbox_event::TableOpenedForGroup const& opened) const {
    groups.link_table(table, opened.group);
  }
  void operator()(outbox_event::GameBegan const& began) const {
    ratings::begin_rated(database, {table, began.game}, began.sitting);
  }
  void operator()(outbox_event::GameEnded const& ended) const {
    groups.add_online_game(table, ended.game, written_game(ended));
    if (ended.rated) ratings::finish_rated(database, {table, ended.game}, *ended.rated, at);
  }
  void operator()(outbox_event::TableStatusChanged const& status) const {
    if (push_notifier != nullptr) push_notifier->on_status(key, status);
  }
  void operator()(outbox_event::PlayerReported const& reported) const {
    moderation::Reports(database).add({.at = at,
                                       .table = table,
                                       .by = reported.player,
                                       .reported = reported.reported,
                                       .words = reported.words,
                                       .talk = reported.talk});
  }
  void operator()(outbox_event::TableRemoved const&) const {
    ratings::remove_starts(database, table);
    moderation::remove_takedown(database, table);
    store::Subscriptions(database).remove_table(table);
  }
};

}  // namespace

void OutboxConsumer::consume() {
  auto& outbox = store_.outbox();
  try {
    delete_acked();
    if (!owns_account_data(ledger_)) return;
    delete_markers();
    for (auto const& event : outbox.pending(kOutboxBatch))
      if (ledger_.is_durable(event.key)) handle(event);
  } catch (...) {
    if (failure_of(std::current_exception()) == Failure::storage) throw;
    log_exception(std::current_exception(), "outbox");
    outbox.disable();
  }
}

void OutboxConsumer::handle(store::OutboxEvent const& event) {
  store::Savepoint outer_savepoint(store_.database());
  try {
    store::Savepoint savepoint(store_.database());
    std::visit(EventHandler{store_.database(), groups_, push_notifier_, event.key, event.at},
               decode_event(event));
    savepoint.commit();
  } catch (...) {
    auto const thrown = std::current_exception();
    if (failure_of(thrown) == Failure::storage) throw;
    // Quarantined events are not retried.
    quarantine(event, thrown);
  }
  ledger_.write(row::EventAcked{event.key});
  outer_savepoint.commit();
}

void OutboxConsumer::quarantine(store::OutboxEvent const& event, std::exception_ptr const& thrown) {
  auto const error = description_of(thrown);
  log_json("outbox_event_quarantined", "table", std::string_view(event.key.table), "version",
           event.key.version, "kind", std::string_view(event.key.kind), "error", std::string_view(error));
  store_.outbox().quarantine(event, error);
}

void OutboxConsumer::delete_acked() {
  for (auto const& acked : store_.outbox().acked(kOutboxBatch))
    if (owns(ledger_, acked.table) && ledger_.is_durable(acked)) delete_event(acked);
}

void OutboxConsumer::delete_event(store::OutboxEventKey const& acked) {
  ledger_.write(row::EventDeleted{acked});
  if (acked.version != store::kAfterAllEvents) return;
  // This was the table's last event, so the records of its games that are in no group are deleted too.
  ledger_.write(row::GamesDeleted{acked.table, groups_.games_of(acked.table)});
}

void OutboxConsumer::delete_markers() {
  for (auto const& marker : store_.outbox().removable_markers(kOutboxBatch)) {
    if (!ledger_.is_durable(marker)) continue;
    store_.outbox().remove_marker(marker);
    if (marker.version == store::kAfterAllEvents) groups_.unlink_table(marker.table);
  }
}

}  // namespace kuhhandel::server
