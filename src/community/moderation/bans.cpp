#include "moderation/bans.h"

#include <algorithm>
#include <set>

#include "names/normalized_name.h"

namespace kuhhandel::moderation {
namespace {

bool ends_later(Ban const& ban, Ban const& other) {
  return other.until && (!ban.until || *ban.until > *other.until);
}

using Keys = std::set<std::string>;

/// Returns the key of a ban on that word with this number; nullopt: with any number or none.
std::string key_of(std::string_view word, std::optional<std::string_view> number) {
  return std::string(word) + ' ' + std::string(number.value_or("*"));
}

/// Returns the keys of a ban on that name.
Keys keys_of_ban(std::string_view name) {
  auto const readings = names::name_readings(name);
  // A name without digits at its end has one reading, without a number.
  bool const has_number = !readings.front().number.empty() || readings.size() > 1;
  Keys keys;
  for (auto const& [word, number] : readings)
    keys.insert(key_of(word, has_number ? std::optional<std::string_view>(number) : std::nullopt));
  return keys;
}

/// Returns the keys of all bans that match the name.
Keys keys_of_name(std::string_view name) {
  Keys keys;
  for (auto const& [word, number] : names::disguised_readings(name)) {
    keys.insert(key_of(word, number));
    keys.insert(key_of(word, {}));
  }
  return keys;
}

/// Returns the stored banned names that look the same.
std::vector<std::string> stored_like(SQLite::Database& database, std::string const& name) {
  SQLite::Statement query(database, "SELECT what FROM bans WHERE kind = ?");
  query.bind(1, std::string(word_of(BanKind::name)));
  auto const keys = keys_of_ban(name);
  std::vector<std::string> names;
  while (query.executeStep()) {
    auto stored = query.getColumn(0).getString();
    bool const is_like =
        std::ranges::any_of(keys_of_ban(stored), [&](auto const& key) { return keys.contains(key); });
    if (is_like) names.push_back(std::move(stored));
  }
  return names;
}

}  // namespace

std::vector<Ban> all_bans(SQLite::Database& database, table::Instant now) {
  SQLite::Statement query(database,
                          "SELECT kind, what, until, reason FROM bans WHERE until IS NULL OR until > ?"
                          " ORDER BY kind DESC, what");
  query.bind(1, static_cast<std::int64_t>(now.count()));
  std::vector<Ban> bans;
  while (query.executeStep()) {
    auto const is_name = query.getColumn(0).getString() == word_of(BanKind::name);
    Ban ban{.kind = is_name ? BanKind::name : BanKind::address, .text = query.getColumn(1).getString()};
    ban.reason = query.getColumn(3).getString();
    if (!query.getColumn(2).isNull()) ban.until = table::Instant{query.getColumn(2).getInt64()};
    bans.push_back(std::move(ban));
  }
  return bans;
}

Ban const* Bans::of_name(std::string_view name) const {
  if (names.empty()) return nullptr;
  for (auto const& key : keys_of_name(name))
    if (auto const found = names.find(key); found != names.end()) return &found->second;
  return nullptr;
}

Bans bans_in(SQLite::Database& database, table::Instant now) {
  Bans bans;
  for (auto const& ban : all_bans(database, now)) {
    if (ban.until) bans.next_end = std::min(bans.next_end.value_or(*ban.until), *ban.until);
    bool const is_name = ban.kind == BanKind::name;
    for (auto const& key : is_name ? keys_of_ban(ban.text) : Keys{ban.text}) {
      auto& same = (is_name ? bans.names : bans.addresses).try_emplace(key, ban).first->second;
      if (ends_later(ban, same)) same = ban;
    }
  }
  return bans;
}

void ban(SQLite::Database& database, Ban const& ban) {
  SQLite::Statement insert(database,
                           "INSERT OR REPLACE INTO bans (kind, what, until, reason) VALUES (?, ?, ?, ?)");
  insert.bind(1, std::string(word_of(ban.kind)));
  insert.bind(2, ban.kind == BanKind::name ? names::normalized_name(ban.text) : ban.text);
  insert.bind(4, ban.reason);
  if (ban.until) insert.bind(3, static_cast<std::int64_t>(ban.until->count()));
  insert.exec();
}

bool unban(SQLite::Database& database, BanKind what, std::string const& text) {
  int removed = 0;
  for (auto const& stored : what == BanKind::name ? stored_like(database, text) : std::vector{text}) {
    SQLite::Statement remove(database, "DELETE FROM bans WHERE kind = ? AND what = ?");
    remove.bind(1, std::string(word_of(what)));
    remove.bind(2, stored);
    removed += remove.exec();
  }
  return removed > 0;
}

void remove_expired_bans(SQLite::Database& database, table::Instant now) {
  SQLite::Statement ended(database, "DELETE FROM bans WHERE until <= ?");
  ended.bind(1, static_cast<std::int64_t>(now.count()));
  ended.exec();
}

}  // namespace kuhhandel::moderation
