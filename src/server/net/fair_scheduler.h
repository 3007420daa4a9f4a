// Order in which the loop does the work of its clients: next is the client subnet that has used the least
// processor time recently, so clients who cause much work delay only themselves.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <map>
#include <memory>
#include <utility>

namespace kuhhandel::server {

class FairScheduler {
  struct Subnet;

 public:
  using Work = std::move_only_function<void()>;
  using Clock = std::chrono::steady_clock;

  /// After this time the loop does other things, such as reading sockets, before it continues.
  static constexpr std::chrono::milliseconds kSlice{1};

  explicit FairScheduler(boost::asio::io_context& io, Clock::time_point (*now)() = Clock::now)
      : io_(io), now_(now) {}
  FairScheduler(FairScheduler const&) = delete;
  FairScheduler& operator=(FairScheduler const&) = delete;

  /// A client whose work counts for its subnet. The scheduler must outlive its last call.
  class Client {
   public:
    Client(FairScheduler& scheduler, boost::asio::ip::address const& address)
        : scheduler_(&scheduler), subnet_(scheduler.subnet(address)) {}

    /// Runs the work soon, on the loop. Work of one subnet runs in the order of these calls.
    void run(Work work) { scheduler_->push(*subnet_, std::move(work)); }

   private:
    FairScheduler* scheduler_;
    std::shared_ptr<Subnet> subnet_;
  };

  std::size_t waiting() const { return waiting_; }

  /// Runs the work that waits now, in the same order.
  void flush();
  /// Destroys the work that waits.
  void clear();

 private:
  /// Subnets are ordered by the processor time that they used, which has a half-life. The rank is the
  /// logarithm of that time, relative to a growing unit, so that it changes only if more time is used.
  static constexpr std::chrono::duration<double> kHalfLife{10};
  static constexpr double kNothingUsed = -std::numeric_limits<double>::infinity();
  /// Time for reading from the socket and for queueing, which comes on top of each piece of work.
  static constexpr std::chrono::duration<double> kOverhead{5e-6};
  /// At least this many subnets are remembered.
  static constexpr std::size_t kMinEvictSize = 10'000;

  struct Subnet {
    double rank = kNothingUsed;
    bool is_running = false;
    std::deque<Work> waiting;
  };
  /// Charges the running work's time to its subnet, also if the work throws.
  class Turn;

  std::shared_ptr<Subnet> subnet(boost::asio::ip::address const& address);
  void evict_idle();
  void push(Subnet& subnet, Work work);
  void enqueue(Subnet& subnet) { ready_.emplace(std::pair(subnet.rank, ++enqueued_), &subnet); }
  void post();
  void run_slice();
  void run_next();
  double age_of(Clock::time_point now) const { return now.time_since_epoch() / kHalfLife; }

  boost::asio::io_context& io_;
  Clock::time_point (*now_)();
  std::map<boost::asio::ip::address, std::shared_ptr<Subnet>> subnets_;
  std::map<std::pair<double, std::uint64_t>, Subnet*> ready_;  // those with work that waits
  std::uint64_t enqueued_ = 0;
  std::size_t evict_at_ = kMinEvictSize;
  std::size_t waiting_ = 0;  // number of pieces of work
  bool is_posted_ = false;
};

}  // namespace kuhhandel::server
