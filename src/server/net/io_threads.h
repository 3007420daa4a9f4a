// Threads that read and write client sockets, to relieve the main thread, in which games run (docs/adr/0027).
// Code that uses a socket runs in the main thread only; Transport hides these threads.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

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
  CrossThreadQueue to_io_{main_loop_, io_};
  CrossThreadQueue to_main_{io_, main_loop_};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> work_guard_{io_.get_executor()};
  std::thread thread_;
};

class IoThreads {
 public:
  IoThreads(boost::asio::io_context& main_loop, int threads);

  /// Returns the thread for the next socket, in turn. nullptr if there are no I/O threads and sockets belong
  /// to the main thread.
  IoThread* next();

  /// Stops all threads.
  void stop();
  void shut_down();

 private:
  std::vector<std::unique_ptr<IoThread>> threads_;
  std::size_t latest_index_ = 0;
};

}  // namespace kuhhandel::server
