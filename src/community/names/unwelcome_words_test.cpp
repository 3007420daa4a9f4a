#include "names/unwelcome_words.h"

#include <gtest/gtest.h>

#include "table/bot_names.h"

namespace kuhhandel::names {
namespace {

UnwelcomeWords all() { return UnwelcomeWords({"de", "en", "fr", "nl", "ru"}); }

TEST(UnwelcomeWords, AreFoundAsWordsOfTheirOwn) {
  auto const words = all();

  for (auto const* const name :
       {"Arschloch", "shit", "The SHIT-head", "ｓｈｉｔ", "piece of  shit", "Большая Жопа", "godverdomme!"})
    EXPECT_TRUE(words.are_in(name)) << name;
  for (auto const* const name : {"Anna", "Scunthorpe", "Essex", "Dick", "Anita", "Grasshopper", ""})
    EXPECT_FALSE(words.are_in(name)) << name;
}

TEST(UnwelcomeWords, AreNoneOfTheGame) {
  auto const words = all();

  for (auto const* const name : {"Ass", "Cock", "Bull", "Esel", "Hahn", "Hund", "Sau", "Âne", "Coq", "Ezel",
                                 "Haan", "Осёл", "Петух", "Kuhhandel", "jouw beurt", "bitte"})
    EXPECT_FALSE(words.are_in(name)) << name;
  for (auto const bot : table::bot_player_names()) EXPECT_FALSE(words.are_in(bot)) << bot;
}

TEST(UnwelcomeWords, AreThoseOfTheLanguagesThatWereChosen) {
  UnwelcomeWords const german({"de"});

  EXPECT_TRUE(german.are_in("Arschloch"));
  EXPECT_FALSE(german.are_in("shit"));
  EXPECT_FALSE(UnwelcomeWords().are_in("Arschloch"));
}

TEST(UnwelcomeWords, KnowNoLanguageWithoutAList) { EXPECT_TRUE(unwelcome_list("xx").empty()); }

}  // namespace
}  // namespace kuhhandel::names
