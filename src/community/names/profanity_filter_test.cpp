#include "names/profanity_filter.h"

#include <gtest/gtest.h>

#include "table/seats/bot_names.h"

namespace kuhhandel::names {
namespace {

ProfanityFilter all() { return ProfanityFilter({"de", "en", "fr", "nl", "ru"}); }

TEST(ProfanityFilter, MatchesWholeWords) {
  auto const words = all();

  for (auto const* const name :
       {"Arschloch", "shit", "The SHIT-head", "ｓｈｉｔ", "piece of  shit", "Большая Жопа", "godverdomme!"})
    EXPECT_TRUE(words.matches(name)) << name;
  for (auto const* const name : {"Anna", "Scunthorpe", "Essex", "Dick", "Anita", "Grasshopper", ""})
    EXPECT_FALSE(words.matches(name)) << name;
}

TEST(ProfanityFilter, AllowsTheWordsOfTheGame) {
  auto const words = all();

  for (auto const* const name : {"Ass", "Cock", "Bull", "Esel", "Hahn", "Hund", "Sau", "Âne", "Coq", "Ezel",
                                 "Haan", "Осёл", "Петух", "Kuhhandel", "jouw beurt", "bitte"})
    EXPECT_FALSE(words.matches(name)) << name;
  for (auto const bot : table::bot_player_names()) EXPECT_FALSE(words.matches(bot)) << bot;
}

TEST(ProfanityFilter, UsesOnlyTheChosenLanguages) {
  ProfanityFilter const german({"de"});

  EXPECT_TRUE(german.matches("Arschloch"));
  EXPECT_FALSE(german.matches("shit"));
  EXPECT_FALSE(ProfanityFilter().matches("Arschloch"));
}

TEST(ProfanityFilter, IsEmptyForALanguageWithoutAList) { EXPECT_TRUE(unwelcome_list("xx").empty()); }

}  // namespace
}  // namespace kuhhandel::names
