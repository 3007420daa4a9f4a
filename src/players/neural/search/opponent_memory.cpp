#include "neural/search/opponent_memory.h"

#include <variant>

#include "engine/knowledge/own_money.h"
#include "engine/shown.h"
#include "engine/visit.h"

namespace kuhhandel::neural {
namespace {

bool is_of(Trade const& trade, Seat seat) { return trade.challenger == seat || trade.challenged == seat; }

void close(SeenMoney& money) { money.money.reset(); }

/// Removes what `other` has not seen. The money of an open payment is public.
struct Close {
  Seat other;

  void operator()(event::Paid<SeenMoney>& paid) const {
    if (!paid.open && paid.payer != other && paid.payee != other) close(paid.laid);
  }
  void operator()(event::Accepted<SeenMoney>& accepted) const {
    if (is_of(accepted.trade, other)) return;
    close(accepted.laid);
    close(accepted.to_challenged);
  }
  void operator()(event::Revealed<SeenMoney>& reveal) const {
    if (is_of(reveal.trade, other)) return;
    for (auto* const money : {&reveal.offer, &reveal.counter, &reveal.to_challenger, &reveal.to_challenged})
      close(*money);
  }
  /// At first, only the player who lays or draws these sees them.
  void operator()(OneOf<event::Offered<SeenMoney>, event::Countered<SeenMoney>, event::LaidOnRat<SeenMoney>,
                        event::RatMoney<SeenMoney>, event::Drew<SeenMoney>> auto& event) const {
    close(event.laid);
  }
  void operator()(
      OneOf<event::Turn, event::Skipped, event::TurnedUp, event::Payday, event::Raised, event::Kept,
            event::Knocked, event::Sold, event::Bought, event::ShowedHand, event::AuctionedAgain,
            event::AuctionGoesOn, event::Took, event::Quartet, event::TookBonus, event::Stopped,
            event::Challenged, event::Tied, event::Over, event::CountedDown, event::Claimed, event::ClaimSold,
            event::ClaimBought, event::ShowedTooFew, event::TookPedigree, event::Looked, event::Divided,
            event::MustExclude, event::Excluded> auto const&) const {}
};

}  // namespace

SeenEvent event_as_seen_by(Seat other, SeenEvent const& event) {
  auto result = event;
  std::visit(Close{other}, result);
  return result;
}

PerSeat<int> cards_seen(Edition const& edition, View const& view) {
  auto cards = view.cards;
  auto const* const answer = std::get_if<seen::Answer>(&view.phase);
  // The cards of a concealed offer are still included in the view's numbers.
  if (answer != nullptr && answer->offered && shows_number_of_offer(edition.rules))
    cards[answer->trade.challenger] += *answer->offered;
  return cards;
}

OpponentMemory::OpponentMemory(Edition const& edition, int seats, Seat self)
    : seats_(seats), self_(self), memories_(memories_at_start(edition, seats)) {}

void OpponentMemory::see(Edition const& edition, SeenEvent const& event) {
  for (auto const seat : seats_of(seats_)) {
    if (seat != self_) memories_[seat].see(edition, event_as_seen_by(seat, event));
  }
}

void OpponentMemory::count(PerSeat<int> const& cards) {
  for (auto const seat : seats_of(seats_)) memories_[seat].count(cards);
}

PerSeat<SeatMemory> OpponentMemory::memories_in(State const& imagined) const {
  auto memories = memories_;
  for (auto const seat : seats_of(seats_)) {
    if (seat != self_) memories[seat].look(own_money(imagined, seat));
  }
  return memories;
}

}  // namespace kuhhandel::neural
