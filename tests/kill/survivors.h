// Clients that outlive their servers. Each remembers its steps and acknowledged commands, reconnects to a
// server, and sends unanswered commands again.
#pragma once

#include <boost/json/object.hpp>
#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

#include "engine/random/rng.h"
#include "load/consistency_checker.h"
#include "load/server_process.h"
#include "load/sockets.h"
#include "load/table_opener.h"

namespace kuhhandel {

/// How many there are, three at each table, and where they come from.
struct Survived {
  std::size_t tables = 4;
  std::uint32_t first_home = load::kAnyAddress;  // each table has one of its own, from this one on
};

class Survivors final : private load::Sockets::SocketListener {
 public:
  using Steady = std::chrono::steady_clock;
  /// The times of each table's steps; the last one before comes first.
  using Steps = std::map<std::string, std::vector<Steady::time_point>>;

  /// `data` is the folder with which they are compared: that of the server, or a copy of a ledger.
  Survivors(std::filesystem::path data, std::uint64_t seed, Survived who = {});
  ~Survivors() override;

  /// Takes all seats, at the first time, or comes back to them.
  void come_back(load::ServerAddress server);
  /// Clients connect to these servers in turn and follow redirects; if a connection is lost or silent for as
  /// long as a page would wait, they try the next server. The first call opens a table at each.
  void come_back_to_any(std::vector<load::ServerAddress> servers);
  /// Each client waits up to that long before a move.
  void think_up_to(std::chrono::milliseconds time) { thinks_ = time; }
  /// Since they were taken last.
  Steps const& steps() const { return steps_; }
  Steps take_steps();
  /// Empty, or which tables have made no step since then, and how their clients fare.
  std::string standing_since(Steady::time_point then) const;
  /// Returns the number of redirects.
  int led() const { return led_; }
  /// How often to the very server that had sent them where they were then.
  int led_back() const { return led_back_; }
  void play_for(std::chrono::milliseconds time) { sockets_->run_for(time); }
  /// Receives the messages that were on their way when the server died.
  void receive_rest();
  /// Returns a message that is not in the log, or an empty string. Compared messages are not compared again.
  std::string compare_with_log();
  int acknowledged() const { return acknowledged_; }

 private:
  struct Command {
    std::string id;
    std::string text;
  };
  struct Client {
    std::string table;
    int seat;
    std::string token;
    std::uint32_t home;
    std::size_t server;  // of those that they come to by turns
    std::optional<load::ServerAddress> server_address{};
    std::optional<load::ServerAddress> sent_by{};  // until their table is sent
    load::ConsistencyChecker witness;
    std::map<std::uint64_t, std::string> steps{};  // received since the last comparison
    boost::json::object news{};                    // the latest full message
    std::uint64_t thought_about = 0;               // its version
    std::optional<Command> unanswered{};
    std::map<std::string, std::uint64_t> acknowledged{};  // the version of each command
    std::optional<std::size_t> connection{};              // none yet
    Steady::time_point last_received{};
    bool is_open = false;
  };
  struct Followed;

  void on_open(std::size_t number) override;
  void on_message(std::size_t number, std::string_view text) override;
  void on_close(std::size_t number) override;
  void open_anew(std::size_t client);
  void come_to_next(std::size_t number);
  void follow(std::size_t client, std::string_view address);
  void sit_down(std::vector<load::ServerAddress> const& servers);
  void on_answer(std::size_t number, boost::json::object const& answer, bool is_ack);
  void on_step(std::size_t number, boost::json::object const& message, std::string_view text);
  void think(std::size_t number);
  void act(std::size_t number);
  void leave_silent_lines();
  /// Returns a message to the clients of a table that contradicts the log, or an empty string.
  static std::string contradiction(std::vector<Client*> const& clients, Followed& followed);

  std::filesystem::path data_;
  Rng rng_;
  Survived who_;
  std::vector<Client> clients_;
  std::unique_ptr<load::Sockets> sockets_;
  std::vector<load::ServerAddress> servers_;  // all of them; none: there is one
  std::map<std::size_t, std::size_t> lines_;  // the clients of open connections
  std::map<std::string, Followed> followed_;
  Steps steps_;
  std::map<std::string, std::uint64_t> newest_;  // the newest version of each table that was sent to a client
  std::chrono::milliseconds thinks_{0};
  int led_ = 0;
  int led_back_ = 0;
  std::string fault_;
  int ids_ = 0;
  int acknowledged_ = 0;
};

/// For how long each table stood still at most, from one step to the next.
std::vector<std::chrono::milliseconds> longest_pauses(Survivors::Steps const& steps);
/// The longest of them.
std::chrono::milliseconds longest_pause(Survivors::Steps const& steps);

}  // namespace kuhhandel
