// The bytes of one client's connection, in the open or over TLS: one type, so that what speaks HTTP and
// WebSocket over it is compiled once. Whoever uses it is in one thread, at home; its socket may be read and
// written in another (IoThreads).
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
#include "server/net/send_buffer_budget.h"
#include "table/rtt_estimator.h"

namespace kuhhandel::server {

class Transport;
class IoThread;
class TlsStream;

/// The TLS handshakes that clients have begun and not finished. Each takes about 40 kB: of more than
/// `kMaxActive` the oldest is given up.
class Handshakes {
 public:
  static constexpr std::size_t kMaxActive = 1000;

  explicit Handshakes(std::size_t max_handshakes = kMaxActive) : max_handshakes_(max_handshakes) {}

  std::size_t size() const { return active_.size(); }

  /// One of them, for as long as it lives.
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

  /// In the open, or over TLS where there is a context for it. Where the socket is that thread's, all
  /// functions are called at its home, and what they are given is called there.
  Transport(TcpSocket socket, std::shared_ptr<boost::asio::ssl::context> const& tls,
            IoThread* thread = nullptr);
  Transport(Transport const&) = delete;
  Transport& operator=(Transport const&) = delete;
  ~Transport();

  executor_type get_executor() { return deadline_.get_executor(); }

  /// What TCP itself has measured of this connection; none where the kernel does not tell, or it is closed.
  std::optional<table::KernelRoundTrip> tcp_round_trip();

  /// Calls `watch` with the number of bytes each time some were read, before they are processed.
  void watch_input(std::function<void(std::size_t)> watch) { input_watch_ = std::move(watch); }

  /// Agrees with the client on TLS, which must not take long; false where that cannot be. In the open there
  /// is nothing to agree on.
  Task<bool> handshake();
  /// `agree` is one of these from then on; they must outlive the stream.
  void set_handshake_limit(Handshakes& handshakes) { handshakes_ = &handshakes; }

  /// What waits for the client is counted there from then on, and the connection may be cut for it.
  SendBufferBudget::Account& account_in(SendBufferBudget& budget);
  /// Null if that is counted nowhere.
  SendBufferBudget::Account* account() { return account_ ? &*account_ : nullptr; }

  /// Closes the connection then, unless another limit is set before, or none.
  void set_deadline(std::chrono::milliseconds timeout);
  void cancel_deadline() { deadline_.cancel(); }
  /// Closes the connection once the client takes what is written from now on too slowly
  /// (Backlog::kMinBytesPerMs).
  void set_pace_deadline();
  void close();
  /// Nothing more is sent.
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

  /// Receives what is below TLS, before `agree`.
  template <class Token>
  auto async_receive(boost::asio::mutable_buffer into, boost::asio::socket_base::message_flags flags,
                     Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this, flags](auto on_done, Into room) { receive(room, flags, std::move(on_done)); }, token, into);
  }

  /// Ends the connection as its protocols want it; `ended` is told.
  void teardown(boost::beast::role_type role, OnEnded on_ended);

 private:
  using Into = boost::asio::mutable_buffer;
  using From = std::vector<boost::asio::const_buffer>;
  using Clock = std::chrono::steady_clock;
  /// Of what is written since it began.
  struct Pace {
    Clock::time_point began;
    std::size_t written = 0;
  };

  /// To read some bytes is to read as many as one buffer holds.
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

  /// Has `start` begin something with the socket, in its thread, and `done` called at home when that is done.
  template <class... Args, class Start>
  void start_on_io(std::move_only_function<void(Args...)> on_done, Start start);
  /// Done in the socket's thread. The stream stays until then, and is destroyed at home in any case.
  void post_to_io(std::move_only_function<void(Transport&)> work);

  IoThread* io_thread_;      // null: at home
  std::mutex socket_mutex_;  // held by who closes the socket, and by who looks at its handle
  TcpSocket socket_;
  std::unique_ptr<TlsStream> tls_;
  Handshakes* handshakes_ = nullptr;
  std::optional<SendBufferBudget::Account> account_;
  std::optional<Pace> pace_;
  std::function<void(std::size_t)> input_watch_;
  boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, Executor> deadline_;
};

}  // namespace kuhhandel::server
