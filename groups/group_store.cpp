#include "groups/group_store.h"

namespace kuhhandel::groups {

SQLite::Statement GroupStore::statement(std::string const& sql) const {
  SQLite::Statement statement(database_, sql);
  statement.bind(1, number());
  return statement;
}

void GroupStore::changed() const { statement("UPDATE groups SET changes = changes + 1 WHERE id = ?").exec(); }

GroupMoment GroupStore::moment() const {
  auto query = statement("SELECT changes FROM groups WHERE id = ?");
  return {.group = number(), .changes = query.executeStep() ? query.getColumn(0).getInt64() : 0};
}

}  // namespace kuhhandel::groups
