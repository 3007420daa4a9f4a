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

class EventConnection final : public LiveConnection,
                              public PostedConnection,
                              public std::enable_shared_from_this<EventConnection> {
 public:
  EventConnection(std::shared_ptr<ClientStream> below, ServerContext& context, Admission::Pass pass,
                  std::string table)
      : LiveConnection(context, std::move(pass), std::move(table)),
        key_(context.services.lobby.chance().token()),
        stream_(std::move(below), context.backlog,
                CorkedStream::Calls{
                    .written = [this] { this->context().turns.tell_later(shared_from_this()); },
                    .later = [this](auto work) { this->context().turns.when_sealed(std::move(work)); },
                    .overrun = [this] { cut(); }}),
        timer_(stream_.get_executor()) {}

  /// Answers, tells the client its key, and is there for posts from then on.
  void begin(std::string_view origin) {
    context().posted.add(key_, weak_from_this());
    stream_.below().watch_input([this](std::size_t bytes) { count_input(bytes); });
    write(head_of_events(origin) + "event: connection\ndata: {\"key\":\"" + key_ + "\"}\n\n");
    listen();
    ping();
  }

  std::optional<table::Duration> round_trip() override {
    auto const tcp = stream_.below().tcp_round_trip();
    return posted_round_trip(echoes_.round_trip(), context().proxy == Proxy::none ? tcp : std::nullopt);
  }

  void turn_is_over() override { stream_.turn_is_over(); }
  void tell() override {
    if (is_cut()) return;
    stream_.send([self = shared_from_this()] { self->give_up(); });
  }

  void posted(std::string_view message) override {
    if (ended_ || hear(message)) return;
    end();
    timer_.expires_after(kLastWords);
    timer_.async_wait([self = shared_from_this()](error_code) { self->close(); });
  }

  void saw_ping(std::uint64_t number) override {
    if (pings_.went_out(number)) hear_of();
    if (!pings_.is_answered_by(number)) return;
    echoes_.answered(std::chrono::duration_cast<table::Duration>(std::chrono::steady_clock::now() - sent_));
  }

 private:
  using error_code = boost::system::error_code;

  /// A client that answers no ping for so long is gone.
  static constexpr std::chrono::seconds kPatience{40};
  /// For why it ended to reach the client.
  static constexpr std::chrono::seconds kLastWords{1};

  void ping() {
    auto const now = std::chrono::steady_clock::now();
    bool const in_time = !pings_.waits() || now - sent_ < kPatience;
    if (is_cut() || ended_ || !in_time) return close();
    if (pings_.turn_over()) sent_ = now;
    write("event: ping\ndata: " + std::to_string(pings_.latest()) + "\n\n");
    timer_.expires_after(until_look());
    timer_.async_wait([self = shared_from_this()](error_code stopped) {
      if (stopped) return;
      self->contained([&] {
        self->beat();
        self->ping();
      });
    });
  }

  /// Nothing is expected here; what comes is the end.
  void listen() {
    stream_.async_read_some(boost::asio::buffer(nothing_),
                            [self = shared_from_this()](error_code error, std::size_t) {
                              if (!error) return self->listen();
                              self->timer_.cancel();
                              self->end();
                            });
  }

  void end() {
    if (std::exchange(ended_, true)) return;
    context().posted.remove(key_);
    leave();
  }

  void write(std::string const& text) {
    error_code error;
    stream_.write_some(boost::asio::buffer(text), error);
  }

  void keep(std::string const& message) override { write("data: " + message + "\n\n"); }
  void drop_unsent() override { stream_.drop_unsent(); }
  void stay() override { stream_.below().limit_no_more(); }
  void close() override { beast_close_socket(stream_); }

  std::string key_;
  CorkedStream stream_;
  boost::asio::steady_timer timer_;
  std::array<char, 64> nothing_{};
  table::Echoes echoes_;
  Pings pings_;
  std::chrono::steady_clock::time_point sent_;
  bool ended_ = false;
};

}  // namespace

std::string head_of_events(std::string_view origin) {
  std::string head =
      "HTTP/1.1 200 OK\r\nContent-Type: text/event-stream\r\nCache-Control: no-store\r\n"
      "X-Accel-Buffering: no\r\nX-Content-Type-Options: nosniff\r\nReferrer-Policy: no-referrer\r\n"
      "Connection: close\r\n";
  if (!origin.empty()) head += "Access-Control-Allow-Origin: " + std::string(origin) + "\r\nVary: Origin\r\n";
  return head + "\r\n";
}

void carry_by_events(ServerContext& context, std::shared_ptr<ClientStream> stream, Admission::Pass pass,
                     std::string table, std::string_view origin) {
  std::make_shared<EventConnection>(std::move(stream), context, std::move(pass), std::move(table))
      ->begin(origin);
}

}  // namespace kuhhandel::server
