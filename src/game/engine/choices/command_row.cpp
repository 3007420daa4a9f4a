#include "engine/choices/command_row.h"

#include "engine/visit.h"

namespace kuhhandel {
namespace {

static_assert(kPhaseNames.size() == std::variant_size_v<Phase>);
static_assert(kActionNames.size() == std::variant_size_v<Action>);

class RowWriter {
 public:
  explicit RowWriter(CommandRow& row) : row_(row) {}

  void put(RowColumn column, int value) const { row_[static_cast<std::size_t>(column)] = value; }
  void put(RowColumn column, Seat seat) const { put(column, index_of(seat)); }
  void put(RowColumn column, Money amount) const { put(column, amount.points()); }
  void put(RowColumn column, Card card) const { put(column, static_cast<int>(card.bits())); }

 private:
  CommandRow& row_;
};

struct PhaseColumns {
  RowWriter row;

  void operator()(phase::Bidding const& auction) const {
    row.put(RowColumn::lot, Card(auction.lot.animal()));
    row.put(RowColumn::partner, auction.auctioneer);
    if (auction.standing) put_bid(*auction.standing);
  }
  void operator()(phase::BuyingRight const& sale) const {
    row.put(RowColumn::lot, Card(sale.lot.animal()));
    row.put(RowColumn::partner, sale.auctioneer);
    put_bid(sale.standing);
  }
  void operator()(phase::Payment const& debt) const {
    row.put(RowColumn::lot, Card(debt.lot.animal()));
    row.put(RowColumn::standing, debt.at_least);
    row.put(RowColumn::bidder, debt.payer);
    row.put(RowColumn::partner, debt.payee);
  }
  void operator()(OneOf<phase::Offer, phase::Answer> auto const& trading) const {
    row.put(RowColumn::lot, Card(trading.trade.animal));
    row.put(RowColumn::bidder, trading.trade.challenger);
    row.put(RowColumn::partner, trading.trade.challenged);
  }
  void operator()(phase::Countdown const& countdown) const {
    row.put(RowColumn::lot, Card::pedigree(countdown.pedigree));
    row.put(RowColumn::standing, int{countdown.count});
    row.put(RowColumn::partner, countdown.auctioneer);
  }
  void operator()(phase::ClaimRight const& sale) const {
    row.put(RowColumn::lot, Card::pedigree(sale.pedigree));
    row.put(RowColumn::standing, int{sale.claim.count});
    row.put(RowColumn::bidder, sale.claim.seat);
    row.put(RowColumn::partner, sale.auctioneer);
  }
  void operator()(phase::ClaimPayment const& debt) const {
    row.put(RowColumn::lot, Card::pedigree(debt.pedigree));
    row.put(RowColumn::standing, int{debt.cards});
    row.put(RowColumn::bidder, debt.payer);
    row.put(RowColumn::partner, debt.payee);
  }
  void operator()(phase::RatRound const& round) const {
    row.put(RowColumn::lot, Card(kRat));
    row.put(RowColumn::standing, round.laid.sum());
    row.put(RowColumn::partner, round.auctioneer);
  }
  void operator()(
      OneOf<phase::TurnChoice, phase::Division, phase::QuartetExclusion, phase::Finished> auto const&) const {
  }

 private:
  void put_bid(Bid const& bid) const {
    row.put(RowColumn::standing, bid.amount);
    row.put(RowColumn::bidder, bid.seat);
  }
};

struct ActionColumns {
  RowWriter row;

  void operator()(action::Challenge const& challenge) const {
    row.put(RowColumn::seat, challenge.challenged);
    row.put(RowColumn::animal, Card(challenge.animal));
  }
  void operator()(action::Bid const& bid) const { row.put(RowColumn::amount, bid.amount); }
  void operator()(OneOf<action::Pay, action::Offer, action::Counter> auto const& laying) const {
    row.put(RowColumn::cards, laying.money.size());
    row.put(RowColumn::zeros, laying.money.count(Denomination::zero));
    row.put(RowColumn::money, laying.money.sum());
  }
  void operator()(action::Lay const& lay) const { row.put(RowColumn::card, lay.value); }
  void operator()(action::Exclude const& exclude) const { row.put(RowColumn::animal, Card(exclude.animal)); }
  void operator()(OneOf<action::Auction, action::Stop, action::Hammer, action::Sell, action::Buy,
                        action::Accept, action::Claim, action::Tick, action::Take, action::Divide,
                        action::Keep, action::Give> auto const&) const {}
};

template <class Names>
std::vector<std::string> all_of(Names const& names) {
  return {names.begin(), names.end()};
}

std::size_t place_of(Card card) { return static_cast<std::size_t>(card.bits()); }

/// By the numbers of cards: animals, rats, then pedigrees.
std::vector<std::string> texts_of_cards(Edition const& edition) {
  std::vector<std::string> texts(std::size_t{2} * kMaxKinds);
  for (auto const animal : animals_of(edition)) {
    texts[place_of(animal)] = edition.name(animal);
    texts[place_of(Card::pedigree(animal))] = "pedigree:" + std::string(edition.name(animal));
  }
  texts[place_of(kRat)] = "rat";
  return texts;
}

}  // namespace

CommandRow row_of(State const& before, Command const& command) {
  CommandRow values;
  values.fill(kNoValue);
  RowWriter const row(values);
  row.put(RowColumn::turn, before.turn);
  row.put(RowColumn::phase, static_cast<int>(before.phase.index()));
  row.put(RowColumn::pile, before.pile.size());
  visit_switch(PhaseColumns{row}, before.phase);
  if (auto const* const seat = std::get_if<Seat>(&command.by)) row.put(RowColumn::by, *seat);
  row.put(RowColumn::act, static_cast<int>(command.action.index()));
  visit_switch(ActionColumns{row}, command.action);
  return values;
}

std::vector<std::string> texts_of(Edition const& edition, RowColumn column) {
  switch (column) {
    case RowColumn::phase:
      return all_of(kPhaseNames);
    case RowColumn::act:
      return all_of(kActionNames);
    case RowColumn::lot:
    case RowColumn::animal:
      return texts_of_cards(edition);
    case RowColumn::turn:
    case RowColumn::pile:
    case RowColumn::standing:
    case RowColumn::bidder:
    case RowColumn::partner:
    case RowColumn::by:
    case RowColumn::seat:
    case RowColumn::amount:
    case RowColumn::card:
    case RowColumn::cards:
    case RowColumn::zeros:
    case RowColumn::money:
      break;
  }
  return {};
}

}  // namespace kuhhandel
