// A step written once for all gives each viewer the same message as one written for them alone.
#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "codec/editions.h"
#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/views/view.h"
#include "table/messages/server_message.h"
#include "tests/support/random_play.h"

namespace kuhhandel::table {
namespace {

namespace json = boost::json;

json::array events_alone(Viewer viewer, Step const& step, Edition const& edition) {
  json::array events;
  for (auto const& event : step.events)
    if (auto const* const of_game = std::get_if<Event>(&event))
      events.push_back(codec::to_json(seen_by(viewer, *of_game), edition));
  return events;
}

/// One random game whose steps are sent to the seats first and to the spectators last.
class AGame {
 public:
  AGame(Edition const& edition, std::uint64_t seed)
      : table_({.id = "t", .name = "Sunday", .edition = edition, .seats = edition.most_seats}), rng_(seed) {
    for (auto const seat : seats_of(table_.setup().seats)) happen(fact::Seated{seat, "Somebody"});
    happen(fact::Started{"seed " + std::to_string(seed)});
  }

  void play() {
    while (table_.state() == TableState::running) {
      auto const& state = table_.game()->state;
      auto const actor = random_actor(table_.setup().edition, state, rng_);
      auto const step = happen(
          fact::Played{.command = random_command(table_.setup().edition, state, actor, rng_), .id = {}});
      StepMessages messages(table_, step);
      for (auto const seat : seats_of(table_.setup().seats))
        expect(messages.message_for(Viewer{seat}), seat, step);
      expect(messages.message_for(Viewer{}), {}, step);
    }
  }

 private:
  Step happen(Fact fact) { return table_.apply({Instant{1}, std::move(fact)}); }

  void expect(std::string const& text, Viewer viewer, Step const& step) {
    auto const& edition = table_.setup().edition;
    auto const events = json::parse(text).as_object();
    ASSERT_EQ(events.at("view"), codec::to_json(view_for(table_, viewer), edition)) << text;
    ASSERT_EQ(events.at("options"), codec::options_for(viewer, table_.game()->state, edition)) << text;
    ASSERT_EQ(events.at("events"), events_alone(viewer, step, edition)) << text;
  }

  Table table_;
  Rng rng_;
};

TEST(StepMessages, MatchTheMessageForASingleViewer) {
  for (auto const id : codec::edition_ids())
    for (std::uint64_t seed = 1; seed <= 3; ++seed) AGame(*codec::edition_named(id), seed).play();
}

}  // namespace
}  // namespace kuhhandel::table
