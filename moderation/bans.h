// Names and addresses that whoever keeps the server lets in no more.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <set>
#include <string>
#include <string_view>

namespace kuhhandel::moderation {

enum class Banned : std::uint8_t { name, address };

struct Bans {
  std::set<std::string, std::less<>> names{};      // folded
  std::set<std::string, std::less<>> addresses{};  // that stand for their households

  bool has_name(std::string_view name) const;
};

Bans bans_in(SQLite::Database& database);

/// A name as people write it, or an address as it stands for its household.
void ban(SQLite::Database& database, Banned what, std::string const& text);
/// Whether it was banned.
bool unban(SQLite::Database& database, Banned what, std::string const& text);

}  // namespace kuhhandel::moderation
