#include "load/broadcast.h"

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/websocket.hpp>
#include <deque>
#include <memory>
#include <ostream>
#include <string>
#include <vector>

#include "load/server_process.h"
#include "load/sockets.h"

namespace kuhhandel::load {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
using asio::ip::tcp;
using boost::system::error_code;
using Text = std::shared_ptr<std::string const>;

class Member;
using Group = std::vector<std::shared_ptr<Member>>;

class Member final : public std::enable_shared_from_this<Member> {
 public:
  Member(tcp::socket socket, std::shared_ptr<Group> group, Text text)
      : socket_(std::move(socket)), group_(std::move(group)), text_(std::move(text)) {}

  void begin() {
    socket_.async_accept([self = shared_from_this()](error_code error) {
      if (!error) self->read();
    });
  }

  void send(Text const& text) {
    queue_.push_back(text);
    if (queue_.size() == 1) write();
  }

 private:
  void read() {
    socket_.async_read(buffer_, [self = shared_from_this()](error_code error, std::size_t bytes) {
      if (error) return;
      self->buffer_.consume(bytes);
      for (auto const& member : *self->group_) member->send(self->text_);
      self->read();
    });
  }

  void write() {
    socket_.async_write(asio::buffer(*queue_.front()),
                        [self = shared_from_this()](error_code error, std::size_t) {
                          if (error) return;
                          self->queue_.pop_front();
                          if (!self->queue_.empty()) self->write();
                        });
  }

  beast::websocket::stream<tcp::socket, false> socket_;  // false: without compression
  std::shared_ptr<Group> group_;
  Text text_;
  beast::flat_buffer buffer_;
  std::deque<Text> queue_;
};

class BroadcastServer {
 public:
  BroadcastServer(int members, std::size_t size)
      : members_(static_cast<std::size_t>(members)), text_(std::make_shared<std::string>(size, 'x')) {}

  void serve(std::ostream& out) {
    out << "http://127.0.0.1:" << acceptor_.local_endpoint().port() << "/\n" << std::flush;
    signals_.async_wait([this](error_code, int) { io_.stop(); });
    accept();
    io_.run();
  }

 private:
  void accept() {
    acceptor_.async_accept([this](error_code error, tcp::socket socket) {
      if (error) return;
      socket.set_option(tcp::no_delay(true), error);
      if (!group_ || group_->size() == members_) group_ = std::make_shared<Group>();
      group_->push_back(std::make_shared<Member>(std::move(socket), group_, text_));
      group_->back()->begin();
      accept();
    });
  }

  asio::io_context io_{1};
  tcp::acceptor acceptor_{io_, {asio::ip::address_v4::loopback(), 0}};
  asio::signal_set signals_{io_, SIGINT, SIGTERM};
  std::size_t members_;
  Text text_;
  std::shared_ptr<Group> group_;
};

/// The client that receives the last copy of a message sends the next one.
class Groups final : private Sockets::SocketListener {
 public:
  Groups(std::uint16_t port, int members) : members_(members), sockets_(port, *this) {}

  void arrive(int groups) {
    received_.resize(static_cast<std::size_t>(groups));
    auto const wanted = static_cast<std::size_t>(groups * members_);
    // One after the other, so that the server makes the same groups.
    while (opened_ < wanted) {
      if (connections_ == opened_) connections_ = 1 + sockets_.open("/", kThisMachine);
      sockets_.run_for(std::chrono::milliseconds(1));
    }
    for (int group = 0; group < groups; ++group) speak(static_cast<std::size_t>(group), 0);
  }

  std::int64_t messages_in(std::chrono::milliseconds time) {
    messages_ = 0;
    sockets_.run_for(time);
    return messages_;
  }

 private:
  void on_open(std::size_t) override { ++opened_; }
  void on_close(std::size_t) override {}
  void on_message(std::size_t connection, std::string_view) override {
    ++messages_;
    auto const group = connection / static_cast<std::size_t>(members_);
    if (++received_[group] % members_ == 0) speak(group, received_[group] / members_ % members_);
  }
  void speak(std::size_t group, int member) {
    sockets_.send(group * static_cast<std::size_t>(members_) + static_cast<std::size_t>(member),
                  R"({"type":"command","id":"c1","command":{"do":"bid","amount":50}})");
  }

  int members_;
  Sockets sockets_;
  std::vector<int> received_;
  std::size_t connections_ = 0;
  std::size_t opened_ = 0;
  std::int64_t messages_ = 0;
};

}  // namespace

Broadcasts measure_broadcasts(int groups, int members, std::size_t size, std::chrono::milliseconds time) {
  ServerProcess const server([=](std::ostream& out) { BroadcastServer(members, size).serve(out); });
  Groups crowd(server.port(), members);
  crowd.arrive(groups);
  crowd.messages_in(time / 4);
  auto const before = server.processor_time();
  auto const messages = crowd.messages_in(time);
  auto const used = std::chrono::duration<double>(server.processor_time() - before).count();
  return {.connections = static_cast<std::size_t>(groups * members),
          .per_core_second = static_cast<double>(messages) / members / used};
}

}  // namespace kuhhandel::load
