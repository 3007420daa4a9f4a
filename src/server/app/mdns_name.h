// The name kuhhandel.local, which phones and computers of a local network know where to find (mDNS).
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <thread>

#include "external/child_process.h"

namespace kuhhandel::server {

class MdnsName {
 public:
  /// Has Avahi lead the name to this IPv4 address for as long as this lives, and no longer. `known` is told
  /// once, from another thread, which name it is: another than ours where that is taken. Without Avahi, or
  /// where it refuses, nothing happens.
  MdnsName(std::string const& ip, std::function<void(std::string const& name)> on_name);

 private:
  void listen(std::stop_token const& stop, std::function<void(std::string const& name)> const& on_name);

  std::optional<external::ChildProcess> avahi_;
  std::jthread listening_;
};

}  // namespace kuhhandel::server
