// A stream that keeps what is written until it is told to send. So everything that one turn has for a
// connection goes out in one piece, and nothing before the turn is over.
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core/bind_handler.hpp>
#include <boost/beast/core/buffers_range.hpp>
#include <boost/beast/core/role.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <boost/beast/websocket/teardown.hpp>
#include <functional>
#include <string>
#include <utility>

#include "server/streams.h"

namespace kuhhandel {

/// `Below` is a TCP socket, or a TLS stream over one.
template <class Below>
class CorkedStream {
 public:
  using executor_type = typename Below::executor_type;
  using error_code = boost::system::error_code;

  /// `written` is called whenever there is something to send.
  CorkedStream(Below below, std::function<void()> written)
      : below_(std::move(below)), written_(std::move(written)) {}

  executor_type get_executor() { return below_.get_executor(); }
  Below& below() { return below_; }

  /// Bytes that wait to be sent or are on their way to the kernel.
  std::size_t unsent() const { return kept_.size() + sending_.size(); }

  /// Sends what was kept, unless something is being sent; `failed` is called where that cannot be.
  template <class Failed>
  void send(Failed failed) {
    if (kept_.empty() || !sending_.empty()) return;
    std::swap(kept_, sending_);
    boost::asio::async_write(below_, boost::asio::buffer(sending_),
                             [this, failed](error_code error, std::size_t) {
                               // A connection with nothing to say keeps no room for it.
                               std::string().swap(sending_);
                               if (error) return failed();
                               if (!kept_.empty()) written_();
                             });
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
    return below_.async_read_some(buffers, std::forward<Handler>(handler));
  }
  template <class Buffers>
  std::size_t read_some(Buffers const& buffers, error_code& error) {
    return below_.read_some(buffers, error);
  }
  template <class Buffers>
  std::size_t read_some(Buffers const& buffers) {
    return below_.read_some(buffers);
  }

 private:
  template <class Buffers>
  std::size_t keep(Buffers const& buffers) {
    bool const was_empty = kept_.empty();
    auto const before = kept_.size();
    for (auto const part : boost::beast::buffers_range_ref(buffers)) {
      kept_.append(static_cast<char const*>(part.data()), part.size());
    }
    if (was_empty && sending_.empty()) written_();
    return kept_.size() - before;
  }

  Below below_;
  std::function<void()> written_;
  std::string kept_;
  std::string sending_;
};

/// Beast's ways to end a connection, for this stream: what stands below ends once all that was kept has gone.
template <class Below, class Handler>
void async_teardown(boost::beast::role_type role, CorkedStream<Below>& stream, Handler&& handler) {
  boost::asio::post(stream.get_executor(), [role, &stream, done = std::forward<Handler>(handler)]() mutable {
    using boost::beast::websocket::async_teardown;
    async_teardown(role, stream.below(), std::move(done));
  });
}

template <class Below>
void beast_close_socket(CorkedStream<Below>& stream) {
  boost::system::error_code ignored;
  tcp_socket_of(stream.below()).close(ignored);
}

}  // namespace kuhhandel
