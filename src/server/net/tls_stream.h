// TLS over a TCP socket, directly with OpenSSL. Asio's stream has 68 kB of buffers per connection; here
// OpenSSL uses the socket itself and has buffers only while a record is incomplete.
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

  /// The socket must outlive this object.
  TlsStream(TcpSocket& socket, std::shared_ptr<boost::asio::ssl::context> context);
  TlsStream(TlsStream const&) = delete;
  TlsStream& operator=(TlsStream const&) = delete;
  ~TlsStream();

  /// Calls `on_done` with 0 bytes. OpenSSL uses about 40 kB from the first byte until then.
  void handshake(OnTransferred on_done);
  /// At most one read and one write may run at a time. The caller must keep the stream and the buffers alive
  /// until `on_done` is called.
  void read(boost::asio::mutable_buffer into, OnTransferred on_done);
  void write(std::vector<boost::asio::const_buffer> const& from, OnTransferred on_done);

  /// Sends close_notify if the socket accepts it without waiting.
  void close_notify();

 private:
  struct Free {
    void operator()(SSL* tls) const { SSL_free(tls); }
  };
  /// One attempt at an operation; returns OpenSSL's result.
  using Step = std::move_only_function<int(SSL*, std::size_t& moved)>;

  static void count_key_update(int is_sent, int version, int type, void const* bytes, std::size_t size,
                               SSL* tls, void* stream);
  /// Repeats `step` until it no longer waits for the socket.
  void run(Step step, OnTransferred on_done);
  error_code error_of(int why);

  TcpSocket& socket_;
  std::shared_ptr<boost::asio::ssl::context> context_;
  std::unique_ptr<SSL, Free> tls_;  // nullptr before the handshake
  int key_updates_ = 0;             // requested by the client
};

/// Configures the context for minimal memory per connection.
void save_memory(boost::asio::ssl::context& context);

}  // namespace kuhhandel::server
