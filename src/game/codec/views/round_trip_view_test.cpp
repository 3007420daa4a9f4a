// Tests that a client reads what the server writes: views, options and events survive a round trip.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/views/view.h"
#include "tests/support/as_in_protocol.h"
#include "tests/support/laws.h"

namespace kuhhandel::codec {
namespace {

View read_again(View const& view, Edition const& edition) {
  auto const again = read_document(to_json(view, edition), "view",
                                   [&](Field const& field) { return read_view(field, edition); });
  RC_ASSERT(again.has_value());
  return *again;
}

TEST(Law, AViewRoundTrips) {
  at_every_moment(8, [](Moment const& moment) {
    for (auto const& view : all_views(moment.edition, moment.state)) {
      RC_ASSERT((read_again(view, moment.edition) == as_in_protocol(view)));
    }
  });
}

TEST(Law, TheFinalViewRoundTrips) {
  int ends = 0;
  at_every_moment(60, [&](Moment const& moment) {
    auto state = moment.state;
    play_unchecked(moment.edition, state, moment.command);
    if (!std::holds_alternative<phase::Finished>(state.phase)) return;
    auto const view = view_for(moment.edition, state, {});
    RC_ASSERT((read_again(view, moment.edition) == view));
    ++ends;
  });
  EXPECT_GT(ends, 0);
}

TEST(Law, OptionsRoundTrip) {
  at_every_moment(30, [](Moment const& moment) {
    for (auto const seat : seats_of(moment.state.seats)) {
      auto const again =
          read_document(options_for(seat, moment.state, moment.edition), "options",
                        [&](Field const& field) { return read_options(field, moment.edition); });
      RC_ASSERT((again == legal_actions(moment.edition, moment.state, seat)));
    }
  });
}

/// The final event contains only the points.
bool is_the_end(SeenEvent const& event) { return std::holds_alternative<event::Over>(event); }

void expect_read_again(EventReader& reader, SeenEvent const& seen, Edition const& edition) {
  auto const again =
      read_document(to_json(seen, edition), "event", [&](Field const& field) { return reader.read(field); });
  RC_ASSERT((again.has_value() && again->has_value()));
  RC_ASSERT((is_the_end(seen) || **again == seen));
}

TEST(Law, EventsRoundTrip) {
  check_law(60, [] {
    auto const edition = any_rules();
    Rng rng(static_cast<std::uint64_t>(any_number(0, 1'000'000)));
    auto state = start(edition, any_number(edition.fewest_seats, edition.most_seats), "1").next;
    EventReader reader(edition);
    for (int step = 0; step < 800 && !std::holds_alternative<phase::Finished>(state.phase); ++step) {
      auto const actor = random_actor(edition, state, rng);
      auto const transition = play(edition, state, random_command(edition, state, actor, rng)).value();
      for (auto const& event : transition.events) expect_read_again(reader, seen_by(kAnna, event), edition);
      state = transition.next;
    }
  });
}

TEST(Read, ATableEventIsNotAGameEvent) {
  EventReader reader(second());
  boost::json::value const away = {{"name", "away"}, {"seat", 1}};

  auto const event = read_document(away, "event", [&](Field const& field) { return reader.read(field); });

  EXPECT_TRUE(event.has_value());
  EXPECT_EQ(*event, std::nullopt);
}

TEST(Read, AnUnknownPhaseIsRefusedByName) {
  auto view = to_json(view_for(second(), start(second(), 3, "1").next, {}), second());
  view["phase"].as_object()["name"] = "siesta";

  auto const read =
      read_document(view, "view", [&](Field const& field) { return read_view(field, second()); });

  EXPECT_EQ(read.error(), (FormatError{"view.phase.name", "is an unknown phase"}));
}

}  // namespace
}  // namespace kuhhandel::codec
