#include "load/attack/request_scripts.h"

#include <array>
#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <chrono>
#include <functional>

namespace kuhhandel::load::attacks {
namespace {

using server::Task;
using std::chrono::milliseconds;

constexpr std::size_t kGiant = std::size_t{16} * 1000 * 1000;

/// Sends one request after another until the server closes the connection. A client that is refused for its
/// rate continues at the same rate, but this leaves the machine some time.
Task<void> ask_without_end(Attacker& me, std::function<std::string()> next) {
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  for (RawResponse answer{.status = 200, .body = {}}; answer.status != 0;) {
    auto const asking = next();
    answer = co_await line.send_request(asking);
    me.count(answer);
    if (answer.status == 429) co_await wait(milliseconds(10));
  }
}

std::string any_id(Rng& rng) {
  constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";
  std::string id;
  for (int i = 0; i < 6; ++i)
    id += kLetters[static_cast<std::size_t>(rng.below(static_cast<int>(kLetters.size())))];
  return id;
}

std::string giant_of(std::string_view piece) {
  std::string giant;
  giant.reserve(kGiant + piece.size());
  while (giant.size() < kGiant) giant += piece;
  return giant;
}

std::string const& newlines() {
  static auto const kNewlines = giant_of("\n");
  return kNewlines;
}

std::string const& commas() {
  static auto const kCommas = giant_of(",,\n");
  return kCommas;
}

/// The head of a request that brings games.
std::string import(std::string_view key, std::string_view body) {
  std::string head("POST /api/group/import.csv HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: text/csv\r\n");
  head.append("Authorization: Bearer ").append(key).append("\r\nContent-Length: ");
  return head.append(std::to_string(body.size())).append("\r\n\r\n");
}

}  // namespace

Task<void> guess_ids(Attacker& me) {
  return ask_without_end(me, [&me] { return request("GET", "/api/tables/" + any_id(me.rng)); });
}

Task<void> wake_tables(Attacker& me) {
  return ask_without_end(me, [&me] { return request("GET", "/api/tables/" + me.any_of(me.target.asleep)); });
}

Task<void> ask_after_many(Attacker& me) {
  return ask_without_end(me, [&me] {
    std::string seats;
    for (int i = 0; i < 24; ++i)
      seats.append(i == 0 ? "" : ",")
          .append(R"({"table":")")
          .append(me.any_of(me.target.asleep))
          .append(R"(","token":")")
          .append(any_id(me.rng))
          .append("\"}");
    return request("POST", "/api/seats", R"({"seats":[)" + seats + "]}");
  });
}

Task<void> read_lobby(Attacker& me) {
  return ask_without_end(me, [] { return request("GET", "/api/lobby"); });
}

Task<void> open_tables(Attacker& me) {
  return ask_without_end(me, [] {
    return request("POST", "/api/tables", R"({"name":"x","edition":"second","seats":3,"player":"Mallory"})");
  });
}

Task<void> send_giants(Attacker& me) {
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  auto const head = import(std::to_string(me.rng.next()), newlines());
  auto const answer = co_await line.send_request(head, newlines());
  me.count(answer);
}

Task<void> send_bombs(Attacker& me) {
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  auto const making = request("POST", "/api/groups", R"({"name":"x","players":["Mallory"]})");
  auto const made = co_await line.send_request(making);
  me.count(made);
  if (made.status != 201) co_return;
  auto const answered = boost::json::parse(made.body);
  std::string const key(answered.at("key").as_string());
  for (int status = 200; status != 0;) {
    auto const& bomb = me.rng.below(2) == 0 ? newlines() : commas();
    auto const head = import(key, bomb);
    auto const answer = co_await line.send_request(head, bomb);
    me.count(answer);
    status = answer.status;
    if (status == 429) co_await wait(milliseconds(1000));
  }
}

Task<void> come_from_elsewhere(Attacker& me) {
  constexpr std::array<std::string_view, 3> kForeign{"Origin: null\r\n", "Origin: https://evil.example\r\n",
                                                     "Sec-Fetch-Site: cross-site\r\n"};
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  auto const origin = kForeign[static_cast<std::size_t>(me.rng.below(3))];
  auto const path = "/api/tables/" + me.any_of(me.target.played) + "/seats";
  auto const asking = request("POST", path, R"({"player":"Mallory"})", origin);
  auto const answer = co_await line.send_request(asking);
  me.count(answer);
}

Task<void> talk_nonsense(Attacker& me) {
  constexpr std::array<std::string_view, 4> kNonsense{
      "nonsense\r\n\r\n", "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n",
      "POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 99999999999999999999\r\n\r\n"};
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  auto const nonsense = kNonsense[static_cast<std::size_t>(me.rng.below(4))];
  auto const answer = co_await line.send_request(nonsense);
  me.count(answer);
}

Task<void> leave_files_unread(Attacker& me) {
  // Longer than a server waits for a client that reads nothing.
  constexpr milliseconds kHeld{40'000};
  auto line = me.line(kSmallBuffer);
  auto const asking = request("GET", kLargeFile);
  bool open = co_await line.connect(me.target.port);
  if (open) open = co_await line.send(asking);
  me.count(open ? "asked" : "not let in");
  if (open) co_await wait(kHeld);
}

Task<void> smuggle_requests(Attacker& me) {
  constexpr std::array<std::string_view, 3> kCodings{"xchunked", "identity", "gzip"};
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  auto const coding = kCodings[static_cast<std::size_t>(me.rng.below(static_cast<int>(kCodings.size())))];
  auto const headers = "Transfer-Encoding: " + std::string(coding) + "\r\nContent-Type: application/json\r\n";
  auto const both = request("POST", "/api/tables", {}, headers) + request("GET", "/healthz");
  auto const answer = co_await line.send_request(both);
  me.count(answer);
  if (answer.status == 0) co_return;
  // The body of the first request must not become a request of its own.
  auto const second = co_await line.read_response();
  me.count(second.status == 0 ? "refused whole" : "smuggled");
}

Task<void> extend_a_chunk(Attacker& me) {
  // Bytes of one chunk's extension, so that an unbounded server does not take the memory of the machine.
  constexpr std::size_t kMost = std::size_t{100} * 1024 * 1024;
  static std::string const kExtension(std::size_t{64} * 1024, 'x');
  constexpr auto kHeaders = "Transfer-Encoding: chunked\r\nContent-Type: application/json\r\n";
  auto line = me.line();
  bool open = co_await line.connect(me.target.port);
  auto const head = request("POST", "/api/tables", {}, kHeaders) + "1;x=";
  if (open) open = co_await line.send(head);
  me.count(open ? "begun" : "not let in");
  for (std::size_t sent = 0; open && sent < kMost; sent += kExtension.size())
    open = co_await line.send(kExtension);
  me.count(open ? "taken" : "cut");
}

Task<void> try_operator_tokens(Attacker& me) {
  return ask_without_end(me, [&me] {
    auto const token = "Authorization: Bearer " + std::to_string(me.rng.next()) + "\r\n";
    auto const from = "X-Forwarded-For: 10.0." + std::to_string(me.rng.below(256)) + ".1\r\n";
    return request("GET", "/api/operator", {}, token + from);
  });
}

}  // namespace kuhhandel::load::attacks
