// Invariants of any game, checked in random games of all published editions, with and without house rules.
// KUHHANDEL_RUNS sets the number of games, KUHHANDEL_SEED the seed.
#pragma once

#include <gtest/gtest.h>
#include <rapidcheck.h>

#include <boost/json/object.hpp>
#include <cstdlib>
#include <functional>
#include <sstream>
#include <string>

#include "codec/edition/rules.h"
#include "engine/action.h"
#include "engine/edition.h"
#include "engine/play.h"
#include "engine/random/rng.h"
#include "engine/state.h"
#include "tests/support/random_play.h"
#include "tests/support/words.h"

namespace kuhhandel {

inline std::uint64_t number_from_environment(char const* name, std::uint64_t otherwise) {
  auto const* const text = std::getenv(name);
  return text == nullptr ? otherwise : std::stoull(text);
}

/// How many games a law is checked on.
inline int law_runs(int otherwise) {
  return static_cast<int>(number_from_environment("KUHHANDEL_RUNS", static_cast<std::uint64_t>(otherwise)));
}

/// Checks `holds`, which draws by RapidCheck's generators and asserts by RC_ASSERT.
inline void check_law(int runs, std::function<void()> holds) {
  rc::detail::TestParams params;
  params.seed = number_from_environment("KUHHANDEL_SEED", 1);
  params.maxSuccess = law_runs(runs);
  rc::detail::TestMetadata metadata;
  metadata.id = ::testing::UnitTest::GetInstance()->current_test_info()->name();
  auto const result = rc::detail::checkTestable(std::move(holds), metadata, params);
  if (result.is<rc::detail::SuccessResult>()) return;
  std::ostringstream text;
  rc::detail::printResultMessage(result, text);
  FAIL() << text.str();
}

/// A number of the range, both ends included; a failing one shrinks towards `from`.
inline int any_number(int from, int to) {
  return *rc::gen::resize(rc::kNominalSize, rc::gen::inRange(from, to + 1));
}

/// A published edition, half of the time with house rules (C11.4).
inline Edition any_rules() {
  auto edition = published(
      *rc::gen::element<std::string>("second", "first", "russian", "master", "master", "duel", "mini-pairs"));
  if (*rc::gen::arbitrary<bool>()) return edition;
  boost::json::object house;
  for (auto const& field : codec::rule_fields()) {
    house[field.name] =
        field.values[static_cast<std::size_t>(any_number(0, static_cast<int>(field.values.size()) - 1))];
  }
  edition.rules = codec::read_document(house, "rules", [](codec::Field const& field) {
                    return codec::read_rules(field);
                  }).value();
  edition.rules.bonus = edition.rules.bonus && edition.bonus.worth > 0;
  return edition;
}

/// A moment of a random game: the command that comes next is legal.
struct Moment {
  Edition const& edition;
  State const& state;
  Command const& command;
  Rng& rng;
};

/// Plays random games, by anyone who may act, and calls `law` at every moment. A failing game is cut to the
/// fewest steps.
template <class Law>
void at_every_moment(int runs, Law law) {
  check_law(runs, [law] {
    auto const edition = any_rules();
    auto const seats = any_number(edition.fewest_seats, edition.most_seats);
    auto const seed = any_number(0, 1'000'000);
    auto const steps = any_number(1, 800);
    Rng rng(static_cast<std::uint64_t>(seed));
    auto state = start(edition, seats, std::to_string(seed)).next;
    for (int step = 0; step < steps && !std::holds_alternative<phase::Finished>(state.phase); ++step) {
      auto const actor = random_actor(edition, state, rng);
      auto const command = random_command(edition, state, actor, rng);
      law(Moment{edition, state, command, rng});
      play_unchecked(edition, state, command);
    }
  });
}

}  // namespace kuhhandel
