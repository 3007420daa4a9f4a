#include "tests/ledger/a_faulty_line.h"

#include <array>
#include <boost/asio/post.hpp>
#include <boost/asio/write.hpp>
#include <utility>

namespace kuhhandel {
namespace {

constexpr auto kSocket = ".s.PGSQL.5432";

}  // namespace

/// One connection of a server.
struct AFaultyLine::Line {
  Line(Socket one, Socket other) : server(std::move(one)), database(std::move(other)) {}

  Socket server;
  Socket database;
  std::array<char, 65'536> requested{};
  std::array<char, 65'536> answered{};
  void end() {
    boost::system::error_code ended;
    server.close(ended);
    database.close(ended);
  }

  bool drops_answer = false;  // the next answer
  std::string held{};         // delayed data
};

AFaultyLine::AFaultyLine(std::filesystem::path const& to)
    : to_((to / kSocket).string()), acceptor_(io_, (folder_.path() / kSocket).string()) {
  accept();
  thread_ = std::jthread([this] { io_.run(); });
}

AFaultyLine::~AFaultyLine() { io_.stop(); }

void AFaultyLine::next_is(Fate fate) {
  std::lock_guard const lock(mutex_);
  fate_ = fate;
}

Fate AFaultyLine::next_fate() {
  std::lock_guard const lock(mutex_);
  return std::exchange(fate_, Fate::acknowledged);
}

void AFaultyLine::accept() {
  acceptor_.async_accept([this](boost::system::error_code error, Socket server) {
    if (error) return;
    Socket database(io_);
    boost::system::error_code away;
    database.connect(to_, away);
    if (!away) {
      auto const line = std::make_shared<Line>(std::move(server), std::move(database));
      read_request(line);
      answer(line);
    }
    accept();
  });
}

/// A message of some size comes in one piece by such a socket.
void AFaultyLine::read_request(std::shared_ptr<Line> const& line) {
  line->server.async_read_some(boost::asio::buffer(line->requested),
                               [this, line](boost::system::error_code gone, std::size_t size) {
                                 if (gone) return line->end();
                                 carry(line, size);
                               });
}

void AFaultyLine::carry(std::shared_ptr<Line> const& line, std::size_t size) {
  auto const fate = next_fate();
  if (fate == Fate::lost) return line->end();
  if (fate == Fate::late) {
    line->held.assign(line->requested.data(), size);
    line->server.close();
    std::lock_guard const lock(mutex_);
    return late_.push_back(line);
  }
  line->drops_answer = fate == Fate::unacknowledged;
  boost::system::error_code broken;
  boost::asio::write(line->database, boost::asio::buffer(line->requested, size), broken);
  read_request(line);
}

void AFaultyLine::answer(std::shared_ptr<Line> const& line) {
  line->database.async_read_some(
      boost::asio::buffer(line->answered), [this, line](boost::system::error_code gone, std::size_t size) {
        if (gone || line->drops_answer) return line->end();
        boost::system::error_code broken;
        boost::asio::write(line->server, boost::asio::buffer(line->answered, size), broken);
        answer(line);
      });
}

void AFaultyLine::let_late_ones_come() {
  std::lock_guard const lock(mutex_);
  for (auto const& line : std::exchange(late_, {})) {
    boost::asio::post(io_, [line] {
      boost::system::error_code broken;
      boost::asio::write(line->database, boost::asio::buffer(line->held), broken);
    });
  }
}

}  // namespace kuhhandel
