// Parses bans from the command line and the operator page.
#pragma once

#include <chrono>
#include <expected>
#include <optional>
#include <string>

#include "moderation/bans.h"

namespace kuhhandel::server {

inline constexpr int kMaxBanDays = 3650;

/// Returns a normalised name, or an address reduced to its network (IPv6 /64). The error is a sentence that
/// names the problem.
std::expected<std::string, std::string> parse_banned(moderation::BanKind what, std::string const& text);

/// Returns the end of a ban of `days` days from `now`; nullopt: permanent.
std::optional<table::Instant> end_of_ban(std::optional<int> days, table::Instant now);

}  // namespace kuhhandel::server
