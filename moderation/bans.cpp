#include "moderation/bans.h"

#include <algorithm>

#include "names/folded_name.h"

namespace kuhhandel::moderation {
namespace {

std::string as_kept(Banned what, std::string const& text) {
  return what == Banned::name ? names::folded_name(text) : text;
}

void bind(SQLite::Statement& statement, Banned what, std::string const& text) {
  statement.bind(1, std::string(word_of(what)));
  statement.bind(2, as_kept(what, text));
}

}  // namespace

std::vector<Ban> all_bans(SQLite::Database& database, table::Instant now) {
  SQLite::Statement query(database,
                          "SELECT kind, what, until, reason FROM bans WHERE until IS NULL OR until > ?"
                          " ORDER BY kind DESC, what");
  query.bind(1, static_cast<std::int64_t>(now.count()));
  std::vector<Ban> bans;
  while (query.executeStep()) {
    auto const is_name = query.getColumn(0).getString() == word_of(Banned::name);
    Ban ban{.what = is_name ? Banned::name : Banned::address, .text = query.getColumn(1).getString()};
    ban.reason = query.getColumn(3).getString();
    if (!query.getColumn(2).isNull()) ban.until = table::Instant{query.getColumn(2).getInt64()};
    bans.push_back(std::move(ban));
  }
  return bans;
}

Ban const* Bans::of_name(std::string_view name) const {
  if (names.empty()) return nullptr;
  auto const found = names.find(names::folded_name(name));
  return found == names.end() ? nullptr : &found->second;
}

Bans bans_in(SQLite::Database& database, table::Instant now) {
  Bans bans;
  for (auto& ban : all_bans(database, now)) {
    if (ban.until) bans.next_end = std::min(bans.next_end.value_or(*ban.until), *ban.until);
    auto const text = ban.text;
    (ban.what == Banned::name ? bans.names : bans.addresses).emplace(text, std::move(ban));
  }
  return bans;
}

void ban(SQLite::Database& database, Ban const& ban) {
  SQLite::Statement insert(database,
                           "INSERT OR REPLACE INTO bans (kind, what, until, reason) VALUES (?, ?, ?, ?)");
  bind(insert, ban.what, ban.text);
  insert.bind(4, ban.reason);
  if (ban.until) insert.bind(3, static_cast<std::int64_t>(ban.until->count()));
  insert.exec();
}

bool unban(SQLite::Database& database, Banned what, std::string const& text) {
  SQLite::Statement remove(database, "DELETE FROM bans WHERE kind = ? AND what = ?");
  bind(remove, what, text);
  return remove.exec() == 1;
}

void forget_ended_bans(SQLite::Database& database, table::Instant now) {
  SQLite::Statement ended(database, "DELETE FROM bans WHERE until <= ?");
  ended.bind(1, static_cast<std::int64_t>(now.count()));
  ended.exec();
}

}  // namespace kuhhandel::moderation
