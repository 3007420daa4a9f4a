// In two worlds that a viewer cannot distinguish, the server sends the same bytes: neither a field nor a
// message's length reveals more than the rules allow (C2.4).
#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/views/view.h"
#include "engine/play.h"
#include "engine/view.h"
#include "table/clock/reveal_duration.h"
#include "tests/support/hidden.h"
#include "tests/support/laws.h"

namespace kuhhandel::table {
namespace {

constexpr int kGames = 40;

/// Returns the message for the viewer after the world's command.
std::string bytes_for(Edition const& edition, World const& world, Viewer viewer) {
  auto const played = play(edition, world.state, *world.command);
  return codec::json_of([&](codec::JsonText& json) {
    json.open_list();
    for (auto const& event : played->events) codec::write(json, seen_by(viewer, event), edition);
    codec::write(json, kuhhandel::view_for(edition, played->next, viewer), edition);
    codec::write_options(json, viewer, played->next, edition);
    json.number(
        reveal_duration({played->events.begin(), played->events.end()}, Presence{world.state.seats}, Speed{1})
            .count());
    json.close_list();
  });
}

TEST(HiddenWorlds, SendEveryViewerTheSameBytes_C2_4) {
  at_every_moment(kGames, [](Moment const& now) {
    World const world{now.state, now.command};
    for (int seat = -1; seat < now.state.seats; ++seat) {
      auto const viewer = seat < 0 ? Viewer{} : Viewer{seat_at(seat)};
      auto const other_world = with_hidden_swapped(now.edition, world, viewer, now.rng);
      RC_ASSERT(bytes_for(now.edition, world, viewer) == bytes_for(now.edition, other_world, viewer));
    }
  });
}

TEST(HiddenWorlds, LookDifferentToViewersWhoKnowThem_C2_4) {
  int different = 0;
  at_every_moment(1, [&](Moment const& now) {
    World const world{now.state, now.command};
    auto const other_world = with_hidden_swapped(now.edition, world, Viewer{}, now.rng);
    for (auto const other : seats_of(now.state.seats)) {
      if (bytes_for(now.edition, world, other) != bytes_for(now.edition, other_world, other)) ++different;
    }
  });
  EXPECT_GT(different, 0) << "else the worlds are all the same, and nothing is proven";
}

}  // namespace
}  // namespace kuhhandel::table
