#include "tests/support/hidden.h"

#include <algorithm>
#include <vector>

#include "engine/play.h"
#include "tests/support/random_play.h"

namespace kuhhandel {
namespace {

template <class AnyAction>
bool is(std::optional<Command> const& command) {
  return command && std::holds_alternative<AnyAction>(command->action);
}

/// The cards that the command lays.
MoneyCards* laid_by(std::optional<Command>& command) {
  if (!command) return nullptr;
  if (auto* const pay = std::get_if<action::Pay>(&command->action)) return &pay->money;
  if (auto* const offer = std::get_if<action::Offer>(&command->action)) return &offer->money;
  if (auto* const counter = std::get_if<action::Counter>(&command->action)) return &counter->money;
  return nullptr;
}

/// A world with the money of the command taken out of the hand that lays it.
class Table {
 public:
  Table(Edition const& edition, World const& world, Viewer viewer)
      : edition_(edition), viewer_(viewer), world_(world) {
    if (auto* const laid = laid_by(world_.command)) actors_hand() -= *laid;
  }

  World world() const {
    auto whole = world_;
    if (auto* const laid = laid_by(whole.command))
      whole.state.hand(std::get<Seat>(whole.command->by)) += *laid;
    return whole;
  }

  void swap_two_cards(Rng& rng) {
    auto const places = hidden_places();
    if (places.size() < 2) return;
    auto& one = *places[static_cast<std::size_t>(rng.below(static_cast<int>(places.size())))];
    auto& other = *places[static_cast<std::size_t>(rng.below(static_cast<int>(places.size())))];
    if (one.empty() || other.empty()) return;
    auto const from_one = random_card(one, rng);
    one -= from_one;
    other += from_one;
    auto const from_other = random_card(other, rng);
    other -= from_other;
    one += from_other;
  }

  /// A card more or less in an offer whose number is concealed (C6.4).
  void resize_concealed_offer(Rng& rng) {
    auto* const offer = concealed_offer();
    if (offer == nullptr) return;
    auto& hand = world_.state.hand(challenger());
    auto& from = rng.below(2) == 0 ? hand : *offer;
    auto& to = &from == &hand ? *offer : hand;
    if (from.empty()) return;
    auto const card = random_card(from, rng);
    from -= card;
    to += card;
  }

  void swap_in_pile(Rng& rng) {
    auto& pile = world_.state.pile;
    auto const known = std::min(cards_turned_up(), pile.size());
    if (pile.size() - known < 2) return;
    auto const one = known + rng.below(pile.size() - known);
    auto const other = known + rng.below(pile.size() - known);
    pile.swap(one, other);
  }

  /// C10.3: the card that another looks at, and one of the pile.
  void swap_looked_at(Rng& rng) {
    auto* const division = std::get_if<phase::Division>(&world_.state.phase);
    auto& pile = world_.state.pile;
    if (division == nullptr || world_.command || viewer_is(division->seat) || pile.empty()) return;
    auto const depth = rng.below(pile.size());
    Pile changed;
    for (int i = 0; i < pile.size(); ++i) changed.put_below(i == depth ? division->card : pile.peek(i));
    division->card = pile.peek(depth);
    pile = changed;
  }

 private:
  /// Returns the number of cards of the pile that the command shows to all or to one seat.
  int cards_turned_up() const {
    if (is<action::Auction>(world_.command)) return edition_.cards_per_auction;
    bool const one = is<action::Take>(world_.command) || is<action::Divide>(world_.command) ||
                     is<action::Keep>(world_.command) || is<action::Give>(world_.command);
    return one ? 1 : 0;
  }
  MoneyCards& actors_hand() { return world_.state.hand(std::get<Seat>(world_.command->by)); }
  phase::Answer* answer() { return std::get_if<phase::Answer>(&world_.state.phase); }
  Seat challenger() {
    if (auto const* const offer = std::get_if<phase::Offer>(&world_.state.phase))
      return offer->trade.challenger;
    return answer()->trade.challenger;
  }
  /// C4.8: the seats whose hands were shown to all since the card was turned up.
  SeatSet shown() const {
    if (auto const* const auction = std::get_if<phase::Bidding>(&world_.state.phase)) return auction->bound;
    if (auto const* const sale = std::get_if<phase::BuyingRight>(&world_.state.phase)) return sale->bound;
    if (auto const* const count = std::get_if<phase::Countdown>(&world_.state.phase)) return count->bound;
    if (auto const* const sale = std::get_if<phase::ClaimRight>(&world_.state.phase)) return sale->bound;
    return {};
  }
  bool viewer_is(Seat seat) const { return viewer_ == Viewer{seat}; }

  std::vector<MoneyCards*> hidden_places() {
    std::vector<MoneyCards*> places;
    for (auto const other : seats_of(world_.state.seats)) {
      if (!viewer_is(other) && !shown().contains(other)) places.push_back(&world_.state.hand(other));
    }
    if (answer() != nullptr && offer_is_hidden()) places.push_back(&answer()->offer);
    auto* const round = std::get_if<phase::RatRound>(&world_.state.phase);
    bool const taken = is<action::Take>(world_.command) && round != nullptr && viewer_is(round->asked);
    if (round != nullptr && !taken) places.push_back(&round->laid);
    auto* const laid = laid_by(world_.command);
    if (laid != nullptr && laid_is_hidden()) places.push_back(laid);
    return places;
  }

  /// C6.3 to C6.6: known to the challenger, and to the challenged once they have answered.
  bool offer_is_hidden() {
    auto const& trade = answer()->trade;
    bool const answered = is<action::Accept>(world_.command) || is<action::Counter>(world_.command);
    return !viewer_is(trade.challenger) && !(answered && viewer_is(trade.challenged));
  }

  bool laid_is_hidden() {
    if (viewer_is(std::get<Seat>(world_.command->by))) return false;
    if (is<action::Offer>(world_.command)) return true;
    if (is<action::Counter>(world_.command)) return !viewer_is(challenger());
    if (auto const* const debt = std::get_if<phase::ClaimPayment>(&world_.state.phase)) {
      return !viewer_is(debt->payee);  // C7.4
    }
    auto const& debt = std::get<phase::Payment>(world_.state.phase);
    return edition_.rules.payments == Payments::closed && !viewer_is(debt.payee);
  }

  MoneyCards* concealed_offer() {
    if (edition_.rules.offer_count != OfferCount::concealed) return nullptr;
    if (is<action::Offer>(world_.command) && !viewer_is(challenger())) return laid_by(world_.command);
    bool const unanswered = answer() != nullptr && !world_.command;
    return unanswered && !viewer_is(challenger()) ? &answer()->offer : nullptr;
  }

  Edition const& edition_;
  Viewer viewer_;
  World world_;
};

int sign(Money amount) { return (amount > 0 ? 1 : 0) - (amount < 0 ? 1 : 0); }

/// C4.8: whether the bidder can pay is shown by what follows, and the hand too of one who cannot.
bool shows_the_same_sale(State const& one, State const& other) {
  if (auto const* const sale = std::get_if<phase::ClaimRight>(&one.phase)) {  // C7.5
    auto const claimant = sale->claim.seat;
    return one.hand(claimant).size() >= sale->claim.count || other.hand(claimant) == one.hand(claimant);
  }
  auto const& bid = std::get<phase::BuyingRight>(one.phase).standing;
  auto const hand = one.hand(bid.seat);
  return hand.sum() >= bid.amount ? other.hand(bid.seat).sum() >= bid.amount : other.hand(bid.seat) == hand;
}

/// The public part of a trade: the winner, and the number of cards that change hands (C6.6).
struct PublicTrade {
  int winner;
  int to_challenged;
  int to_challenger;
  friend bool operator==(PublicTrade const&, PublicTrade const&) = default;
};

/// Zeros that return do not go over, nor does what a loser keeps (C6.8).
PublicTrade public_trade(Ruleset const& rules, World world) {
  auto const offer = std::get<phase::Answer>(world.state.phase).offer;
  auto const zeros = [&](MoneyCards laid) { return rules.zeros_return ? laid.count(Denomination::zero) : 0; };
  auto const* const counter = laid_by(world.command);
  if (counter == nullptr) return {1, offer.size() - zeros(offer), 0};
  auto const winner = sign(offer.sum() - counter->sum());
  bool const all_pay = rules.settlement == Settlement::exchange;
  return {.winner = winner,
          .to_challenged = all_pay || winner > 0 ? offer.size() - zeros(offer) : 0,
          .to_challenger = all_pay || winner < 0 ? counter->size() - zeros(*counter) : 0};
}

/// C9.5: if money counts, the end of the game shows every hand.
bool shows_the_same_end(Edition const& edition, World const& one, State const& other_end) {
  if (!edition.rules.money_counts || !std::holds_alternative<phase::Finished>(other_end.phase)) return true;
  auto const end = play(edition, one.state, *one.command)->next;
  return std::ranges::equal(end.hands, other_end.hands, {}, &MoneyCards::sum, &MoneyCards::sum);
}

/// Returns whether the commands are legal and publicly equal.
bool public_outcome_is_the_same(Edition const& edition, World const& one, World const& other) {
  if (auto const* const debt = std::get_if<phase::Payment>(&one.state.phase)) {
    if (other.state.hand(debt->payer).sum() < debt->at_least) return false;  // all know that it is enough
  }
  if (!one.command) return true;
  auto const other_transition = play(edition, other.state, *other.command);
  if (!other_transition || !shows_the_same_end(edition, one, other_transition->next)) return false;
  if (is<action::Sell>(one.command)) return shows_the_same_sale(one.state, other.state);
  bool const answers = is<action::Accept>(one.command) || is<action::Counter>(one.command);
  return !answers || public_trade(edition.rules, one) == public_trade(edition.rules, other);
}

}  // namespace

World with_hidden_swapped(Edition const& edition, World const& world, Viewer viewer, Rng& rng) {
  auto swapped = world;
  for (int times = 0; times < 12; ++times) {
    Table table(edition, swapped, viewer);
    table.swap_two_cards(rng);
    table.resize_concealed_offer(rng);
    table.swap_in_pile(rng);
    table.swap_looked_at(rng);
    if (public_outcome_is_the_same(edition, world, table.world())) swapped = table.world();
  }
  return swapped;
}

}  // namespace kuhhandel
