#include "server/websocket/websocket_connection.h"

#include <boost/asio/buffer.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <chrono>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "server/net/durable_write_buffer.h"
#include "server/net/tcp_rtt.h"
#include "server/websocket/client_connection.h"
#include "server/websocket/ping_tracker.h"

namespace kuhhandel::server {
namespace {

/// Messages are short, and a compressor per connection would take many times the memory of a connection.
constexpr bool kCompresses = false;

class WebSocketConnection final : public ClientConnection,
                                  public std::enable_shared_from_this<WebSocketConnection> {
 public:
  WebSocketConnection(std::shared_ptr<Transport> transport, ServerContext& context,
                      ConnectionLimiter::Slot slot, std::string table)
      : ClientConnection(context, std::move(slot), std::move(table)),
        socket_(
            std::move(transport), context.send_budget,
            DurableWriteBuffer::Hooks{
                .on_buffered =
                    [this] { this->context().commit_loop.defer_until_durable(shared_from_this()); },
                .on_durable = [this](auto work) { this->context().commit_loop.on_durable(std::move(work)); },
                .on_overrun = [this] { close_now(); }}),
        tick_timer_(socket_.get_executor()) {}

  /// Answers the WebSocket request and listens from then on.
  void begin(WebSocketRequest const& request) {
    auto timeout = websocket::stream_base::timeout::suggested(boost::beast::role_type::server);
    timeout.idle_timeout = std::chrono::seconds(40);
    timeout.keep_alive_pings = true;
    socket_.set_option(timeout);
    socket_.read_message_max(kMaxReceived);
    socket_.auto_fragment(false);
    socket_.next_layer().transport().watch_input([this](std::size_t bytes) { count_input(bytes); });
    socket_.control_callback(
        [this](boost::beast::websocket::frame_type frame, boost::beast::string_view data) {
          // A client that was just disconnected must not report a round trip.
          if (!count_control_frame()) return;
          if (frame == boost::beast::websocket::frame_type::close) is_closing_ = true;
          on_activity();
          if (frame == boost::beast::websocket::frame_type::pong) on_pong(data);
        });
    socket_.async_accept(request, [self = shared_from_this()](error_code error) {
      if (error) return;
      self->ping();
      self->schedule_tick();
      self->listen();
    });
  }

  std::optional<table::Duration> round_trip() override {
    // Behind a proxy, TCP only measures the way to the proxy.
    if (context().proxy != Proxy::none) return rtt_estimator_.round_trip();
    return table::round_trip_of(socket_.next_layer().transport().tcp_round_trip(), rtt_estimator_);
  }

  void close_batch() override { socket_.next_layer().close_batch(); }
  void flush() override {
    if (is_closed()) return;
    if (std::exchange(is_ping_buffered_, false)) pinged_at_ = SteadyTime::clock::now();
    socket_.next_layer().flush([self = shared_from_this()] { self->stop_sending(); });
  }

 private:
  using error_code = boost::system::error_code;
  using Socket = boost::beast::websocket::stream<DurableWriteBuffer, kCompresses>;
  using websocket = boost::beast::websocket::stream_base;

  /// Larger messages end the connection; ClientSession answers those above its own limit.
  static constexpr std::size_t kMaxReceived = 16 * 1024;
  /// Size of the idle read buffer. Few messages are longer, and those are read in pieces.
  static constexpr std::size_t kReadSize = 256;

  using SteadyTime = std::chrono::steady_clock::time_point;

  void schedule_tick() {
    tick_timer_.expires_after(next_tick_in());
    tick_timer_.async_wait([self = shared_from_this()](error_code stopped) {
      if (stopped) return;
      self->in_turn([self] {
        if (self->is_closed() || self->has_left()) return;
        self->tick();
        self->ping();
        self->schedule_tick();
      });
    });
  }

  /// Runs `work` in the client's turn, contained. It must hold this object.
  template <class Work>
  void in_turn(Work work) {
    socket_.next_layer().transport().run_in_turn([this, work = std::move(work)] { contained(work); });
  }

  /// Sends a ping, which every browser answers by itself. Its payload is a number, which identifies the
  /// answer.
  void ping() {
    if (std::exchange(is_pinging_, true)) return;
    if (ping_tracker_.start_ping()) {
      is_ping_buffered_ = true;
      pinged_at_ = SteadyTime::clock::now();
    }
    socket_.async_ping(boost::beast::websocket::ping_data(std::to_string(ping_tracker_.latest())),
                       [self = shared_from_this()](error_code) { self->is_pinging_ = false; });
  }

  void on_pong(std::string_view data) {
    if (data != std::to_string(ping_tracker_.latest()) ||
        !ping_tracker_.record_answer(ping_tracker_.latest()))
      return;
    rtt_estimator_.add_sample(
        std::chrono::duration_cast<table::Duration>(SteadyTime::clock::now() - pinged_at_));
  }

  void listen() {
    // Beast calls this at once for each of many messages that arrived together.
    auto const on_read = [self = shared_from_this()](error_code error, std::size_t) {
      self->in_turn([self, error] { self->on_data(error); });
    };
    socket_.async_read_some(buffer_, kReadSize, on_read);
  }

  void on_data(error_code error) {
    if (error) return end();
    if (!socket_.is_message_done()) return listen();
    bool const open = on_message({static_cast<char const*>(buffer_.cdata().data()), buffer_.size()});
    buffer_.clear();
    if (buffer_.capacity() > kReadSize) buffer_.shrink_to_fit();
    if (open) return listen();
    end();
    is_closing_ = true;
    socket_.async_close(boost::beast::websocket::close_code::normal,
                        [self = shared_from_this()](error_code) {});
  }

  void end() {
    tick_timer_.cancel();
    leave();
  }

  void write_message(std::string const& message) override {
    // After a close frame, Beast would still write the message, which the client must treat as an error (RFC
    // 6455, 5.5.1).
    if (is_closing_) return;
    error_code error;
    // Writes only to the buffer, so it does not block.
    socket_.write(boost::asio::buffer(message), error);
  }

  void drop_unsent() override { socket_.next_layer().drop_unsent(); }
  void cancel_hello_deadline() override { socket_.next_layer().transport().cancel_deadline(); }
  void close() override { beast_close_socket(socket_.next_layer()); }

  Socket socket_;
  boost::beast::flat_buffer buffer_;
  table::RttEstimator rtt_estimator_;
  boost::asio::steady_timer tick_timer_;
  SteadyTime pinged_at_;
  PingTracker ping_tracker_;
  bool is_pinging_ = false;        // a ping is being written
  bool is_ping_buffered_ = false;  // a ping will be sent with this batch
  bool is_closing_ = false;        // a close frame was sent or received
};

}  // namespace

void start_websocket(ServerContext& context, std::shared_ptr<Transport> stream, ConnectionLimiter::Slot slot,
                     std::string table, WebSocketRequest const& request) {
  std::make_shared<WebSocketConnection>(std::move(stream), context, std::move(slot), std::move(table))
      ->begin(request);
}

}  // namespace kuhhandel::server
