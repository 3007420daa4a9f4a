// Names and addresses that whoever keeps the server lets in no more, some of them until a day.
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
  std::string text;                          // a name, or an address as it stands for its household
  std::optional<table::Instant> until = {};  // for good where there is none
  std::string reason = {};                   // told to whom it hits; may be empty
};

/// Those that hold now: names, folded, and then addresses.
std::vector<Ban> all_bans(SQLite::Database& database, table::Instant now);

/// The same, to look somebody up.
struct Bans {
  using ByText = std::map<std::string, Ban, std::less<>>;

  ByText names{};                            // by names::ban_skeleton
  ByText addresses{};                        // that stand for their households
  std::optional<table::Instant> next_end{};  // of one of them

  /// Returns null if nobody is banned by that name. A ban on "Anna" also finds "A n n a", "Anna_2" and names
  /// with letters that look the same; a ban on a name that ends in digits finds only that number.
  Ban const* of_name(std::string_view name) const;
};

Bans bans_in(SQLite::Database& database, table::Instant now);

/// Whoever was banned until another time is now banned until this one.
void ban(SQLite::Database& database, Ban const& ban);
/// Removes the bans on that text, for a name also those with the same skeleton. Returns whether there was
/// one.
bool unban(SQLite::Database& database, BanKind what, std::string const& text);
/// Those go whose time is over.
void remove_expired_bans(SQLite::Database& database, table::Instant now);

}  // namespace kuhhandel::moderation
