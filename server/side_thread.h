// A thread for what would hold up the loop: long reads, and what is reckoned from them. It has nothing of the
// loop's; what comes of it becomes part of a later turn.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/address.hpp>
#include <boost/asio/thread_pool.hpp>
#include <exception>
#include <functional>
#include <mutex>

#include "server/archive.h"
#include "server/fair_queue.h"

namespace kuhhandel::server {

class SideThread {
 public:
  using Work = std::move_only_function<void(Archive&)>;
  /// Null, or what the work threw.
  using Done = std::move_only_function<void(std::exception_ptr)>;

  /// `done` is called in `io`'s thread. Both must outlive it.
  SideThread(boost::asio::io_context& io, Archive& archive) : io_(io), archive_(archive) {}
  /// Waits for the work that has begun; what waits is dropped.
  ~SideThread();

  /// Whether one more may wait for somebody there.
  bool has_room(boost::asio::ip::address const& address);
  /// How many wait.
  std::size_t waiting();
  /// Has the work done for somebody there, who takes turns with others. There must be room.
  void take(boost::asio::ip::address const& address, Work work, Done done);

 private:
  struct Job {
    Work work;
    Done done;
  };

  void do_next();

  boost::asio::io_context& io_;
  Archive& archive_;
  std::mutex mutex_;
  FairQueue<Job> queue_;
  boost::asio::thread_pool thread_{1};
};

}  // namespace kuhhandel::server
