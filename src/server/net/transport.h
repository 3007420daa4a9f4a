// The bytes of one client's connection, in the open or over TLS: one type, so that what speaks HTTP and
// WebSocket over it is compiled once. Whoever uses it is in one thread, at home; its socket may be read and
// written in another (SocketThreads).
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
#include "table/echoes.h"

namespace kuhhandel::server {

class ClientStream;
class SocketThread;
class TlsStream;

/// The TLS handshakes that clients have begun and not finished. Each takes about 40 kB: of more than `kMost`
/// the oldest is given up.
class Handshakes {
 public:
  static constexpr std::size_t kMost = 1000;

  explicit Handshakes(std::size_t most = kMost) : most_(most) {}

  std::size_t size() const { return underway_.size(); }

  /// One of them, for as long as it lives.
  class Place {
   public:
    Place(Handshakes& all, ClientStream& stream);
    Place(Place const&) = delete;
    Place& operator=(Place const&) = delete;
    ~Place() { all_.underway_.erase(number_); }

   private:
    Handshakes& all_;
    std::uint64_t number_;
  };

 private:
  std::size_t most_;
  std::uint64_t begun_ = 0;
  std::map<std::uint64_t, ClientStream*> underway_;  // in the order in which they began
};

class ClientStream : public std::enable_shared_from_this<ClientStream> {
 public:
  using executor_type = Executor;
  using error_code = boost::system::error_code;
  using Moved = std::move_only_function<void(error_code, std::size_t)>;
  using Ended = std::move_only_function<void(error_code)>;

  /// In the open, or over TLS where there is a context for it. Where the socket is that thread's, all
  /// functions are called at its home, and what they are given is called there.
  ClientStream(TcpSocket socket, std::shared_ptr<boost::asio::ssl::context> const& tls,
               SocketThread* thread = nullptr);
  ClientStream(ClientStream const&) = delete;
  ClientStream& operator=(ClientStream const&) = delete;
  ~ClientStream();

  executor_type get_executor() { return limit_.get_executor(); }

  /// What TCP itself has measured of this connection; none where the kernel does not tell, or it is closed.
  std::optional<table::KernelRoundTrip> tcp_round_trip();

  /// Calls `watch` with the number of bytes each time some were read, before they are processed.
  void watch_input(std::function<void(std::size_t)> watch) { input_watch_ = std::move(watch); }

  /// Agrees with the client on TLS, which must not take long; false where that cannot be. In the open there
  /// is nothing to agree on.
  Task<bool> agree();
  /// `agree` is one of these from then on; they must outlive the stream.
  void limit_handshakes(Handshakes& handshakes) { handshakes_ = &handshakes; }

  /// What waits for the client is counted there from then on, and the connection may be cut for it.
  Backlog::Account& count_in(Backlog& backlog);
  /// Null if that is counted nowhere.
  Backlog::Account* account() { return account_ ? &*account_ : nullptr; }

  /// Closes the connection then, unless another limit is set before, or none.
  void limit(std::chrono::milliseconds patience);
  void limit_no_more() { limit_.cancel(); }
  /// Closes the connection once the client takes what is written from now on too slowly (Backlog::kSlowest).
  void limit_by_pace();
  void close();
  /// Nothing more is sent.
  void say_no_more();

  template <class Buffers, class Token>
  auto async_read_some(Buffers const& into, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto done, Into first) { read(first, std::move(done)); }, token, first_of(into));
  }
  template <class Buffers, class Token>
  auto async_write_some(Buffers const& from, Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this](auto done, From const& parts) { write(parts, std::move(done)); }, token,
        From(boost::asio::buffer_sequence_begin(from), boost::asio::buffer_sequence_end(from)));
  }

  /// Receives what is below TLS, before `agree`.
  template <class Token>
  auto async_receive(boost::asio::mutable_buffer into, boost::asio::socket_base::message_flags flags,
                     Token&& token) {
    return boost::asio::async_initiate<Token, void(error_code, std::size_t)>(
        [this, flags](auto done, Into room) { receive(room, flags, std::move(done)); }, token, into);
  }

  /// Ends the connection as its protocols want it; `ended` is told.
  void end(boost::beast::role_type role, Ended ended);

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

  void read(Into into, Moved done);
  void receive(Into into, boost::asio::socket_base::message_flags flags, Moved done);
  void write(From const& from, Moved done);
  void count_written(std::size_t bytes);
  void close_at(Clock::time_point when);
  std::size_t bytes_in_kernel();

  /// Has `start` begin something with the socket, in its thread, and `done` called at home when that is done.
  template <class... What, class Start>
  void begin(std::move_only_function<void(What...)> done, Start start);
  /// Done in the socket's thread. The stream stays until then, and is destroyed at home in any case.
  void do_there(std::move_only_function<void(ClientStream&)> work);

  SocketThread* thread_;  // null: at home
  std::mutex opening_;    // held by who closes the socket, and by who looks at its handle
  TcpSocket socket_;
  std::unique_ptr<TlsStream> tls_;
  Handshakes* handshakes_ = nullptr;
  std::optional<Backlog::Account> account_;
  std::optional<Pace> pace_;
  std::function<void(std::size_t)> input_watch_;
  boost::asio::basic_waitable_timer<Clock, boost::asio::wait_traits<Clock>, Executor> limit_;
};

}  // namespace kuhhandel::server
