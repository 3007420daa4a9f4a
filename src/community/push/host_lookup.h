// Looks up the addresses of hosts in threads of its own: getaddrinfo blocks for as long as no name server
// answers, so one thread for all would let one such name delay every other.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <string>
#include <thread>
#include <utility>
#include <vector>

namespace kuhhandel::push {

using Addresses = std::vector<boost::asio::ip::address>;
/// Returns the addresses of a host; empty if it has none, or no name server answers. May block. Several
/// threads call it at once.
using Resolve = std::function<Addresses(std::string const& host)>;

/// By getaddrinfo, with one attempt of 2 s for each name server.
Addresses resolve_by_system(std::string const& host);

class HostLookup {
 public:
  using Callback = std::function<void(Addresses)>;

  /// Starts threads as they are needed, at most `most_threads`.
  HostLookup(Resolve resolve, std::size_t most_threads)
      : resolve_(std::move(resolve)), most_threads_(most_threads) {}
  /// Waits for lookups that run; those in the queue are dropped.
  ~HostLookup();

  /// Calls `found` in one of its threads. The caller bounds how many it asks for.
  void find(std::string host, Callback found);

 private:
  struct Lookup {
    std::string host;
    Callback found;
  };

  void work();

  Resolve resolve_;
  std::size_t most_threads_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<Lookup> queue_;
  std::size_t idle_ = 0;  // threads that wait for work
  bool is_ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace kuhhandel::push
