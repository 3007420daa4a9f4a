#include "groups/groups.h"

#include <tuple>

#include "groups/group_keys.h"
#include "keys/token.h"
#include "store/change.h"
#include "store/database.h"

namespace kuhhandel::groups {
namespace {

void bind_hash(SQLite::Statement& statement, int place, keys::TokenHash const& hash) {
  statement.bind(place, hash.data(), static_cast<int>(hash.size()));
}

}  // namespace

Groups::Groups(std::filesystem::path const& folder) : own_(store::open_database(folder)), database_(*own_) {}

Groups::Groups(SQLite::Database& shared) : database_(shared) {}

void Groups::make(std::string const& name, std::vector<std::string> const& players, std::string_view key,
                  table::Instant now) {
  store::Change change(database_);
  SQLite::Statement insert(database_,
                           "INSERT INTO groups (key_hash, share_hash, name, made) VALUES (?, ?, ?, ?)");
  bind_hash(insert, 1, keys::hash_of(key));
  bind_hash(insert, 2, keys::hash_of(share_key_of(key)));
  insert.bind(3, name);
  insert.bind(4, static_cast<std::int64_t>(now.count()));
  insert.exec();
  auto group = of(GroupId{database_.getLastInsertRowid()});
  for (auto const& player : players) std::ignore = group.add_player(player);
  change.keep();
}

std::optional<GroupAccess> Groups::open(std::string_view key) {
  auto const hash = keys::hash_of(key);
  SQLite::Statement query(database_,
                          "SELECT id, key_hash = ?1 FROM groups WHERE key_hash = ?1 OR share_hash = ?1");
  bind_hash(query, 1, hash);
  if (!query.executeStep()) return {};
  return GroupAccess{of(GroupId{query.getColumn(0).getInt64()}), query.getColumn(1).getInt() != 0};
}

void Groups::link_table(std::string const& table, GroupId group) {
  SQLite::Statement insert(database_,
                           "INSERT OR REPLACE INTO group_tables (table_id, group_id) VALUES (?, ?)");
  insert.bind(1, table);
  insert.bind(2, static_cast<std::int64_t>(group));
  insert.exec();
}

void Groups::enter_online(std::string const& table, int number, WrittenGame const& written) {
  store::Change change(database_);
  SQLite::Statement mark(database_,
                         "UPDATE group_tables SET entered = ?1 WHERE table_id = ?2 AND entered < ?1");
  mark.bind(1, number);
  mark.bind(2, table);
  if (mark.exec() == 0) return;
  SQLite::Statement query(database_, "SELECT group_id FROM group_tables WHERE table_id = ?");
  query.bind(1, table);
  query.executeStep();
  auto group = of(GroupId{query.getColumn(0).getInt64()});
  query.reset();
  // A group that is full keeps what it has; the table goes on without it.
  std::ignore = group.add_game(written, table + "/" + std::to_string(number));
  change.keep();
}

}  // namespace kuhhandel::groups
