#include "bots/explanation.h"

namespace kuhhandel {
namespace {

struct DeedOf {
  Deed operator()(action::Auction const&) const { return Deed::auction; }
  Deed operator()(action::Challenge const&) const { return Deed::challenge; }
  Deed operator()(action::Bid const&) const { return Deed::bid; }
  Deed operator()(action::Hammer const&) const { return Deed::hammer; }
  Deed operator()(action::Sell const&) const { return Deed::sell; }
  Deed operator()(action::Buy const&) const { return Deed::buy; }
  Deed operator()(action::Pay const&) const { return Deed::pay; }
  Deed operator()(action::Offer const&) const { return Deed::offer; }
  Deed operator()(action::Accept const&) const { return Deed::accept; }
  Deed operator()(action::Counter const&) const { return Deed::counter; }
};

}  // namespace

Deed deed_of(std::optional<Action> const& choice) {
  return choice ? std::visit(DeedOf{}, *choice) : Deed::silence;
}

}  // namespace kuhhandel
