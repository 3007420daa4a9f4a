// Tests of properties of the formats, in random games with random house rules.
#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <boost/json/serialize.hpp>
#include <map>

#include "codec/moves/command.h"
#include "codec/moves/event.h"
#include "codec/moves/options.h"
#include "codec/records/position.h"
#include "codec/records/record.h"
#include "codec/records/replay.h"
#include "codec/text/parse.h"
#include "codec/views/view.h"
#include "engine/digest.h"
#include "tests/support/as_in_protocol.h"
#include "tests/support/laws.h"

namespace kuhhandel::codec {
namespace {

namespace json = boost::json;

TEST(Law, ACommandRoundTrips) {
  at_every_moment(30, [](Moment const& moment) {
    auto const text = serialize(to_json(moment.command, moment.edition));
    auto const again = read_document(*parse(text), "",
                                     [&](Field const& field) { return read_command(field, moment.edition); });
    RC_ASSERT((again == moment.command));
  });
}

TEST(Law, AClientCommandRoundTrips) {
  at_every_moment(30, [](Moment const& moment) {
    auto const* const seat = std::get_if<Seat>(&moment.command.by);
    if (seat == nullptr) return;
    auto const sent = to_json(moment.command.action, moment.edition);
    RC_ASSERT((command_from(sent, moment.edition, *seat) == moment.command));
  });
}

TEST(Law, DifferentViewsHaveDifferentJson) {
  std::map<std::string, View> seen;
  at_every_moment(10, [&](Moment const& moment) {
    for (auto const& view : all_views(moment.edition, moment.state)) {
      auto const known = seen.emplace(serialize(to_json(view, moment.edition)), as_in_protocol(view)).first;
      RC_ASSERT((known->second == as_in_protocol(view)));
    }
  });
}

TEST(Law, APositionRoundTrips) {
  at_every_moment(30, [](Moment const& moment) {
    if (moment.state.phase != Phase{phase::TurnChoice{}}) return;
    auto const words = position_to_json(moment.state, moment.edition);
    auto const again = read_document(words, "position", [&](Field const& field) {
      return read_position(field, moment.edition, moment.state.seats);
    });
    RC_ASSERT(again.has_value());
    RC_ASSERT(digest(set_up(moment.edition, *again).next) == digest(moment.state));
  });
}

Record random_record() {
  auto const edition = any_rules();
  auto const seats = any_number(edition.fewest_seats, edition.most_seats);
  auto const seed = any_number(0, 1'000'000);
  auto const steps = any_number(0, 400);
  Record record{.edition = edition,
                .seats = std::vector<std::string>(static_cast<std::size_t>(seats), "Anna"),
                .from = Dealt{.seed = std::to_string(seed), .first = {}},
                .commands = {}};
  Rng rng(static_cast<std::uint64_t>(seed));
  auto state = beginning_of(record).next;
  if (seed % 3 == 0) record.from = state;
  for (int step = 0; step < steps && !std::holds_alternative<phase::Finished>(state.phase); ++step) {
    auto const actor = random_actor(edition, state, rng);
    record.commands.push_back(random_command(edition, state, actor, rng));
    play_unchecked(edition, state, record.commands.back());
  }
  return record;
}

TEST(Law, ARecordReplaysToTheSameStateFromItsText) {
  check_law(60, [] {
    auto const record = random_record();
    auto const again = record_from_text(serialize(to_json(record)));
    RC_ASSERT(again.has_value());
    RC_ASSERT((to_json(*again) == to_json(record)));
    auto const end = replay(record);
    auto const end_again = replay(*again);
    RC_ASSERT(end.has_value() && end_again.has_value());
    RC_ASSERT(digest(*end) == digest(*end_again));
  });
}

/// Returns the text with one random change: a piece removed, doubled or overwritten.
std::string mutated(std::string text) {
  constexpr std::string_view kPieces[]{
      "{",    "}",    "[",      "]",      ",",    ":",    "\"",      "0",       "-1",         "1e9",   "99",
      "null", "true", "\"by\"", "\"do\"", "\xff", "\"\"", "\"cow\"", "\\u0000", "4294967296", "house", " "};
  auto const at = static_cast<std::size_t>(any_number(0, static_cast<int>(text.size())));
  auto const length = static_cast<std::size_t>(any_number(0, 12));
  auto const piece = kPieces[any_number(0, std::size(kPieces) - 1)];
  switch (any_number(0, 3)) {
    case 0:
      return text.substr(0, at);
    case 1:
      return text.erase(at, length);
    case 2:
      return text.insert(at, text.substr(at, length));
    default:
      return text.replace(at, length, piece);
  }
}

TEST(Law, ADamagedRecordIsParsedOrRefusedWithAReason) {
  check_law(2000, [] {
    auto text = serialize(to_json(random_record()));
    for (int change = any_number(1, 3); change > 0; --change) text = mutated(std::move(text));
    auto const record = record_from_text(text);
    if (!record) {
      RC_ASSERT(!record.error().what.empty());
      return;
    }
    auto const end = replay(*record);
    RC_ASSERT((end.has_value() || end.error().at < record->commands.size()));
  });
}

}  // namespace
}  // namespace kuhhandel::codec
