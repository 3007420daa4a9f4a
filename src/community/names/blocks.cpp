#include "names/blocks.h"

#include "names/normalized_name.h"
#include "store/savepoint.h"

namespace kuhhandel::names {
namespace {

void unblock(SQLite::Database& database, std::string const& owner, std::string_view name) {
  SQLite::Statement remove(database, "DELETE FROM blocks WHERE owner = ? AND blocked = ?");
  remove.bind(1, owner);
  remove.bind(2, normalized_name(name));
  remove.exec();
}

void block(SQLite::Database& database, std::string const& owner, std::string const& name) {
  auto const blocked = normalized_name(name);
  if (blocked == owner) return;
  SQLite::Statement insert(database, "INSERT OR IGNORE INTO blocks (owner, blocked, name) VALUES (?, ?, ?)");
  insert.bind(1, owner);
  insert.bind(2, blocked);
  insert.bind(3, name);
  insert.exec();
}

std::size_t count_of(SQLite::Database& database, std::string const& owner) {
  SQLite::Statement count(database, "SELECT count(*) FROM blocks WHERE owner = ?");
  count.bind(1, owner);
  count.executeStep();
  return static_cast<std::size_t>(count.getColumn(0).getInt());
}

}  // namespace

std::vector<std::string> Blocks::of(std::string_view owner) {
  SQLite::Statement query(database_, "SELECT name FROM blocks WHERE owner = ? ORDER BY number DESC");
  query.bind(1, normalized_name(owner));
  std::vector<std::string> names;
  while (query.executeStep()) names.push_back(query.getColumn(0).getString());
  return names;
}

bool Blocks::change(std::string_view owner, live::BlockChange const& change) {
  auto const folded = normalized_name(owner);
  store::Savepoint all(database_);
  for (auto const& name : change.unblock) unblock(database_, folded, name);
  for (auto const& name : change.block) block(database_, folded, name);
  if (count_of(database_, folded) > live::kMaxBlocked) return false;
  all.commit();
  return true;
}

bool Blocks::are_blocked(std::string_view one, std::string_view other) {
  // A name without an owner can be used by anybody, so its blocks do not count.
  SQLite::Statement query(database_,
                          "SELECT EXISTS (SELECT 1 FROM blocks JOIN names ON folded = blocked WHERE"
                          " (owner = ?1 AND blocked = ?2) OR (owner = ?2 AND blocked = ?1))");
  query.bind(1, normalized_name(one));
  query.bind(2, normalized_name(other));
  query.executeStep();
  return query.getColumn(0).getInt() != 0;
}

void remove_blocks(SQLite::Database& database, std::string const& folded) {
  SQLite::Statement forget(database, "DELETE FROM blocks WHERE ?1 IN (owner, blocked)");
  forget.bind(1, folded);
  forget.exec();
}

}  // namespace kuhhandel::names
