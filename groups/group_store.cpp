#include "groups/group_store.h"

#include <utility>

namespace kuhhandel::groups {

SQLite::Statement GroupStore::statement(std::string const& sql) const {
  SQLite::Statement statement(database_, sql);
  statement.bind(1, number());
  return statement;
}

void GroupStore::changed() const { reckoned_.forget(number()); }

std::string const* GroupStore::reckoned(std::optional<int> year) const {
  return reckoned_.find(number(), year);
}

std::string const& GroupStore::keep_reckoned(std::optional<int> year, std::string text) const {
  return reckoned_.keep(number(), year, std::move(text));
}

}  // namespace kuhhandel::groups
