// Threads that read and write the sockets of clients, so that the thread in which games run need not
// (docs/adr/0027). Whoever uses a socket is at home, in that one, and notices nothing of them: see
// Transport.
#pragma once

#include <boost/asio/executor_work_guard.hpp>
#include <boost/asio/io_context.hpp>
#include <cstddef>
#include <functional>
#include <memory>
#include <thread>
#include <vector>

namespace kuhhandel::server {

/// What one thread has for another to do, in order. All that a thread gives while it does what it has found
/// to do goes at once: to waken the other costs more than most of it.
class CrossThreadQueue {
 public:
  using Work = std::move_only_function<void()>;

  CrossThreadQueue(boost::asio::io_context& from, boost::asio::io_context& to) : from_(from), to_(to) {}

  /// In the thread of `from`.
  void push(Work work);
  /// What was given goes now; in that thread, or when it has ended.
  void flush();
  /// It never goes.
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

  /// For sockets that it is to read and write.
  boost::asio::io_context& io() { return io_; }
  boost::asio::io_context& main_loop() { return main_loop_; }

  /// At home: has it do that.
  void post_to_io(CrossThreadQueue::Work work) { to_io_.push(std::move(work)); }
  /// In it: has that done at home.
  void post_to_main(CrossThreadQueue::Work work) { to_main_.push(std::move(work)); }

  /// What was asked of it is begun, and nothing more is done.
  void stop();
  /// After that: lets go of all that still waits for a socket.
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

  /// The one for the next socket: each in its turn. Null where there is none, and sockets are read and
  /// written at home.
  IoThread* next();

  /// Of all.
  void stop();
  void shut_down();

 private:
  std::vector<std::unique_ptr<IoThread>> threads_;
  std::size_t latest_index_ = 0;
};

}  // namespace kuhhandel::server
