// Limits the memory for unsent output. Slow readers cost memory, and many of them together could use all of
// it; above the budget, the client subnets with the most unsent bytes lose their slowest connections.
#pragma once

#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <map>
#include <optional>
#include <set>

namespace kuhhandel::server {

/// Unsent bytes of all connections of a server, in this process and in the kernel.
class SendBufferBudget {
  struct Subnet;

 public:
  using Clock = std::chrono::steady_clock;

  /// A live connection with more unsent bytes than this is closed. If all connections together exceed
  /// `kMaxTotal`, connections of the subnets with the most unsent bytes are closed, each subnet's slowest
  /// first.
  static constexpr std::size_t kMaxPerConnection = std::size_t{1024} * 1024;
  static constexpr std::size_t kMaxTotal = std::size_t{64} * 1024 * 1024;
  /// Slowest acceptable reader in bytes per millisecond: 64 kbit/s.
  static constexpr std::int64_t kMinBytesPerMs = 8;

  explicit SendBufferBudget(std::size_t limit = kMaxTotal, Clock::time_point (*now)() = Clock::now)
      : limit_(limit), now_(now) {}

  /// Unsent bytes of one connection. The budget must outlive it.
  class Account {
   public:
    /// `in_kernel` returns the number of unsent bytes in the kernel; `cut` closes the connection.
    Account(SendBufferBudget& budget, std::function<std::size_t()> in_kernel, std::function<void()> cut);
    Account(Account const&) = delete;
    Account& operator=(Account const&) = delete;
    ~Account();

    /// Sets the client to whose subnet the bytes count.
    void set_client(boost::asio::ip::address const& address);

    /// Adds bytes that are held until the client has read them. May close other connections, or this one.
    void add(std::size_t bytes);
    void remove(std::size_t bytes);
    /// Counts bytes that were passed to the kernel.
    void count_written(std::size_t bytes);

    bool is_cut() const { return is_cut_; }

   private:
    friend class SendBufferBudget;

    std::size_t bytes() const { return waiting_ + in_kernel_; }
    /// Returns when the slowest acceptable client would have read all bytes that were sent. An earlier time
    /// means a slower client.
    Clock::time_point deadline() const {
      return waiting_since_.value_or(budget_.now_()) + std::chrono::milliseconds(moved_ / kMinBytesPerMs);
    }
    void measure();
    void update_start();
    void cut();
    void join(boost::asio::ip::address const& subnet);
    void leave();
    void grow(std::size_t bytes);
    void shrink(std::size_t bytes);

    SendBufferBudget& budget_;
    std::function<std::size_t()> query_kernel_;
    std::function<void()> close_;
    std::list<Account*>::iterator position_;
    std::map<boost::asio::ip::address, Subnet>::iterator subnet_;
    std::size_t waiting_ = 0;
    std::size_t in_kernel_ = 0;                       // at the latest measurement
    std::size_t written_ = 0;                         // since then
    std::int64_t moved_ = 0;                          // bytes that left the process and the kernel since:
    std::optional<Clock::time_point> waiting_since_;  // nullopt: nothing is unsent
    bool is_cut_ = false;
  };

  /// At most this many connections are measured at a time, because each takes a system call.
  static constexpr std::size_t kMeasuredPerRun = 200;

  /// Queries the kernel's unsent bytes for the connections that have not been measured for the longest time.
  /// Should be called often enough that each is measured about once a second.
  void measure();

  std::size_t bytes() const { return bytes_; }
  /// Returns the number of connections closed because of too many unsent bytes.
  std::uint64_t cut() const { return cut_; }

 private:
  struct Subnet {
    std::size_t bytes = 0;
    std::set<Account*> accounts{};
  };
  class SlowestAccounts;

  void cut_largest_subnets();

  std::size_t limit_;
  Clock::time_point (*now_)();
  std::list<Account*> accounts_;  // most recently measured last
  std::map<boost::asio::ip::address, Subnet> subnets_;
  std::size_t bytes_ = 0;
  std::uint64_t cut_ = 0;
};

}  // namespace kuhhandel::server
