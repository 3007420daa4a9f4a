// Finds bans of client addresses.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string_view>

#include "moderation/bans.h"
#include "server/limits/client_subnet.h"
#include "table/messages/operator_message.h"

namespace kuhhandel::server {

inline constexpr std::string_view kBannedSentence = "The operator has banned this address.";

/// Returns nullptr if the address is not banned. `bans` is null if the server has no bans.
inline moderation::Ban const* ban_of(moderation::Bans const* bans, boost::asio::ip::address const& address) {
  if (bans == nullptr || bans->addresses.empty()) return nullptr;
  auto const found = bans->addresses.find(banned_network_of(address).to_string());
  return found == bans->addresses.end() ? nullptr : &found->second;
}

/// Returns what the banned client is shown.
inline table::OperatorMessage operator_message_of(moderation::Ban const& ban) {
  return {ban.reason, ban.until};
}

}  // namespace kuhhandel::server
