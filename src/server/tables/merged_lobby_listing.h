// Merges the lobby listings of all servers in a cluster.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace kuhhandel::server {

/// Maximum number of tables in a listing.
inline constexpr std::size_t kMaxListedTables = 100;

/// Returns `local` with the tables and number of people of the remote listings added, up to the limit of one
/// listing. Ignores listings in another format.
std::string merged_lobby(std::string local, std::vector<std::string> const& remote_listings);

}  // namespace kuhhandel::server
