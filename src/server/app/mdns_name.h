// The mDNS name kuhhandel.local, at which phones and computers of the local network find the server.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "external/child_process.h"

namespace kuhhandel::server {

class MdnsName {
 public:
  /// Publishes the name for this IPv4 address through Avahi while this object exists. `on_name` is called
  /// once, from another thread, with the established name, which differs if ours is taken. Does nothing if
  /// Avahi is not installed or refuses.
  MdnsName(std::string const& ip, std::function<void(std::string const& name)> on_name);

 private:
  void listen(std::stop_token const& stop, std::function<void(std::string const& name)> const& on_name);

  std::optional<external::ChildProcess> avahi_;
  std::jthread listening_;
};

}  // namespace kuhhandel::server
