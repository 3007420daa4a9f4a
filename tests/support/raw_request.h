// Bytes sent to a server as they are, and all that it answers.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/read.hpp>
#include <boost/asio/write.hpp>
#include <string>

#include "tests/support/a_running_server.h"

namespace kuhhandel {

/// Everything until the server closes the connection, which comes from that address of this machine.
inline std::string answers_to(ARunningServer const& server, std::string const& bytes,
                              std::string const& from = "127.0.0.1") {
  boost::asio::io_context io;
  boost::asio::ip::tcp::socket socket(io);
  socket.open(boost::asio::ip::tcp::v4());
  socket.bind({boost::asio::ip::make_address(from), 0});
  socket.connect(server.endpoint());
  boost::system::error_code ended;
  boost::asio::write(socket, boost::asio::buffer(bytes), ended);
  socket.shutdown(boost::asio::socket_base::shutdown_send, ended);
  std::string answers;
  boost::asio::read(socket, boost::asio::dynamic_buffer(answers), ended);
  return answers;
}

/// A request without a body, after which the connection ends.
inline std::string get_request(std::string const& target, std::string const& headers = {}) {
  return "GET " + target + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n" + headers + "\r\n";
}

}  // namespace kuhhandel
