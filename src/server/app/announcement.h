// Where a server is reached, and that it says so once.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

#include "server/app/serve.h"
#include "store/folder_lock.h"

namespace kuhhandel::server {

bool open_to_the_network(std::string const& address);
std::string scheme_of(ServeOptions const& options);
std::string with_port(std::string const& address, std::uint16_t port);

/// By which others in the network reach the server, without the port; empty where they do not.
std::string address_in_network(ServeOptions const& options);
/// By which this machine itself reaches the server.
std::string address_here(ServeOptions const& options, std::uint16_t port);

/// Said once, when the port is open. All must outlive it.
class Announcement {
 public:
  Announcement(ServeOptions const& options, std::string const& in_network, store::FolderLock const& lock,
               std::ostream& out)
      : options_(options), in_network_(in_network), lock_(lock), out_(out) {}

  void tell(std::uint16_t port, bool takes);
  /// Not by the network's address: pages of this machine may work without a network and call by notices.
  void open_page();
  /// Orders of whoever keeps the server are taken by who says where it is: who has what lies around tables.
  void take_orders(bool takes);
  void tell_that_it_stands_by(std::uint16_t port);

 private:
  ServeOptions const& options_;
  std::string const& in_network_;
  store::FolderLock const& lock_;
  std::ostream& out_;
  std::uint16_t port_ = 0;
  bool is_told_ = false;
  bool is_open_ = false;
  bool takes_orders_ = false;
};

}  // namespace kuhhandel::server
