// A WebSocket at the table of a running server, as a client would have it.
#pragma once

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <string>

#include "tests/support/a_running_server.h"

namespace kuhhandel {

struct ALiveSocket {
  using Stream = boost::beast::websocket::stream<boost::beast::tcp_stream>;

  explicit ALiveSocket(ARunningServer const& server) {
    boost::beast::get_lowest_layer(stream).connect(server.endpoint());
    stream.handshake("127.0.0.1", server.live_path());
  }

  void say(std::string const& message) { stream.write(boost::asio::buffer(message)); }
  void say_hello(live::SeatKey const& key) {
    say(R"({"type":"hello","version":1,"token":")" + key.token + "\"}");
  }
  /// The next message.
  std::string receive() {
    boost::beast::flat_buffer buffer;
    stream.read(buffer);
    return boost::beast::buffers_to_string(buffer.data());
  }
  /// The last message before the server ends it.
  std::string last_words() {
    boost::system::error_code ended;
    std::string last;
    for (boost::beast::flat_buffer buffer; !ended; buffer.clear()) {
      stream.read(buffer, ended);
      if (!ended) last = boost::beast::buffers_to_string(buffer.data());
    }
    return last;
  }
  void wait_for_the_end() { last_words(); }

  boost::asio::io_context io;
  Stream stream{io};
};

}  // namespace kuhhandel
