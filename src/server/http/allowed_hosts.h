// Host names accepted by the server, against DNS rebinding. A foreign page can point its own domain at a
// machine in the visitor's network, and its scripts would then count as same-origin.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "server/net/asio_types.h"

namespace kuhhandel::server {

class MachineNames;

/// Returns whether the header `Host` is a name or address that only works on this machine.
bool is_this_machine(std::string_view host);

/// Returns whether the header `Host` is a public domain name, not an address or a name of a local network.
bool is_public_name(std::string_view host);

class AllowedHosts {
 public:
  /// Allows the `configured` names in addition to those that every server accepts: addresses, `localhost`,
  /// names of one word, and names in domains whose records no stranger can choose, such as `.local`, `.home`
  /// and `.fritz.box`. Also allows what `machine_names` knows, which must outlive this object; null: nothing.
  explicit AllowedHosts(std::vector<std::string> const& configured, MachineNames* machine_names = nullptr);

  /// Returns whether the name in the header `Host`, with or without port, is allowed.
  bool allows(std::string_view host) const;

  /// Looks up whether an unknown name is one of this machine, for a client in a private network. Call it
  /// before `allows`. Returns at once if the name is known, and otherwise after 2 s at most.
  Task<void> look_up(std::string_view host, boost::asio::ip::address client) const;

 private:
  /// Returns whether the name is allowed without a lookup.
  bool is_always_allowed(std::string_view name) const;

  std::vector<std::string> configured_;
  MachineNames* machine_names_;
};

}  // namespace kuhhandel::server
