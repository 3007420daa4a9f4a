#include "tests/ledger/any_account_data.h"

#include "groups/calendar/evenings.h"
#include "groups/calendar/group_calendar.h"
#include "groups/group_puzzles.h"
#include "groups/webhooks/group_webhook.h"
#include "moderation/bans.h"
#include "moderation/reports.h"
#include "moderation/takedowns.h"
#include "names/blocks.h"
#include "names/names.h"
#include "names/normalized_name.h"
#include "server/background/outbox_consumer.h"
#include "server/outbox/remove_table.h"
#include "store/account_data/daily_results.h"
#include "store/account_data/subscriptions.h"
#include "tests/support/a_group.h"

namespace kuhhandel {
namespace {

constexpr table::Instant kNow{1'700'000'000'000};
constexpr auto kToday = "2023-11-14";

}  // namespace

void AnySurroundings::write(server::Ledger& ledger, store::Store& store) {
  switch (rng_.below(11)) {
    case 0:
    case 1:
      return write_of_names(store);
    case 2:
      return write_of_order(store);
    case 3:
      return write_of_calls(store);
    case 4:
      return write_of_days(store);
    case 5:
      return write_of_ratings(store);
    case 6:
      return write_of_tables(ledger, store);
    case 7:
      return write_of_news(ledger, store);
    default:
      return write_of_a_group(store);
  }
}

void AnySurroundings::write_of_names(store::Store& store) {
  names::Names names(store);
  switch (rng_.below(4)) {
    case 0:
      return names.release(any_key());
    case 1:
      names::Blocks(store.database()).change(any_name(), {.block = {any_name()}, .unblock = {any_name()}});
      return;
    default:
      names.claim(any_name(), any_key(), kNow);
  }
}

void AnySurroundings::write_of_order(store::Store& store) {
  auto& database = store.database();
  moderation::Reports reports(database);
  switch (rng_.below(5)) {
    case 0:
      return moderation::ban(database,
                             {moderation::BanKind::name, any_name(), table::Instant{rng_.below(9)}});
    case 1:
      moderation::unban(database, moderation::BanKind::name, any_name());
      return;
    case 2:
      return moderation::remove_expired_bans(database, table::Instant{rng_.below(9)});
    case 3:
      return reports.add({.at = kNow, .table = any_table(), .by = any_name(), .reported = any_name()});
    default:
      for (auto const& report : reports.latest(1)) reports.remove(report.number);
  }
}

void AnySurroundings::write_of_calls(store::Store& store) {
  store::Subscriptions called(store.database());
  auto const table = any_table();
  auto const endpoint = "https://push.example/" + any_name();
  switch (rng_.below(4)) {
    case 0:
      return called.remove_endpoint(endpoint);
    case 1:
      for (auto const& one : called.of_table(table))
        called.set_pending(one.number, {store::NotificationKind::turn, "moo", kNow, kNow});
      return;
    default:
      called.add({.table = table,
                  .key = keys::hash_of(any_key()),
                  .is_seated = true,
                  .endpoint = endpoint,
                  .point = std::string("\4\0point", 7),
                  .auth = "auth",
                  .preferences = {.language = "de", .turns = true, .quiet = {}},
                  .pending = {},
                  .is_reachable = {}},
                 2);
  }
}

void AnySurroundings::write_of_a_group(store::Store& store) {
  groups::Groups groups(store.database());
  auto const key = any_key();
  auto opened = groups.open(key);
  if (!opened) return groups.make("Sundays", {"Anna", "Ben"}, key, kNow);
  auto& group = opened->group;
  switch (rng_.below(8)) {
    case 0:
      return group.erase();
    case 1:
      groups.collect_garbage();
      return;
    case 2:
      std::ignore = group.add_player(any_name());
      return;
    case 3:
      std::ignore = group.merge_player(rng_.below(3), rng_.below(3));
      return;
    case 4:
      std::ignore = group.delete_game(rng_.below(4));
      return;
    case 5:
      return groups.link_table(any_table(), group.id());
    case 6:
      return write_of_what_it_plans(*opened);
    default:
      std::ignore = group.add_game(sunday(10 * rng_.below(90)));
  }
}

void AnySurroundings::write_of_what_it_plans(groups::GroupAccess& group) {
  groups::GroupWebhook webhook(group.store);
  switch (rng_.below(5)) {
    case 0:
      return groups::GroupEvenings(group.store).plan(kNow, any_name(), kNow);
    case 1:
      if (webhook.is_set()) return webhook.enqueue("moo");
      return webhook.set("https://example.org/" + any_name());
    case 2:
      return webhook.remove();
    case 3:
      std::ignore = groups::GroupPuzzles(group.store).set_result(rng_.below(3), kToday, true, kNow);
      return;
    default:
      std::ignore = group.group.begin_import({any_name()}, 3);
      group.group.imports().rollback();
  }
}

void AnySurroundings::write_of_days(store::Store& store) {
  store::DailyResults results(store.database());
  if (rng_.below(5) == 0) return results.remove_before("2024-01-01");
  results.add(kToday, {.game = any_key(), .points = Money::of(rng_.below(9000)), .place = 1});
}

void AnySurroundings::write_of_ratings(store::Store& store) {
  auto const game = std::to_string(rng_.below(20));
  auto& database = store.database();
  database.exec("INSERT OR IGNORE INTO rated_players (name) VALUES ('" + any_name() + "')");
  database.exec("INSERT OR IGNORE INTO rated_games (table_id, game, edition, seats, ended) VALUES ('" +
                any_table() + "', " + game + ", 'second', 3, 1)");
  database.exec("INSERT OR REPLACE INTO rated_seats VALUES (" + std::to_string(rng_.below(6)) + ", " + game +
                ", 0, 1, 0, 0, 0, 'cow', " + std::to_string(rng_.below(1000)) + " / 7.0, 25.0 / 3)");
}

void AnySurroundings::write_of_news(server::Ledger& ledger, store::Store& store) {
  if (rng_.below(2) == 0) {
    groups::Groups groups(store.database());
    return server::OutboxConsumer(store, ledger, groups, nullptr).consume();
  }
  server::outbox_event::GameEnded ended{.game = ++games_};
  ended.sheet = sunday(10 * rng_.below(90)).sheet;
  ledger.write(server::row::EventEmitted{
      server::encode_event(any_table(), static_cast<std::uint64_t>(games_), kNow, ended)});
}

void AnySurroundings::write_of_tables(server::Ledger& ledger, store::Store& store) {
  auto const id = any_table();
  if (!ledger.has(id)) {
    table::TableSetup const setup{
        .id = id, .name = "Sunday", .edition = second(), .seats = 3, .speed = table::Speed{1}};
    ledger.write(server::row::TableOpened{setup, kNow});
    return ledger.write(server::row::NamedTokenAdded{{id, kAnna, names::normalized_name(any_name()), {}}});
  }
  moderation::request_takedown(store.database(), id);
  if (rng_.below(2) == 0) return;
  server::remove_table(ledger, id, kNow);
  moderation::remove_takedown(store.database(), id);
}

}  // namespace kuhhandel
