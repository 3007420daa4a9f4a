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

class DurableWriteBuffer {
 public:
  using executor_type = Executor;
  using error_code = boost::system::error_code;

  using Work = std::move_only_function<void(bool)>;

  /// What it calls while it lives.
  struct Hooks {
    /// A turn begins to have something to send.
    std::function<void()> on_buffered;
    /// Does what it is given when all that was written by now has been sent, with whether it is kept.
    std::function<void(Work)> on_durable;
    /// More waits than the backlog has room for: nothing more is kept, and what stands below has been closed.
    std::function<void()> on_overrun;
  };

  DurableWriteBuffer(std::shared_ptr<Transport> transport, SendBufferBudget& budget, Hooks hooks)
      : transport_(std::move(transport)),
        budget_account_(transport_->account_in(budget)),
        hooks_(std::move(hooks)) {}
  DurableWriteBuffer(DurableWriteBuffer const&) = delete;
  DurableWriteBuffer& operator=(DurableWriteBuffer const&) = delete;
  ~DurableWriteBuffer() { budget_account_.remove(unsent()); }

  executor_type get_executor() { return transport_->get_executor(); }
  Transport& transport() { return *transport_; }

  void run_when_durable(Work work) { hooks_.on_durable(std::move(work)); }

  /// What was written by now may go when the stream is next asked to send.
  void close_batch() { closed_bytes_ = buffered_.size(); }

  /// Sends what may go, as soon as nothing else is being sent; `failed` is called where that cannot be.
  /// Whoever has the stream stays until then.
  void flush(std::function<void()> on_failed);

  /// Drops what was written and has not begun to be sent. Every write is one whole frame, so the client sees
  /// no part of one.
  void drop_unsent() {
    budget_account_.remove(buffered_.size());
    std::string().swap(buffered_);
    closed_bytes_ = releasable_bytes_ = 0;
  }

  template <class Buffers>
  std::size_t write_some(Buffers const& buffers, error_code& error) {
    error = {};
    return append(buffers);
  }
  template <class Buffers>
  std::size_t write_some(Buffers const& buffers) {
    return append(buffers);
  }
  template <class Buffers, class Handler>
  auto async_write_some(Buffers const& buffers, Handler&& handler) {
    return boost::asio::async_initiate<Handler, void(error_code, std::size_t)>(
        [this](auto&& on_done, auto const& parts) {
          auto const bytes = append(parts);
          boost::asio::post(get_executor(),
                            boost::beast::bind_front_handler(std::forward<decltype(on_done)>(on_done),
                                                             error_code{}, bytes));
        },
        handler, buffers);
  }

  template <class Buffers, class Handler>
  auto async_read_some(Buffers const& buffers, Handler&& handler) {
    return transport_->async_read_some(buffers, std::forward<Handler>(handler));
  }
  /// Beast lets only what could also read at once write at once; nobody does that here.
  template <class Buffers>
  std::size_t read_some(Buffers const& buffers, error_code& error);
  template <class Buffers>
  std::size_t read_some(Buffers const& buffers);

 private:
  template <class Buffers>
  std::size_t append(Buffers const& buffers) {
    auto const bytes = boost::asio::buffer_size(buffers);
    if (has_overrun_ || budget_account_.is_cut() || unsent() + bytes > SendBufferBudget::kMaxPerConnection) {
      on_overrun();
      return bytes;
    }
    bool const is_first = buffered_.size() == closed_bytes_;
    for (auto const part : boost::beast::buffers_range_ref(buffers)) {
      buffered_.append(static_cast<char const*>(part.data()), part.size());
    }
    budget_account_.add(bytes);
    if (is_first) hooks_.on_buffered();
    return bytes;
  }

  /// Bytes that wait to be sent or are on their way to the kernel.
  std::size_t unsent() const { return buffered_.size() + sending_.size(); }
  void on_overrun();

  void send_releasable(std::function<void()> on_failed);

  std::shared_ptr<Transport> transport_;
  SendBufferBudget::Account& budget_account_;
  Hooks hooks_;
  bool has_overrun_ = false;
  std::string buffered_;
  std::size_t closed_bytes_ = 0;      // so much of it is of turns that are over
  std::size_t releasable_bytes_ = 0;  // so much of it may go
  std::string sending_;
};

/// Beast's ways to end a connection, for this stream: what stands below ends once all that was kept has gone.
template <class Handler>
void async_teardown(boost::beast::role_type role, DurableWriteBuffer& stream, Handler&& handler) {
  stream.run_when_durable([role, &stream, on_done = std::forward<Handler>(handler)](bool) mutable {
    stream.transport().teardown(role, std::move(on_done));
  });
}
inline void beast_close_socket(DurableWriteBuffer& stream) { stream.transport().close(); }

}  // namespace kuhhandel::server
