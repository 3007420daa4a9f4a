// Whether who keeps the server lets nobody in from an address.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string_view>

#include "moderation/bans.h"
#include "server/households.h"

namespace kuhhandel::server {

inline constexpr std::string_view kBannedSentence = "Who keeps this server lets nobody in from this address.";

/// `bans`: null where nobody can be banned.
inline bool is_banned(moderation::Bans const* bans, boost::asio::ip::address const& address) {
  return bans != nullptr && !bans->addresses.empty() &&
         bans->addresses.contains(household_of(address).to_string());
}

}  // namespace kuhhandel::server
