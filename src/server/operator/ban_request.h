// What whoever keeps the server bans, as they write it: on the command line and on their page alike.
#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <string>

#include "moderation/bans.h"

namespace kuhhandel::server {

inline constexpr int kMaxBanDays = 3650;

/// A name, or an address as it stands for its household; the error says in a sentence what it is not.
std::expected<std::string, std::string> parse_banned(moderation::BanKind what, std::string const& text);

/// For so many days from `now`; for good where none are said.
std::optional<table::Instant> end_of_ban(std::optional<int> days, table::Instant now);

}  // namespace kuhhandel::server
