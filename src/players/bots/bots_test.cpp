// Tests of properties of every bot.
#include <gtest/gtest.h>

#include <memory>

#include "bots/match.h"
#include "bots/registry.h"
#include "engine/digest.h"
#include "engine/knowledge/resample.h"
#include "engine/scores.h"
#include "tests/support/words.h"

namespace kuhhandel::bots {
namespace {

constexpr int kTurns = 1000;

using Players = std::vector<std::unique_ptr<Bot>>;

std::vector<Bot*> line_up(Players const& players) {
  std::vector<Bot*> bots;
  for (auto const& bot : players) bots.push_back(bot.get());
  return bots;
}

Players players_of(std::vector<std::string_view> const& names) {
  Players players;
  for (auto const name : names) players.push_back(*bot_from(name));
  return players;
}

Match played(Edition const& edition, Players const& players, int seed) {
  auto const opening = start(edition, static_cast<int>(players.size()), std::to_string(seed));
  Match match(edition, opening, line_up(players), static_cast<std::uint64_t>(seed));
  play_out(match, kTurns);
  return match;
}

int faults(Match const& match) {
  int all = 0;
  for (auto const seat : seats_of(match.state().seats)) all += match.faults(seat);
  return all;
}

/// Returns tables that differ from the second edition in ways that may be difficult for bots.
std::vector<Edition> house_rules() {
  auto all = std::vector{second(),
                         house(&Ruleset::least_offer, std::uint8_t{1}),
                         house(&Ruleset::offer_count, OfferCount::concealed),
                         house(&Ruleset::payments, Payments::closed),
                         house(&Ruleset::settlement, Settlement::winner_pays),
                         house(&Ruleset::zeros_return, true),
                         house(&Ruleset::multiply, false),
                         house(&Ruleset::money_counts, true)};
  return all;
}

class EveryBot : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryBot, AlwaysChoosesLegally) {
  int seed = 0;
  for (auto const& edition : house_rules()) {
    auto const seats = static_cast<std::size_t>(3 + ++seed % 3);
    std::vector<std::string_view> names(seats, std::string_view(GetParam()));
    names.back() = "random";
    EXPECT_EQ(faults(played(edition, players_of(names), seed)), 0) << "seed " << seed;
  }
}

/// Returns the other boxes, and rules that change the course of a turn or an auction.
std::vector<Edition> other_editions() {
  std::vector all{published("first"), published("russian"), master(), published("duel")};
  all.push_back(house(&Ruleset::super_trade, true));
  all.push_back(house(&Ruleset::insolvency, Insolvency::reauction_capped));
  return all;
}

TEST_P(EveryBot, ChoosesLegallyInEveryEdition) {
  int seed = 0;
  for (auto const& edition : other_editions()) {
    for (auto const seats : {edition.fewest_seats, edition.most_seats}) {
      std::vector<std::string_view> names(static_cast<std::size_t>(seats), std::string_view(GetParam()));
      names.back() = "random";
      EXPECT_EQ(faults(played(edition, players_of(names), ++seed)), 0) << edition.id.text() << seats;
    }
  }
}

TEST_P(EveryBot, FinishesItsGames_C3_4) {
  for (int seed = 0; seed < 3; ++seed) {
    auto const match = played(second(), players_of(std::vector(4, std::string_view(GetParam()))), seed);
    EXPECT_TRUE(std::holds_alternative<phase::Finished>(match.state().phase)) << "seed " << seed;
  }
}

TEST_P(EveryBot, PlaysTheSameFromTheSameSeed) {
  auto const names = std::vector(4, std::string_view(GetParam()));

  EXPECT_EQ(digest(played(second(), players_of(names), 7).state()),
            digest(played(second(), players_of(names), 7).state()));
}

/// Plays one bot, and compares others of its name with many seeds. They received the same information, in the
/// real world and in one that looks the same.
class WithTwins : public Bot {
 public:
  explicit WithTwins(std::string_view name) : name_(name), bot_(*bot_from(name)) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    edition_ = &edition;
    seats_ = seats;
    seat_ = seat;
    bot_->start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override {
    history_.push_back(event);
    bot_->see(event);
  }
  Choice decide(View const& view, LegalActions const& legal) override {
    if (decisions_++ % kDecisionsBetween == 0) compare(view, legal);
    auto const choice = bot_->decide(view, legal);
    EXPECT_EQ(choice, bot_->decide(view, legal)) << "asked twice, with nothing new";
    return choice;
  }

 private:
  static constexpr int kDecisionsBetween = 20;
  static constexpr std::uint64_t kSeeds = 4;

  void compare(View const& view, LegalActions const& legal) {
    auto const imagined = resample(*edition_, view, rng_);
    auto const seen = view_for(*edition_, imagined, seat_);
    EXPECT_EQ(choices(view, legal), choices(seen, legal_actions(*edition_, imagined, seat_)));
  }

  /// Returns the choices of the bots of all seeds.
  std::vector<Choice> choices(View const& view, LegalActions const& legal) const {
    std::vector<Choice> all;
    for (std::uint64_t seed = 0; seed < kSeeds; ++seed) {
      auto const bot = *bot_from(name_);
      bot->start(*edition_, seats_, seat_, seed);
      for (auto const& event : history_) bot->see(event);
      all.push_back(bot->decide(view, legal));
    }
    return all;
  }

  std::string name_;
  std::unique_ptr<Bot> bot_;
  std::vector<SeenEvent> history_;
  int decisions_ = 0;
  Edition const* edition_ = nullptr;
  int seats_ = 0;
  Seat seat_{};
  Rng rng_{1};
};

TEST_P(EveryBot, DecidesOnlyByWhatItMayKnow) {
  for (int seed = 0; seed < 2; ++seed) {
    auto players = players_of(std::vector(4, std::string_view("random")));
    players[0] = std::make_unique<WithTwins>(GetParam());
    players[1] = *bot_from(GetParam());
    EXPECT_EQ(faults(played(second(), players, seed)), 0);
  }
}

/// Asks for the explanation after every decision.
class Asked : public Bot {
 public:
  explicit Asked(std::string_view name) : bot_(*bot_from(name)) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    bot_->start(edition, seats, seat, seed);
    EXPECT_EQ(bot_->explain(), std::nullopt) << "nothing has been done yet";
  }
  void see(SeenEvent const& event) override { bot_->see(event); }
  Choice decide(View const& view, LegalActions const& legal) override {
    auto const choice = bot_->decide(view, legal);
    auto const why = bot_->explain();
    EXPECT_EQ(why ? why->act : act_of(choice), act_of(choice));
    return choice;
  }

 private:
  std::unique_ptr<Bot> bot_;
};

TEST_P(EveryBot, GivesReasonsForItsActionOrNone) {
  auto players = players_of(std::vector(3, std::string_view("random")));
  players[0] = std::make_unique<Asked>(GetParam());
  EXPECT_EQ(faults(played(second(), players, 1)), 0);
}

/// Returns all bots; sharks with few playouts, so that the tests are fast.
std::vector<std::string> every_bot() {
  std::vector<std::string> all;
  for (auto const& bot : bot_names())
    all.push_back(bot.name == "shark" ? "shark:playouts=4" : std::string(bot.name));
  return all;
}

INSTANTIATE_TEST_SUITE_P(Bots, EveryBot, ::testing::ValuesIn(every_bot()),
                         [](auto const& bot) { return bot.param.substr(0, bot.param.find(':')); });

TEST(Registry, ListsABotOfEveryLevelWeakestFirst) {
  int level = 0;
  for (auto const& bot : bot_names()) {
    EXPECT_GE(bot.level, level) << bot.name;
    EXPECT_LE(bot.level, level + 1) << bot.name;
    level = bot.level;
  }
  EXPECT_EQ(level, kLevels - 2) << "the last two are of nets (src/players/neural/fox.h)";
}

TEST(Registry, RefusesAnUnknownBot) {
  EXPECT_EQ(make_bot("ghost"), nullptr);
  EXPECT_EQ(make_bot(""), nullptr);
  EXPECT_EQ(bot_from("ghost").error().substr(0, 26), "there is no bot 'ghost'; k");
}

TEST(Registry, ReportsAnInvalidSetting) {
  for (auto const* const wrong :
       {"shark:playouts=0", "shark:playouts=", "shark:playouts=9x", "shark:", "shark:fins=2",
        "shark:playouts=1000000000", "trader:rounds=0", "trader:playouts=4"}) {
    EXPECT_NE(bot_from(wrong).error().find("from 1 to 1000000"), std::string::npos) << wrong;
  }
  EXPECT_NE(bot_from("farmer:playouts=4").error().find("has no settings"), std::string::npos);
  EXPECT_TRUE(bot_from("shark:playouts=7"));
  EXPECT_TRUE(bot_from("trader:rounds=7"));
}

/// Returns the share of 40 games that a farmer wins against random bots.
double farmers_wins(int seats) {
  std::vector<std::string_view> names(static_cast<std::size_t>(seats), "random");
  names[0] = "farmer";
  int wins = 0;
  for (int seed = 0; seed < 40; ++seed) {
    auto const match = played(second(), players_of(names), seed);
    wins += winners(scores(second(), match.state())).contains(kAnna) ? 1 : 0;
  }
  return wins / 40.0;
}

TEST(Farmer, NearlyAlwaysBeatsRandomBots) {
  for (int seats = 3; seats <= 5; ++seats) EXPECT_GE(farmers_wins(seats), 0.95) << seats << " seats";
}

}  // namespace
}  // namespace kuhhandel::bots
