// Events that a group's webhook sends.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "groups/calendar/evenings.h"
#include "groups/games/score_entry.h"

namespace kuhhandel::groups {

enum class WebhookEventKind : std::uint8_t { game_recorded, evening_planned, evening_called_off };

struct WebhookResult {
  std::string player;
  Money points;
  int rank;  // from 1
};

struct WebhookEvent {
  WebhookEventKind event;
  std::string group;  // its name
  std::string text;   // an English sentence; chat programs show it
  std::optional<int> game = {};
  std::string date = {};
  std::string place = {};
  std::vector<WebhookResult> results = {};  // best first
  std::optional<table::Instant> at = {};
};

WebhookEvent game_event(std::string const& group, int game, ScoreEntry const& entry);
WebhookEvent evening_event(std::string const& group, table::Instant at, std::string const& place);
WebhookEvent evening_cancelled_event(std::string const& group);

/// Returns the body of the post.
std::string text_of(WebhookEvent const& post);

}  // namespace kuhhandel::groups
