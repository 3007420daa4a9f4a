#include "server/limits/server_limits_store.h"

#include <cstdint>
#include <string>

namespace kuhhandel::server {
namespace {

constexpr auto kServe = "serve";
constexpr auto kAdmin = "admin";

template <class Number>
std::optional<Number> number_in(SQLite::Column const& column) {
  if (column.isNull()) return {};
  return static_cast<Number>(column.getInt64());
}

template <class Number>
void bind(SQLite::Statement& statement, int place, std::optional<Number> const& number) {
  if (number) statement.bind(place, static_cast<std::int64_t>(*number));
}

LimitsPatch read_limits(SQLite::Database& database, std::string const& source) {
  SQLite::Statement row(database, "SELECT connections, tables, per_address FROM limits WHERE said_by = ?");
  row.bind(1, source);
  if (!row.executeStep()) return {};
  return {.connections = number_in<std::size_t>(row.getColumn(0)),
          .tables = number_in<std::size_t>(row.getColumn(1)),
          .per_address = number_in<int>(row.getColumn(2))};
}

void write_limits(SQLite::Database& database, std::string const& source, LimitsPatch const& patch) {
  SQLite::Statement insert(
      database,
      "INSERT INTO limits (said_by, connections, tables, per_address) VALUES (?, ?, ?, ?)"
      " ON CONFLICT (said_by) DO UPDATE SET"
      " connections = coalesce(excluded.connections, connections),"
      " tables = coalesce(excluded.tables, tables),"
      " per_address = coalesce(excluded.per_address, per_address)");
  insert.bind(1, source);
  bind(insert, 2, patch.connections);
  bind(insert, 3, patch.tables);
  bind(insert, 4, patch.per_address);
  insert.exec();
}

ServerLimits apply_patch(ServerLimits const& limits, LimitsPatch const& patch) {
  return {.connections = patch.connections.value_or(limits.connections),
          .tables = patch.tables.value_or(limits.tables),
          .per_address = patch.per_address.value_or(limits.per_address)};
}

}  // namespace

ServerLimits StoredLimits::in_force() const { return apply_patch(apply_patch({}, started), set); }

StoredLimits stored_limits(SQLite::Database& database) {
  return {.started = read_limits(database, kServe), .set = read_limits(database, kAdmin)};
}

ServerLimits store_started_limits(SQLite::Database& database, ServerLimits const& limits) {
  write_limits(database, kServe, {limits.connections, limits.tables, limits.per_address});
  return stored_limits(database).in_force();
}

void set_limits(SQLite::Database& database, LimitsPatch const& limits) {
  write_limits(database, kAdmin, limits);
}

void unset_limits(SQLite::Database& database) {
  SQLite::Statement remove(database, "DELETE FROM limits WHERE said_by = ?");
  remove.bind(1, std::string(kAdmin));
  remove.exec();
}

}  // namespace kuhhandel::server
