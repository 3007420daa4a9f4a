// Keys of a group: the players' key, and a read-only key derived from it. Only hashes are stored, so a stolen
// data folder opens no group.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::groups {

/// Returns the key of the read-only link. The players' key cannot be derived from it.
std::string share_key_of(std::string_view key);

}  // namespace kuhhandel::groups
