// One person against bots: no time limit, and a pause while they do not look.
#include "table/modes/solo_game.h"

#include <gtest/gtest.h>

#include "engine/legal_actions.h"
#include "table/decide.h"
#include "table/due_fact.h"
#include "table/log/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::table {
namespace {

constexpr std::chrono::days kWeek{7};

TableSetup a_setup() { return {.id = "t", .name = "Sunday", .edition = second(), .seats = 3}; }

/// Anna in a running game against two bots. The bots do not think: the clock chooses for them.
struct SoloGame {
  Table table;
  Instant now{1'000'000};

  explicit SoloGame(TableSetup setup = a_setup()) : table(std::move(setup)) {
    happen(decide_seat(table, "Anna").value());
    happen(fact::BotSeated{kBen, "farmer", "Bella"});
    happen(fact::BotSeated{kCleo, "farmer", "Carl"});
    order(order::Start{});
  }
  Step happen(Fact const& fact) { return table.apply({now, fact}); }
  void order(Order const& order) { happen(decide(table, kAnna, order, "seed", now).value()); }
  void wait() {
    now = *next_due(table);
    happen(*due_fact(table, now));
  }
  void wait_for_annas_decision() {
    for (int i = 0; i < 1000 && next_due(table); ++i) wait();
  }
  void wait_for_an_auction() {
    while (!std::holds_alternative<phase::Bidding>(table.game()->state.phase)) {
      if (next_due(table))
        wait();
      else
        happen(decide(table, auction(kAnna), "", {.at = now}).value());
    }
  }
  /// Replaces Ben's bot in Anna's turn.
  void let_dora_in() {
    wait_for_annas_decision();
    now += kWeek;
    happen(fact::JoinRequested{kBen, "Dora"});
    happen(fact::JoinAccepted{"Dora"});
    happen(*due_fact(table, now));
  }
  void look(bool attentive) { happen(decide_attention(table, kAnna, attentive).value()); }
  std::optional<Seat> asked() const { return seat_to_act(table.game()->state); }
};

TEST(SoloGame, WaitsAWeekForADecision) {
  SoloGame game;
  game.wait_for_annas_decision();
  EXPECT_EQ(game.asked(), kAnna);

  game.now += kWeek;

  EXPECT_FALSE(due_fact(game.table, game.now));
  EXPECT_TRUE(decide(game.table, auction(kAnna), "", {.at = game.now}));
}

TEST(SoloGame, CallsAnAuctionInItsTime_C4_2) {
  SoloGame game;
  game.wait_for_an_auction();

  EXPECT_TRUE(next_due(game.table));
}

/// My games: a game that stands still until Anna looks is for Anna to continue, also if a bot has the turn.
TEST(SoloGame, WaitsForItsPlayerWhileTheyDoNotLook) {
  SoloGame game;
  while (awaits_player(game.table, kAnna)) {
    game.wait_for_annas_decision();
    game.happen(decide(game.table, auction(kAnna), "", {.at = game.now}).value());
  }

  game.look(false);
  EXPECT_TRUE(awaits_player(game.table, kAnna));
  EXPECT_FALSE(awaits_player(game.table, kBen));
  game.look(true);
  EXPECT_FALSE(awaits_player(game.table, kAnna));
}

TEST(SoloGame, GetsItsTimeLimitsBackDuringAJoinRequest) {
  SoloGame game;
  game.wait_for_annas_decision();
  game.now += kWeek;

  game.happen(fact::JoinRequested{kBen, "Dora"});

  EXPECT_EQ(*next_due(game.table), game.now + pace_of(Speed{1}).choice);
  game.happen(fact::JoinDenied{"Dora"});
  EXPECT_FALSE(next_due(game.table));
}

TEST(SoloGame, EndsWhenASecondPersonSitsDown) {
  SoloGame game;
  game.let_dora_in();
  EXPECT_NE(game.table.presence().person(kBen), nullptr);

  EXPECT_EQ(*next_due(game.table), game.now + pace_of(Speed{1}).choice);
  EXPECT_FALSE(decide_attention(game.table, kAnna, false)) << "nobody pauses a game among people";
}

TEST(SoloGame, BeginsWhenABotReplacesTheSecondPerson) {
  SoloGame game;
  game.let_dora_in();

  game.happen(fact::Away{kBen});
  game.happen(fact::BotSeated{kBen, "farmer", "Bella"});

  EXPECT_FALSE(next_due(game.table));
}

TEST(SoloGame, PausesAnAuctionWhileThePlayerDoesNotLook) {
  SoloGame game;
  game.wait_for_an_auction();

  game.look(false);
  game.now += kWeek;

  EXPECT_TRUE(is_unattended(game.table));
  EXPECT_FALSE(next_due(game.table));
  game.look(true);
  auto const silence = std::get<Calls>(game.table.schedule().clock()).at[0] - game.now;
  EXPECT_GE(silence, pace_of(Speed{1}).opening) << "the calls begin again";
}

TEST(SoloGame, GoesOnUnattendedWhenASecondPersonWaits) {
  SoloGame game;
  game.wait_for_an_auction();
  game.look(false);

  game.happen(fact::JoinRequested{kBen, "Dora"});

  EXPECT_FALSE(is_unattended(game.table));
  EXPECT_TRUE(next_due(game.table));
}

TEST(SoloGame, IsAttendedByAPlayerWhoReconnects) {
  SoloGame game;
  game.wait_for_an_auction();
  game.look(false);

  game.happen(fact::Away{kAnna});
  game.happen(fact::Back{kAnna});

  EXPECT_FALSE(is_unattended(game.table));
}

TEST(SoloGame, AcceptsOnlyChangesOfAttention) {
  SoloGame game;

  EXPECT_FALSE(decide_attention(game.table, kAnna, true));
  EXPECT_FALSE(decide_attention(game.table, kBen, false)) << "a bot";
  game.look(false);
  EXPECT_FALSE(decide_attention(game.table, kAnna, false));
}

TEST(SoloGame, ReadsItsFactBackFromTheLog) {
  auto const text = fact_text(fact::AttentionChanged{kBen, false}, second());

  EXPECT_EQ(text, R"({"name":"attention","seat":1,"attentive":false})");
  EXPECT_FALSE(std::get<fact::AttentionChanged>(*read_fact(text, second())).attentive);
}

TEST(SoloGame, IsNeitherOneOfMachinesNorACorrespondence) {
  auto machines = a_setup();
  machines.speed = Speed{0};
  auto correspondence = a_setup();
  correspondence.answer_within = std::chrono::hours{24};

  EXPECT_FALSE(solo_player(SoloGame(machines).table));
  EXPECT_FALSE(solo_player(SoloGame(correspondence).table));
  EXPECT_EQ(solo_player(SoloGame().table), kAnna);
}

}  // namespace
}  // namespace kuhhandel::table
