// Clients who outlive their server. Each remembers the last step that they were told and the commands that
// were acknowledged, comes back to the next server, and sends again what was never answered.
#pragma once

#include <chrono>
#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "engine/rng.h"
#include "load/server_process.h"
#include "load/sockets.h"
#include "load/table_opener.h"
#include "load/witness.h"

namespace kuhhandel {

class Survivors final : private load::Sockets::Ear {
 public:
  /// `data` is the server's folder.
  Survivors(std::filesystem::path data, std::uint64_t seed);

  /// Takes all seats, at the first time, or comes back to them.
  void come_back(std::uint16_t port);
  /// They come to any of these servers by turns, and go where they are sent; where they lose their line, they
  /// come to the next. At the first time a table is opened at each.
  void come_back_to_any(std::vector<std::uint16_t> ports);
  /// How long it took at most from a table's step to its next; begins anew.
  std::chrono::milliseconds longest_silence();
  /// How often somebody was sent to another server.
  int led() const { return led_; }
  void play_for(std::chrono::milliseconds time) { sockets_->run_for(time); }
  /// What was on its way when the server died.
  void hear_the_rest();
  /// Empty, or what somebody was told that is not in the log.
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
    load::Witness witness;
    std::string last_step;  // as it was told
    std::optional<Command> unanswered;
    std::map<std::string, std::uint64_t> acknowledged;  // the version of each command
    std::size_t connection = 0;
  };
  using Steady = std::chrono::steady_clock;

  void opened(std::size_t client) override;
  void heard(std::size_t client, std::string_view text) override;
  void closed(std::size_t number) override;
  void open_anew(std::size_t client);
  void follow(std::size_t client, std::string_view address);
  void sit_down(std::vector<std::uint16_t> const& ports);
  void act(std::size_t number, boost::json::object const& step);

  std::filesystem::path data_;
  Rng rng_;
  std::vector<Client> clients_;
  std::unique_ptr<load::Sockets> sockets_;
  std::vector<std::uint16_t> ports_;          // of all servers; none: there is one
  std::map<std::size_t, std::size_t> lines_;  // of connections that are open: whose they are
  std::map<std::string, Steady::time_point> stepped_;
  Steady::duration longest_silence_{};
  int led_ = 0;
  std::string fault_;
  int ids_ = 0;
  int acknowledged_ = 0;
};

}  // namespace kuhhandel
