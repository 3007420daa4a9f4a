#include "moderation/bans.h"

#include "names/folded_name.h"

namespace kuhhandel::moderation {
namespace {

std::string as_kept(Banned what, std::string const& text) {
  return what == Banned::name ? names::folded_name(text) : text;
}

void bind(SQLite::Statement& statement, Banned what, std::string const& text) {
  statement.bind(1, what == Banned::name ? "name" : "address");
  statement.bind(2, as_kept(what, text));
}

}  // namespace

bool Bans::has_name(std::string_view name) const {
  return !names.empty() && names.contains(names::folded_name(name));
}

Bans bans_in(SQLite::Database& database) {
  Bans bans;
  SQLite::Statement query(database, "SELECT kind, what FROM bans");
  while (query.executeStep()) {
    bool const is_name = query.getColumn(0).getString() == "name";
    (is_name ? bans.names : bans.addresses).insert(query.getColumn(1).getString());
  }
  return bans;
}

void ban(SQLite::Database& database, Banned what, std::string const& text) {
  SQLite::Statement insert(database, "INSERT OR IGNORE INTO bans (kind, what) VALUES (?, ?)");
  bind(insert, what, text);
  insert.exec();
}

bool unban(SQLite::Database& database, Banned what, std::string const& text) {
  SQLite::Statement remove(database, "DELETE FROM bans WHERE kind = ? AND what = ?");
  bind(remove, what, text);
  return remove.exec() == 1;
}

}  // namespace kuhhandel::moderation
