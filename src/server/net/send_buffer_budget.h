// How much memory waits for clients to read it. Slow readers cost memory, and many of them together cost all
// of it: when more waits than the budget allows, the slowest are cut.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <list>
#include <optional>

namespace kuhhandel::server {

/// What waits on all connections of a server, here and in the kernel, in bytes.
class SendBufferBudget {
 public:
  using Clock = std::chrono::steady_clock;

  /// A live connection that is this far behind is cut, and of all connections the slowest until no more than
  /// `kMaxTotal` waits.
  static constexpr std::size_t kMaxPerConnection = std::size_t{1024} * 1024;
  static constexpr std::size_t kMaxTotal = std::size_t{128} * 1024 * 1024;
  /// A reader that is slower than this, in bytes per millisecond, falls behind: 64 kbit/s.
  static constexpr std::int64_t kMinBytesPerMs = 8;

  explicit SendBufferBudget(std::size_t limit = kMaxTotal, Clock::time_point (*now)() = Clock::now)
      : limit_(limit), now_(now) {}

  /// What one connection has to send. The backlog must outlive it.
  class Account {
   public:
    /// `in_kernel` returns the bytes that the kernel has for the client; `cut` closes the connection.
    Account(SendBufferBudget& budget, std::function<std::size_t()> in_kernel, std::function<void()> cut);
    Account(Account const&) = delete;
    Account& operator=(Account const&) = delete;
    ~Account();

    /// Memory that is kept until the client has read it. May cut other connections, or this one.
    void add(std::size_t bytes);
    void remove(std::size_t bytes);
    /// The kernel took bytes to send.
    void count_written(std::size_t bytes);

    bool is_cut() const { return is_cut_; }

   private:
    friend class SendBufferBudget;

    std::size_t bytes() const { return waiting_ + in_kernel_; }
    /// Until when a client that reads as slowly as is allowed would have taken what was sent so far: the
    /// earlier, the slower.
    Clock::time_point deadline() const {
      return waiting_since_.value_or(budget_.now_()) + std::chrono::milliseconds(moved_ / kMinBytesPerMs);
    }
    void measure();
    void update_start();
    void cut();

    SendBufferBudget& budget_;
    std::function<std::size_t()> query_kernel_;
    std::function<void()> close_;
    std::list<Account*>::iterator position_;
    std::size_t waiting_ = 0;
    std::size_t in_kernel_ = 0;                       // when it was last measured
    std::size_t written_ = 0;                         // since then
    std::int64_t moved_ = 0;                          // what left the process since then:
    std::optional<Clock::time_point> waiting_since_;  // none: nothing waits
    bool is_cut_ = false;
  };

  /// Asks the kernel what it has to send, for some thousand of the connections that wrote something. To be
  /// called about once a second.
  void measure();

  std::size_t bytes() const { return bytes_; }
  /// Connections cut because too much waited.
  std::uint64_t cut() const { return cut_; }

 private:
  void cut_slowest();

  std::size_t limit_;
  Clock::time_point (*now_)();
  std::list<Account*> accounts_;  // those measured last are at the end
  std::size_t bytes_ = 0;
  std::uint64_t cut_ = 0;
};

}  // namespace kuhhandel::server
