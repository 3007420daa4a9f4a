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

  void opened(std::size_t client) override;
  void heard(std::size_t client, std::string_view text) override;
  void closed(std::size_t) override {}
  void sit_down(std::uint16_t port);
  void act(std::size_t number, boost::json::object const& step);

  std::filesystem::path data_;
  Rng rng_;
  std::vector<Client> clients_;
  std::unique_ptr<load::Sockets> sockets_;
  std::string fault_;
  int ids_ = 0;
  int acknowledged_ = 0;
};

}  // namespace kuhhandel
