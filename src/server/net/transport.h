// Byte stream of one client connection, plain or TLS, in one type so that HTTP and WebSocket code is compiled
// once. It is used in the main thread; its socket may belong to an I/O thread (IoThreads).
#pragma once

#include <boost/asio/async_result.hpp>
#include <boost/asio/basic_waitable_timer.hpp>
#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core/role.hpp>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>
#include <vector>

#include "server/net/asio_types.h"
#include "server/net/fair_scheduler.h"
#include "server/net/send_buffer_budget.h"
#include "table/races/rtt_estimator.h"

namespace kuhhandel::server {

class Transport;
class IoThread;
class TlsStream;

/// Time for the first bytes, and for a pause.
inline constexpr auto kPaceGrace = std::chrono::seconds(15);

/// The slowest pace at which a client may read a response.
struct Pace {
  using Clock = std::chrono::steady_clock;

  Clock::time_point began;
  std::size_t written = 0;  // bytes since then

  /// Returns when the connection is cut unless the client has read more by then.
  Clock::time_point ends_at() const {
    return began + kPaceGrace + std::chrono::milliseconds(written / SendBufferBudget::kMinBytesPerMs);
  }
};

/// Running TLS handshakes. Each takes about 40 kB; above `kMaxActive` the oldest one is aborted.
class Handshakes {
 public:
  static constexpr std::size_t kMaxActive = 1000;

  explicit Handshakes(std::size_t max_handshakes = kMaxActive) : max_handshakes_(max_handshakes) {}

  std::size_t size() const { return active_.size(); }

  /// One handshake, which counts until this object is destroyed.
  class Slot {
   public:
    Slot(Handshakes& all, Transport& stream);
    Slot(Slot const&) = delete;
    Slot& operator=(Slot const&) = delete;
    ~Slot() { all_.active_.erase(number_); }

   private:
    Handshakes& all_;
    std::uint64_t number_;
  };

 private:
  std::size_t max_handshakes_;
  std::uint64_t started_ = 0;
  std::map<std::uint64_t, Transport*> active_;  // in the order in which they began
};

class Transport : public std::enable_shared_from_this<Transport> {
 public:
  using executor_type = Executor;
  using error_code = boost::system::error_code;
  using OnTransferred = std::move_only_function<void(error_code, std::size_t)>;
  using OnEnded = std::move_only_function<void(error_code)>;

  /// Uses TLS if `tls` is not null. If the socket belongs to `thread`, all functions must still be called in
  /// its main thread, and all handlers are called there.
  Transport(TcpSocket socket, std::shared_ptr<boost::asio::ssl::context> const& tls,
            IoThread* thread = nullptr);
  Transport(Transport const&) = delete;
  Transport& operator=(Transport const&) = delete;
  ~Transport();

  executor_type get_executor() { return deadline_.get_executor(); }

  /// Returns TCP's own measurement for this connection; nullopt if the kernel does not report it or the
  /// connection is closed.
  std::optional<table::KernelRoundTrip> tcp_round_trip();

  /// Sets a function that is called with the number of bytes after each read, before they are processed.
  void watch_input(std::function<void(std::size_t)> watch) { input_watch_ = std::move(watch); }

  /// Lets the scheduler decide from now on when this client's input is handled and its output is written.
  void schedule_as(FairScheduler::Client client) { client_ = std::move(client); }
  /// Runs work for this client when its turn comes.
  void run_in_turn(FairScheduler::Work work);

  /// Performs the TLS handshake, with a timeout. Returns false if it fails; true for a plain connection.
  Task<bool> handshake();
  /// Counts the handshake in `handshakes`, which must outlive the stream.
  void set_handshake_limit(Handshakes& handshakes) { handshakes_ = &handshakes; }

  /// Counts the client's unsent bytes in `budget` from now on, which may close the connection.
  SendBufferBudget::Account& account_in(SendBufferBudget& budget);
  /// Returns nullptr if unsent bytes are not counted.
  SendBufferBudget::Account* account() { return account_ ? &*account_ : nullptr; }

  /// Closes the connection after `timeout`, unless another deadline is set or it is cancelled.
  void set_deadline(std::chrono::milliseconds timeout);
  void cancel_deadline() { deadline_.cancel(); }
  /// Closes the connection if the client reads the output written from now on too slowly
  /// (SendBufferBudget::kMinBytesPerMs).
  void set_pace_deadline();
  void close();
  /// Sends nothing more.
  void shutdown_send();

  template <class Buffers, class Token>
  auto async_read_some(Buffers const& into, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto on_done, Into first) { read(first, std::move(on_done)); }, token, first_of(into));
  }
  template <class Buffers, class Token>
  auto async_write_some(Buffers const& from, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto on_done, From const& parts) { write(parts, std::move(on_done)); }, token,
        From(boost::asio::buffer_sequence_begin(from), boost::asio::buffer_sequence_end(from)));
  }

  /// Receives raw bytes below TLS; only before handshake().
  template <class Token>
  auto async_receive(boost::asio::mutable_buffer into, boost::asio::socket_base::message_flags flags,
                     Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this, flags](auto on_done, Into room) { receive(room, flags, std::move(on_done)); }, token, into);
  }

  /// Ends the connection as TLS and WebSocket require, then calls `on_ended`.
  void teardown(boost::beast::role_type role, OnEnded on_ended);

 private:
  using Into = boost::asio::mutable_buffer;
  using From = std::vector<boost::asio::const_buffer>;
  using Clock = std::chrono::steady_clock;
  /// Returns the first non-empty buffer: a partial read may fill fewer buffers than given.
  template <class Buffers>
  static Into first_of(Buffers const& buffers) {
    for (auto part = boost::asio::buffer_sequence_begin(buffers);
         part != boost::asio::buffer_sequence_end(buffers); ++part) {
      if (Into const buffer = *part; buffer.size() > 0) return buffer;
    }
    return {};
  }

  void read(Into into, OnTransferred on_done);
  void receive(Into into, boost::asio::socket_base::message_flags flags, OnTransferred on_done);
  void write(From const& from, OnTransferred on_done);
  void count_written(std::size_t bytes);
  void close_at(Clock::time_point when);
  std::size_t bytes_in_kernel();

  /// Returns a handler that calls `on_done` when the client's turn comes.
  template <class... Args>
  std::move_only_function<void(Args...)> in_turn(std::move_only_function<void(Args...)> on_done);

  /// Runs `start`, which begins a socket operation, in the socket's thread; `on_done` is called in the main
  /// thread.
  template <class... Args, class Start>
  void start_on_io(std::move_only_function<void(Args...)> on_done, Start start);
  /// Runs work in the socket's thread. The stream lives until then, and is always destroyed in the main
  /// thread.
  void post_to_io(std::move_only_function<void(Transport&)> work);

  IoThread* io_thread_;      // nullptr: the main thread
  std::mutex socket_mutex_;  // held to close the socket, and to use its handle
  TcpSocket socket_;
  std::unique_ptr<TlsStream> tls_;
  Handshakes* handshakes_ = nullptr;
  std::optional<SendBufferBudget::Account> account_;
  std::optional<FairScheduler::Client> client_;
  std::optional<Pace> pace_;
  std::function<void(std::size_t)> input_watch_;
  boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, Executor> deadline_;
};

}  // namespace kuhhandel::server
