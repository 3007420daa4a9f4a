#include "store/uptime/clock_reset.h"

#include <algorithm>
#include <array>
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <string>
#include <string_view>
#include <utility>

#include "store/checksum.h"
#include "store/savepoint.h"

namespace kuhhandel::store {
namespace {

/// Names of JSON members in facts that contain times: of players in snapshots, and of presses.
constexpr std::array<std::string_view, 5> kTimes{"since", "left", "waits_until", "moment", "arrival"};

/// Statements for rows whose time is not part of a checksum.
constexpr std::array kWithoutChecksum{
    // A run keeps its length, since unused tables expire by the sum of lengths.
    "UPDATE runs SET began = ?1 - (seen - began), seen = ?1 WHERE seen > ?1",
    "UPDATE games SET ended = min(ended, ?1), began = min(began, ?1) WHERE ended > ?1",
    "UPDATE outbox SET at = ?1 WHERE at > ?1",
    "UPDATE reports SET at = ?1 WHERE at > ?1",
    "UPDATE rated_games SET ended = ?1 WHERE ended > ?1",
    "UPDATE names SET made = ?1 WHERE made > ?1",
    "UPDATE groups SET made = ?1 WHERE made > ?1",
    "UPDATE subscriptions SET due = min(due, ?1), rests_until = min(rests_until, ?1)"
    " WHERE max(due, rests_until) > ?1",
    "UPDATE group_webhooks SET rests_until = ?1 WHERE rests_until > ?1",
};

void set_back(boost::json::value& value, std::int64_t now) {
  if (auto* const list = value.if_array())
    for (auto& element : *list) set_back(element, now);
  auto* const object = value.if_object();
  if (object == nullptr) return;
  for (auto& [name, member] : *object) {
    bool const is_time = std::ranges::find(kTimes, std::string_view(name)) != kTimes.end();
    if (is_time && member.is_int64())
      member = std::min(member.get_int64(), now);
    else
      set_back(member, now);
  }
}

std::string set_back(std::string text, std::int64_t now) {
  boost::system::error_code error;
  auto fact = boost::json::parse(text, error);
  if (error) return text;
  set_back(fact, now);
  return boost::json::serialize(fact);
}

/// `of` has the columns table_id, version, at, fact, checksum. Damaged rows are not changed.
int set_facts_back(SQLite::Database& database, std::string const& of, std::int64_t now) {
  SQLite::Statement later(database,
                          "SELECT table_id, version, at, fact, checksum FROM " + of + " WHERE at > ?");
  SQLite::Statement update(
      database, "UPDATE " + of + " SET at = ?, fact = ?, checksum = ? WHERE table_id = ? AND version = ?");
  later.bind(1, now);
  int changed = 0;
  while (later.executeStep()) {
    auto const table = later.getColumn(0).getString();
    auto const version = later.getColumn(1).getInt64();
    auto const text = later.getColumn(3).getString();
    if (checksum({table, version, later.getColumn(2).getInt64()}, text) != later.getColumn(4).getInt64())
      continue;
    auto const fact = set_back(text, now);
    update.reset();
    update.bind(1, now);
    update.bind(2, fact);
    update.bind(3, checksum({table, version, now}, fact));
    update.bind(4, table);
    update.bind(5, version);
    changed += update.exec();
  }
  return changed;
}

void set_tables_back(SQLite::Database& database, std::int64_t now) {
  SQLite::Statement later(database, "SELECT id, made, setup, checksum FROM tables WHERE made > ?");
  SQLite::Statement update(database, "UPDATE tables SET made = ?, checksum = ? WHERE id = ?");
  later.bind(1, now);
  while (later.executeStep()) {
    auto const id = later.getColumn(0).getString();
    auto const setup = later.getColumn(2).getString();
    if (checksum({id, 0, later.getColumn(1).getInt64()}, setup) != later.getColumn(3).getInt64()) continue;
    update.reset();
    update.bind(1, now);
    update.bind(2, checksum({id, 0, now}, setup));
    update.bind(3, id);
    update.exec();
  }
}

}  // namespace

std::optional<table::Instant> clock_lead(SQLite::Database& database, table::Instant wall) {
  table::Instant const seen{database.execAndGet("SELECT coalesce(max(seen), 0) FROM runs").getInt64()};
  return seen > wall + kClockTolerance ? std::optional(seen) : std::nullopt;
}

int set_clock_back(SQLite::Database& database, table::Instant now) {
  auto const at = static_cast<std::int64_t>(now.count());
  Savepoint whole(database);
  int changed = 0;
  for (auto const* const facts : {"log", "fresh", "beginnings"})
    changed += set_facts_back(database, facts, at);
  set_tables_back(database, at);
  for (auto const* const sql : kWithoutChecksum) {
    SQLite::Statement statement(database, sql);
    statement.bind(1, at);
    statement.exec();
  }
  whole.commit();
  return changed;
}

}  // namespace kuhhandel::store
