// Host names accepted by the server, against DNS rebinding. A foreign page can point its own domain at a
// machine in the visitor's network, and its scripts would then count as same-origin.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::server {

/// Returns whether the header `Host` is a name or address that only works on this machine.
bool is_this_machine(std::string_view host);

/// Returns whether the header `Host` is a public domain name, not an address or a name of a local network.
bool is_public_name(std::string_view host);

class AllowedHosts {
 public:
  /// Allows the `configured` names in addition to those that every server accepts: addresses, `localhost`,
  /// names of one word, and names in local domains (`.local`, `.lan`, `.home.arpa`, `.internal`,
  /// `.localhost`).
  explicit AllowedHosts(std::vector<std::string> const& configured);

  /// Returns whether the name in the header `Host`, with or without port, is allowed.
  bool allows(std::string_view host) const;

 private:
  std::vector<std::string> configured_;
};

}  // namespace kuhhandel::server
