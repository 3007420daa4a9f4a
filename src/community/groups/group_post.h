// What a group tells another program by its webhook.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groups/evenings.h"
#include "groups/written_game.h"

namespace kuhhandel::groups {

enum class PostEvent : std::uint8_t { game_written, evening_planned, evening_called_off };

struct PostedResult {
  std::string player;
  Money points;
  int rank;  // from 1
};

struct GroupPost {
  PostEvent event;
  std::string group;  // its name
  std::string text;   // the same for people, in English; chat programs show it
  std::optional<int> game = {};
  std::string date = {};
  std::string place = {};
  std::vector<PostedResult> results = {};  // the best first
  std::optional<table::Instant> at = {};
};

GroupPost game_post(std::string const& group, int game, WrittenGame const& written);
GroupPost evening_post(std::string const& group, table::Instant at, std::string const& place);
GroupPost called_off_post(std::string const& group);

/// As it is sent.
std::string text_of(GroupPost const& post);

}  // namespace kuhhandel::groups
