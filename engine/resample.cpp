#include "engine/resample.h"

#include <algorithm>
#include <cassert>

#include "engine/shown.h"

namespace kuhhandel {
namespace {

MoneyCards draw(MoneyCards& pool, int number, Rng& rng) {
  MoneyCards drawn;
  for (; number > 0; --number) {
    int pick = rng.below(pool.size());
    int place = 0;
    while (pick >= pool.count(place)) pick -= pool.count(place++);
    pool -= MoneyCards::of(place);
    drawn += MoneyCards::of(place);
  }
  return drawn;
}

int cheapest_place(MoneyCards cards) {
  int place = 0;
  while (cards.count(place) == 0) ++place;
  return place;
}

int dearest_place(MoneyCards cards) {
  int place = kValueCount - 1;
  while (place > 0 && cards.count(place) == 0) --place;
  return place;
}

/// The seat with the dearest card among those whose hands are open to imagination, the payer's apart.
Seat dearest_unseen_hand(State const& state, Seat payer, Viewer viewer) {
  auto best = payer;
  for (int i = 0; i < state.seats; ++i) {
    auto const seat = seat_at(i);
    if (seat == payer || viewer == Viewer{seat}) continue;
    if (best == payer || dearest_place(state.hand(seat)) > dearest_place(state.hand(best))) best = seat;
  }
  assert(best != payer);
  return best;
}

/// Swaps the payer's cheapest cards for others' dearest until he covers what he owes; all know that he can
/// (C4.8).
void make_solvent(State& state, phase::Payment const& debt, Viewer viewer) {
  auto& hand = state.hand(debt.payer);
  while (hand.sum() < debt.at_least) {
    auto& other = state.hand(dearest_unseen_hand(state, debt.payer, viewer));
    auto const given = MoneyCards::of(cheapest_place(hand));
    auto const got = MoneyCards::of(dearest_place(other));
    assert(got.sum() > given.sum());
    hand -= given;
    other -= got;
    hand += got;
    other += given;
  }
}

void deal_pile(Edition const& edition, View const& view, State& state, Rng& rng) {
  Herd open;
  if (auto const* const auction = std::get_if<phase::Bidding>(&view.phase)) open.add(auction->lot);
  if (auto const* const sale = std::get_if<phase::BuyingRight>(&view.phase)) open.add(sale->lot);
  if (auto const* const debt = std::get_if<phase::Payment>(&view.phase)) open.add(debt->lot);
  for (int i = 0; i < edition.animal_count(); ++i) {
    auto const animal = animal_at(i);
    int left = edition.animal(animal).copies - open.count(animal);
    for (int seat = 0; seat < view.seats; ++seat) left -= view.herd(seat_at(seat)).count(animal);
    for (; left > 0; --left) state.pile.put_below(animal);
  }
  assert(state.pile.size() == view.pile);
  for (int left = state.pile.size(); left > 1; --left) state.pile.swap(left - 1, rng.below(left));
}

struct ResamplePhase {
  Edition const& edition;
  View const& view;
  MoneyCards& pool;
  Rng& rng;

  Phase operator()(seen::TurnChoice const&) const { return phase::TurnChoice{}; }
  Phase operator()(seen::Answer const& seen) const {
    if (seen.laid) return phase::Answer{.trade = seen.trade, .offer = *seen.laid};
    auto const number = seen.offered ? *seen.offered : imagined_offer(seen.trade);
    return phase::Answer{.trade = seen.trade, .offer = draw(pool, number, rng)};
  }
  Phase operator()(seen::Finished const&) const { return phase::Finished{}; }
  Phase operator()(auto const& open) const { return open; }

  /// How many cards a concealed offer may hold (C6.3, C6.4).
  int imagined_offer(Trade const& trade) const {
    auto const most = view.cards_of(trade.challenger);
    auto const least = std::min<int>(edition.rules.least_offer, most);
    return least + rng.below(most - least + 1);
  }
};

/// How many cards `seat` has in hand besides those that lie in a concealed offer, which the view still counts
/// (C2.4).
int in_hand(Edition const& edition, View const& view, State const& state, Seat seat) {
  auto const* const answer = std::get_if<phase::Answer>(&state.phase);
  bool const hides =
      answer != nullptr && answer->trade.challenger == seat && !shows_number_of_offer(edition.rules);
  return view.cards_of(seat) - (hides ? answer->offer.size() : 0);
}

}  // namespace

State resample(Edition const& edition, View const& view, Rng& rng) {
  State state;
  state.seats = static_cast<std::uint8_t>(view.seats);
  state.donkeys = static_cast<std::uint8_t>(view.donkeys);
  state.turn = view.turn;
  state.herds = view.herds;
  state.bank = view.bank;
  deal_pile(edition, view, state, rng);

  auto pool = edition.money - view.bank - view.hand;
  auto const* const answer = std::get_if<seen::Answer>(&view.phase);
  if (answer != nullptr && answer->laid) pool -= *answer->laid;
  state.phase = std::visit(ResamplePhase{edition, view, pool, rng}, view.phase);
  for (int i = 0; i < view.seats; ++i) {
    auto const seat = seat_at(i);
    bool const own = view.viewer == Viewer{seat};
    state.hand(seat) = own ? view.hand : draw(pool, in_hand(edition, view, state, seat), rng);
  }
  assert(pool.empty());
  if (auto const* const debt = std::get_if<phase::Payment>(&state.phase))
    make_solvent(state, *debt, view.viewer);
  return state;
}

}  // namespace kuhhandel
