#include "load/attack/live_scripts.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <chrono>

namespace kuhhandel::load::attacks {
namespace {

using server::Task;
using std::chrono::milliseconds;

constexpr auto kHello = R"({"type":"hello","version":1})";
std::string live(std::string const& table) { return "/api/tables/" + table + "/live"; }

/// Whether they have a WebSocket of a table at which people play.
Task<bool> enter(Attacker& me, RawConnection& line) {
  if (!co_await line.connect(me.target.port)) co_return false;
  auto const path = live(me.any_of(me.target.played));
  co_return co_await line.upgrade(path);
}

/// Whether they watch such a table.
Task<bool> watch(Attacker& me, RawConnection& line) {
  bool watching = co_await enter(me, line);
  if (watching) watching = co_await line.send_text(kHello);
  me.count(watching ? "watched" : "not let in");
  co_return watching;
}

/// Says it until the server ends the connection.
Task<void> repeat(Attacker& me, RawConnection& line, std::string_view message, milliseconds between) {
  for (bool open = true; open;) {
    open = co_await line.send_text(message);
    me.count(open ? "said" : "cut");
    if (between.count() > 0) co_await wait(between);
  }
}

/// A table of their own, as whose host they have said hello; its connection is `line`.
Task<bool> open_table(Attacker& me, RawConnection& line) {
  if (!co_await line.connect(me.target.port)) co_return false;
  auto const opening = request(
      "POST", "/api/tables", R"({"name":"x","edition":"second","seats":3,"player":"Mallory","public":true})");
  auto const opened = co_await line.send_request(opening);
  me.count(opened);
  if (opened.status != 201) co_return false;
  auto const key = boost::json::parse(opened.body);
  auto const path = live(std::string(key.at("table").as_string()));
  if (!co_await line.upgrade(path)) co_return false;
  auto const token = std::string(key.at("token").as_string());
  auto const hello = R"({"type":"hello","version":1,"token":")" + token + "\"}";
  co_return co_await line.send_text(hello);
}

}  // namespace

Task<void> say_nothing(Attacker& me) {
  auto line = me.line();
  if (co_await line.connect(me.target.port)) co_await line.read_to_end();
  me.count("closed");
}

Task<void> drip_a_head(Attacker& me) {
  auto line = me.line();
  bool open = co_await line.connect(me.target.port);
  if (open) open = co_await line.send("GET / HTTP/1.1\r\nHost: ");
  while (open) {
    co_await wait(milliseconds(1000));
    open = co_await line.send("x");
  }
  me.count("closed");
}

Task<void> say_no_hello(Attacker& me) {
  auto line = me.line();
  bool const opened = co_await enter(me, line);
  if (opened) co_await line.read_to_end();
  me.count(opened ? "cut" : "not let in");
}

Task<void> ping_without_end(Attacker& me) {
  auto line = me.line(kSmallBuffer);
  bool open = co_await watch(me, line);
  while (open) {
    open = co_await line.ping();
    me.count(open ? "pings" : "cut");
  }
}

Task<void> flood(Attacker& me) {
  auto line = me.line();
  if (!co_await watch(me, line)) co_return;
  auto const message = R"({"type":"command","id":"x","command":{"do":"bid","amount":10}})";
  co_await repeat(me, line, message, milliseconds(0));
}

Task<void> never_read(Attacker& me) {
  auto line = me.line(kSmallBuffer);
  if (!co_await watch(me, line)) co_return;
  // That many snapshots fit nowhere.
  co_await repeat(me, line, kHello, milliseconds(500));
}

Task<void> greet_without_end(Attacker& me) {
  auto line = me.line();
  bool open = co_await watch(me, line);
  while (open) {
    auto const bytes = co_await line.read_available();
    me.count(bytes > 0 ? "answered" : "cut");
    co_await wait(milliseconds(500));
    open = co_await line.send_text(kHello);
  }
}

Task<void> try_keys(Attacker& me) {
  auto line = me.line();
  bool is_open = co_await enter(me, line);
  auto const hello = R"({"type":"hello","version":1,"token":")" + std::to_string(me.rng.next()) + "\"}";
  if (is_open) is_open = co_await line.send_text(hello);
  if (is_open) co_await line.read_to_end();
  me.count(is_open ? "refused" : "not let in");
}

Task<void> toggle_settings(Attacker& me) {
  auto line = me.line();
  bool open = co_await open_table(me, line);
  for (int turn = 0; open; ++turn) {
    auto const order = R"({"type":"order","id":")" + std::to_string(turn) +
                       R"(","order":{"do":"speed","speed":)" + std::to_string(1 + turn % 5) +
                       R"(,"gavel":"house"}})";
    open = co_await line.send_text(order);
    auto const bytes = co_await line.read_available();
    open = open && bytes > 0;
    me.count(open ? "orders" : "cut");
    co_await wait(milliseconds(50));
  }
}

Task<void> never_read_events(Attacker& me) {
  auto line = me.line(kSmallBuffer);
  auto const asking = request("GET", "/api/tables/" + me.any_of(me.target.played) + "/events");
  bool open = co_await line.connect(me.target.port);
  if (open) open = co_await line.send(asking);
  me.count(open ? "asked" : "not let in");
  // Unexpected bytes end the connection sooner or later.
  while (open) {
    co_await wait(milliseconds(1000));
    open = co_await line.send("x");
  }
}

Task<void> ask_hints(Attacker& me) {
  auto line = me.line();
  bool open = co_await open_table(me, line);
  for (auto const* const order : {R"("do":"add_bot","seat":1,"bot":"farmer")",
                                  R"("do":"add_bot","seat":2,"bot":"farmer")", R"("do":"start")"}) {
    auto const message =
        R"({"type":"order","id":")" + std::to_string(me.rng.next()) + R"(","order":{)" + order + "}}";
    if (open) open = co_await line.send_text(message);
  }
  while (open) {
    // The maximum of one connection. Each request repeats the question to a bot that has not answered yet.
    for (int i = 0; i < 5 && open; ++i) open = co_await line.send_text(R"({"type":"hint","id":"h"})");
    auto const bytes = co_await line.read_available();
    open = open && bytes > 0;
    me.count(open ? "asked" : "cut");
    co_await wait(milliseconds(200));
  }
}

Task<void> continue_emptily(Attacker& me) {
  constexpr int kFrames = 500;
  auto line = me.line();
  if (!co_await watch(me, line)) co_return;
  auto const begun = RawConnection::frame(0x1, {}, false);
  std::string frames;
  for (int i = 0; i < kFrames; ++i) frames += RawConnection::frame(0x0, {}, false);
  bool open = co_await line.send(begun);
  while (open) {
    open = co_await line.send(frames);
    me.count(open ? "sent" : "cut");
    co_await wait(milliseconds(5));
  }
}

Task<void> crowd_the_lobby(Attacker& me) {
  auto line = me.line();
  if (!co_await open_table(me, line)) co_return me.count("not let in");
  for (bool open = true; open;) {
    auto const frame = co_await line.read_frame();
    open = frame.opcode >= 0;
  }
  me.count("cut");
}

Task<void> watch_one_table(Attacker& me) {
  auto line = me.line();
  bool open = co_await line.connect(me.target.port);
  auto const path = live(me.target.played.front());
  if (open) open = co_await line.upgrade(path);
  if (open) open = co_await line.send_text(kHello);
  me.count(open ? "watched" : "not let in");
  while (open) {
    auto const frame = co_await line.read_frame();
    open = frame.opcode >= 0;
  }
}

Task<void> send_to_events(Attacker& me) {
  static std::string const kBytes(std::size_t{64} * 1024, 'x');
  auto line = me.line();
  auto const asking = request("GET", "/api/tables/" + me.any_of(me.target.played) + "/events");
  bool open = co_await line.connect(me.target.port);
  if (open) open = co_await line.send(asking);
  while (open) {
    open = co_await line.send(kBytes);
    me.count(open ? "sent" : "cut");
    co_await wait(milliseconds(5));
  }
}

}  // namespace kuhhandel::load::attacks
