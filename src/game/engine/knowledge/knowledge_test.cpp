// Tests that a viewer's view, options and events are the same in all worlds that the viewer cannot
// distinguish (C2.4).
#include <algorithm>

#include "engine/knowledge/resample.h"
#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/view.h"
#include "tests/support/hidden.h"
#include "tests/support/laws.h"
#include "tests/support/outcome.h"
#include "tests/support/position.h"
#include "tests/support/whole_box.h"

namespace kuhhandel {
namespace {

constexpr int kGames = 40;

/// Returns all seats and the audience.
std::vector<Viewer> viewers_of(State const& state) {
  std::vector<Viewer> all{Viewer{}};
  for (auto const seat : seats_of(state.seats)) all.emplace_back(seat);
  return all;
}

TEST(Knowledge, AViewIsEqualInAllWorldsThatItsViewerCannotDistinguish_C2_4) {
  at_every_moment(kGames, [](Moment const& now) {
    for (auto const viewer : viewers_of(now.state)) {
      auto const other = with_hidden_swapped(now.edition, {now.state, {}}, viewer, now.rng);
      RC_ASSERT(view_for(now.edition, now.state, viewer) == view_for(now.edition, other.state, viewer));
    }
  });
}

TEST(Knowledge, OptionsAreEqualInAllWorldsThatASeatCannotDistinguish_C4_5) {
  at_every_moment(kGames, [](Moment const& now) {
    for (auto const viewer : viewers_of(now.state)) {
      auto const other = with_hidden_swapped(now.edition, {now.state, {}}, viewer, now.rng);
      auto const actor = viewer ? Actor{*viewer} : Actor{House{}};
      RC_ASSERT(std::ranges::equal(legal_actions(now.edition, now.state, actor),
                                   legal_actions(now.edition, other.state, actor)));
    }
  });
}

TEST(Knowledge, EventsLookEqualInAllWorldsThatTheirViewerCannotDistinguish_C6_6) {
  at_every_moment(kGames, [](Moment const& now) {
    auto const transition = play(now.edition, now.state, now.command);
    for (auto const viewer : viewers_of(now.state)) {
      auto const other = with_hidden_swapped(now.edition, {now.state, now.command}, viewer, now.rng);
      auto const other_transition = play(now.edition, other.state, *other.command);
      RC_ASSERT(events_seen_by(viewer, transition->events) ==
                events_seen_by(viewer, other_transition->events));
      RC_ASSERT(view_for(now.edition, transition->next, viewer) ==
                view_for(now.edition, other_transition->next, viewer));
    }
  });
}

TEST(Knowledge, AnImaginedStateHasTheSameView_C2_4) {
  at_every_moment(kGames, [](Moment const& now) {
    for (auto const viewer : viewers_of(now.state)) {
      auto const view = view_for(now.edition, now.state, viewer);
      auto const imagined = resample(now.edition, view, now.rng);
      RC_ASSERT(view_for(now.edition, imagined, viewer) == view);
    }
  });
}

TEST(Knowledge, AnImaginedStateHoldsTheWholeBox_C2_2) {
  at_every_moment(kGames, [](Moment const& now) {
    for (auto const viewer : viewers_of(now.state)) {
      auto const imagined = resample(now.edition, view_for(now.edition, now.state, viewer), now.rng);
      RC_ASSERT(now.edition.money.contains(all_money(imagined)));
      RC_ASSERT(all_money(imagined).size() == money_in_play(now.edition, now.state.seats));
      RC_ASSERT(red_cards(imagined) == red_cards(now.edition));
    }
  });
}

TEST(Knowledge, AnImaginedPayerCanPay_C4_8) {
  at_every_moment(kGames, [](Moment const& now) {
    auto const* const debt = std::get_if<phase::Payment>(&now.state.phase);
    if (debt == nullptr) return;
    for (auto const viewer : viewers_of(now.state)) {
      auto const imagined = resample(now.edition, view_for(now.edition, now.state, viewer), now.rng);
      RC_ASSERT(imagined.hand(debt->payer).sum() >= debt->at_least);
    }
  });
}

TEST(Knowledge, AnImaginedOfferMeetsTheRequiredMinimum_C6_3) {
  at_every_moment(kGames, [](Moment const& now) {
    auto const* const answer = std::get_if<phase::Answer>(&now.state.phase);
    if (answer == nullptr) return;
    auto const view = view_for(now.edition, now.state, answer->trade.challenged);
    auto const imagined = resample(now.edition, view, now.rng);
    auto const laid = std::get<phase::Answer>(imagined.phase).offer.size();
    auto const had = laid + imagined.hand(answer->trade.challenger).size();
    RC_ASSERT(laid >= std::min<int>(now.edition.rules.least_offer, had));
  });
}

/// Dora knows their own hand; Anna has laid two cards for Ben's cow.
State an_offer_lies() {
  auto const game = a_game()
                        .with_hand(kAnna, money({{0, 1}, {10, 2}, {100, 1}}))
                        .with_hand(kBen, money({{50, 2}, {500, 1}}))
                        .with_herd(kAnna, {{kCow, 1}})
                        .with_herd(kBen, {{kCow, 1}});
  return after(game, {challenge(kAnna, kBen, kCow), offer(kAnna, money({{0, 1}, {100, 1}}))});
}

TEST(Knowledge, EveryUnseenMoneyCardMayBeImaginedAnywhere_C2_4) {
  auto const view = view_for(second(), an_offer_lies(), kDora);
  Rng rng(7);
  MoneyCards in_hand;
  MoneyCards in_offer;
  for (int times = 0; times < 500; ++times) {
    auto const imagined = resample(second(), view, rng);
    for (auto const denomination : kDenominations) {
      if (imagined.hand(kBen).count(denomination) > 0)
        in_hand += MoneyCards::of(denomination, 1 - in_hand.count(denomination));
      auto const& offer = in<phase::Answer>(imagined).offer;
      if (offer.count(denomination) > 0)
        in_offer += MoneyCards::of(denomination, 1 - in_offer.count(denomination));
    }
  }
  auto const one_of_each = money({{0, 1}, {10, 1}, {50, 1}, {100, 1}, {500, 1}});
  EXPECT_EQ(in_hand, one_of_each);
  EXPECT_EQ(in_offer, one_of_each);
}

TEST(Knowledge, EveryCardOfThePileMayBeImaginedOnTop_C2_3) {
  State const state = a_game().with_herd(kAnna, {{kCow, 4}}).with_pile({kPig, kPig, kDog, kGoose}, kBen);
  auto const view = view_for(second(), state, kCleo);
  Rng rng(7);
  Herd on_top;
  for (int times = 0; times < 200; ++times) {
    auto const top = resample(second(), view, rng).pile.peek().animal();
    if (!on_top.has(top)) on_top.add(top);
  }
  for (auto const animal : {kPig, kDog, kGoose}) EXPECT_TRUE(on_top.has(animal));
}

TEST(Knowledge, ViewersKnowOnlyTheirOwnOffer_C6_3) {
  for (auto const& viewer : {Viewer{}, Viewer{kAnna}, Viewer{kBen}, Viewer{kDora}}) {
    auto const view = view_for(second(), an_offer_lies(), viewer);
    bool const knows = std::get<seen::Answer>(view.phase).laid.has_value();

    EXPECT_EQ(knows, viewer == Viewer{kAnna});
  }
}

}  // namespace
}  // namespace kuhhandel
