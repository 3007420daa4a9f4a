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

LimitsSaid said_by(SQLite::Database& database, std::string const& who) {
  SQLite::Statement row(database, "SELECT connections, tables, per_address FROM limits WHERE said_by = ?");
  row.bind(1, who);
  if (!row.executeStep()) return {};
  return {.connections = number_in<std::size_t>(row.getColumn(0)),
          .tables = number_in<std::size_t>(row.getColumn(1)),
          .per_address = number_in<int>(row.getColumn(2))};
}

void keep(SQLite::Database& database, std::string const& who, LimitsSaid const& said) {
  SQLite::Statement insert(
      database,
      "INSERT INTO limits (said_by, connections, tables, per_address) VALUES (?, ?, ?, ?)"
      " ON CONFLICT (said_by) DO UPDATE SET"
      " connections = coalesce(excluded.connections, connections),"
      " tables = coalesce(excluded.tables, tables),"
      " per_address = coalesce(excluded.per_address, per_address)");
  insert.bind(1, who);
  bind(insert, 2, said.connections);
  bind(insert, 3, said.tables);
  bind(insert, 4, said.per_address);
  insert.exec();
}

ServerLimits with(ServerLimits const& limits, LimitsSaid const& said) {
  return {.connections = said.connections.value_or(limits.connections),
          .tables = said.tables.value_or(limits.tables),
          .per_address = said.per_address.value_or(limits.per_address)};
}

}  // namespace

ServerLimits KeptLimits::in_force() const { return with(with({}, started), set); }

KeptLimits kept_limits(SQLite::Database& database) {
  return {.started = said_by(database, kServe), .set = said_by(database, kAdmin)};
}

ServerLimits start_with(SQLite::Database& database, ServerLimits const& limits) {
  keep(database, kServe, {limits.connections, limits.tables, limits.per_address});
  return kept_limits(database).in_force();
}

void set_limits(SQLite::Database& database, LimitsSaid const& limits) { keep(database, kAdmin, limits); }

void unset_limits(SQLite::Database& database) {
  SQLite::Statement remove(database, "DELETE FROM limits WHERE said_by = ?");
  remove.bind(1, std::string(kAdmin));
  remove.exec();
}

}  // namespace kuhhandel::server
