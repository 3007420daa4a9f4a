// A file of games on its way into a group. What takes long is done beside the loop; the games are entered a
// few at a time, so that nobody at a table waits for it, and seen when all are there.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groups/groups.h"
#include "server/http/message.h"

namespace kuhhandel::server {

enum class GameFile : std::uint8_t { json, csv };

/// Its steps in their order; each gives an answer where that is the end of it.
class GameImport {
 public:
  /// `key` is the group's.
  GameImport(std::string_view key, GameFile kind) : key_(key), kind_(kind) {}

  /// Whether the key opens a group that may be changed, before the file is heard.
  std::optional<HttpAnswer> may_begin(groups::Groups& groups) const;
  /// What the file says; beside the loop.
  std::optional<HttpAnswer> read(std::string file);
  /// Keeps room for the games in the group.
  std::optional<HttpAnswer> begin(groups::Groups& groups);
  /// What follows from each game, for a group as it was committed since; beside the loop.
  std::optional<HttpAnswer> make_ready(groups::Groups& groups);
  /// Where it could not be made ready.
  void give_up(groups::Groups& groups) const;
  /// Enters some; an answer once all are there.
  std::optional<HttpAnswer> enter_some(groups::Groups& groups);

 private:
  std::string key_;
  GameFile kind_;
  std::size_t bytes_ = 0;  // of the file
  std::vector<groups::WrittenGame> written_;
  std::vector<std::string> names_;
  groups::GameNumbers numbers_{};
  std::vector<groups::GroupPlayer> players_;  // whose names may change meanwhile
  std::vector<groups::ReadyGame> ready_;
  std::size_t entered_ = 0;
  groups::Imported done_;
};

}  // namespace kuhhandel::server
