// Names and addresses that the operator has banned, permanently or until a given time.
#pragma once

#include <SQLiteCpp/SQLiteCpp.h>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "table/instant.h"

namespace kuhhandel::moderation {

enum class BanKind : std::uint8_t { name, address };

constexpr std::string_view word_of(BanKind what) {
  switch (what) {
    case BanKind::name:
      return "name";
    case BanKind::address:
      return "address";
  }
  std::unreachable();
}

struct Ban {
  BanKind kind{};
  std::string text;                          // a name, or a client address (for IPv6 its /64 network)
  std::optional<table::Instant> until = {};  // nullopt: permanent
  std::string reason = {};                   // shown to the banned person; may be empty
};

/// Returns the current bans: folded names, then addresses.
std::vector<Ban> all_bans(SQLite::Database& database, table::Instant now);

/// The current bans, indexed.
struct Bans {
  using ByText = std::map<std::string, Ban, std::less<>>;

  ByText names{};                            // by the keys of bans.cpp
  ByText addresses{};                        // client addresses, as in Ban::text
  std::optional<table::Instant> next_end{};  // the earliest end of a ban

  /// Returns nullptr if the name is not banned. A ban on "Anna" also matches "A n n a", "4nn4 7" and names
  /// with letters that look the same; a ban on a name that ends in digits matches only that number.
  Ban const* of_name(std::string_view name) const;
};

Bans bans_in(SQLite::Database& database, table::Instant now);

/// Adds a ban, or replaces the existing one of the same text.
void ban(SQLite::Database& database, Ban const& ban);
/// Removes the bans on that text; for a name, also those that look the same. Returns false if there were
/// none.
bool unban(SQLite::Database& database, BanKind what, std::string const& text);
/// Removes expired bans.
void remove_expired_bans(SQLite::Database& database, table::Instant now);

}  // namespace kuhhandel::moderation
