// Listening socket passed by systemd, which opens the port and holds new connections while the program is
// replaced by a newer version.
#pragma once

#include <optional>

namespace kuhhandel::server {

/// Returns the socket that systemd passed to this process (sd_listen_fds(3)); nullopt if none. Throws
/// std::runtime_error if systemd passed several, or something other than a listening TCP socket.
std::optional<int> systemd_socket();

}  // namespace kuhhandel::server
