#include "server/background/outbox_consumer.h"

#include <chrono>
#include <string>
#include <string_view>
#include <utility>

#include "groups/utc.h"
#include "moderation/closings.h"
#include "moderation/reports.h"
#include "ratings/rated_games.h"
#include "server/ledger/failure.h"
#include "server/notifications/push_notifier.h"
#include "server/observability/json_log.h"
#include "store/change.h"
#include "store/subscriptions.h"

namespace kuhhandel::server {
namespace {

constexpr int kHeardAtOnce = 32;

/// The server does not know where its players are; the day is that on which the group hears of it.
groups::WrittenGame written_game(news::GameEnded const& ended) {
  auto const now =
      std::chrono::duration_cast<table::Instant>(std::chrono::system_clock::now().time_since_epoch());
  return {.date = groups::utc_day(now), .place = {}, .note = ended.note, .sheet = ended.sheet};
}

/// What follows from one, each sort in its way.
struct Following {
  SQLite::Database& database;
  groups::Groups& groups;
  Notices* notices;
  store::NewsKey const& key;
  table::Instant at;
  std::string const& table = key.table;

  void operator()(news::OpenedForGroup const& opened) const { groups.link_table(table, opened.group); }
  void operator()(news::GameBegan const& began) const {
    ratings::begin_rated(database, {table, began.game}, began.sitting);
  }
  void operator()(news::GameEnded const& ended) const {
    groups.enter_online(table, ended.game, written_game(ended));
    if (ended.rated) ratings::finish_rated(database, {table, ended.game}, *ended.rated, at);
  }
  void operator()(news::Stands const& stands) const {
    if (notices != nullptr) notices->hear(key, stands);
  }
  void operator()(news::Reported const& reported) const {
    moderation::Reports(database).add({.at = at,
                                       .table = table,
                                       .by = reported.player,
                                       .reported = reported.reported,
                                       .words = reported.words,
                                       .talk = reported.talk});
  }
  void operator()(news::Gone const&) const {
    ratings::forget_starts(database, table);
    moderation::closed(database, table);
    store::Subscriptions(database).forget_table(table);
  }
};

}  // namespace

void Hearing::go_on() {
  auto& outbox = store_.outbox();
  try {
    let_go_of_heard();
    if (!holds_surroundings(ledger_)) return;
    let_go_of_marks();
    for (auto const& told : outbox.unheard(kHeardAtOnce))
      if (ledger_.is_sealed(told.key)) hear(told);
  } catch (...) {
    if (failure_of(std::current_exception()) == Failure::storage) throw;
    log_exception(std::current_exception(), "outbox");
    outbox.give_up();
  }
}

void Hearing::hear(store::News const& told) {
  store::Change whole(store_.database());
  try {
    store::Change change(store_.database());
    std::visit(Following{store_.database(), groups_, notices_, told.key, told.at}, read_news(told));
    change.keep();
  } catch (...) {
    auto const thrown = std::current_exception();
    if (failure_of(thrown) == Failure::storage) throw;
    // It is not tried again without end.
    quarantine(told, thrown);
  }
  ledger_.write(row::NewsHeard{told.key});
  whole.keep();
}

void Hearing::quarantine(store::News const& told, std::exception_ptr const& thrown) {
  auto const error = description_of(thrown);
  journal("outbox_event_quarantined", "table", std::string_view(told.key.table), "version", told.key.version,
          "kind", std::string_view(told.key.kind), "error", std::string_view(error));
  store_.outbox().quarantine(told, error);
}

void Hearing::let_go_of_heard() {
  for (auto const& heard : store_.outbox().heard(kHeardAtOnce))
    if (holds(ledger_, heard.table) && ledger_.is_sealed(heard)) let_go_of(heard);
}

void Hearing::let_go_of(store::NewsKey const& heard) {
  ledger_.write(row::NewsForgotten{heard});
  if (heard.version != store::kAfterAll) return;
  // The last of them: the records of games that no group has go with it.
  ledger_.write(row::GamesForgotten{heard.table, groups_.games_of(heard.table)});
}

void Hearing::let_go_of_marks() {
  for (auto const& spent : store_.outbox().spent_marks(kHeardAtOnce)) {
    if (!ledger_.is_sealed(spent)) continue;
    store_.outbox().forget_mark(spent);
    if (spent.version == store::kAfterAll) groups_.unlink_table(spent.table);
  }
}

}  // namespace kuhhandel::server
