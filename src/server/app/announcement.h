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
std::string lan_url_of(ServeOptions const& options);
/// By which this machine itself reaches the server.
std::string local_url_of(ServeOptions const& options, std::uint16_t port);

/// Said once, when the port is open. All must outlive it.
class Announcement {
 public:
  Announcement(ServeOptions const& options, std::string const& lan_url, store::FolderLock const& lock,
               std::ostream& out)
      : options_(options), lan_url_(lan_url), lock_(lock), out_(out) {}

  void announce_serving(std::uint16_t port, bool accepts);
  /// Not by the network's address: pages of this machine may work without a network and call by notices.
  void open_page();
  /// Orders of whoever keeps the server are taken by who says where it is: who has what lies around tables.
  void publish_control_address(bool accepts);
  void announce_standby(std::uint16_t port);

 private:
  ServeOptions const& options_;
  std::string const& lan_url_;
  store::FolderLock const& lock_;
  std::ostream& out_;
  std::uint16_t port_ = 0;
  bool is_announced_ = false;
  bool is_browser_open_ = false;
  bool accepts_orders_ = false;
};

}  // namespace kuhhandel::server
