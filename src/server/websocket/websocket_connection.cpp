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

/// Steps are short, and a compressor of each connection would take many times a connection's memory.
constexpr bool kCompresses = false;

class SocketConnection final : public LiveConnection, public std::enable_shared_from_this<SocketConnection> {
 public:
  SocketConnection(std::shared_ptr<ClientStream> below, ServerContext& context, Admission::Pass pass,
                   std::string table)
      : LiveConnection(context, std::move(pass), std::move(table)),
        socket_(std::move(below), context.backlog,
                CorkedStream::Calls{
                    .written = [this] { this->context().turns.tell_later(shared_from_this()); },
                    .later = [this](auto work) { this->context().turns.when_sealed(std::move(work)); },
                    .overrun = [this] { cut(); }}),
        beat_timer_(socket_.get_executor()) {}

  /// Answers the request for a WebSocket and listens from then on.
  void begin(SocketRequest const& request) {
    auto timeout = websocket::stream_base::timeout::suggested(boost::beast::role_type::server);
    timeout.idle_timeout = std::chrono::seconds(40);
    timeout.keep_alive_pings = true;
    socket_.set_option(timeout);
    socket_.read_message_max(kMostReceived);
    socket_.auto_fragment(false);
    socket_.next_layer().below().watch_input([this](std::size_t bytes) { count_input(bytes); });
    socket_.control_callback(
        [this](boost::beast::websocket::frame_type frame, boost::beast::string_view data) {
          // What was measured is not told of by a client that is cut.
          if (!takes_control_frame()) return;
          if (frame == boost::beast::websocket::frame_type::close) ends_ = true;
          hear_of();
          if (frame == boost::beast::websocket::frame_type::pong) saw_pong(data);
        });
    socket_.async_accept(request, [self = shared_from_this()](error_code error) {
      if (error) return;
      self->ping();
      self->wait_to_beat();
      self->listen();
    });
  }

  std::optional<table::Duration> round_trip() override {
    // TCP ends too early where a proxy stands between.
    if (context().proxy != Proxy::none) return echoes_.round_trip();
    return table::round_trip_of(socket_.next_layer().below().tcp_round_trip(), echoes_);
  }

  void turn_is_over() override { socket_.next_layer().turn_is_over(); }
  void tell() override {
    if (is_cut()) return;
    if (std::exchange(ping_waits_, false)) pinged_at_ = SteadyTime::clock::now();
    socket_.next_layer().send([self = shared_from_this()] { self->give_up(); });
  }

 private:
  using error_code = boost::system::error_code;
  using Socket = boost::beast::websocket::stream<CorkedStream, kCompresses>;
  using websocket = boost::beast::websocket::stream_base;

  /// Beyond it the connection is cut; LiveSession answers what is too long.
  static constexpr std::size_t kMostReceived = 16 * 1024;
  /// The room that waits for what a client will say; few messages are longer, and those come in pieces.
  static constexpr std::size_t kPiece = 256;

  using SteadyTime = std::chrono::steady_clock::time_point;

  void wait_to_beat() {
    beat_timer_.expires_after(until_look());
    beat_timer_.async_wait([self = shared_from_this()](error_code stopped) {
      if (stopped || self->is_cut() || self->has_left()) return;
      self->contained([&] {
        self->beat();
        self->ping();
        self->wait_to_beat();
      });
    });
  }

  /// Any browser answers such a frame by itself. Each carries its number, so that an answer is an answer to
  /// it.
  void ping() {
    if (std::exchange(is_pinging_, true)) return;
    if (pings_.turn_over()) {
      ping_waits_ = true;
      pinged_at_ = SteadyTime::clock::now();
    }
    socket_.async_ping(boost::beast::websocket::ping_data(std::to_string(pings_.latest())),
                       [self = shared_from_this()](error_code) { self->is_pinging_ = false; });
  }

  void saw_pong(std::string_view data) {
    if (data != std::to_string(pings_.latest()) || !pings_.is_answered_by(pings_.latest())) return;
    echoes_.answered(std::chrono::duration_cast<table::Duration>(SteadyTime::clock::now() - pinged_at_));
  }

  void listen() {
    auto const heard = [self = shared_from_this()](error_code error, std::size_t) {
      self->contained([&] { self->take(error); });
    };
    socket_.async_read_some(buffer_, kPiece, heard);
  }

  void take(error_code error) {
    if (error) return end();
    if (!socket_.is_message_done()) return listen();
    bool const open = hear({static_cast<char const*>(buffer_.cdata().data()), buffer_.size()});
    buffer_.clear();
    if (buffer_.capacity() > kPiece) buffer_.shrink_to_fit();
    if (open) return listen();
    end();
    ends_ = true;
    socket_.async_close(boost::beast::websocket::close_code::normal,
                        [self = shared_from_this()](error_code) {});
  }

  void end() {
    beat_timer_.cancel();
    leave();
  }

  void keep(std::string const& message) override {
    // After a frame that closes, Beast would still write what the client must take for an error (RFC
    // 6455, 5.5.1).
    if (ends_) return;
    error_code error;
    // It only goes to the corked stream, so it does not block.
    socket_.write(boost::asio::buffer(message), error);
  }

  void drop_unsent() override { socket_.next_layer().drop_unsent(); }
  void stay() override { socket_.next_layer().below().limit_no_more(); }
  void close() override { beast_close_socket(socket_.next_layer()); }

  Socket socket_;
  boost::beast::flat_buffer buffer_;
  table::Echoes echoes_;
  boost::asio::steady_timer beat_timer_;
  SteadyTime pinged_at_;
  Pings pings_;
  bool is_pinging_ = false;  // one is being written
  bool ping_waits_ = false;  // to go out with the turn
  bool ends_ = false;        // one of both has said so
};

}  // namespace

void carry_by_socket(ServerContext& context, std::shared_ptr<ClientStream> stream, Admission::Pass pass,
                     std::string table, SocketRequest const& request) {
  std::make_shared<SocketConnection>(std::move(stream), context, std::move(pass), std::move(table))
      ->begin(request);
}

}  // namespace kuhhandel::server
