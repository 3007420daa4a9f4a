#include "story/auction_tales.h"

namespace kuhhandel::story {
namespace {

Money worth_of(Edition const& edition, Lot const& lot) {
  Money worth;
  lot.for_each([&](AnimalId animal) { worth += share_of(edition, animal); });
  return worth;
}

/// Returns who got which lot in this step, from whom and for how much; nullopt if no auction of animals
/// ended.
std::optional<Sale> sale_in(Step const& step, SeatSet bidders) {
  auto const lot = lot_of(step.before.phase);
  if (!lot) return {};
  auto const worth = worth_of(step.edition, *lot);
  if (auto const* const kept = step.find<event::Kept>())
    return Sale{kept->seat, kept->seat, {}, *lot, worth, 0, bidders};
  if (step.find<event::Paid<SecretMoney>>() == nullptr) return {};
  auto const& debt = std::get<phase::Payment>(step.before.phase);
  return Sale{step.before.turn, debt.payer, debt.payee, *lot, worth, debt.at_least, bidders};
}

}  // namespace

void AuctionTales::follow(Step const& step, std::vector<Tale>& found) {
  if (step.find<event::TurnedUp>() != nullptr) *this = {};
  if (auto const* const raise = step.find<event::Raised>()) raised(step, raise->bid);
  if (auto const* const hand = step.find<event::ShowedHand>()) showed(step, *hand);
  if (auto const sale = sale_in(step, bidders_)) sold(step, *sale, found);
}

void AuctionTales::raised(Step const& step, Bid const& bid) {
  bidders_.insert(bid.seat);
  auto const hand = step.before.hand(bid.seat).sum();
  if (bid.amount > hand) over_[bid.seat] = OverBid{step.number, bid.amount, hand};
}

void AuctionTales::showed(Step const& step, event::ShowedHand const& showed) {
  exposed_.push_back({showed.seat, {step.number, showed.amount, showed.hand.sum()}});
  over_[showed.seat].reset();
  // A new auction of the same card starts without the earlier bids.
  if (step.find<event::AuctionedAgain>() != nullptr) over_ = {};
}

Bluff AuctionTales::bluff_of(Seat seat, OverBid const& over, Sale const& sale) {
  return {.seat = seat,
          .bid = over.bid,
          .hand = over.hand,
          .lot = sale.lot,
          .buyer = sale.buyer,
          .price = sale.price,
          .auctioneer = sale.auctioneer};
}

void AuctionTales::sold(Step const& step, Sale const& sale, std::vector<Tale>& found) {
  found.emplace_back(DearLot{step.number, sale});
  found.emplace_back(Bargain{step.number, sale});
  for (auto const seat : seats_of(step.before.seats)) {
    auto const& over = over_[seat];
    if (!over) continue;
    found.emplace_back(BluffHeld{over->step, bluff_of(seat, *over, sale)});
  }
  for (auto const& [seat, bid] : exposed_)
    found.emplace_back(BluffCaught{bid.step, bluff_of(seat, bid, sale)});
}

}  // namespace kuhhandel::story
