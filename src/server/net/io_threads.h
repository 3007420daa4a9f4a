// Threads that read and write client sockets, to relieve the main thread, in which games run (docs/adr/0027).
// Code that uses a socket runs in the main thread only; Transport hides these threads.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <cstddef>
#include <expected>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

#include "server/net/acceptor.h"
#include "server/net/asio_types.h"

namespace kuhhandel::server {

/// Ordered queue of work from one thread to another. Everything that a thread queues within one run of its
/// handlers is passed at once, since waking the other thread costs more than most of the work.
class CrossThreadQueue {
 public:
  using Work = std::move_only_function<void()>;

  CrossThreadQueue(boost::asio::io_context& from, boost::asio::io_context& to) : from_(from), to_(to) {}

  /// Must be called in the thread of `from`.
  void push(Work work);
  /// Passes the queued work now; must be called in the thread of `from`, or after it has ended.
  void flush();
  /// Discards the queued work.
  void clear() { queued_.clear(); }

 private:
  boost::asio::io_context& from_;
  boost::asio::io_context& to_;
  std::vector<Work> queued_;
};

class IoThread {
 public:
  explicit IoThread(boost::asio::io_context& main_loop);
  ~IoThread() { stop(); }
  IoThread(IoThread const&) = delete;
  IoThread& operator=(IoThread const&) = delete;

  /// Returns the context for the sockets of this thread.
  boost::asio::io_context& io() { return io_; }
  boost::asio::io_context& main_loop() { return main_loop_; }
  DescriptorRecords& records() { return records_; }

  /// Runs work in this thread; must be called in the main thread.
  void post_to_io(CrossThreadQueue::Work work) { to_io_.push(std::move(work)); }
  /// Runs work in the main thread; must be called in this thread.
  void post_to_main(CrossThreadQueue::Work work) { to_main_.push(std::move(work)); }

  /// Starts all queued work, then ends the thread.
  void stop();
  /// After stop(): destroys all handlers that still wait for a socket.
  void shut_down();

 private:
  struct Loop : boost::asio::io_context {
    using execution_context::shutdown;
    using io_context::io_context;
  };

  boost::asio::io_context& main_loop_;
  Loop io_{1};
  DescriptorRecords records_{io_};
  CrossThreadQueue to_io_{main_loop_, io_};
  CrossThreadQueue to_main_{io_, main_loop_};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_guard_{io_.get_executor()};
  std::thread thread_;
};

struct AcceptedSocket {
  TcpSocket socket;
  IoThread* thread;  // nullptr: the socket belongs to the main thread
};

class IoThreads {
 public:
  IoThreads(boost::asio::io_context& main_loop, int threads);

  /// Accepts a connection that waits; it belongs to the next thread, in turn. `open`: the number of sockets
  /// that are open already. If it fails, it returns why.
  std::expected<AcceptedSocket, boost::system::error_code> accept(Acceptor& acceptor, std::size_t open);

  /// Stops all threads.
  void stop();
  void shut_down();

 private:
  boost::asio::io_context& main_loop_;
  DescriptorRecords records_{main_loop_};
  std::vector<std::unique_ptr<IoThread>> threads_;
  std::size_t latest_index_ = 0;
};

}  // namespace kuhhandel::server
