// The server's addresses, and their announcement at the start.
#pragma once

#include <cstdint>
#include <ostream>
#include <string>

#include "server/app/serve_options.h"
#include "store/folder_lock.h"

namespace kuhhandel::server {

bool open_to_the_network(std::string const& address);
std::string scheme_of(ServeOptions const& options);
std::string with_port(std::string const& address, std::uint16_t port);

/// Returns the URL, without port, at which other machines in the network reach the server; empty if they
/// cannot.
std::string lan_url_of(ServeOptions const& options);
/// Returns the URL at which this machine reaches the server.
std::string local_url_of(ServeOptions const& options, std::uint16_t port);

/// Opens `url` with the desktop (xdg-open). Does nothing without a desktop or without that program.
void open_in_browser(std::string const& url);

/// Prints the addresses once, when the port is open. All arguments must outlive this object.
class Announcement {
 public:
  Announcement(ServeOptions const& options, std::string const& lan_url, store::FolderLock const& lock,
               std::ostream& out)
      : options_(options), lan_url_(lan_url), lock_(lock), out_(out) {}

  void announce_serving(std::uint16_t port, bool accepts);
  /// Opens the local URL instead of the network's, because browsers allow offline use and push notifications
  /// only on secure origins such as localhost.
  void open_page();
  /// Publishes the server's address for `kuhhandel admin` if this server accepts operator orders, that is,
  /// owns the account data.
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
