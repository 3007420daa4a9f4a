#include "engine/knowledge/resample.h"

#include <algorithm>
#include <array>
#include <cassert>

#include "engine/phases/offer.h"
#include "engine/random/draw.h"
#include "engine/shown.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

Denomination dearest_or_zero(MoneyCards hand) { return hand.empty() ? Denomination::zero : dearest_of(hand); }

/// Returns the seat with the highest card among the hands that are not known, except the payer's.
Seat dearest_unseen_hand(State const& state, Seat payer, Viewer viewer) {
  auto best = payer;
  for (auto const seat : seats_of(state.seats)) {
    if (seat == payer || viewer == Viewer{seat}) continue;
    if (best == payer || dearest_or_zero(state.hand(seat)) > dearest_or_zero(state.hand(best))) best = seat;
  }
  assert(best != payer);
  return best;
}

/// Swaps the payer's lowest cards for the highest cards of others until they cover the debt; everyone knows
/// that they can (C4.8).
void make_solvent(State& state, phase::Payment const& debt, Viewer viewer) {
  auto& hand = state.hand(debt.payer);
  while (hand.sum() < debt.at_least) {
    auto& other = state.hand(dearest_unseen_hand(state, debt.payer, viewer));
    auto const given = MoneyCards::of(cheapest_of(hand));
    auto const got = MoneyCards::of(dearest_of(other));
    assert(got.sum() > given.sum());
    hand -= given;
    other -= got;
    hand += got;
    other += given;
  }
}

/// The face-up card that is not a lot and not yet in a herd; in a division, the card that the viewer looked
/// at.
struct OpenCard {
  std::optional<Card> operator()(
      OneOf<phase::Countdown, phase::ClaimRight, phase::ClaimPayment> auto const& auction) const {
    return Card::pedigree(auction.pedigree);
  }
  std::optional<Card> operator()(seen::RatRound const&) const { return kRat; }
  std::optional<Card> operator()(seen::Division const& division) const { return division.card; }
  std::optional<Card> operator()(
      OneOf<seen::TurnChoice, phase::Bidding, phase::BuyingRight, phase::Payment, phase::Offer, seen::Answer,
            seen::Finished, phase::QuartetExclusion> auto const&) const {
    return {};
  }
};

/// Adds the animals, rats and pedigrees that nobody owns and that are not face up.
void put_unseen_below(Edition const& edition, View const& view, Pile& pile) {
  auto const open = visit_switch(OpenCard{}, view.phase);
  auto const lot = lot_of(view.phase);
  for (int i = 0; i < kMaxKinds; ++i) {
    auto const kind = animal_at(i);
    if (!edition.has(kind)) continue;
    int left = edition.copies(kind) - (open == Card(kind) ? 1 : 0) - (lot ? lot->count(kind) : 0);
    for (auto const other : seats_of(view.seats)) left -= view.herd(other).count(kind);
    for (; left > 0; --left) pile.put_below(kind);
    bool const unseen_pedigree =
        kind != kRat && edition.pedigree > 0 && !view.pedigrees.owner(kind) && open != Card::pedigree(kind);
    if (unseen_pedigree) pile.put_below(Card::pedigree(kind));
  }
}

/// Returns the number of cards in the pile, including one that another player is looking at.
int cards_of_pile(View const& view) {
  auto const* const division = std::get_if<seen::Division>(&view.phase);
  bool const hides_one = division != nullptr && !division->card;
  return view.pile + (hides_one ? 1 : 0);
}

/// The rest of the pile is money (C10.1), never zeros.
void put_money_below(int number, MoneyCards& pool, Pile& pile, Rng& rng) {
  auto money = pool - zeros_of(pool);
  auto const drawn = draw(money, number, rng);
  pool -= drawn;
  for (auto const denomination : kDenominations) {
    for (int copy = 0; copy < drawn.count(denomination); ++copy) pile.put_below(Card::money(denomination));
  }
}

void deal_pile(Edition const& edition, View const& view, State& state, MoneyCards& pool, Rng& rng) {
  put_unseen_below(edition, view, state.pile);
  put_money_below(cards_of_pile(view) - state.pile.size(), pool, state.pile, rng);
  for (int left = state.pile.size(); left > 1; --left) state.pile.swap(left - 1, rng.below(left));
}

/// Returns how many money cards in others' hands, in their offer and in the pile the viewer has not seen.
int hidden_money(Edition const& edition, View const& view) {
  Pile red;
  put_unseen_below(edition, view, red);
  int hidden = cards_of_pile(view) - red.size();
  for (auto const seat : seats_of(view.seats)) {
    if (view.viewer != Viewer{seat}) hidden += view.cards_of(seat);
  }
  auto const* const answer = std::get_if<seen::Answer>(&view.phase);
  bool const lies = answer != nullptr && !answer->laid && answer->offered;
  return hidden + (lies ? *answer->offered : 0);
}

/// In a game with divisions, some money has left the game. This includes all zeros that were not dealt, as
/// far as the `hidden` cards in hands and pile allow it (C10.1).
void drop_zeros_that_left(Edition const& edition, View const& view, int hidden, MoneyCards& pool) {
  auto const zeros = zeros_of(pool).size();
  auto const dealt = view.seats * zeros_of(edition.hand).size() - zeros_of(view.hand).size();
  auto const needed = hidden - (pool.size() - zeros);
  auto const kept = std::min(zeros, std::max({dealt, needed, 0}));
  pool -= MoneyCards::of(Denomination::zero, zeros - kept);
}

struct ResamplePhase {
  Edition const& edition;
  View const& view;
  MoneyCards& pool;
  Pile& pile;
  Rng& rng;

  Phase operator()(seen::TurnChoice const& choice) const {
    return phase::TurnChoice{.traded = choice.may_stop};
  }
  Phase operator()(seen::Answer const& seen) const {
    if (seen.laid) return phase::Answer{.trade = seen.trade, .offer = *seen.laid};
    auto const number = seen.offered ? *seen.offered : imagined_offer(seen.trade);
    return phase::Answer{.trade = seen.trade, .offer = draw(pool, number, rng)};
  }
  Phase operator()(seen::RatRound const& seen) const {
    return phase::RatRound{
        .auctioneer = seen.auctioneer, .asked = seen.asked, .laid = draw(pool, seen.laid, rng)};
  }
  Phase operator()(seen::Division const& seen) const {
    return phase::Division{.seat = seen.seat, .card = seen.card ? *seen.card : pile.take_top()};
  }
  Phase operator()(seen::Finished const& over) const { return phase::Finished{excluded_in(over.scores)}; }
  Phase operator()(
      OneOf<phase::Bidding, phase::BuyingRight, phase::Payment, phase::Offer, phase::Countdown,
            phase::ClaimRight, phase::ClaimPayment, phase::QuartetExclusion> auto const& open) const {
    return open;
  }

  static std::optional<AnimalId> excluded_in(Scores const& scores) {
    for (auto const& sheet : scores.sheets) {
      if (sheet.excluded) return sheet.excluded;
    }
    return {};
  }
  /// Returns a possible number of cards for a concealed offer (C6.3, C6.4).
  int imagined_offer(Trade const& trade) const {
    auto const most = view.cards_of(trade.challenger);
    auto const least = least_offer(edition.rules, most);
    return least + rng.below(most - least + 1);
  }
};

/// Returns the number of cards in the hand of `seat` without a concealed offer, which the view still counts
/// (C2.4).
int in_hand(Edition const& edition, View const& view, State const& state, Seat seat) {
  auto const* const answer = std::get_if<phase::Answer>(&state.phase);
  bool const hides =
      answer != nullptr && answer->trade.challenger == seat && !shows_number_of_offer(edition.rules);
  return view.cards_of(seat) - (hides ? answer->offer.size() : 0);
}

/// Returns the viewer's own hand and the hands that all have seen (C4.8); the others are empty.
PerSeat<MoneyCards> known_hands(View const& view) {
  auto hands = view.shown;
  if (view.viewer) hands[*view.viewer] = view.hand;
  return hands;
}

/// Returns the money in hands, offers and pile whose position the viewer does not know.
MoneyCards unseen_money(Edition const& edition, View const& view, State const& known) {
  auto pool = edition.money - view.bank;
  for (auto const& hand : known.hands) pool -= hand;
  auto const* const answer = std::get_if<seen::Answer>(&view.phase);
  if (answer != nullptr && answer->laid) pool -= *answer->laid;
  auto const card = visit_switch(OpenCard{}, view.phase);
  if (card && card->kind() == Card::Kind::money) pool -= card->money();
  if (edition.division) drop_zeros_that_left(edition, view, hidden_money(edition, view), pool);
  return pool;
}

}  // namespace

State resample(Edition const& edition, View const& view, Rng& rng) {
  State state;
  state.seats = static_cast<std::uint8_t>(view.seats);
  state.donkeys = static_cast<std::uint8_t>(view.donkeys);
  state.turn = view.turn;
  state.herds = view.herds;
  state.pedigrees = view.pedigrees;
  state.bonus = view.bonus;
  state.bank = view.bank;
  state.hands = known_hands(view);

  auto pool = unseen_money(edition, view, state);
  deal_pile(edition, view, state, pool, rng);
  state.phase = std::visit(ResamplePhase{edition, view, pool, state.pile, rng}, view.phase);
  for (auto const seat : seats_of(view.seats)) {
    auto const unknown = in_hand(edition, view, state, seat) - state.hand(seat).size();
    state.hand(seat) += draw(pool, unknown, rng);
  }
  assert(pool.empty() || edition.division);
  if (auto const* const debt = std::get_if<phase::Payment>(&state.phase))
    make_solvent(state, *debt, view.viewer);
  return state;
}

}  // namespace kuhhandel
