#include "terminal/talk/talk_input.h"

#include <gmock/gmock.h>

#include "tests/support/words.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::HasSubstr;

std::vector<std::string> const kOthers{"Ben", "Berta B.", "Cleo"};

template <class Kind>
Kind parsed(std::string_view line) {
  return std::get<Kind>(std::get<table::Saying>(*parse_talk(line, published("second"), kOthers)));
}

std::string muted(std::string_view line) {
  return std::get<ToggleMute>(*parse_talk(line, published("second"), kOthers)).player;
}

std::string fault(std::string_view line) { return parse_talk(line, published("second"), kOthers).error(); }

TEST(ChatInput, ANumberIsAPhraseThatEveryoneReadsInTheirLanguage) {
  EXPECT_EQ(parsed<table::saying::Phrase>("1").name, "hello");
  EXPECT_EQ(parsed<table::saying::Phrase>("12").name, "bye");
}

TEST(ChatInput, OtherNumbersAndWordsAreSentUnchanged) {
  EXPECT_EQ(parsed<table::saying::Text>("13").text, "13");
  EXPECT_EQ(parsed<table::saying::Text>("10 is too little").text, "10 is too little");
}

TEST(ChatInput, AnAnimalOfTheEditionMakesItsSound) {
  EXPECT_EQ(published("second").name(parsed<table::saying::Cry>("/cow").animal), "cow");
  EXPECT_THAT(fault("/rat"), HasSubstr("There is no animal 'rat' here"));
}

TEST(ChatInput, APrefixOfANameSufficesToMute) {
  EXPECT_EQ(muted("/mute Cl"), "Cleo");
  EXPECT_EQ(muted("/mute Berta B."), "Berta B.");
  EXPECT_EQ(muted("/mute"), "");
}

TEST(ChatInput, AnAmbiguousNameToMuteIsRefused) {
  EXPECT_EQ(fault("/mute Be"), "More than one here begins with 'Be'.");
  EXPECT_EQ(fault("/mute Dora"), "Nobody here is called 'Dora'.");
}

}  // namespace
}  // namespace kuhhandel::terminal
