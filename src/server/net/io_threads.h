// Threads that read and write the sockets of clients, so that the thread in which games run need not
// (docs/adr/0027). Whoever uses a socket is at home, in that one, and notices nothing of them: see
// ClientStream.
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
class Handover {
 public:
  using Work = std::move_only_function<void()>;

  Handover(boost::asio::io_context& from, boost::asio::io_context& to) : from_(from), to_(to) {}

  /// In the thread of `from`.
  void give(Work work);
  /// What was given goes now; in that thread, or when it has ended.
  void go();
  /// It never goes.
  void drop() { given_.clear(); }

 private:
  boost::asio::io_context& from_;
  boost::asio::io_context& to_;
  std::vector<Work> given_;
};

class SocketThread {
 public:
  explicit SocketThread(boost::asio::io_context& home);
  ~SocketThread() { end(); }
  SocketThread(SocketThread const&) = delete;
  SocketThread& operator=(SocketThread const&) = delete;

  /// For sockets that it is to read and write.
  boost::asio::io_context& io() { return io_; }
  boost::asio::io_context& home() { return home_; }

  /// At home: has it do that.
  void do_there(Handover::Work work) { there_.give(std::move(work)); }
  /// In it: has that done at home.
  void do_at_home(Handover::Work work) { back_.give(std::move(work)); }

  /// What was asked of it is begun, and nothing more is done.
  void end();
  /// After that: lets go of all that still waits for a socket.
  void let_go();

 private:
  struct Loop : boost::asio::io_context {
    using execution_context::shutdown;
    using io_context::io_context;
  };

  boost::asio::io_context& home_;
  Loop io_{1};
  Handover there_{home_, io_};
  Handover back_{io_, home_};
  boost::asio::executor_work_guard<boost::asio::io_context::executor_type> stays_{io_.get_executor()};
  std::thread thread_;
};

class SocketThreads {
 public:
  SocketThreads(boost::asio::io_context& home, int threads);

  /// The one for the next socket: each in its turn. Null where there is none, and sockets are read and
  /// written at home.
  SocketThread* next();

  /// Of all.
  void end();
  void let_go();

 private:
  std::vector<std::unique_ptr<SocketThread>> threads_;
  std::size_t latest_ = 0;
};

}  // namespace kuhhandel::server
