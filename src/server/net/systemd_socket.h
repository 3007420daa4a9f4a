// A socket that listens already when the program starts: systemd opens the port, and keeps who knocks waiting
// while the program is exchanged for a newer one.
#pragma once

#include <optional>

namespace kuhhandel::server {

/// The socket that systemd has handed to this process (sd_listen_fds(3)); none where it handed none.
/// std::runtime_error with a sentence where it handed several, or what is no socket that listens by TCP.
std::optional<int> systemd_socket();

}  // namespace kuhhandel::server
