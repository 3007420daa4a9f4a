// TLS over a TCP socket, by OpenSSL itself. Asio's stream has 68 kB of buffers for each connection; here
// OpenSSL reads and writes the socket directly, and has buffers only while a record is incomplete.
#pragma once

#include <openssl/ssl.h>

#include <boost/asio/buffer.hpp>
#include <boost/asio/ssl/context.hpp>
#include <functional>
#include <memory>
#include <vector>

#include "server/net/asio_types.h"

namespace kuhhandel::server {

class TlsStream {
 public:
  using error_code = boost::system::error_code;
  using OnTransferred = std::move_only_function<void(error_code, std::size_t)>;

  /// The socket must outlive it.
  TlsStream(TcpSocket& socket, std::shared_ptr<boost::asio::ssl::context> context);
  TlsStream(TlsStream const&) = delete;
  TlsStream& operator=(TlsStream const&) = delete;
  ~TlsStream();

  /// Calls `done` with 0 bytes. OpenSSL has about 40 kB from the first byte until then.
  void handshake(OnTransferred on_done);
  /// At most one of each at a time; whoever asks keeps the stream and the buffers until `done` is called.
  void read(boost::asio::mutable_buffer into, OnTransferred on_done);
  void write(std::vector<boost::asio::const_buffer> const& from, OnTransferred on_done);

  /// Tells the client that nothing follows, if the socket takes that at once.
  void close_notify();

 private:
  struct Free {
    void operator()(SSL* tls) const { SSL_free(tls); }
  };
  /// Returns what OpenSSL returned.
  using Step = std::move_only_function<int(SSL*, std::size_t& moved)>;

  static void count_key_update(int is_sent, int version, int type, void const* bytes, std::size_t size,
                               SSL* tls, void* stream);
  /// Does `step` until it needs the socket no more.
  void run(Step step, OnTransferred on_done);
  error_code error_of(int why);

  TcpSocket& socket_;
  std::shared_ptr<boost::asio::ssl::context> context_;
  std::unique_ptr<SSL, Free> tls_;  // null before the handshake
  int key_updates_ = 0;             // that the client has asked for
};

/// Has the connections of that context take as little memory as they can.
void save_memory(boost::asio::ssl::context& context);

}  // namespace kuhhandel::server
