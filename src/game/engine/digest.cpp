#include "engine/digest.h"

#include <cstdint>

namespace kuhhandel {
namespace {

/// FNV-1a over 64-bit words, each mixed once more so that small numbers spread.
class Hash {
 public:
  void add(std::uint64_t word) {
    word ^= word >> 32;
    word *= 0xd6e8feb86659fd93U;
    value_ = (value_ ^ word ^ (word >> 29)) * 0x100000001b3U;
  }
  void add(Seat seat) { add(static_cast<std::uint64_t>(index_of(seat))); }
  void add(AnimalId animal) { add(static_cast<std::uint64_t>(index_of(animal))); }
  void add(Lot const& lot) {
    lot.for_each([this](AnimalId animal) { add(animal); });
  }
  void add(Money amount) { add(static_cast<std::uint64_t>(amount.points())); }
  void add(MoneyCards cards) { add(cards.bits()); }
  void add(Bid const& bid) {
    add(bid.seat);
    add(bid.amount);
  }
  void add(Trade const& trade) {
    add(trade.challenger);
    add(trade.challenged);
    add(trade.animal);
    add(std::uint64_t{trade.count});
    add(std::uint64_t{trade.round});
  }
  void add(SeatSet set) {
    for (int i = 0; i < kMaxSeats; ++i) add(std::uint64_t{set.contains(seat_at(i))});
  }

  void add(HighestBids const& bids) {
    for (auto const tens : bids.tens()) add(static_cast<std::uint64_t>(tens));
  }

  void add(phase::TurnChoice const& choice) { add(std::uint64_t{choice.traded}); }
  void add(phase::Bidding const& auction) {
    add(auction.auctioneer);
    add(auction.lot);
    add(std::uint64_t{auction.standing.has_value()});
    if (auction.standing) add(*auction.standing);
    add(auction.barred);
    add(auction.bound);
    add(auction.bids);
  }
  void add(phase::BuyingRight const& sale) {
    add(sale.auctioneer);
    add(sale.lot);
    add(sale.standing);
    add(sale.barred);
    add(sale.bound);
    add(sale.bids);
  }
  void add(phase::Payment const& debt) {
    add(debt.payer);
    add(debt.payee);
    add(debt.at_least);
    add(debt.lot);
  }
  void add(phase::Offer const& offer) { add(offer.trade); }
  void add(phase::Answer const& answer) {
    add(answer.trade);
    add(answer.offer);
  }
  void add(phase::Countdown const& countdown) {
    add(countdown.auctioneer);
    add(countdown.pedigree);
    add(std::uint64_t{countdown.count});
    add(countdown.bound);
  }
  void add(phase::ClaimRight const& sale) {
    add(sale.auctioneer);
    add(sale.pedigree);
    add(sale.claim.seat);
    add(std::uint64_t{sale.claim.count});
    add(sale.bound);
  }
  void add(phase::ClaimPayment const& debt) {
    add(debt.payer);
    add(debt.payee);
    add(std::uint64_t{debt.cards});
    add(debt.pedigree);
  }
  void add(phase::RatRound const& round) {
    add(round.auctioneer);
    add(round.asked);
    add(round.laid);
  }
  void add(phase::Division const& division) {
    add(division.seat);
    add(division.card.bits());
  }
  void add(phase::QuartetExclusion const& exclusion) { add(exclusion.seat); }
  void add(phase::Finished const& over) {
    add(std::uint64_t{over.excluded.has_value()});
    if (over.excluded) add(*over.excluded);
  }

  std::uint64_t value() const { return value_ ^ (value_ >> 31); }

 private:
  std::uint64_t value_ = 0xcbf29ce484222325U;
};

}  // namespace

std::uint64_t digest(State const& state) {
  Hash hash;
  hash.add(std::uint64_t{state.seats});
  hash.add(std::uint64_t{state.donkeys});
  hash.add(state.turn);
  hash.add(std::uint64_t{state.bonus.has_value()});
  if (state.bonus) hash.add(*state.bonus);
  for (auto const seat : seats_of(state.seats)) {
    hash.add(state.hand(seat));
    hash.add(state.herd(seat).bits());
  }
  hash.add(state.bank);
  hash.add(state.pedigrees.bits());
  hash.add(static_cast<std::uint64_t>(state.pile.size()));
  for (int depth = 0; depth < state.pile.size(); ++depth) hash.add(state.pile.peek(depth).bits());
  hash.add(static_cast<std::uint64_t>(state.phase.index()));
  std::visit([&](auto const& phase) { hash.add(phase); }, state.phase);
  return hash.value();
}

}  // namespace kuhhandel
