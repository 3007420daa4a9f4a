#include "groups/webhooks/webhook_event.h"

#include "groups/calendar/utc.h"
#include "groups/games/ranking.h"
#include "groups/webhooks/webhook_event_shapes.h"

namespace kuhhandel::groups {
namespace {

std::vector<WebhookResult> results_of(ScoreEntry const& entry) {
  std::vector<WebhookResult> results;
  for (auto const& player : ranking_of(entry.sheet))
    results.push_back({.player = player.name, .points = player.total, .rank = player.rank});
  return results;
}

std::string at_place(std::string const& place) { return place.empty() ? "" : ", " + place; }

}  // namespace

WebhookEvent game_event(std::string const& group, int game, ScoreEntry const& entry) {
  return {.event = WebhookEventKind::game_recorded,
          .group = group,
          .text = group + ", " + entry.date + at_place(entry.place) + ": " + ranking_in_words(entry.sheet),
          .game = game,
          .date = entry.date,
          .place = entry.place,
          .results = results_of(entry)};
}

WebhookEvent evening_event(std::string const& group, table::Instant at, std::string const& place) {
  return {.event = WebhookEventKind::evening_planned,
          .group = group,
          .text = group + ": the next evening is " + utc_readable(at) + at_place(place),
          .place = place,
          .at = at};
}

WebhookEvent evening_cancelled_event(std::string const& group) {
  return {.event = WebhookEventKind::evening_called_off,
          .group = group,
          .text = group + ": the next evening is called off"};
}

std::string text_of(WebhookEvent const& post) { return codec::text_of(post, codec::NoEdition{}); }

}  // namespace kuhhandel::groups
