// Write stream that buffers output until its commit batch is durable, so a batch's output for a connection is
// sent in one piece. The buffer is bounded for all writers: the table, and the protocol that answers pings.
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

  /// Callbacks; called only while the buffer lives.
  struct Hooks {
    /// Called when a batch writes its first output.
    std::function<void()> on_buffered;
    /// Runs the given work when all output written before has been sent, with whether its batch was stored.
    std::function<void(Work)> on_durable;
    /// Called when the buffer exceeds its limit. The transport has then been closed, and further output is
    /// discarded.
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

  /// Allows the next flush() to send the output that was written before this call.
  void close_batch() { closed_bytes_ = buffered_.size(); }

  /// Sends the allowed output as soon as no other write is running; calls `on_failed` on errors. The owner
  /// must keep this object alive until then.
  void flush(std::function<void()> on_failed);

  /// Drops output that has not begun to be sent. Every write is one whole frame, so the client never receives
  /// a partial one.
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
  /// Declared but not defined: Beast requires synchronous reads of streams with synchronous writes, but
  /// nothing calls them.
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

  /// Returns the bytes that are buffered or on their way to the kernel.
  std::size_t unsent() const { return buffered_.size() + sending_.size(); }
  void on_overrun();

  void send_releasable(std::function<void()> on_failed);

  std::shared_ptr<Transport> transport_;
  SendBufferBudget::Account& budget_account_;
  Hooks hooks_;
  bool has_overrun_ = false;
  std::string buffered_;
  std::size_t closed_bytes_ = 0;      // prefix that belongs to closed batches
  std::size_t releasable_bytes_ = 0;  // prefix that may be sent
  std::string sending_;
};

/// Beast's customization points for closing this stream: the transport ends once all buffered output was
/// sent.
template <class Handler>
void async_teardown(boost::beast::role_type role, DurableWriteBuffer& stream, Handler&& handler) {
  stream.run_when_durable([role, &stream, on_done = std::forward<Handler>(handler)](bool) mutable {
    stream.transport().teardown(role, std::move(on_done));
  });
}
inline void beast_close_socket(DurableWriteBuffer& stream) { stream.transport().close(); }

}  // namespace kuhhandel::server
