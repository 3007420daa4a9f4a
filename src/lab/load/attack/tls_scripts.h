// Attacks on a server with TLS, and a certificate for it.
#pragma once

#include <filesystem>

#include "load/attack/script.h"
#include "server/net/tls_certificate.h"

namespace kuhhandel::load {

/// A new self-signed certificate for 127.0.0.1, valid for a day, in two files of the folder.
server::TlsFiles make_certificate(std::filesystem::path const& folder);

namespace attacks {

/// Sends a ClientHello and nothing more.
server::Task<void> stop_handshakes(Attacker& me);
/// Completes the handshake and sends nothing more.
server::Task<void> hold_tls_connections(Attacker& me);
/// Completes the handshake and asks for new keys without end.
server::Task<void> update_keys(Attacker& me);

}  // namespace attacks
}  // namespace kuhhandel::load
