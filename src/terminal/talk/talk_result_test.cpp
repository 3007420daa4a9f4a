#include <gmock/gmock.h>

#include "terminal/talk/talk_input.h"
#include "tests/support/a_table_model.h"
#include "tests/support/position.h"
#include "tests/support/request_texts.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

/// Anna, Ben, Cleo and Dörte play; Anna says the line.
struct ATalk {
  TableModel model = a_table_model(second(), a_game(), kAnna);
  Muted muted;

  std::expected<TalkResult, std::string> say(std::string_view line) {
    return handle_talk(line, model, muted);
  }
};

TEST(ChatResult, IsSentToTheTable) {
  ATalk talk;

  EXPECT_THAT(kuhhandel::texts_of(talk.say("  well, well ")->requests),
              ElementsAre(R"({"type":"say","id":"","text":"well, well"})"));
}

TEST(ChatResult, IsEmptyForBlankInput) {
  ATalk talk;

  auto const nothing = talk.say("  ");

  EXPECT_THAT(nothing->requests, IsEmpty());
  EXPECT_EQ(nothing->notice, "");
}

TEST(ChatResult, MutesLocally) {
  ATalk talk;

  auto const muting = talk.say("/mute Ben");

  EXPECT_THAT(muting->requests, IsEmpty());
  EXPECT_EQ(muting->notice, "You have muted Ben; /mute once more undoes it.");
  EXPECT_TRUE(talk.muted.has("Ben"));
  EXPECT_EQ(talk.say("/mute Ben")->notice, "You have unmuted Ben.");
  EXPECT_EQ(talk.say("/mute")->notice, "You have muted everybody; /mute once more undoes it.");
}

TEST(ChatResult, IsRefusedForSpectators) {
  ATalk talk;
  talk.model.me.reset();

  EXPECT_EQ(talk.say("Hello").error(), "Spectators can only read.");
  EXPECT_TRUE(talk.say("/mute Ben")) << "but may choose whom they hear";
}

}  // namespace
}  // namespace kuhhandel::terminal
