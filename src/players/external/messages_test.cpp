#include "external/messages.h"

#include <gtest/gtest.h>

#include <boost/json.hpp>

#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::external {
namespace {

BotSeat const kBensSeat{.edition = &second(), .seats = 3, .seat = kBen};

TEST(Messages, DescribeAGame) {
  auto const game = boost::json::parse(game_message(kBensSeat, ~std::uint64_t{0})).as_object();

  EXPECT_EQ(game.at("type"), "game");
  EXPECT_EQ(game.at("version"), 1);
  EXPECT_EQ(game.at("edition").at("animals").as_array().size(), 10U) << "the whole edition";
  EXPECT_EQ(game.at("rules").at("settlement"), "exchange");
  EXPECT_EQ(game.at("seat"), 1);
  EXPECT_EQ(game.at("seats"), 3);
  EXPECT_EQ(game.at("seed"), 9007199254740991) << "what every language's JSON can hold";
}

TEST(Messages, AskAQuestion) {
  auto const state = after(a_game(3), {auction(kAnna), bid(kCleo, 30)});
  auto const view = view_for(second(), state, kBen);
  auto const legal = legal_actions(second(), state, kBen);

  auto const question =
      boost::json::parse(decide_message({17, view, legal, std::chrono::milliseconds{250}}, second()));

  EXPECT_EQ(question.at("type"), "decide");
  EXPECT_EQ(question.at("id"), 17);
  EXPECT_EQ(question.at("view").at("seat"), 1);
  EXPECT_EQ(serialize(question.at("options")),
            R"([{"do":"bid","from":40,"to":270,"step":10},{"do":"silent"}])");
  EXPECT_EQ(question.at("ms"), 250);
}

TEST(Messages, ReportEventsRefusalsAndTheEnd) {
  EXPECT_EQ(event_message(SeenEvent{event::Raised{{kBen, 30}}}, second()),
            R"({"type":"event","event":{"name":"raised","seat":1,"amount":30}})");
  EXPECT_TRUE(refused_message(17, Refusal::bid_too_low)
                  .starts_with(R"({"type":"refused","id":17,"refusal":"bid_too_low","clause":"C4.1")"));
  EXPECT_EQ(
      malformed_message(17, {"answer.id", "is missing"}),
      R"({"type":"refused","id":17,"refusal":"malformed","clause":null,"message":"answer.id: is missing"})");
  EXPECT_EQ(over_message(scores(second(), a_game(3))),
            R"({"type":"over","scores":[0,0,0],"winners":[0,1,2]})");
}

TEST(Messages, ReadAnAnswer) {
  auto const read = [](std::string_view line) { return read_answer(line, kBensSeat, 17); };

  EXPECT_EQ(*read(R"({"id":17,"do":"bid","amount":40})"), bots::Choice(action::Bid{40}));
  EXPECT_EQ(*read(R"({"id":17,"do":"silent"})"), bots::Choice(bots::kSilent));
  EXPECT_EQ(read(R"({"do":"silent"})").error(), (codec::FormatError{"answer.id", "is missing"}));
  EXPECT_EQ(read(R"({"id":17,"do":"silent","amount":4})").error().where, "answer.amount");
  EXPECT_EQ(read(R"({"id":17,"do":"bid","amonut":40})").error().where, "command.amonut");
  EXPECT_EQ(read("[]").error().where, "answer");
}

TEST(Messages, ReadReadiness) {
  EXPECT_EQ(read_ready(R"({"type":"ready","name":"my-bot 0.3"})"), "my-bot 0.3");
  EXPECT_EQ(read_ready(R"({"type":"hello","name":"me"})").error().where, "ready.type");
  EXPECT_EQ(read_ready(R"({"type":"ready"})").error().where, "ready.name");
}

}  // namespace
}  // namespace kuhhandel::external
