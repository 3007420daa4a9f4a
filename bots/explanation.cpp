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
  Deed operator()(action::Stop const&) const { return Deed::stop; }
  Deed operator()(action::Claim const&) const { return Deed::claim; }
  Deed operator()(action::Tick const&) const { return Deed::tick; }
  Deed operator()(action::Take const&) const { return Deed::take; }
  Deed operator()(action::Lay const&) const { return Deed::lay; }
  Deed operator()(action::Divide const&) const { return Deed::divide; }
  Deed operator()(action::Keep const&) const { return Deed::keep; }
  Deed operator()(action::Give const&) const { return Deed::give; }
  Deed operator()(action::Exclude const&) const { return Deed::exclude; }
};

}  // namespace

Deed deed_of(std::optional<Action> const& choice) {
  return choice ? std::visit(DeedOf{}, *choice) : Deed::silence;
}

}  // namespace kuhhandel
