// What all servers of a cluster tell of their tables over HTTP, as one.
#pragma once

#include <string>
#include <vector>

namespace kuhhandel::server {

/// `here` with the tables and people of others too, who tell the same in the same words; as many tables as
/// one tells of. What is in other words is left out.
std::string merged_lobby(std::string local, std::vector<std::string> const& remote_listings);

}  // namespace kuhhandel::server
