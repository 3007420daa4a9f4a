#include "load/attack/live_scripts.h"

#include <boost/json/object.hpp>
#include <boost/json/parse.hpp>
#include <chrono>

namespace kuhhandel::load::attacks {
namespace {

using server::Task;
using std::chrono::milliseconds;

constexpr auto kHello = R"({"type":"hello","version":1})";
/// Smaller than any step.
constexpr int kLittleRoom = 1024;

std::string live(std::string const& table) { return "/api/tables/" + table + "/live"; }

/// Whether they watch a table at which people play.
Task<bool> watch(Attacker& me, RawLine& line) {
  bool const opened = co_await line.connect(me.target.port) &&
                      co_await line.upgrade(live(me.any_of(me.target.played))) && co_await line.say(kHello);
  me.count(opened ? "watched" : "not let in");
  co_return opened;
}

/// Says it until the server ends the connection.
Task<void> repeat(Attacker& me, RawLine& line, std::string_view message, milliseconds between) {
  while (co_await line.say(message)) {
    me.count("said");
    if (between.count() > 0) co_await wait(between);
  }
  me.count("cut");
}

}  // namespace

Task<void> say_nothing(Attacker& me) {
  auto line = me.line();
  if (co_await line.connect(me.target.port)) co_await line.hear_all();
  me.count("closed");
}

Task<void> drip_a_head(Attacker& me) {
  auto line = me.line();
  bool open = co_await line.connect(me.target.port) && co_await line.send("GET / HTTP/1.1\r\nHost: ");
  while (open) {
    co_await wait(milliseconds(1000));
    open = co_await line.send("x");
  }
  me.count("closed");
}

Task<void> say_no_hello(Attacker& me) {
  auto line = me.line();
  bool const opened =
      co_await line.connect(me.target.port) && co_await line.upgrade(live(me.any_of(me.target.played)));
  if (opened) co_await line.hear_all();
  me.count(opened ? "cut" : "not let in");
}

Task<void> ping_without_end(Attacker& me) {
  auto line = me.line(kLittleRoom);
  if (!co_await watch(me, line)) co_return;
  while (co_await line.ping()) me.count("pings");
  me.count("cut");
}

Task<void> flood(Attacker& me) {
  auto line = me.line();
  if (!co_await watch(me, line)) co_return;
  auto const message = R"({"type":"command","id":"x","command":{"do":"bid","amount":10}})";
  co_await repeat(me, line, message, milliseconds(0));
}

Task<void> never_hear(Attacker& me) {
  auto line = me.line(kLittleRoom);
  if (!co_await watch(me, line)) co_return;
  // That many snapshots fit nowhere.
  co_await repeat(me, line, kHello, milliseconds(500));
}

Task<void> greet_without_end(Attacker& me) {
  auto line = me.line();
  if (!co_await watch(me, line)) co_return;
  while (co_await line.say(kHello)) {
    if (co_await line.hear() == 0) break;
    me.count("answered");
    co_await wait(milliseconds(500));
  }
  me.count("cut");
}

Task<void> try_keys(Attacker& me) {
  auto line = me.line();
  auto const key = std::to_string(me.rng.next());
  bool const asked = co_await line.connect(me.target.port) &&
                     co_await line.upgrade(live(me.any_of(me.target.played))) &&
                     co_await line.say(R"({"type":"hello","version":1,"token":")" + key + "\"}");
  if (asked) co_await line.hear_all();
  me.count(asked ? "refused" : "not let in");
}

Task<void> toggle_settings(Attacker& me) {
  auto line = me.line();
  if (!co_await line.connect(me.target.port)) co_return me.count("not let in");
  auto const opened = co_await line.ask(
      request("POST", "/api/tables",
              R"({"name":"x","edition":"second","seats":3,"player":"Mallory","public":true})"));
  if (opened.status != 201) co_return me.count(opened);
  auto const key = boost::json::parse(opened.body).as_object();
  bool open = co_await line.upgrade(live(std::string(key.at("table").as_string())));
  open = open && co_await line.say(R"({"type":"hello","version":1,"token":")" +
                                   std::string(key.at("token").as_string()) + "\"}");
  for (int turn = 0; open; ++turn) {
    open = co_await line.say(R"({"type":"order","id":")" + std::to_string(turn) +
                             R"(","order":{"do":"speed","speed":)" + std::to_string(1 + turn % 5) +
                             R"(,"gavel":"house"}})");
    open = open && co_await line.hear() > 0;
    me.count("orders");
    co_await wait(milliseconds(50));
  }
  me.count("cut");
}

Task<void> never_hear_events(Attacker& me) {
  auto line = me.line(kLittleRoom);
  auto const path = "/api/tables/" + me.any_of(me.target.played) + "/events";
  bool const asked = co_await line.connect(me.target.port) && co_await line.send(request("GET", path));
  // Bytes that nobody asked for end it, sooner or later.
  while (asked && co_await line.send("x")) co_await wait(milliseconds(1000));
  me.count(asked ? "cut" : "not let in");
}

}  // namespace kuhhandel::load::attacks
