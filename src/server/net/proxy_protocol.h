// PROXY protocol, versions 1 and 2: how a proxy that forwards bytes announces its client
// (https://www.haproxy.org/download/2.9/doc/proxy-protocol.txt).
#pragma once

#include <boost/asio/ip/address.hpp>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

#include "server/net/transport.h"

namespace kuhhandel::server {

/// Result of parsing the first bytes of a connection.
struct AnnouncedClient {
  enum class Status : std::uint8_t { incomplete, malformed, complete };

  Status status;
  std::size_t length = 0;                                // in bytes; if complete
  std::optional<boost::asio::ip::address> address = {};  // nullopt: a connection of the proxy itself
};

AnnouncedClient read_announced_client(std::string_view bytes);

/// Reads the announcement of a client, and no byte more. nullopt if it is malformed or the connection ends.
Task<std::optional<AnnouncedClient>> take_announced_client(Transport& stream);

}  // namespace kuhhandel::server
