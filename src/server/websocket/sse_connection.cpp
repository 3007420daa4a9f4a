#include "server/websocket/sse_connection.h"

#include <array>
#include <boost/asio/buffer.hpp>
#include <boost/asio/steady_timer.hpp>
#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>

#include "server/net/durable_write_buffer.h"
#include "server/net/tcp_rtt.h"
#include "server/websocket/client_connection.h"
#include "server/websocket/ping_tracker.h"
#include "server/websocket/sse_uplinks.h"

namespace kuhhandel::server {
namespace {

class SseConnection final : public ClientConnection,
                            public SseUplink,
                            public std::enable_shared_from_this<SseConnection> {
 public:
  SseConnection(std::shared_ptr<Transport> transport, ServerContext& context, ConnectionLimiter::Slot slot,
                std::string table)
      : ClientConnection(context, std::move(slot), std::move(table)),
        key_(context.services.directory.chance().token()),
        stream_(
            std::move(transport), context.send_budget,
            DurableWriteBuffer::Hooks{
                .on_buffered =
                    [this] { this->context().commit_loop.defer_until_durable(shared_from_this()); },
                .on_durable = [this](auto work) { this->context().commit_loop.on_durable(std::move(work)); },
                .on_overrun = [this] { close_now(); }}),
        timer_(stream_.get_executor()) {}

  /// Sends the response head and the client's key, and accepts posts from then on.
  void begin(std::string_view origin) {
    context().sse_uplinks.add(key_, weak_from_this());
    stream_.transport().watch_input([this](std::size_t bytes) { count_input(bytes); });
    write(sse_head(origin) + "event: connection\ndata: {\"key\":\"" + key_ + "\"}\n\n");
    listen();
    ping();
  }

  std::optional<table::Duration> round_trip() override {
    auto const tcp = stream_.transport().tcp_round_trip();
    return posted_round_trip(rtt_estimator_.round_trip(),
                             context().proxy == Proxy::none ? tcp : std::nullopt);
  }

  void close_batch() override { stream_.close_batch(); }
  void flush() override {
    if (is_closed()) return;
    stream_.flush([self = shared_from_this()] { self->stop_sending(); });
  }

  void on_posted(std::string_view message) override {
    if (has_ended_ || on_message(message)) return;
    end();
    timer_.expires_after(kCloseGrace);
    timer_.async_wait([self = shared_from_this()](error_code) { self->close(); });
  }

  void on_ping_seen(std::uint64_t number) override {
    if (ping_tracker_.was_sent(number)) on_activity();
    if (!ping_tracker_.record_answer(number)) return;
    rtt_estimator_.add_sample(
        std::chrono::duration_cast<table::Duration>(std::chrono::steady_clock::now() - pinged_at_));
  }

 private:
  using error_code = boost::system::error_code;

  /// A client that answers no ping for this long is gone.
  static constexpr std::chrono::seconds kPingTimeout{40};
  /// Time for the reason to reach the client.
  static constexpr std::chrono::seconds kCloseGrace{1};

  void ping() {
    auto const now = std::chrono::steady_clock::now();
    bool const in_time = !ping_tracker_.is_pending() || now - pinged_at_ < kPingTimeout;
    if (is_closed() || has_ended_ || !in_time) return close();
    if (ping_tracker_.start_ping()) pinged_at_ = now;
    write("event: ping\ndata: " + std::to_string(ping_tracker_.latest()) + "\n\n");
    timer_.expires_after(next_tick_in());
    timer_.async_wait([self = shared_from_this()](error_code stopped) {
      if (stopped) return;
      self->contained([&] {
        self->tick();
        self->ping();
      });
    });
  }

  /// The client sends nothing here; any error means that the connection has ended.
  void listen() {
    stream_.async_read_some(boost::asio::buffer(ignored_input_),
                            [self = shared_from_this()](error_code error, std::size_t) {
                              if (!error) return self->listen();
                              self->timer_.cancel();
                              self->end();
                            });
  }

  void end() {
    if (std::exchange(has_ended_, true)) return;
    context().sse_uplinks.remove(key_);
    leave();
  }

  void write(std::string const& text) {
    error_code error;
    stream_.write_some(boost::asio::buffer(text), error);
  }

  void write_message(std::string const& message) override { write("data: " + message + "\n\n"); }
  void drop_unsent() override { stream_.drop_unsent(); }
  void cancel_hello_deadline() override { stream_.transport().cancel_deadline(); }
  void close() override { beast_close_socket(stream_); }

  std::string key_;
  DurableWriteBuffer stream_;
  boost::asio::steady_timer timer_;
  std::array<char, 64> ignored_input_{};
  table::RttEstimator rtt_estimator_;
  PingTracker ping_tracker_;
  std::chrono::steady_clock::time_point pinged_at_;
  bool has_ended_ = false;
};

}  // namespace

std::string sse_head(std::string_view origin) {
  std::string head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
      "X-Accel-Buffering: no\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
      "Connection: close\r\n";
  if (!origin.empty()) head += "Access-Control-Allow-Origin: " + std::string(origin) + "\r\nVary: Origin\r\n";
  return head + "\r\n";
}

void start_sse(ServerContext& context, std::shared_ptr<Transport> stream, ConnectionLimiter::Slot slot,
               std::string table, std::string_view origin) {
  std::make_shared<SseConnection>(std::move(stream), context, std::move(slot), std::move(table))
      ->begin(origin);
}

}  // namespace kuhhandel::server
