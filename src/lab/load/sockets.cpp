#include "load/sockets.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <utility>
#include <vector>

namespace kuhhandel::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using boost::system::error_code;

class ClientSocket final : public std::enable_shared_from_this<ClientSocket> {
 public:
  ClientSocket(asio::io_context& io, std::size_t number, Sockets::SocketListener& ear)
      : number_(number), ear_(ear), socket_(io) {}

  void open(ServerAddress server, std::string path, std::uint32_t from) {
    auto& tcp_socket = socket_.next_layer();
    tcp_socket.open(tcp::v4());
    tcp_socket.bind({asio::ip::address_v4(from), 0});
    tcp_socket.async_connect({asio::ip::address_v4(server.host), server.port},
                             [self = shared_from_this(), path = std::move(path)](error_code error) {
                               if (error) return self->end();
                               self->socket_.next_layer().set_option(tcp::no_delay(true), error);
                               self->socket_.async_handshake("127.0.0.1", path, [self](error_code refused) {
                                 if (refused) return self->end();
                                 self->ear_.on_open(self->number_);
                                 self->read();
                               });
                             });
  }

  void say(std::string message) {
    queue_.push_back(std::move(message));
    if (queue_.size() == 1) write();
  }

  void close() {
    error_code ignored;
    socket_.next_layer().close(ignored);
  }

 private:
  void read() {
    socket_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t bytes) {
      if (error) return self->end();
      self->ear_.on_message(self->number_, {static_cast<char const*>(self->buffer_.cdata().data()), bytes});
      self->buffer_.consume(bytes);
      self->read();
    });
  }

  void write() {
    socket_.async_write(asio::buffer(queue_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                          if (error) return;
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  void end() {
    close();
    ear_.on_close(number_);
  }

  std::size_t number_;
  Sockets::SocketListener& ear_;
  websocket::stream<tcp::socket, false> socket_;  // false: without compression, as the server
  beast::flat_buffer buffer_;
  std::deque<std::string> queue_;
};

}  // namespace

struct Sockets::Impl {
  ServerAddress server;
  SocketListener& ear;
  asio::io_context io{1};
  std::vector<std::shared_ptr<ClientSocket>> connections;
};

Sockets::Sockets(ServerAddress server, SocketListener& ear) : impl_(std::make_unique<Impl>(server, ear)) {}
Sockets::~Sockets() = default;

std::size_t Sockets::open(std::string const& path, std::uint32_t from) {
  auto const number = impl_->connections.size();
  impl_->connections.push_back(std::make_shared<ClientSocket>(impl_->io, number, impl_->ear));
  impl_->connections.back()->open(impl_->server, path, from);
  return number;
}

void Sockets::redirect_to(ServerAddress server) { impl_->server = server; }

void Sockets::send(std::size_t connection, std::string message) {
  impl_->connections[connection]->say(std::move(message));
}

void Sockets::close(std::size_t connection) { impl_->connections[connection]->close(); }

void Sockets::run_after(std::chrono::microseconds wait, std::function<void()> callback) {
  auto timer = std::make_shared<asio::steady_timer>(impl_->io, wait);
  timer->async_wait([timer, callback = std::move(callback)](error_code error) {
    if (!error) callback();
  });
}

void Sockets::run_for(std::chrono::milliseconds time) {
  impl_->io.restart();
  impl_->io.run_for(time);
}

}  // namespace kuhhandel::load
