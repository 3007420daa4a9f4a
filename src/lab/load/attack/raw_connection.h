// A connection of somebody who keeps to no protocol: any bytes from any address of this machine, heard or
// not.
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
  /// From that address of this machine, in host order; whoever is to be slow to hear has little `room` to
  /// receive in.
  RawConnection(boost::asio::io_context& io, std::uint32_t from, int room = 0);

  server::Task<bool> connect(std::uint16_t port);

  /// Sends it all; false where the server has closed the connection.
  server::Task<bool> send(std::string_view bytes);

  /// Sends a request and hears the answer. `giant` is a body that is not copied.
  server::Task<RawResponse> send_request(std::string_view request, std::string_view giant = {});
  /// Reads one response, of at most 64 MB.
  server::Task<RawResponse> read_response();

  /// Asks for a WebSocket; what it is told from then on waits to be heard.
  server::Task<bool> upgrade(std::string_view path);
  server::Task<bool> send_text(std::string_view message);
  server::Task<bool> ping();

  /// Reads one frame of a WebSocket and answers it if it is a ping.
  server::Task<RawFrame> read_frame();
  /// Reads frames until one contains `text`; false if the connection is closed first.
  server::Task<bool> read_until(std::string_view text);

  /// Hears some bytes; none where the server has closed the connection.
  server::Task<std::size_t> read_available();
  /// Hears whatever comes and forgets it, until the server closes the connection.
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
