// Around a game: vacated seats, join requests, and another game.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "table/log/compact_log.h"
#include "table/log/log_json.h"
#include "table/messages/table_shapes.h"
#include "tests/support/an_evening.h"

namespace kuhhandel::table {
namespace {

/// Returns the name of the player that the fact seats, if any.
std::string seated_by(std::optional<Fact> const& fact) {
  auto const* const seated = fact ? std::get_if<fact::Seated>(&*fact) : nullptr;
  return seated == nullptr ? std::string("nobody") : seated->player;
}

TEST(JoinRequests, NeedApprovalInARunningGame) {
  AnEvening evening;
  evening.order(kAnna, order::VacateSeat{kBen});

  EXPECT_EQ(decide_seat(evening.table, "Jonas", kBen).error(), OrderRefusal::game_running);
  evening.ask("Jonas", kBen);

  EXPECT_EQ(seated_by(evening.brought()), "nobody");
  EXPECT_EQ(evening.join_requests().front().player, "Jonas");
}

TEST(JoinRequests, GetAnEmptySeatAtOnceWhenAdmitted) {
  AnEvening evening;
  evening.begin_an_auction();
  evening.order(kAnna, order::VacateSeat{kBen});
  evening.ask("Jonas");

  EXPECT_EQ(evening.refused(kCleo, order::AcceptJoin{"Jonas"}), OrderRefusal::not_host);
  evening.order(kAnna, order::AcceptJoin{"Jonas"});
  auto const seated = evening.brought();
  ASSERT_EQ(seated_by(seated), "Jonas");
  evening.happen(*seated);

  EXPECT_EQ(name_at(evening.table, kBen), "Jonas");
  EXPECT_TRUE(evening.join_requests().empty());
}

TEST(JoinRequests, GetABotsSeatAtTheNextTurn) {
  AnEvening evening;
  evening.begin_an_auction();
  evening.ask("Jonas");
  EXPECT_EQ(evening.join_requests().front().seat, kCleo);
  evening.order(kAnna, order::AcceptJoin{"Jonas"});

  EXPECT_NE(seated_by(evening.brought()), "Jonas") << "what a bot has begun it ends";
  while (!std::holds_alternative<phase::TurnChoice>(evening.table.game()->state.phase)) {
    evening.now = std::max(evening.now, *next_due(evening.table));
    evening.happen(*due_fact(evening.table, evening.now));
  }

  EXPECT_EQ(seated_by(due_fact(evening.table, evening.now)), "Jonas");
}

TEST(JoinRequests, NeedNoApprovalForABotsSeatIfLatecomersAreWelcome) {
  AnEvening evening;
  evening.order(kAnna, order::SetLatecomers{Latecomers::welcome});
  evening.order(kAnna, order::VacateSeat{kBen});

  evening.ask("Jonas", kCleo);
  EXPECT_TRUE(evening.join_requests().front().accepted);
  evening.ask("Mia", kBen);
  EXPECT_FALSE(evening.join_requests().back().accepted) << "a seat that was freed is the host's to give";
}

TEST(JoinRequests, CanBeRejectedByTheHost) {
  AnEvening evening;
  evening.ask("Jonas");

  evening.order(kAnna, order::DenyJoin{"Jonas"});

  EXPECT_TRUE(evening.join_requests().empty());
  EXPECT_EQ(evening.refused(kAnna, order::AcceptJoin{"Jonas"}), OrderRefusal::nobody_asks);
}

TEST(JoinRequests, AreOnlyForAvailableSeats) {
  AnEvening evening;
  auto const refused = [&](std::optional<Seat> wanted) {
    return decide_join_request(evening.table, "Jonas", wanted).error();
  };
  EXPECT_EQ(refused(kAnna), OrderRefusal::seat_taken);
  EXPECT_EQ(refused(kEmil), OrderRefusal::no_such_seat);

  evening.ask("Mia", kCleo);

  EXPECT_EQ(refused(kCleo), OrderRefusal::seat_taken) << "one asks for it already";
  EXPECT_EQ(refused({}), OrderRefusal::game_running) << "all others are people's";
}

TEST(JoinRequests, NeedNoApprovalAfterTheGame) {
  AnEvening evening;
  evening.ask("Jonas");
  evening.play_to_the_end();

  EXPECT_TRUE(evening.join_requests().empty());
  EXPECT_EQ(decide_seat(evening.table, "Jonas")->seat, kCleo);
}

TEST(JoinRequests, SurviveAServerRestart) {
  AnEvening evening;
  evening.ask("Jonas");

  evening.happen(fact::Reopened{});

  EXPECT_EQ(evening.join_requests().front().player, "Jonas");
}

TEST(JoinRequests, ReserveTheirNameAgainstBots) {
  AnEvening evening;
  evening.order(kAnna, order::VacateSeat{kCleo});
  auto const bot = std::get<fact::BotSeated>(evening.decided(kAnna, order::AddBot{kCleo, "farmer"}).value());
  evening.ask(bot.player);

  evening.order(kAnna, order::AddBot{kCleo, "farmer"});

  EXPECT_NE(name_at(evening.table, kCleo), bot.player);
}

TEST(FreedSeats, AreRememberedUntilTheirOwnersReturn) {
  AnEvening evening;
  auto const& vacated = evening.table.presence().vacated();
  evening.order(kAnna, order::VacateSeat{kBen, VacateReason::was_away});
  ASSERT_TRUE(vacated.has(kBen, "Ben"));
  EXPECT_EQ(vacated.all().front().by, "Anna");
  evening.play_to_the_end();
  EXPECT_TRUE(vacated.has(kBen, "Ben")) << "also in the next game";

  evening.happen(fact::Seated{kBen, "Ben"});

  EXPECT_TRUE(vacated.all().empty());
}

TEST(FreedSeats, AreNotRememberedForBots) {
  AnEvening evening;
  evening.order(kAnna, order::VacateSeat{kCleo});

  EXPECT_TRUE(evening.table.presence().vacated().all().empty());
}

TEST(FreedSeats, HaveAReasonAndCanBeRestoredForTenSeconds) {
  AnEvening evening;
  auto const step =
      evening.happen(evening.decided(kAnna, order::VacateSeat{kBen, VacateReason::was_away}).value());
  EXPECT_EQ(std::get<fact::SeatVacated>(step.events.front()).reason, VacateReason::was_away);

  evening.let_pass(kUndo);
  evening.order(kAnna, order::RestoreSeat{kBen});

  EXPECT_EQ(name_at(evening.table, kBen), "Ben");
}

TEST(FreedSeats, AreNotRestoredLaterOrIfTaken) {
  AnEvening evening;
  evening.order(kAnna, order::VacateSeat{kBen});
  evening.let_pass(kUndo + Duration{1});
  EXPECT_EQ(evening.refused(kAnna, order::RestoreSeat{kBen}), OrderRefusal::too_late);

  EXPECT_EQ(evening.refused(kAnna, order::RestoreSeat{kCleo}), OrderRefusal::seat_taken);
  evening.order(kAnna, order::VacateSeat{kCleo});
  EXPECT_EQ(evening.refused(kAnna, order::RestoreSeat{kCleo}), OrderRefusal::too_late)
      << "a bot needs no undo";
}

TEST(Ready, IsAskedAfterAGame) {
  AnEvening evening;

  EXPECT_EQ(evening.refused(kBen, order::Ready{true}), OrderRefusal::not_finished);
}

TEST(Ready, RequiresEveryPlayerToBePresentAndConfirm) {
  AnEvening evening;
  evening.play_to_the_end();
  auto const& presence = evening.table.presence();

  evening.order(kAnna, order::Ready{true});
  EXPECT_FALSE(all_are_ready(presence)) << "Ben has not said so";
  evening.order(kBen, order::Ready{true});
  EXPECT_TRUE(all_are_ready(presence)) << "a bot always is";
  evening.happen(fact::Away{kBen});
  EXPECT_FALSE(all_are_ready(presence)) << "nobody is begun without because their phone slept";
  evening.happen(fact::Back{kBen});
  evening.order(kBen, order::Ready{false});
  EXPECT_FALSE(all_are_ready(presence));
}

TEST(Ready, IsResetWhenTheGameStarts) {
  AnEvening evening;
  evening.play_to_the_end();
  evening.order(kBen, order::Ready{true});

  evening.order(kAnna, order::Again{});

  EXPECT_FALSE(evening.table.presence().person(kBen)->ready);
}

using testing::ElementsAre;

TEST(PlayersOfAGame, AreThoseWhoPlayedItEvenIfSeatsChanged) {
  AnEvening evening;
  evening.play_to_the_end();
  auto const bot = std::string(name_at(evening.table, kCleo));
  EXPECT_FALSE(others_who_played(evening.table)) << "they sit there still";

  evening.happen(decide_seat(evening.table, "Jonas", kCleo).value());

  EXPECT_EQ(name_at(evening.table, kCleo), "Jonas");
  EXPECT_THAT(players_of_game(evening.table), ElementsAre("Anna", "Ben", bot));
  EXPECT_THAT(others_who_played(evening.table).value(), ElementsAre("Anna", "Ben", bot));
}

TEST(PlayersOfAGame, HaveTheirCurrentNames) {
  AnEvening evening;
  evening.play_to_the_end();

  evening.happen(fact::Renamed{kBen, "Benjamin"});

  EXPECT_EQ(players_of_game(evening.table)[1], "Benjamin");
  EXPECT_FALSE(others_who_played(evening.table));
}

TEST(PlayersOfAGame, SurviveLogCompaction) {
  AnEvening evening;
  evening.play_to_the_end();
  evening.happen(decide_seat(evening.table, "Jonas", kCleo).value());
  auto const snapshot = fact_text(make_log_snapshot(evening.table, LatestGame::included), second());

  Table again(evening.table.setup());
  again.apply({evening.now, read_fact(snapshot, second()).value()});

  EXPECT_EQ(players_of_game(again), players_of_game(evening.table));
}

}  // namespace
}  // namespace kuhhandel::table
