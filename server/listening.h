// The sockets at which a server listens.
#pragma once

#include <boost/asio/basic_socket_acceptor.hpp>
#include <optional>
#include <string>

#include "server/listen_address.h"
#include "server/streams.h"

namespace kuhhandel::server {

using Acceptor = boost::asio::basic_socket_acceptor<boost::asio::ip::tcp, Executor>;

/// std::runtime_error with a sentence where that cannot be; `option` names the address on the command line.
Acceptor listen(boost::asio::io_context& io, ListenAddress const& address, std::string const& option);

/// By the socket that listens already, where there is one.
Acceptor listen(boost::asio::io_context& io, std::optional<int> listening, ListenAddress const& address);

/// A socket that listens there, for whoever asks for it: who knocks waits until somebody lets them in.
int listening_socket(std::optional<int> listening, ListenAddress const& address);

}  // namespace kuhhandel::server
