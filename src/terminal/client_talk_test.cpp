#include <gmock/gmock.h>

#include "codec/editions.h"
#include "terminal/client.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::AllOf;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;
using ::testing::Not;

constexpr table::Instant kDuringTalk{1'700'000'000'000};

/// Anna, on seat 0 of a waiting table with Ben and a bot; or an observer without a seat.
struct AWaitingTable {
  TerminalClient client{{.token = "0", .ids = "t", .orders = {}}};

  explicit AWaitingTable(std::string_view me = "0") {
    client.opened();
    client.on_message(
        R"({"type":"snapshot","version":3,"now":0,"you":{"seat":)" + std::string(me) +
            R"(,"host":true},"table":{"id":"k7q2m9","name":"Kitchen","state":"waiting","host":0,)"
            R"("gavel":"house","paused":false,"seats":[{"kind":"person","name":"Anna","away":false},)"
            R"({"kind":"person","name":"Ben","away":false},{"kind":"bot","name":"Berta","bot":"farmer"}]},)"
            R"("edition":)" +
            std::string(codec::edition_text("second")) +
            R"(,"view":null,"options":[],"clock":null,"log":[]})",
        kDuringTalk);
    client.take_outgoing();
  }
  void type(std::string_view text) {
    for (char const letter : text) client.press(letter, kDuringTalk);
  }
  void say(std::string_view text) {
    type("s");
    type(text);
    client.press(SpecialKey::enter, kDuringTalk);
  }
  void receive(std::string_view content) {
    client.on_message(
        R"({"type":"said","said":{"at":1,"seat":1,"player":"Ben",)" + std::string(content) + "}}",
        kDuringTalk);
  }
  std::string screen() const {
    std::string text;
    for (auto const& line : client.screen(kLeastScreen, kDuringTalk)) {
      for (auto const& piece : line) text += piece.text;
    }
    return text;
  }
};

TEST(TerminalChat, SendsAPhraseByItsNumber) {
  AWaitingTable table;

  table.say("7");

  EXPECT_THAT(table.client.take_outgoing(), ElementsAre(HasSubstr(R"("phrase":"bluff"})")));
}

TEST(TerminalChat, SendsTypedTextWithoutTriggeringKeys) {
  AWaitingTable table;

  table.say("gqq \"так\" ");

  EXPECT_THAT(table.client.take_outgoing(), ElementsAre(HasSubstr(R"("text":"gqq \"так\""})")));
  EXPECT_FALSE(table.client.has_left());
}

TEST(TerminalChat, DeletesAWholeCharacter) {
  AWaitingTable table;
  table.type("sJö");

  table.client.press(SpecialKey::backspace, kDuringTalk);

  EXPECT_THAT(table.screen(), HasSubstr("> J_"));
}

TEST(TerminalChat, ReturnsToTheGameIfEmpty) {
  AWaitingTable table;

  table.say("");

  EXPECT_THAT(table.client.take_outgoing(), IsEmpty());
  EXPECT_THAT(table.screen(), HasSubstr("s say"));
}

TEST(TerminalChat, KeepsRefusedText) {
  AWaitingTable table;

  table.say("/dragon");

  EXPECT_THAT(table.screen(), AllOf(HasSubstr("> /dragon_"), HasSubstr("There is no animal 'dragon' here")));
}

TEST(TerminalChat, HidesAMutedPlayerUntilUnmuted) {
  AWaitingTable table;
  table.say("/mute B");
  table.receive(R"("text":"One")");
  table.say("/mute Ben");
  table.receive(R"("text":"Two")");

  EXPECT_THAT(table.screen(), AllOf(HasSubstr("Ben: Two"), Not(HasSubstr("Ben: One"))));
  EXPECT_THAT(table.client.take_outgoing(), IsEmpty());
}

TEST(TerminalChat, CanMuteEverybody) {
  AWaitingTable table;
  table.say("/mute");

  table.receive(R"("cry":"cow")");

  EXPECT_THAT(table.screen(), Not(HasSubstr("Ben cries")));
}

TEST(TerminalChat, IsReadOnlyForSpectators) {
  AWaitingTable table("null");

  table.say("1");

  EXPECT_THAT(table.client.take_outgoing(), IsEmpty());
  EXPECT_THAT(table.screen(), HasSubstr("Spectators can only read."));
}

}  // namespace
}  // namespace kuhhandel::terminal
