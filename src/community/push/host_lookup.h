// Looks up addresses of hosts in threads of its own: getaddrinfo blocks until a name server answers, so with
// a single thread, one such name could delay all others.
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
/// Returns the addresses of a host; empty if it has none, or no name server answers. May block. Called from
/// several threads at once.
using Resolve = std::function<Addresses(std::string const& host)>;

/// Uses getaddrinfo, with one attempt of 2 s per name server.
Addresses resolve_by_system(std::string const& host);

class HostLookup {
 public:
  using Callback = std::function<void(Addresses)>;

  /// Starts threads on demand, at most `most_threads`.
  HostLookup(Resolve resolve, std::size_t most_threads)
      : resolve_(std::move(resolve)), most_threads_(most_threads) {}
  /// Waits for running lookups; drops queued ones.
  ~HostLookup();

  /// Calls `found` on one of its threads. The caller limits the number of requests.
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
  std::size_t idle_ = 0;  // number of threads waiting for work
  bool is_ending_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace kuhhandel::push
