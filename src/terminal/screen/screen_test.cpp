#include "terminal/screen/screen.h"

#include <gmock/gmock.h>
#include <rapidcheck.h>

#include <string>

#include "terminal/columns.h"
#include "terminal/screen/stage.h"
#include "tests/support/a_table_model.h"
#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/words.h"

namespace kuhhandel::terminal {
namespace {

/// Anna auctions; the hammer falls four seconds from now.
TableModel an_auction_on_screen() {
  auto const state =
      after(a_game().with_herd(kAnna, {{kPig, 4}, {kCow, 1}}), {auction(kAnna), bid(kBen, 40)});
  auto model = a_table_model(second(), state, kCleo);
  model.game->clock = table::Calls{
      {kNow + table::Duration{2000}, kNow + table::Duration{3000}, kNow + table::Duration{4000}}};
  model.log.add("Anna auctions a rooster.");
  return model;
}

/// The screen as text, without the blanks at the ends of its lines.
std::string text_of(ScreenState const& state) {
  std::string text = "\n";
  for (auto const& line : lines_of(state, kLeastScreen, kNow)) {
    std::string whole;
    for (auto const& piece : line) whole += piece.text;
    text += whole.substr(0, whole.find_last_not_of(' ') + 1) + "\n";
  }
  return text;
}

std::string screen_of(TableModel const& model, Draft const& draft = {}, std::string const& notice = {}) {
  return text_of({model, draft, notice, true, focus::Game{}});
}

TEST(Screen, ShowsAnAuction) {
  EXPECT_EQ(screen_of(an_auction_on_screen(), {"50"}), R"(
 Kuhhandel · second · Kitchen                           pile 34 · bank 27 cards
               rooster goose cat dog sheep goat donkey pig cow horse cards
               10      40    90  160 250   350  500    650 800 1000
▸ Anna         .       .     .   .   .     .    .      4!  1   .     7
  Ben          .       .     .   .   .     .    .      .   .   .     7
  Cleo (you)   .       .     .   .   .     .    .      .   .   .     7
  Dörte        .       .     .   .   .     .    .      .   .   .     7
────────────────────────────────────────────────────────────────────────────────







Anna auctions a rooster.
────────────────────────────────────────────────────────────────────────────────
Anna auctions: rooster. Highest bid: 40 by Ben.
████████████████████████  going once in 2.0 s
Your hand: 0 0 10 10 10 10 50 (90 in all).
Your bid for the rooster? 40 of Ben stand, you have 90. From 50 (Enter: none)
> 50_

 b bid 50   60 Enter an amount   s say   ? help   q leave
)");
}

TEST(Screen, ShowsTheSumOfATypedAnswer_C6_5) {
  auto const state = after(a_game().with_herd(kAnna, {{kCow, 1}}).with_herd(kBen, {{kCow, 1}}),
                           {challenge(kAnna, kBen, kCow), offer(kAnna, money({{10, 1}, {0, 1}}))});

  EXPECT_EQ(screen_of(a_table_model(second(), state, kBen), {"50 10"}, "A notice."), R"(
 Kuhhandel · second · Kitchen                           pile 38 · bank 27 cards
               rooster goose cat dog sheep goat donkey pig cow horse cards
               10      40    90  160 250   350  500    650 800 1000
▸ Anna         .       .     .   .   .     .    .      .   1   .     5
  Ben (you)    .       .     .   .   .     .    .      .   1   .     7
  Cleo         .       .     .   .   .     .    .      .   .   .     7
  Dörte        .       .     .   .   .     .    .      .   .   .     7
────────────────────────────────────────────────────────────────────────────────







────────────────────────────────────────────────────────────────────────────────
Anna wants 1 cow of Ben; 2 cards, face down. Ben answers.

Your hand: 0 0 10 10 10 10 50 (90 in all).
2 cards lie face down for 1 cow. Which cards do you lay against them? (Enter:
  take the money, give the animal)
> 50 10_  = 60
A notice.
 a accept   50 10 Enter counter   s say   ? help   q leave
)");
}

TEST(Screen, KeepsTheAuctionVisibleDuringChatInput) {
  EXPECT_EQ(text_of({an_auction_on_screen(), {}, {}, true, focus::Talk{"Whose rooster is th"}}), R"(
 Kuhhandel · second · Kitchen                           pile 34 · bank 27 cards
               rooster goose cat dog sheep goat donkey pig cow horse cards
               10      40    90  160 250   350  500    650 800 1000
▸ Anna         .       .     .   .   .     .    .      4!  1   .     7
  Ben          .       .     .   .   .     .    .      .   .   .     7
  Cleo (you)   .       .     .   .   .     .    .      .   .   .     7
  Dörte        .       .     .   .   .     .    .      .   .   .     7
────────────────────────────────────────────────────────────────────────────────



Anna auctions a rooster.
────────────────────────────────────────────────────────────────────────────────
Anna auctions: rooster. Highest bid: 40 by Ben.
████████████████████████  going once in 2.0 s
Say something: a number, or your own words; /cow: the sound of a cow
 1  Hello!                 2  Good luck!             3  It is your turn!
 4  One moment, please.    5  What a bargain!        6  Too expensive for me.
 7  You're bluffing!       8  Well done!             9  Thank you!
10  Sorry!                11  Once more?            12  Goodbye!
/mute Ben: mute or unmute Ben   /mute: mute everybody
> Whose rooster is th_

 Enter say it (nothing: back)   Ctrl-U clear
)");
}

TEST(Screen, ShowsABidderWhoIsAskedInTurnHowToStaySilent_C12_1) {
  auto model = an_auction_on_screen();
  model.table.asks_in_turn = true;

  EXPECT_THAT(screen_of(model), testing::HasSubstr("n stay silent   s say   ? help   q leave"));
}

std::string clock_text(TableModel const& model, table::Instant now) {
  std::string text;
  for (auto const& piece : clock_line(model, now)) text += piece.text;
  return text;
}

std::string clock_after(table::Duration time) { return clock_text(an_auction_on_screen(), kNow + time); }

TEST(Screen, ShowsTheRemainingTimeWhenItIsShort) {
  auto model = an_auction_on_screen();
  model.game->clock = table::Limit{kBen, kNow + table::Duration{60'000}};

  EXPECT_EQ(clock_text(model, kNow), "");
  EXPECT_EQ(clock_text(model, kNow + table::Duration{50'000}), "Ben has 10.0 s left.");
}

TEST(Screen, NamesTheHolderOfTheGavel) {
  auto model = an_auction_on_screen();
  model.game->clock = table::OwnGavel{kAnna, kNow + table::Duration{20'000}};

  EXPECT_EQ(clock_text(model, kNow), "The gavel is Anna's; automatic call in 20.0 s.");
}

TEST(Screen, AnimatesTheCallsOfTheHammer_C4_2) {
  EXPECT_THAT(clock_after(table::Duration{0}), testing::HasSubstr("going once in 2.0 s"));
  EXPECT_THAT(clock_after(table::Duration{2500}), testing::HasSubstr("GOING ONCE ... 1.5 s"));
  EXPECT_THAT(clock_after(table::Duration{3900}), testing::HasSubstr("GOING TWICE ... 0.1 s"));
  EXPECT_THAT(clock_after(table::Duration{4100}), testing::HasSubstr("The hammer falls."));
}

TEST(Screen, ShowsATableBeforeTheGame) {
  auto model = a_table_model(second(), a_game(), kAnna);
  model.game.reset();
  model.table.state = table::TableState::waiting;
  model.table.occupants[1] = table::BotPlayer{"Hugo", "trader"};
  model.table.occupants[2] = table::EmptySeat{};

  EXPECT_THAT(screen_of(model), testing::AllOf(testing::HasSubstr("  Hugo (trader)\n  (an empty seat)\n"),
                                               testing::HasSubstr("g begins the game")));
}

TEST(Screen, ReportsThatItIsTooSmall) {
  auto const model = a_table_model(second(), a_game(), kAnna);

  auto const lines = lines_of({model, {}, {}, true, focus::Game{}}, {.columns = 60, .rows = 20}, kNow);

  EXPECT_EQ(lines.size(), 20U);
  EXPECT_THAT(lines[0][0].text, testing::HasSubstr("60 columns and 20 rows"));
}

std::size_t width_of(ScreenLine const& line) {
  std::size_t width = 0;
  for (auto const& piece : line) width += columns_of(piece.text);
  return width;
}

void expect_filled(TableModel const& model, ScreenSize size) {
  auto const lines = lines_of({model, {}, {}, true, focus::Game{}}, size, kNow);
  RC_ASSERT(lines.size() == static_cast<std::size_t>(size.rows));
  for (auto const& line : lines) RC_ASSERT(width_of(line) == static_cast<std::size_t>(size.columns));
}

TEST(Law, EveryScreenIsFilledExactly) {
  at_every_moment(10, [](Moment const& moment) {
    auto const model = a_table_model(moment.edition, moment.state, kAnna);
    expect_filled(model, kLeastScreen);
    expect_filled(model, {.columns = 133, .rows = 41});
  });
}

}  // namespace
}  // namespace kuhhandel::terminal
