#include <gtest/gtest.h>

#include "tests/support/a_server.h"

namespace kuhhandel::server {
namespace {

/// Anna and Ben at a table, and a spectator.
struct Talkers {
  AServer server;
  live::SeatKey anna_key = server.open();
  live::SeatKey ben_key = *server.live(anna_key).seat({"Ben"}, server.now);
  Guest anna{server, anna_key};
  Guest ben{server, ben_key};
  Guest watcher{server, anna_key};

  Talkers() {
    anna.hello(anna_key.token);
    ben.hello(ben_key.token);
    watcher.say(R"({"type":"hello","version":1})");
  }
};

std::string say_message(std::string const& what, std::string const& id = "s") {
  return R"({"type":"say","id":")" + id + R"(",)" + what + "}";
}

TEST(ChatAtATable, IsSentToAllAndAddsNoVersion) {
  Talkers talkers;
  auto const version = talkers.server.live(talkers.anna_key).table().version();

  talkers.ben.say(say_message(R"("text":"<b>moo</b>")"));

  for (auto const* const guest : {&talkers.anna, &talkers.watcher}) {
    EXPECT_EQ(guest->connection.last_type(), "said");
    EXPECT_EQ(guest->connection.last().at("said").at("player"), "Ben");
    EXPECT_EQ(guest->connection.last().at("said").at("text"), "<b>moo</b>") << "text, never markup";
  }
  EXPECT_EQ(talkers.ben.connection.last_type(), "ack");
  EXPECT_EQ(talkers.server.live(talkers.anna_key).table().version(), version);
}

TEST(ChatAtATable, IsPostedOnceForRepeatedRequests) {
  Talkers talkers;
  talkers.ben.say(say_message(R"("phrase":"hello")"));
  auto const count = talkers.anna.connection.messages.size();

  talkers.ben.say(say_message(R"("phrase":"hello")"));

  EXPECT_EQ(talkers.anna.connection.messages.size(), count);
  EXPECT_EQ(talkers.ben.connection.last_type(), "ack");
}

TEST(ChatAtATable, IsSentToReconnectingClients) {
  Talkers talkers;
  talkers.ben.say(say_message(R"("cry":"cow")"));
  Guest again(talkers.server, talkers.anna_key);

  again.hello(talkers.anna_key.token);

  EXPECT_EQ(again.connection.messages.front().at("type"), "talk");
  EXPECT_EQ(again.connection.messages.front().at("said").at(0).at("cry"), "cow");
}

TEST(ChatAtATable, IsNotForSpectators) {
  Talkers talkers;

  talkers.watcher.say(say_message(R"("phrase":"hello")"));

  EXPECT_EQ(talkers.watcher.connection.last().at("error"), "spectator");
}

TEST(ChatAtATable, IsLimitedPerSeatOverAllItsConnections) {
  Talkers talkers;
  Guest second_line(talkers.server, talkers.ben_key);
  second_line.hello(talkers.ben_key.token);

  for (int i = 0; i < 5; ++i) talkers.ben.say(say_message(R"("phrase":"hello")", std::to_string(i)));
  second_line.say(say_message(R"("phrase":"hello")", "more"));

  EXPECT_EQ(second_line.connection.last().at("error"), "too_much_talk");
  EXPECT_EQ(second_line.connection.last().at("id"), "more");
}

struct Unsayable {
  std::string what;
  std::string field;
};

class ChatRefuses : public testing::TestWithParam<Unsayable> {};

TEST_P(ChatRefuses, NamingTheField) {
  Talkers talkers;
  auto const count = talkers.anna.connection.messages.size();

  talkers.ben.say(say_message(GetParam().what));

  EXPECT_EQ(talkers.ben.connection.last().at("error"), "bad_field");
  EXPECT_EQ(talkers.ben.connection.last().at("field").as_string(), GetParam().field);
  EXPECT_EQ(talkers.anna.connection.messages.size(), count);
}

INSTANTIATE_TEST_SUITE_P(
    Sayings, ChatRefuses,
    testing::Values(Unsayable{R"("phrase":"boo")", "phrase"}, Unsayable{R"("cry":"wolf")", "cry"},
                    Unsayable{R"("text":"")", "text"}, Unsayable{R"("text":"  ")", "text"},
                    Unsayable{R"("text":"a\u0007b")", "text"}, Unsayable{R"("text":"a\u0085b")", "text"},
                    Unsayable{R"("text":"\u3164\u200d")", "text"}, Unsayable{R"("text":"a\u2028b")", "text"},
                    Unsayable{"\"text\":\"" + std::string(201, 'a') + "\"", "text"},
                    Unsayable{R"("text":"a","loud":true)", "loud"}));

TEST(ChatAtATable, RequiresExactlyOneKindOfContent) {
  Talkers talkers;

  talkers.ben.say(say_message(R"("text":"a","phrase":"hello")"));

  EXPECT_EQ(talkers.ben.connection.last().at("error"), "bad_field");
}

}  // namespace
}  // namespace kuhhandel::server
