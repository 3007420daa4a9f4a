#include "terminal/controls.h"

#include <gmock/gmock.h>

#include "tests/support/a_table_model.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/request_texts.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

/// Anna auctions, and Ben is at the keyboard; the question has been on the screen for a second.
struct AKeyboard {
  TableModel model = a_table_model(second(), after(a_game(), {auction(kAnna)}), kBen);
  Controls controls;
  table::Instant now = kNow + table::Duration{1000};

  AKeyboard() { controls.look(model, kNow); }
  Requests press(Key key) { return controls.press(key, model, now); }
  void type(std::string_view text) {
    for (char const letter : text) press(letter);
  }
  template <class Kind>
  bool is_for() const {
    return std::holds_alternative<Kind>(controls.focus());
  }
};

TEST(Controls, SendTheTypedAnswer) {
  AKeyboard keyboard;
  keyboard.type("60");

  EXPECT_THAT(
      texts_of(keyboard.press(SpecialKey::enter)),
      ElementsAre(HasSubstr(R"("type":"command","id":"","command":{"do":"bid","amount":60},"seen":)")));
  EXPECT_EQ(keyboard.controls.draft().typed, "");
}

TEST(Controls, ShowAnErrorAndKeepTheInput) {
  AKeyboard keyboard;
  keyboard.type("65");

  EXPECT_THAT(keyboard.press(SpecialKey::enter), IsEmpty());
  EXPECT_EQ(keyboard.controls.notice(), "Bids are multiples of 10.");
  EXPECT_EQ(keyboard.controls.draft().typed, "65");
}

TEST(Controls, BidTheMinimumWithOneKey) {
  AKeyboard keyboard;

  EXPECT_THAT(texts_of(keyboard.press('b')), ElementsAre(HasSubstr(R"({"do":"bid","amount":10})")));
}

TEST(Controls, IgnoreInputWithoutAQuestion) {
  AKeyboard keyboard;
  keyboard.model.game->options = {};

  EXPECT_THAT(keyboard.press('b'), IsEmpty());
  EXPECT_EQ(keyboard.controls.notice(), "There is nothing to bid for now.");
  keyboard.press(SpecialKey::enter);
  EXPECT_EQ(keyboard.controls.notice(), "There is nothing for you to answer now.");
}

TEST(Controls, CloseTheHelpWithAnyKey) {
  AKeyboard keyboard;
  keyboard.press('?');
  ASSERT_TRUE(keyboard.is_for<focus::Help>());

  EXPECT_THAT(keyboard.press('b'), IsEmpty());

  EXPECT_TRUE(keyboard.is_for<focus::Game>());
}

TEST(Controls, AskBeforeQuitting) {
  AKeyboard keyboard;
  keyboard.press('q');
  EXPECT_TRUE(keyboard.is_for<focus::Leaving>());
  keyboard.press('?');
  keyboard.press('x');
  keyboard.press('q');
  EXPECT_FALSE(keyboard.controls.has_left());

  keyboard.press('q');

  EXPECT_TRUE(keyboard.controls.has_left());
  EXPECT_THAT(keyboard.press('b'), IsEmpty()) << "nothing more is done";
}

TEST(Controls, TreatLettersAsTextDuringChatInput) {
  AKeyboard keyboard;

  keyboard.type("sbq?");

  EXPECT_EQ(std::get<focus::Talk>(keyboard.controls.focus()).typed, "bq?");
  EXPECT_THAT(texts_of(keyboard.press(SpecialKey::enter)), ElementsAre(HasSubstr(R"("text":"bq?")")));
  EXPECT_TRUE(keyboard.is_for<focus::Game>());
}

TEST(Controls, KeepRefusedTextInTheChatInput) {
  AKeyboard keyboard;
  keyboard.type("s/dragon");

  EXPECT_THAT(keyboard.press(SpecialKey::enter), IsEmpty());

  EXPECT_THAT(keyboard.controls.notice(), HasSubstr("no animal 'dragon'"));
  EXPECT_EQ(std::get<focus::Talk>(keyboard.controls.focus()).typed, "/dragon");
}

TEST(Controls, HideChatOfMutedPlayers) {
  AKeyboard keyboard;
  keyboard.type("s/mute Anna");
  keyboard.press(SpecialKey::enter);

  EXPECT_FALSE(keyboard.controls.is_audible("Anna"));
  EXPECT_TRUE(keyboard.controls.is_audible("Cleo"));
}

TEST(Controls, DropTheDraftWhenTheQuestionChanges) {
  AKeyboard keyboard;
  keyboard.type("60");
  keyboard.model = a_table_model(second(), a_game().with_turn(kBen), kBen);

  keyboard.controls.look(keyboard.model, keyboard.now);

  EXPECT_EQ(keyboard.controls.draft().typed, "");
  EXPECT_THAT(keyboard.press(SpecialKey::enter), IsEmpty());
  EXPECT_THAT(keyboard.controls.notice(), HasSubstr("The question has just changed"));
}

}  // namespace
}  // namespace kuhhandel::terminal
