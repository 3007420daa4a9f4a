// Tests of the selection of tales, and that each reports what happened at its step.
#include "story/tale_finder.h"

#include <gmock/gmock.h>

#include <set>

#include "engine/scores.h"
#include "tests/support/game_with_tales.h"
#include "tests/support/laws.h"

namespace kuhhandel::story {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Tale robbery(Seat taker, Money worth, Money cost = 0) {
  return Robbery{1, taker, kDora, kPig, 2, worth, money({{0, 1}}), {}, cost};
}
Tale held(Seat seat, Money gap) { return BluffHeld{2, {seat, gap, 0, kPig, kDora, gap}}; }
Tale caught(Seat seat, Money gap) { return BluffCaught{3, {seat, gap, 0, kPig, kDora, gap}}; }
Tale dear(Seat buyer, Money above) { return DearLot{4, {kDora, buyer, kDora, kPig, 0, above, {}}}; }
Tale bargain(Seat buyer, Money worth, Money price = 0) {
  return Bargain{5, {kDora, buyer, kDora, kPig, worth, price, {}}};
}
Tale donkey(Seat seat, Money lent) { return DonkeyMoney{6, seat, kDonkey, 50, 0, kPig, lent}; }

TEST(ChosenTales, ComeInOrderOfWeight) {
  EXPECT_THAT(select_tales({held(kAnna, 100), robbery(kBen, 300), dear(kCleo, 200)}),
              ElementsAre(robbery(kBen, 300), dear(kCleo, 200), held(kAnna, 100)));
}

TEST(ChosenTales, IncludeOneOfEachKindAndTheFirstOfATie) {
  EXPECT_THAT(select_tales({robbery(kAnna, 200), robbery(kBen, 300), robbery(kCleo, 300)}),
              ElementsAre(robbery(kBen, 300)));
}

TEST(ChosenTales, CoverDifferentPlayersIfWeightsAreClose) {
  EXPECT_THAT(select_tales({robbery(kAnna, 300), held(kAnna, 200), dear(kBen, 180)}),
              ElementsAre(robbery(kAnna, 300), dear(kBen, 180), held(kAnna, 200)));
  EXPECT_THAT(select_tales({robbery(kAnna, 300), held(kAnna, 200), dear(kBen, 140)}),
              ElementsAre(robbery(kAnna, 300), held(kAnna, 200), dear(kBen, 140)));
}

TEST(ChosenTales, IncludeAFourthAndFifthOfAtLeastHalfTheThirdsWeight) {
  std::vector<Tale> const three{robbery(kAnna, 300), held(kBen, 250), dear(kCleo, 200)};
  auto with = three;
  with.push_back(caught(kDora, 100));
  with.push_back(bargain(kEmil, 90));

  EXPECT_EQ(select_tales(with).size(), 4U);
  with.back() = bargain(kEmil, 100);
  EXPECT_EQ(select_tales(with).size(), 5U);
  with.push_back(donkey(kFritz, 100));
  EXPECT_EQ(select_tales(with).size(), 5U) << "never six";
}

TEST(ChosenTales, ExcludeTalesWithoutWeight) {
  EXPECT_THAT(select_tales({dear(kAnna, 0), robbery(kBen, 100, 30), bargain(kCleo, 0)}), IsEmpty());
}

TEST(ChosenTales, CallALotAtHalfItsValueABargain_C4_4) {
  EXPECT_THAT(select_tales({bargain(kAnna, 200, 100)}), ElementsAre(bargain(kAnna, 200, 100)));
  EXPECT_THAT(select_tales({bargain(kAnna, 200, 110)}), IsEmpty());
}

/// Compares the tales of a finished game with its events.
struct TaleCheck {
  GameWithTales const& game;
  Edition const& edition;

  State const& before(int step) const { return game.steps.at(static_cast<std::size_t>(step) - 1).next; }
  State const& after(int step) const { return game.steps.at(static_cast<std::size_t>(step)).next; }
  Money hand(State const& state, Seat seat) const { return state.hand(seat).sum(); }

  template <class T>
  bool happened(int step, T const& expected) const {
    auto const& events = game.steps.at(static_cast<std::size_t>(step)).events;
    return std::ranges::find(events, Event{expected}) != events.end();
  }
  template <class T, class Holds>
  bool any(int step, Holds holds) const {
    for (auto const& event : game.steps.at(static_cast<std::size_t>(step)).events) {
      auto const* const one = std::get_if<T>(&event);
      if (one != nullptr && holds(*one)) return true;
    }
    return false;
  }
  /// Returns the step at which this trade began.
  int began(int step) const {
    while (!any<event::Challenged>(step, [](auto const&) { return true; })) --step;
    return step;
  }
  bool takes_lot(int step, Seat buyer, Lot const& lot) const {
    return happened(step, event::Took{buyer, lot.animal(), 1, {}});
  }
  /// Returns the first step from this one at which this lot left the pile.
  int sold(int step) const {
    while (!any<event::Took>(step, [](auto const& took) { return !took.from; })) ++step;
    return step;
  }

  void operator()(Robbery const& tale) const {
    RC_ASSERT(happened(tale.step, event::Took{tale.taker, tale.animal, tale.count, tale.from}));
    auto const lost = hand(before(began(tale.step)), tale.taker) - hand(after(tale.step), tale.taker);
    RC_ASSERT(lost == tale.cost);
    if (tale.against) RC_ASSERT(tale.against->sum() < tale.laid.sum());
    RC_ASSERT(edition.animal(tale.animal).worth * tale.count / edition.copies(tale.animal) == tale.worth);
  }
  void of_sale(int step, Sale const& sale) const {
    RC_ASSERT(takes_lot(step, sale.buyer, sale.lot));
    if (!sale.payee)
      return RC_ASSERT(any<event::Kept>(step, [&](auto const& kept) { return kept.seat == sale.buyer; }));
    RC_ASSERT(any<event::Paid<SecretMoney>>(step, [&](auto const& paid) {
      return paid.payer == sale.buyer && paid.payee == *sale.payee && paid.laid.money.sum() >= sale.price;
    }));
    RC_ASSERT((sale.buyer == sale.auctioneer) != (*sale.payee == sale.auctioneer));
    RC_ASSERT(sale.bidders.contains(sale.buyer == sale.auctioneer ? *sale.payee : sale.buyer));
  }
  void operator()(DearLot const& tale) const { of_sale(tale.step, tale.sale); }
  void operator()(Bargain const& tale) const { of_sale(tale.step, tale.sale); }

  void of_bluff(int step, Bluff const& bluff) const {
    RC_ASSERT(hand(before(step), bluff.seat) == bluff.hand);
    RC_ASSERT(bluff.hand < bluff.bid);
    RC_ASSERT(takes_lot(sold(step), bluff.buyer, bluff.lot));
  }
  void operator()(BluffHeld const& tale) const {
    auto const& bluff = tale.bluff;
    of_bluff(tale.step, bluff);
    RC_ASSERT(happened(tale.step, event::Raised{{bluff.seat, bluff.bid}}));
    RC_ASSERT(bluff.buyer != bluff.seat);
    for (auto step = tale.step; step < sold(tale.step); ++step) {
      RC_ASSERT(!any<event::ShowedHand>(step, [&](auto const& showed) { return showed.seat == bluff.seat; }));
    }
  }
  void operator()(BluffCaught const& tale) const {
    auto const& bluff = tale.bluff;
    of_bluff(tale.step, bluff);
    RC_ASSERT(
        happened(tale.step, event::ShowedHand{bluff.seat, before(tale.step).hand(bluff.seat), bluff.bid}));
  }
  void operator()(EqualSums const& tale) const {
    RC_ASSERT(any<event::Revealed<SecretMoney>>(tale.step, [&](auto const& both) {
      return !both.winner && both.offer.money.sum() == tale.sum && both.counter.money.sum() == tale.sum &&
             both.trade.challenger == tale.challenger && both.trade.challenged == tale.challenged &&
             both.trade.round == tale.times;
    }));
    RC_ASSERT(tale.taker == tale.challenger || tale.taker == tale.challenged);
  }
  void operator()(Swing const& tale) const {
    RC_ASSERT(happened(tale.step, event::Quartet{tale.seat, tale.animal}));
    auto const then = scores(edition, before(tale.step));
    auto const now = scores(edition, after(tale.step));
    RC_ASSERT(then.of(tale.seat).total == tale.before);
    RC_ASSERT(now.of(tale.seat).total == tale.after);
    if (!tale.overtook) return;
    RC_ASSERT(winners(then) == only(*tale.overtook));
    RC_ASSERT(winners(now) == only(tale.seat));
  }
  void operator()(DonkeyMoney const& tale) const {
    RC_ASSERT(takes_lot(tale.step, tale.seat, tale.lot));
    RC_ASSERT(hand(before(tale.step), tale.seat) == tale.hand + tale.value);
    RC_ASSERT(tale.hand < tale.price);
    RC_ASSERT(tale.price <= tale.hand + tale.value);
  }
  void operator()(StruckQuartet const& tale) const {
    RC_ASSERT(happened(tale.step, event::Excluded{tale.seat, tale.animal}));
    RC_ASSERT(tale.lost > 0);
  }
};

/// A random game to its end.
GameWithTales whole_game(Edition const& edition, int seats, std::string const& seed) {
  Rng rng = Rng::from_text(seed);
  TaleFinder finder(edition);
  GameWithTales game{.steps = {start(edition, seats, seed)}, .found = {}};
  finder.follow(game.steps.back());
  while (!std::holds_alternative<phase::Finished>(game.steps.back().next.phase)) {
    auto const& now = game.steps.back().next;
    auto const actor = random_actor(edition, now, rng);
    game.steps.push_back(*play(edition, now, random_command(edition, now, actor, rng)));
    finder.follow(game.steps.back());
  }
  game.found = finder.found();
  return game;
}

TEST(Tales, MatchTheirStepInAnyGame_C9_6) {
  constexpr int kGames = 60;
  check_law(kGames, [] {
    auto const edition = any_rules();
    auto const seats = any_number(edition.fewest_seats, edition.most_seats);
    auto const game = whole_game(edition, seats, std::to_string(any_number(0, 1'000'000)));
    for (auto const& tale : game.found) std::visit(TaleCheck{game, edition}, tale);
    auto const best = select_tales(game.found);
    std::set<std::size_t> kinds;
    for (auto const& tale : best) {
      RC_ASSERT(kinds.insert(tale.index()).second);
      RC_ASSERT(step_of(tale) > 0 && step_of(tale) < static_cast<int>(game.steps.size()));
      RC_ASSERT(weight_of(tale) > 0);
    }
    RC_ASSERT(best.size() <= 5);
    RC_ASSERT(best == select_tales(game.found));
  });
}

TEST(Tales, NumberThreeToFiveForAWholeGame) {
  for (auto const* const edition : {"second", "first", "russian", "master"})
    for (int game = 0; game < 10; ++game)
      EXPECT_GE(select_tales(whole_game(published(edition), 4, std::to_string(game)).found).size(), 3U);
}

}  // namespace
}  // namespace kuhhandel::story
