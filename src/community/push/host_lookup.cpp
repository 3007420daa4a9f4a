#include "push/host_lookup.h"

#include <netdb.h>
#include <netinet/in.h>
#include <resolv.h>
#include <sys/resource.h>
#include <sys/socket.h>

#include <cstring>
#include <exception>
#include <memory>
#include <optional>
#include <utility>

namespace kuhhandel::push {
namespace {

namespace ip = boost::asio::ip;

constexpr int kNicenessOfLookups = 10;

/// The resolver's state is thread-local. Its defaults are 5 s and two attempts per name server.
void shorten_timeouts() {
#ifdef __GLIBC__
  if (res_init() != 0) return;
  _res.retrans = 2;
  _res.retry = 1;
#endif
}

std::optional<ip::address> address_of(addrinfo const& entry) {
  if (entry.ai_family == AF_INET) {
    sockaddr_in v4{};
    std::memcpy(&v4, entry.ai_addr, sizeof v4);
    return ip::address_v4(ntohl(v4.sin_addr.s_addr));
  }
  if (entry.ai_family != AF_INET6) return {};
  sockaddr_in6 v6{};
  std::memcpy(&v6, entry.ai_addr, sizeof v6);
  ip::address_v6::bytes_type bytes;
  std::memcpy(bytes.data(), &v6.sin6_addr, bytes.size());
  return ip::address_v6(bytes, v6.sin6_scope_id);
}

/// A lookup that throws, for example for lack of memory, returns no addresses.
Addresses addresses_of(std::string const& host, Resolve const& resolve) {
  try {
    return resolve(host);
  } catch (std::exception const&) {
    return {};
  }
}

}  // namespace

Addresses resolve_by_system(std::string const& host) {
  thread_local bool const is_ready = (shorten_timeouts(), true);
  static_cast<void>(is_ready);
  addrinfo hints{};
  hints.ai_family = AF_UNSPEC;
  hints.ai_socktype = SOCK_STREAM;
  addrinfo* first = nullptr;
  if (getaddrinfo(host.c_str(), nullptr, &hints, &first) != 0) return {};
  std::unique_ptr<addrinfo, decltype(&freeaddrinfo)> const entries(first, &freeaddrinfo);
  Addresses found;
  for (auto const* entry = first; entry != nullptr; entry = entry->ai_next)
    if (auto const address = address_of(*entry)) found.push_back(*address);
  return found;
}

HostLookup::~HostLookup() {
  {
    std::scoped_lock const lock(mutex_);
    is_ending_ = true;
    queue_.clear();
  }
  changed_.notify_all();
  for (auto& thread : threads_) thread.join();
}

void HostLookup::find(std::string host, Callback found) {
  std::scoped_lock const lock(mutex_);
  queue_.push_back({std::move(host), std::move(found)});
  if (idle_ < queue_.size() && threads_.size() < most_threads_) threads_.emplace_back([this] { work(); });
  changed_.notify_one();
}

void HostLookup::work() {
  setpriority(PRIO_PROCESS, 0, kNicenessOfLookups);
  std::unique_lock lock(mutex_);
  for (;;) {
    ++idle_;
    changed_.wait(lock, [this] { return is_ending_ || !queue_.empty(); });
    --idle_;
    if (is_ending_) return;
    auto lookup = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    lookup.found(addresses_of(lookup.host, resolve_));
    lookup = {};  // releases what it holds outside the lock
    lock.lock();
  }
}

}  // namespace kuhhandel::push
