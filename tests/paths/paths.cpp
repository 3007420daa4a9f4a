// Runs three paths of a real server and writes which code each of them executed:
//   paths FOLDER   writes FOLDER/bid.profraw, reconnect.profraw and group-game.profraw
// The counters of clang's coverage start at zero when the path begins: when the request has been sent.
// tools/paths.sh counts the files.
#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>
#include <cstdio>
#include <filesystem>
#include <stdexcept>
#include <string>
#include <vector>

#include "tests/support/a_live_socket.h"
#include "tests/support/raw_request.h"

extern "C" {
void __llvm_profile_reset_counters();
void __llvm_profile_set_filename(char const*);
int __llvm_profile_write_file();
}

namespace kuhhandel {
namespace {

void write_profile(std::filesystem::path const& folder, std::string const& name) {
  static std::string file;
  file = (folder / (name + ".profraw")).string();
  __llvm_profile_set_filename(file.c_str());
  if (__llvm_profile_write_file() != 0) throw std::runtime_error("cannot write " + file);
}

std::string post(ARunningServer const& server, std::string const& target, std::string const& body,
                 std::string const& headers = {}) {
  return answers_to(server, "POST " + target +
                                " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
                                "Content-Type: application/json\r\n" +
                                headers + "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" +
                                body);
}

boost::json::value json_of(std::string const& response) {
  auto const body = response.find("\r\n\r\n");
  if (body == std::string::npos || !response.starts_with("HTTP/1.1 2"))
    throw std::runtime_error("unexpected response: " + response);
  return boost::json::parse(response.substr(body + 4));
}

live::SeatKey seat_of(ARunningServer const& server, std::string const& player) {
  auto const seat = json_of(
      post(server, "/api/tables/" + server.anna().table + "/seats", R"({"player":")" + player + "\"}"));
  auto key = server.anna();
  key.token = std::string(seat.at("token").as_string());
  return key;
}

/// Reads messages until one has all of the texts; returns it. Throws if 30 others came, of which the server
/// sends one each second.
std::string wait_for(ALiveSocket& socket, std::vector<std::string> const& texts) {
  for (int messages = 0; messages < 30; ++messages) {
    auto message = socket.receive();
    bool has_all = true;
    for (auto const& text : texts) has_all = has_all && message.find(text) != std::string::npos;
    if (has_all) return message;
  }
  throw std::runtime_error("no message has " + texts.front());
}

std::string command(std::string const& id, std::string const& what) {
  return R"({"type":"command","id":")" + id + R"(","command":)" + what + "}";
}

/// A game of three, in which the first player has put a card up for auction.
struct AnAuction {
  ARunningServer server;
  std::vector<live::SeatKey> keys{server.anna(), seat_of(server, "Ben"), seat_of(server, "Cleo")};
  std::vector<std::unique_ptr<ALiveSocket>> players;
  std::size_t first = 0;

  AnAuction() {
    for (auto const& key : keys) {
      players.push_back(std::make_unique<ALiveSocket>(server));
      players.back()->say_hello(key);
      wait_for(*players.back(), {R"("type":"snapshot")"});
    }
    players[0]->say(R"({"type":"order","id":"o-1","order":{"do":"start"}})");
    auto const started = boost::json::parse(wait_for(*players[0], {R"("name":"started")"}));
    first = first_of(started);
    players[first]->say(command("a-1", R"({"do":"auction"})"));
    for (auto& player : players) wait_for(*player, {R"("name":"turned_up")"});
  }

  static std::size_t first_of(boost::json::value const& message) {
    auto const text = boost::json::serialize(message);
    auto const at = text.find(R"("first":)");
    if (at == std::string::npos) throw std::runtime_error("no first player in " + text);
    return static_cast<std::size_t>(text[at + 8] - '0');
  }
  ALiveSocket& player(std::size_t after_first) { return *players[(first + after_first) % players.size()]; }
};

/// A bid, until the two other players have it.
void run_bid(std::filesystem::path const& folder) {
  AnAuction auction;
  __llvm_profile_reset_counters();
  auction.player(1).say(command("b-1", R"({"do":"bid","amount":10})"));
  wait_for(auction.player(0), {R"("amount":10)"});
  wait_for(auction.player(2), {R"("amount":10)"});
  write_profile(folder, "bid");
}

/// A player who lost the connection during a game, until the table is on the screen again.
void run_reconnect(std::filesystem::path const& folder) {
  AnAuction auction;
  auto const away = (auction.first + 1) % 3;
  auction.players[away].reset();
  wait_for(auction.player(0), {R"("name":"away")"});
  __llvm_profile_reset_counters();
  ALiveSocket back(auction.server);
  back.say_hello(auction.keys[away]);
  wait_for(back, {R"("type":"snapshot")"});
  write_profile(folder, "reconnect");
}

/// POST /api/group/games, until the response has been received.
void run_group_game(std::filesystem::path const& folder) {
  ARunningServer const server;
  auto const group = json_of(post(server, "/api/groups", R"({"name":"Sundays","players":["Anna","Ben"]})"));
  auto const key = std::string(group.at("key").as_string());
  __llvm_profile_reset_counters();
  json_of(post(server, "/api/group/games",
               R"({"date":"2026-11-21","sheet":{"edition":"second","players":[{"name":"Anna","points":800},)"
               R"({"name":"Ben","points":500},{"name":"Cleo"}]}})",
               "Authorization: Bearer " + key + "\r\n"));
  write_profile(folder, "group-game");
}

}  // namespace
}  // namespace kuhhandel

int main(int count, char const* const* arguments) {
  if (count != 2) {
    std::fputs("usage: paths FOLDER\n", stderr);
    return 2;
  }
  std::filesystem::path const folder = arguments[1];
  std::filesystem::create_directories(folder);
  kuhhandel::run_bid(folder);
  kuhhandel::run_reconnect(folder);
  kuhhandel::run_group_game(folder);
}
