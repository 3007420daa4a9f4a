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
  void add(MoneyCards cards) { add(cards.bits()); }
  void add(Bid const& bid) {
    add(bid.seat);
    add(static_cast<std::uint64_t>(bid.amount));
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

  void add(phase::TurnChoice const&) {}
  void add(phase::Bidding const& auction) {
    add(auction.auctioneer);
    add(auction.lot);
    add(std::uint64_t{auction.standing.has_value()});
    if (auction.standing) add(*auction.standing);
    add(auction.barred);
  }
  void add(phase::BuyingRight const& sale) {
    add(sale.auctioneer);
    add(sale.lot);
    add(sale.standing);
    add(sale.barred);
  }
  void add(phase::Payment const& debt) {
    add(debt.payer);
    add(debt.payee);
    add(static_cast<std::uint64_t>(debt.at_least));
    add(debt.lot);
  }
  void add(phase::Offer const& offer) { add(offer.trade); }
  void add(phase::Answer const& answer) {
    add(answer.trade);
    add(answer.offer);
  }
  void add(phase::Finished const&) {}

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
  for (int i = 0; i < state.seats; ++i) {
    hash.add(state.hand(seat_at(i)));
    hash.add(state.herd(seat_at(i)).bits());
  }
  hash.add(state.bank);
  hash.add(static_cast<std::uint64_t>(state.pile.size()));
  for (int depth = 0; depth < state.pile.size(); ++depth) hash.add(state.pile.peek(depth));
  hash.add(static_cast<std::uint64_t>(state.phase.index()));
  std::visit([&](auto const& phase) { hash.add(phase); }, state.phase);
  return hash.value();
}

}  // namespace kuhhandel
