// By which names a server may be asked for. A page of a stranger can have a name of its own lead to a machine
// in the visitor's network, and its scripts would then speak to the server there as its own pages do.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::server {

/// Whether the header `Host` names the machine on which it is asked, and nothing that others could use.
bool is_this_machine(std::string_view host);

/// Whether the header `Host` has a name of the Internet, and neither an address nor a name of a local
/// network.
bool is_public_name(std::string_view host);

class AllowedHosts {
 public:
  /// `named` beside what every server is asked by: addresses, `localhost`, names of one word, and those that
  /// are given out in a local network alone (`.local`, `.lan`, `.home.arpa`, `.internal`, `.localhost`).
  explicit AllowedHosts(std::vector<std::string> const& configured);

  /// Whether the header `Host`, with its port or without, has such a name.
  bool allows(std::string_view host) const;

 private:
  std::vector<std::string> configured_;
};

}  // namespace kuhhandel::server
