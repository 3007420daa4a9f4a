#include "groups/group_store.h"

namespace kuhhandel::groups {

SQLite::Statement GroupStore::statement(std::string const& sql) const {
  SQLite::Statement statement(database_, sql);
  statement.bind(1, number());
  return statement;
}

void GroupStore::changed() const { statement("UPDATE groups SET changes = changes + 1 WHERE id = ?").exec(); }

void GroupStore::grow(std::int64_t bytes) const {
  auto update = statement("UPDATE groups SET bytes = bytes + ?2 WHERE id = ?1");
  update.bind(2, bytes);
  update.exec();
}

std::int64_t GroupStore::bytes() const {
  auto query = statement("SELECT bytes FROM groups WHERE id = ?");
  return query.executeStep() ? query.getColumn(0).getInt64() : 0;
}

GroupVersion GroupStore::version() const {
  auto query = statement("SELECT changes FROM groups WHERE id = ?");
  return {.group = number(), .changes = query.executeStep() ? query.getColumn(0).getInt64() : 0};
}

}  // namespace kuhhandel::groups
