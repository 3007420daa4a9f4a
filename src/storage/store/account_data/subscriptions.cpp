#include "store/account_data/subscriptions.h"

#include "store/corrupt_data.h"
#include "store/tables/table_reader.h"

namespace kuhhandel::store {
namespace {

constexpr std::string_view kColumns =
    "SELECT number, table_id, hash, is_seated, endpoint, point, auth, language, turns, begins, let_in,"
    " quiet_from, quiet_until, quiet_zone, told, waits, is_reached, text, due, until, tries"
    " FROM subscriptions ";

std::string selected(std::string_view which) {
  std::string sql(kColumns);
  sql += which;
  return sql;
}

/// In the order of kColumns.
struct At {
  enum : std::uint8_t {
    number,
    table_id,
    hash,
    is_seated,
    endpoint,
    point,
    auth,
    language,
    turns,
    begins,
    let_in,
    quiet_from,
    quiet_until,
    quiet_zone,
    notified_version,
    waits,
    is_reached,
    text,
    due,
    until,
    tries
  };
};

std::string bytes_in(SQLite::Column const& column) {
  return {static_cast<char const*>(column.getBlob()), static_cast<std::size_t>(column.getBytes())};
}

NotificationPreferences called_for_in(SQLite::Statement& row) {
  NotificationPreferences called_for{.language = row.getColumn(At::language).getString(),
                                     .turns = row.getColumn(At::turns).getInt() != 0,
                                     .begins = row.getColumn(At::begins).getInt() != 0,
                                     .let_in = row.getColumn(At::let_in).getInt() != 0,
                                     .quiet = {}};
  if (!row.isColumnNull(At::quiet_from))
    called_for.quiet = {.from = row.getColumn(At::quiet_from).getInt(),
                        .until = row.getColumn(At::quiet_until).getInt(),
                        .zone = row.getColumn(At::quiet_zone).getString()};
  return called_for;
}

Subscription subscription_in(SQLite::Statement& row) {
  Subscription one{.number = row.getColumn(At::number).getInt64(),
                   .table = row.getColumn(At::table_id).getString(),
                   .key = hash_in(row.getColumn(At::hash)),
                   .is_seated = row.getColumn(At::is_seated).getInt() != 0,
                   .endpoint = row.getColumn(At::endpoint).getString(),
                   .point = bytes_in(row.getColumn(At::point)),
                   .auth = bytes_in(row.getColumn(At::auth)),
                   .preferences = called_for_in(row),
                   .notified_version = row.getColumn(At::notified_version).getInt64(),
                   .pending = {},
                   .is_reachable = {}};
  if (!row.isColumnNull(At::waits))
    one.pending = static_cast<NotificationKind>(row.getColumn(At::waits).getInt());
  if (!row.isColumnNull(At::is_reached)) one.is_reachable = row.getColumn(At::is_reached).getInt() != 0;
  return one;
}

std::vector<Subscription> all_of(SQLite::Statement& rows) {
  std::vector<Subscription> all;
  while (rows.executeStep()) all.push_back(subscription_in(rows));
  return all;
}

void bind_bytes(SQLite::Statement& statement, int at, std::string const& bytes) {
  statement.bind(at, static_cast<void const*>(bytes.data()), static_cast<int>(bytes.size()));
}

std::int64_t count_of(table::Instant at) { return static_cast<std::int64_t>(at.count()); }

}  // namespace

std::size_t Subscriptions::count() const {
  SQLite::Statement query(database_, "SELECT count(*) FROM subscriptions");
  query.executeStep();
  return static_cast<std::size_t>(query.getColumn(0).getInt64());
}

std::size_t Subscriptions::count_waiting() const {
  SQLite::Statement query(database_, "SELECT count(*) FROM subscriptions WHERE waits IS NOT NULL");
  query.executeStep();
  return static_cast<std::size_t>(query.getColumn(0).getInt64());
}

std::vector<std::string> Subscriptions::tables() const {
  SQLite::Statement query(database_, "SELECT DISTINCT table_id FROM subscriptions");
  std::vector<std::string> tables;
  read_until_corruption([&] {
    while (query.executeStep()) tables.push_back(query.getColumn(0).getString());
  });
  return tables;
}

std::vector<Subscription> Subscriptions::of_table(std::string const& table) const {
  SQLite::Statement rows(database_, selected("WHERE table_id = ? ORDER BY number"));
  rows.bind(1, table);
  return all_of(rows);
}

std::vector<Subscription> Subscriptions::of_endpoint(std::string const& endpoint) const {
  SQLite::Statement rows(database_, selected("WHERE endpoint = ? ORDER BY number"));
  rows.bind(1, endpoint);
  return all_of(rows);
}

void Subscriptions::add(Subscription const& one, int most) {
  SQLite::Statement upsert(database_, R"(
    INSERT INTO subscriptions (table_id, hash, endpoint, is_seated, point, auth, language, turns, begins,
      let_in, quiet_from, quiet_until, quiet_zone, told, is_reached)
    VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14,
      (SELECT is_reached FROM subscriptions WHERE endpoint = ?3 LIMIT 1))
    ON CONFLICT (table_id, hash, endpoint) DO UPDATE SET point = ?5, auth = ?6, language = ?7, turns = ?8,
      begins = ?9, let_in = ?10, quiet_from = ?11, quiet_until = ?12, quiet_zone = ?13)");
  upsert.bind(1, one.table);
  upsert.bind(2, static_cast<void const*>(one.key.data()), static_cast<int>(one.key.size()));
  upsert.bind(3, one.endpoint);
  upsert.bind(4, one.is_seated ? 1 : 0);
  bind_bytes(upsert, 5, one.point);
  bind_bytes(upsert, 6, one.auth);
  auto const& called_for = one.preferences;
  upsert.bind(7, called_for.language);
  upsert.bind(8, called_for.turns ? 1 : 0);
  upsert.bind(9, called_for.begins ? 1 : 0);
  upsert.bind(10, called_for.let_in ? 1 : 0);
  if (called_for.quiet) {
    upsert.bind(11, called_for.quiet->from);
    upsert.bind(12, called_for.quiet->until);
  }
  upsert.bind(13, called_for.quiet ? called_for.quiet->zone : std::string());
  upsert.bind(14, one.notified_version);
  upsert.exec();
  SQLite::Statement trim(database_, R"(
    DELETE FROM subscriptions WHERE table_id = ?1 AND hash = ?2 AND number NOT IN
      (SELECT number FROM subscriptions WHERE table_id = ?1 AND hash = ?2 ORDER BY number DESC LIMIT ?3))");
  trim.bind(1, one.table);
  trim.bind(2, static_cast<void const*>(one.key.data()), static_cast<int>(one.key.size()));
  trim.bind(3, most);
  trim.exec();
}

void Subscriptions::remove(std::int64_t number) {
  SQLite::Statement remove(database_, "DELETE FROM subscriptions WHERE number = ?");
  remove.bind(1, number);
  remove.exec();
}

void Subscriptions::remove_endpoint(std::string const& endpoint) {
  SQLite::Statement remove(database_, "DELETE FROM subscriptions WHERE endpoint = ?");
  remove.bind(1, endpoint);
  remove.exec();
}

void Subscriptions::remove_table(std::string const& table) {
  SQLite::Statement forget(database_, "DELETE FROM subscriptions WHERE table_id = ?");
  forget.bind(1, table);
  forget.exec();
}

void Subscriptions::set_notified_version(std::int64_t number, std::int64_t version) {
  SQLite::Statement update(database_, "UPDATE subscriptions SET told = ?, is_seated = 1 WHERE number = ?");
  update.bind(1, version);
  update.bind(2, number);
  update.exec();
}

void Subscriptions::set_pending(std::int64_t number, PendingNotification const& notification) {
  SQLite::Statement update(
      database_,
      "UPDATE subscriptions SET waits = ?, text = ?, due = ?, until = ?, tries = 0 WHERE number = ?");
  update.bind(1, static_cast<int>(notification.kind));
  update.bind(2, notification.text);
  update.bind(3, count_of(notification.due));
  update.bind(4, count_of(notification.until));
  update.bind(5, number);
  update.exec();
}

void Subscriptions::clear_pending(std::int64_t number) {
  SQLite::Statement update(database_, "UPDATE subscriptions SET waits = NULL, text = '' WHERE number = ?");
  update.bind(1, number);
  update.exec();
}

void Subscriptions::mark_sent(std::int64_t number, std::string const& text) {
  SQLite::Statement update(database_,
                           "UPDATE subscriptions SET waits = NULL, text = '' WHERE number = ? AND text = ?");
  update.bind(1, number);
  update.bind(2, text);
  update.exec();
}

std::vector<DueNotification> Subscriptions::due(table::Instant now, int most) const {
  SQLite::Statement rows(database_, selected("WHERE waits IS NOT NULL AND due <= ?1 AND rests_until <= ?1"
                                             " ORDER BY due LIMIT ?2"));
  rows.bind(1, count_of(now));
  rows.bind(2, most);
  std::vector<DueNotification> due;
  while (rows.executeStep()) {
    auto to = subscription_in(rows);
    PendingNotification notification{.kind = *to.pending,
                                     .text = rows.getColumn(At::text).getString(),
                                     .due = table::Instant{rows.getColumn(At::due).getInt64()},
                                     .until = table::Instant{rows.getColumn(At::until).getInt64()}};
    due.push_back({std::move(to), std::move(notification), rows.getColumn(At::tries).getInt()});
  }
  return due;
}

void Subscriptions::reschedule(std::int64_t number, table::Instant until) {
  SQLite::Statement update(database_, "UPDATE subscriptions SET due = ? WHERE number = ?");
  update.bind(1, count_of(until));
  update.bind(2, number);
  update.exec();
}

void Subscriptions::reschedule_endpoint(std::string const& endpoint, table::Instant until) {
  SQLite::Statement update(database_,
                           "UPDATE subscriptions SET rests_until = ?, tries = tries + 1 WHERE endpoint = ?");
  update.bind(1, count_of(until));
  update.bind(2, endpoint);
  update.exec();
}

void Subscriptions::set_reachable(std::string const& endpoint, bool is_reached) {
  SQLite::Statement update(database_, "UPDATE subscriptions SET is_reached = ? WHERE endpoint = ?");
  update.bind(1, is_reached ? 1 : 0);
  update.bind(2, endpoint);
  update.exec();
}

}  // namespace kuhhandel::store
