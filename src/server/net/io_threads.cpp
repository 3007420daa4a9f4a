#include "server/net/io_threads.h"

#include <boost/asio/post.hpp>
#include <utility>

#include "server/net/coroutines.h"
#include "server/observability/exception_log.h"

namespace kuhhandel::server {

namespace asio = boost::asio;

void CrossThreadQueue::push(Work work) {
  if (queued_.empty()) asio::post(from_, [this] { flush(); });
  queued_.push_back(std::move(work));
}

void CrossThreadQueue::flush() {
  if (queued_.empty()) return;
  asio::post(to_, [queued = std::exchange(queued_, {})]() mutable {
    // If one throws, the work of other connections must still run.
    for (auto& work : queued) {
      try {
        work();
      } catch (...) {
        log_exception(std::current_exception(), "handover");
      }
    }
  });
}

IoThread::IoThread(asio::io_context& main_loop)
    : main_loop_(main_loop), thread_([this] {
        run_contained(io_, [](std::exception_ptr const& thrown) { log_exception(thrown, "socket thread"); });
      }) {}

void IoThread::stop() {
  if (!thread_.joinable()) return;
  to_io_.flush();
  asio::post(io_, [this] { io_.stop(); });
  thread_.join();
}

void IoThread::shut_down() {
  io_.shutdown();
  to_io_.clear();
  to_main_.clear();
}

IoThreads::IoThreads(asio::io_context& main_loop, int threads) : main_loop_(main_loop) {
  for (int i = 0; i < threads; ++i) threads_.push_back(std::make_unique<IoThread>(main_loop));
}

std::expected<AcceptedSocket, boost::system::error_code> IoThreads::accept(Acceptor& acceptor,
                                                                           std::size_t open) {
  IoThread* thread = nullptr;
  if (!threads_.empty()) {
    latest_index_ = (latest_index_ + 1) % threads_.size();
    thread = threads_[latest_index_].get();
    open /= threads_.size();
  }
  (thread == nullptr ? records_ : thread->records()).reserve_beyond(open);
  AcceptedSocket accepted{TcpSocket(thread == nullptr ? main_loop_ : thread->io()), thread};
  boost::system::error_code error;
  acceptor.accept(accepted.socket, error);
  if (error) return std::unexpected(error);
  return accepted;
}

void IoThreads::stop() {
  for (auto const& thread : threads_) thread->stop();
}

void IoThreads::shut_down() {
  for (auto const& thread : threads_) thread->shut_down();
}

}  // namespace kuhhandel::server
