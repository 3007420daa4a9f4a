// The keys of a group: one for its players, and from it the one for those who only look. Only what they hash
// to is stored, so a stolen data folder opens no group.
#pragma once

#include <string>
#include <string_view>

namespace kuhhandel::groups {

/// The key of the read-only link. It follows from the players' key and not the other way round.
std::string share_key_of(std::string_view key);

}  // namespace kuhhandel::groups
