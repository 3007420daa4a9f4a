#include "load/attack/visitor.h"

#include <boost/asio/co_spawn.hpp>
#include <boost/asio/detached.hpp>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace kuhhandel::load {
namespace {

namespace asio = boost::asio;
using server::Task;
using std::chrono::milliseconds;

constexpr std::uint32_t kVisitorAddress = 0x7F01FF01;  // 127.1.255.1
constexpr std::uint32_t kHostAddress = 0x7F01FF02;
constexpr milliseconds kBetweenVisits{200};
constexpr std::chrono::seconds kVisitPatience{10};

}  // namespace

Task<bool> join_table(RawConnection& line, std::uint16_t port, std::string const& table,
                      std::string const& token) {
  bool open = co_await line.connect(port);
  auto const path = "/api/tables/" + table + "/live";
  if (open) open = co_await line.upgrade(path);
  auto const hello = R"({"type":"hello","version":1,"token":")" + token + "\"}";
  if (open) open = co_await line.send_text(hello);
  if (open) open = co_await line.read_until(R"("type":"snapshot")");
  co_return open;
}

void Visits::add(Visits const& others) {
  lobby.add(others.lobby);
  page.add(others.page);
  returned.add(others.returned);
  count += others.count;
  for (auto const& [what, times] : others.failures) failures[what] += times;
}

std::int64_t Visits::failed() const {
  std::int64_t sum = 0;
  for (auto const& [what, times] : failures) sum += times;
  return sum;
}

tournament::DurationHistogram Visits::all() const {
  auto sum = lobby;
  sum.add(page);
  sum.add(returned);
  return sum;
}

struct Visitor::Impl {
  Impl(std::uint16_t at, std::vector<TableKeys> to) : port(at), tables(std::move(to)) {}

  using Clock = std::chrono::steady_clock;

  std::uint16_t port;
  std::vector<TableKeys> tables;
  std::mutex mutex;
  Visits visits;                     // guarded by the mutex
  std::string own_table;             // public, waits for players
  RawConnection* current = nullptr;  // of the visit that is being made
  Clock::time_point begun;
  asio::io_context io{1};  // ends before what its coroutines look at
  std::thread thread;

  void fail(std::string const& what) {
    std::scoped_lock const lock(mutex);
    ++visits.failures[what];
  }

  /// Closes the connection of a visit that takes too long.
  Task<void> watch() {
    for (;;) {
      co_await wait(milliseconds(100));
      if (current != nullptr && Clock::now() - begun > kVisitPatience) current->close();
    }
  }

  /// One visit on a new connection: `steps` returns why it failed, or nothing.
  Task<void> visit(tournament::DurationHistogram Visits::* times,
                   std::function<Task<std::string>(RawConnection&)> steps) {
    RawConnection line(io, kVisitorAddress);
    current = &line;
    begun = Clock::now();
    auto const failure = co_await steps(line);
    current = nullptr;
    auto const took = std::chrono::nanoseconds(Clock::now() - begun).count();
    if (!failure.empty()) fail(failure);
    std::scoped_lock const lock(mutex);
    ++visits.count;
    (visits.*times).add(took);
  }

  Task<RawResponse> get(RawConnection& line, std::string_view path) {
    bool const open = co_await line.connect(port);
    if (!open) co_return RawResponse{};
    auto const asking = request("GET", path);
    co_return co_await line.send_request(asking);
  }

  Task<std::string> read_lobby(RawConnection& line) {
    auto const answer = co_await get(line, "/api/lobby");
    if (answer.status != 200) co_return "lobby " + std::to_string(answer.status);
    if (!own_table.empty() && !answer.body.contains(own_table)) co_return "own table not listed";
    co_return std::string();
  }

  Task<std::string> load_page(RawConnection& line) {
    auto const answer = co_await get(line, "/");
    co_return answer.status == 200 ? std::string() : "page " + std::to_string(answer.status);
  }

  Task<void> go() {
    for (std::size_t next = 0;; next = (next + 1) % tables.size()) {
      co_await visit(&Visits::lobby, [this](RawConnection& line) { return read_lobby(line); });
      co_await wait(kBetweenVisits);
      co_await visit(&Visits::page, [this](RawConnection& line) { return load_page(line); });
      co_await wait(kBetweenVisits);
      auto const& [table, tokens] = tables[next];
      auto const back = [&](RawConnection& line) -> Task<std::string> {
        bool const is_seated = co_await join_table(line, port, table, tokens.front());
        co_return is_seated ? std::string() : std::string("no return to a table");
      };
      co_await visit(&Visits::returned, back);
      co_await wait(kBetweenVisits);
    }
  }

  /// Hosts a public table that waits for players, all the time.
  Task<void> host() {
    for (;;) {
      RawConnection line(io, kHostAddress);
      bool open = co_await line.connect(port);
      auto const opening =
          request("POST", "/api/tables",
                  R"({"name":"Sunday","edition":"second","seats":4,"player":"Greta","public":true})");
      RawResponse opened;
      if (open) opened = co_await line.send_request(opening);
      if (opened.status == 201) {
        auto const key = boost::json::parse(opened.body);
        auto const table = std::string(key.at("table").as_string());
        RawConnection seat(io, kHostAddress);
        open = co_await join_table(seat, port, table, std::string(key.at("token").as_string()));
        // The lobby's answer may be some time old.
        co_await wait(milliseconds(1000));
        if (open) own_table = table;
        for (; open;) {
          auto const frame = co_await seat.read_frame();
          open = frame.opcode >= 0;
        }
      }
      own_table.clear();
      fail("own table " + (opened.status == 201 ? std::string("lost") : std::to_string(opened.status)));
      co_await wait(milliseconds(1000));
    }
  }
};

Visitor::Visitor(std::uint16_t port, std::vector<TableKeys> tables)
    : impl_(std::make_unique<Impl>(port, std::move(tables))) {
  asio::co_spawn(impl_->io, impl_->host(), asio::detached);
  asio::co_spawn(impl_->io, impl_->go(), asio::detached);
  asio::co_spawn(impl_->io, impl_->watch(), asio::detached);
  impl_->thread = std::thread([io = &impl_->io] { io->run(); });
}

Visitor::~Visitor() {
  impl_->io.stop();
  impl_->thread.join();
}

Visits Visitor::take() {
  std::scoped_lock const lock(impl_->mutex);
  return std::exchange(impl_->visits, {});
}

}  // namespace kuhhandel::load
