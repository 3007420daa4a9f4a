// A stream that keeps what is written until its turn is sealed. So everything that turns have for a
// connection goes out in one piece, and nothing before it is durable. What waits is bounded, whoever wrote
// it: the table, or the protocol that answers a ping.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/core/role.hpp>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "server/net/send_buffer_budget.h"
#include "server/net/transport.h"

namespace kuhhandel::server {

class CorkedStream {
 public:
  using executor_type = Executor;
  using error_code = boost::system::error_code;

  using Work = std::move_only_function<void(bool)>;

  /// What it calls while it lives.
  struct Calls {
    /// A turn begins to have something to send.
    std::function<void()> written;
    /// Does what it is given when all that was written by now has been sent, with whether it is kept.
    std::function<void(Work)> later;
    /// More waits than the backlog has room for: nothing more is kept, and what stands below has been closed.
    std::function<void()> overrun;
  };

  CorkedStream(std::shared_ptr<ClientStream> below, Backlog& backlog, Calls calls)
      : below_(std::move(below)), backlog_(below_->count_in(backlog)), calls_(std::move(calls)) {}
  CorkedStream(CorkedStream const&) = delete;
  CorkedStream& operator=(CorkedStream const&) = delete;
  ~CorkedStream() { backlog_.remove(unsent()); }

  executor_type get_executor() { return below_->get_executor(); }
  ClientStream& below() { return *below_; }

  void do_later(Work work) { calls_.later(std::move(work)); }

  /// What was written by now may go when the stream is next asked to send.
  void turn_is_over() { over_ = kept_.size(); }

  /// Sends what may go, as soon as nothing else is being sent; `failed` is called where that cannot be.
  /// Whoever has the stream stays until then.
  void send(std::function<void()> failed);

  /// Drops what was written and has not begun to be sent. Every write is one whole frame, so the client sees
  /// no part of one.
  void drop_unsent() {
    backlog_.remove(kept_.size());
    std::string().swap(kept_);
    over_ = free_ = 0;
  }

  template <class Buffers>
  std::size_t write_some(Buffers const& buffers, error_code& error) {
    error = {};
    return keep(buffers);
  }
  template <class Buffers>
  std::size_t write_some(Buffers const& buffers) {
    return keep(buffers);
  }
  template <class Buffers, class Handler>
  auto async_write_some(Buffers const& buffers, Handler&& handler) {
    return boost::asio::async_initiate<Handler, void(error_code, std::size_t)>(
        [this](auto&& done, auto const& parts) {
          auto const bytes = keep(parts);
          boost::asio::post(get_executor(), boost::beast::bind_front_handler(
                                                std::forward<decltype(done)>(done), error_code{}, bytes));
        },
        handler, buffers);
  }

  template <class Buffers, class Handler>
  auto async_read_some(Buffers const& buffers, Handler&& handler) {
    return below_->async_read_some(buffers, std::forward<Handler>(handler));
  }
  /// Beast lets only what could also read at once write at once; nobody does that here.
  template <class Buffers>
  std::size_t read_some(Buffers const& buffers, error_code& error);
  template <class Buffers>
  std::size_t read_some(Buffers const& buffers);

 private:
  template <class Buffers>
  std::size_t keep(Buffers const& buffers) {
    auto const bytes = boost::asio::buffer_size(buffers);
    if (overrun_ || backlog_.is_cut() || unsent() + bytes > Backlog::kMostOfOne) {
      overrun();
      return bytes;
    }
    bool const is_first = kept_.size() == over_;
    for (auto const part : boost::beast::buffers_range_ref(buffers)) {
      kept_.append(static_cast<char const*>(part.data()), part.size());
    }
    backlog_.add(bytes);
    if (is_first) calls_.written();
    return bytes;
  }

  /// Bytes that wait to be sent or are on their way to the kernel.
  std::size_t unsent() const { return kept_.size() + sending_.size(); }
  void overrun();

  void send_free(std::function<void()> failed);

  std::shared_ptr<ClientStream> below_;
  Backlog::Account& backlog_;
  Calls calls_;
  bool overrun_ = false;
  std::string kept_;
  std::size_t over_ = 0;  // so much of it is of turns that are over
  std::size_t free_ = 0;  // so much of it may go
  std::string sending_;
};

/// Beast's ways to end a connection, for this stream: what stands below ends once all that was kept has gone.
template <class Handler>
void async_teardown(boost::beast::role_type role, CorkedStream& stream, Handler&& handler) {
  stream.do_later([role, &stream, done = std::forward<Handler>(handler)](bool) mutable {
    stream.below().end(role, std::move(done));
  });
}
inline void beast_close_socket(CorkedStream& stream) { stream.below().close(); }

}  // namespace kuhhandel::server
