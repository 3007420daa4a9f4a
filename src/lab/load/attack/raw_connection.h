// A connection without any protocol: sends any bytes from any address of this machine, and may read nothing.
#pragma once

#include <boost/beast/core/flat_buffer.hpp>
#include <chrono>
#include <cstdint>
#include <string>
#include <string_view>

#include "server/net/asio_types.h"

namespace kuhhandel::load {

/// How the server answered a request.
struct RawResponse {
  int status = 0;  // 0: it closed the connection, or said nothing for a long time
  std::string body;
};

/// One frame of a WebSocket; `opcode` is -1 if the connection is closed.
struct RawFrame {
  int opcode = -1;
  std::string payload;
};

class RawConnection {
 public:
  /// Connects from that address of this machine, in host order. A slow reader has little `room` to receive
  /// in.
  RawConnection(boost::asio::io_context& io, std::uint32_t from, int room = 0);

  server::Task<bool> connect(std::uint16_t port);

  /// Sends everything; returns false if the server has closed the connection.
  server::Task<bool> send(std::string_view bytes);

  /// Sends a request and reads the response. `giant` is a body that is not copied.
  server::Task<RawResponse> send_request(std::string_view request, std::string_view giant = {});
  /// Reads one response, of at most 64 MB.
  server::Task<RawResponse> read_response();

  /// Requests a WebSocket; later messages are not read.
  server::Task<bool> upgrade(std::string_view path);
  server::Task<bool> send_text(std::string_view message);
  server::Task<bool> ping();

  /// Reads one frame of a WebSocket and answers it if it is a ping.
  server::Task<RawFrame> read_frame();
  /// Reads frames until one contains `text`; false if the connection is closed first.
  server::Task<bool> read_until(std::string_view text);

  /// Reads some bytes; returns 0 if the server has closed the connection.
  server::Task<std::size_t> read_available();
  /// Reads and discards everything until the server closes the connection.
  server::Task<void> read_to_end();
  /// Reads what has arrived; empty if the server has closed the connection.
  server::Task<std::string> read_some();
  void close();

  /// Masked by zeros, which is what a client must do at least.
  static std::string frame(unsigned char opcode, std::string_view payload, bool is_last = true);

 private:
  server::Task<bool> fill(std::size_t bytes);
  std::string take(std::size_t bytes);

  server::TcpSocket socket_;
  std::uint32_t from_;
  int receive_buffer_;
  boost::beast::flat_buffer unread_;
};

server::Task<void> wait(std::chrono::milliseconds time);

/// The head and body of a request; `headers` are whole lines.
std::string request(std::string_view method, std::string_view path, std::string_view body = {},
                    std::string_view headers = {});

}  // namespace kuhhandel::load
