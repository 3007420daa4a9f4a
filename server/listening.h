// The sockets at which a server listens.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <cstdint>
#include <optional>
#include <string>

#include "server/listen_address.h"
#include "server/streams.h"

namespace kuhhandel::server {

using Acceptor = boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, Executor>;

/// std::runtime_error with a sentence where that cannot be; `option` names the address on the command line.
Acceptor listen(boost::asio::io_context& io, ListenAddress const& address, std::string const& option);

/// By a copy of the socket that listens already, if there is one.
Acceptor listen(boost::asio::io_context& io, std::optional<int> listening, ListenAddress const& address);

/// A socket that listens as long as this lives; connections wait until somebody accepts them.
class ListeningSocket {
 public:
  /// std::runtime_error if that cannot be.
  ListeningSocket(std::optional<int> listening, ListenAddress const& address);
  ListeningSocket(ListeningSocket const&) = delete;
  ListeningSocket& operator=(ListeningSocket const&) = delete;
  ~ListeningSocket();

  int descriptor() const { return socket_; }
  std::uint16_t port() const;

 private:
  int socket_;
};

/// A socket that listens there, for whoever asks for it: who knocks waits until somebody lets them in.
int listening_socket(std::optional<int> listening, ListenAddress const& address);

}  // namespace kuhhandel::server
