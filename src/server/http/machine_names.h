// Names of this machine that its network has given it, such as `laptop.example.org`.
#pragma once

#include <boost/asio/io_context.hpp>
#include <chrono>
#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "push/host_lookup.h"
#include "server/net/asio_types.h"

namespace kuhhandel::server {

/// Name lookups of the operating system; tests use a table. All functions may block.
struct NameServices {
  std::function<push::Addresses()> own_addresses;
  push::Resolve addresses_of;
  /// Returns the names of an address by a reverse lookup.
  std::function<std::vector<std::string>(boost::asio::ip::address const&)> names_of;
  /// Returns the names of this machine by its host name, search domains and hosts file.
  std::function<std::vector<std::string>()> configured_names;
};

NameServices system_name_services();

/// Returns the addresses of this machine that have that name, if the machine or its network confirms the
/// name: a stranger can point a domain at any private address, but can change neither the machine's
/// configuration nor the reverse records of private addresses.
push::Addresses confirmed_addresses(std::string const& name, NameServices const& services);

/// Names in a file of the form of /etc/hosts, in lower case.
std::vector<std::string> names_in_hosts_file(std::string_view text);
/// The search domains in a file of the form of /etc/resolv.conf, in lower case.
std::vector<std::string> search_domains_in(std::string_view text);

/// Caches lookups, which run in threads of their own. Used on the event loop only.
class MachineNames {
 public:
  using Clock = std::chrono::steady_clock;

  static constexpr std::size_t kMaxNames = 256;
  static constexpr std::size_t kMaxPending = 16;
  static constexpr std::chrono::seconds kMaxWait{2};
  /// A confirmed name stays allowed while it is looked up again.
  static constexpr std::chrono::minutes kConfirmedFor{5};
  static constexpr std::chrono::seconds kRefusedFor{30};

  /// The loop must outlive this object. `confirm` returns the addresses of this machine with that name.
  MachineNames(boost::asio::io_context& io, push::Resolve confirm,
               std::function<Clock::time_point()> now = Clock::now);

  /// Returns whether the name was confirmed.
  bool contains(std::string_view name) const;
  /// Waits until it is known whether the name is one of this machine, at most kMaxWait. Returns at once if it
  /// is known, or if too many names wait.
  Task<void> look_up(std::string name);
  /// Returns the number of lookups without an answer.
  std::size_t pending() const { return pending_; }

 private:
  struct Entry {
    bool is_confirmed = false;
    bool is_pending = true;
    Clock::time_point checked_at{};
  };

  bool is_current(Entry const& entry) const;
  /// Returns nullptr if there is no room.
  Entry* start_lookup(std::string const& name);
  void forget_old_names();
  void on_found(std::string const& name, bool is_confirmed);

  boost::asio::io_context& io_;
  std::function<Clock::time_point()> now_;
  std::map<std::string, Entry, std::less<>> names_;
  std::size_t pending_ = 0;
  push::HostLookup lookup_;
};

}  // namespace kuhhandel::server
