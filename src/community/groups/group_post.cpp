#include "groups/group_post.h"

#include "groups/group_post_shapes.h"
#include "groups/ranking.h"
#include "groups/utc.h"

namespace kuhhandel::groups {
namespace {

std::vector<PostedResult> results_of(WrittenGame const& written) {
  std::vector<PostedResult> results;
  for (auto const& player : ranking_of(written.sheet))
    results.push_back({.player = player.name, .points = player.total, .rank = player.rank});
  return results;
}

std::string at_place(std::string const& place) { return place.empty() ? "" : ", " + place; }

}  // namespace

GroupPost game_post(std::string const& group, int game, WrittenGame const& written) {
  return {
      .event = PostEvent::game_written,
      .group = group,
      .text = group + ", " + written.date + at_place(written.place) + ": " + ranking_in_words(written.sheet),
      .game = game,
      .date = written.date,
      .place = written.place,
      .results = results_of(written)};
}

GroupPost evening_post(std::string const& group, table::Instant at, std::string const& place) {
  return {.event = PostEvent::evening_planned,
          .group = group,
          .text = group + ": the next evening is " + utc_in_words(at) + at_place(place),
          .place = place,
          .at = at};
}

GroupPost called_off_post(std::string const& group) {
  return {.event = PostEvent::evening_called_off,
          .group = group,
          .text = group + ": the next evening is called off"};
}

std::string text_of(GroupPost const& post) { return codec::text_of(post, codec::NoEdition{}); }

}  // namespace kuhhandel::groups
