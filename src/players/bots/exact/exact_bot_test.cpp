#include "bots/exact/exact_bot.h"

#include <gtest/gtest.h>

#include <array>
#include <string>
#include <vector>

#include "bots/match.h"
#include "bots/random_bot.h"
#include "engine/digest.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

constexpr int kMostTurns = 20;  // more than these games have

/// Returns the digests at the ends of some games against a random bot; both must choose legally.
std::vector<std::uint64_t> ends_of_games(ExactBot& bot, Edition const& edition) {
  std::vector<std::uint64_t> ends;
  for (int seed = 0; seed < 6; ++seed) {
    RandomBot random;
    std::array<Bot*, 2> players{&bot, &random};
    if (seed % 2 == 1) std::swap(players[0], players[1]);
    Match match(edition, start(edition, 2, std::to_string(seed)), {players.begin(), players.end()},
                static_cast<std::uint64_t>(seed));
    play_out(match, kMostTurns);
    EXPECT_EQ(match.faults(kAnna) + match.faults(kBen), 0);
    EXPECT_TRUE(std::holds_alternative<phase::Finished>(match.state().phase));
    ends.push_back(digest(match.state()));
  }
  return ends;
}

/// Returns the edition with each house rule.
std::vector<Edition> with_house_rules(Edition const& edition) {
  std::vector<Edition> all(9, edition);
  all[1].rules.least_offer = 1;
  all[2].rules.offer_count = OfferCount::concealed;
  all[3].rules.payments = Payments::closed;
  all[4].rules.settlement = Settlement::winner_pays;
  all[5].rules.zeros_return = true;
  all[6].rules.super_trade = true;
  all[7].rules.money_counts = true;
  all[8].rules.insolvency = Insolvency::reauction_capped;
  return all;
}

TEST(ExactBot, ChoosesLegallyByEveryHouseRule) {
  for (auto const* const id : {"mini-2", "mini-donkey"}) {
    for (auto const& edition : with_house_rules(published(id))) {
      ExactBot bot;
      ends_of_games(bot, edition);
    }
  }
}

TEST(ExactBot, FindsANewSolutionForAnotherEdition) {
  auto other = published("mini-2");
  other.rules.money_counts = true;
  ExactBot fresh;
  ExactBot used;
  ends_of_games(used, published("mini-2"));

  EXPECT_EQ(ends_of_games(used, other), ends_of_games(fresh, other));
  EXPECT_NE(ends_of_games(used, other), ends_of_games(used, published("mini-2")));
}

}  // namespace
}  // namespace kuhhandel::bots
