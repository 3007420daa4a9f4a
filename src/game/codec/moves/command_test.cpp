// Tests that commands are read by the words of the protocol, and that errors name their path.
#include "codec/moves/command.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>
#include <boost/json/serialize.hpp>

#include "tests/support/words.h"

namespace kuhhandel::codec {
namespace {

std::expected<Command, FormatError> recorded(std::string_view text) {
  return read_document(boost::json::parse(text), "commands[3]",
                       [](Field const& field) { return read_command(field, second()); });
}

std::string error_of(std::string_view text) {
  auto const command = recorded(text);
  return command ? "none" : text_of(command.error());
}

/// Checks that the command and the text convert to each other.
void expect_means(Command const& command, std::string_view text) {
  EXPECT_EQ(serialize(to_json(command, second())), text);
  EXPECT_EQ(recorded(text), command) << text;
}

TEST(CommandJson, CoversTheTurn_C3_1) {
  expect_means(auction(kAnna), R"({"by":0,"do":"auction"})");
  expect_means(challenge(kAnna, kCleo, kCow), R"({"by":0,"do":"challenge","seat":2,"animal":"cow"})");
}

TEST(CommandJson, CoversTheAuction_C4) {
  expect_means(bid(kBen, 40), R"({"by":1,"do":"bid","amount":40})");
  expect_means(hammer(), R"({"by":"house","do":"hammer"})");
  expect_means(sell(kAnna), R"({"by":0,"do":"sell"})");
  expect_means(buy(kAnna), R"({"by":0,"do":"buy"})");
  expect_means(pay(kBen, money({{10, 4}})), R"({"by":1,"do":"pay","money":{"10":4}})");
}

TEST(CommandJson, CoversTheHorseTrade_C6) {
  expect_means(offer(kAnna, money({{0, 1}, {100, 1}})), R"({"by":0,"do":"offer","money":{"0":1,"100":1}})");
  expect_means(offer(kAnna, {}), R"({"by":0,"do":"offer","money":{}})");
  expect_means(accept(kCleo), R"({"by":2,"do":"accept"})");
  expect_means(counter(kCleo, money({{50, 1}})), R"({"by":2,"do":"counter","money":{"50":1}})");
}

TEST(CommandErrors, NameTheField) {
  EXPECT_EQ(error_of(R"({"by":1,"do":"bid","amonut":40})"),
            "commands[3].amonut: is not a known field here; known are by, do, amount");
  EXPECT_EQ(error_of(R"({"by":1,"do":"bid"})"), "commands[3].amount: is missing");
  EXPECT_EQ(error_of(R"({"do":"sell"})"), "commands[3].by: is missing");
  EXPECT_EQ(error_of(R"({"by":1})"), "commands[3].do: is missing");
  EXPECT_EQ(error_of(R"([])"), "commands[3]: must be an object");
}

TEST(CommandErrors, ListTheKnownWords) {
  EXPECT_EQ(error_of(R"({"by":1,"do":"shout"})"),
            "commands[3].do: no command is called that; known are auction, challenge, stop, bid, hammer, "
            "sell, buy, "
            "pay, offer, accept, counter, claim, tick, take, lay, divide, keep, give, exclude");
  EXPECT_TRUE(
      error_of(R"({"by":1,"do":"challenge","seat":0,"animal":"crow"})")
          .starts_with("commands[3].animal: no animal of this edition; its animals are rooster, goose"));
}

TEST(CommandErrors, DescribeAnInvalidValue) {
  EXPECT_EQ(error_of(R"({"by":1,"do":7})"), "commands[3].do: must be text");
  EXPECT_EQ(error_of(R"({"by":"bank","do":"hammer"})"),
            "commands[3].by: must be a seat's number or \"house\"");
  EXPECT_EQ(error_of(R"({"by":6,"do":"sell"})"), "commands[3].by: must be from 0 to 5");
  EXPECT_EQ(error_of(R"({"by":1,"do":"bid","amount":"forty"})"),
            "commands[3].amount: must be a whole number");
  EXPECT_EQ(error_of(R"({"by":1,"do":"pay","money":{"10":-1}})"),
            "commands[3].money.10: must be from 0 to 127");
}

TEST(CommandJson, ParsesCommandsOfOtherEditions) {
  EXPECT_EQ(recorded(R"({"by":1,"do":"divide"})"), divide(kBen));
  EXPECT_EQ(recorded(R"({"by":"house","do":"tick"})"), tick());
  EXPECT_EQ(recorded(R"({"by":1,"do":"lay","card":10})"), lay(kBen, 10));
  EXPECT_EQ(recorded(R"({"by":2,"do":"exclude","animal":"goose"})"), exclude(kCleo, kGoose));
}

TEST(CommandErrors, SilenceIsNotARecordedCommand_C12_1) {
  EXPECT_TRUE(error_of(R"({"by":1,"do":"silent"})").starts_with("commands[3].do: no command is called that"));
}

TEST(CommandErrors, AnIllegalBidIsParsed) {
  EXPECT_EQ(recorded(R"({"by":1,"do":"bid","amount":-15})"), bid(kBen, -15));
}

std::expected<Command, FormatError> sent_by_ben(std::string_view text) {
  return command_from(boost::json::parse(text), second(), kBen);
}

TEST(ClientCommand, BelongsToTheSender) {
  EXPECT_EQ(sent_by_ben(R"({"do":"bid","amount":40})"), bid(kBen, 40));
  EXPECT_EQ(sent_by_ben(R"({"by":1,"do":"bid","amount":40})"), bid(kBen, 40));
}

TEST(ClientCommand, IsRefusedOnBehalfOfAnotherPlayer) {
  FormatError const expected{"command.by", "is not the sender's seat"};

  EXPECT_EQ(sent_by_ben(R"({"by":2,"do":"bid","amount":40})").error(), expected);
  EXPECT_EQ(sent_by_ben(R"({"by":"house","do":"hammer"})").error(), expected);
}

TEST(ClientCommand, NamesAnUnknownField) {
  EXPECT_EQ(sent_by_ben(R"({"do":"bid","amonut":40})").error().where, "command.amonut");
}

}  // namespace
}  // namespace kuhhandel::codec
