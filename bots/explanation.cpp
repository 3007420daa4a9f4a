#include "bots/explanation.h"

namespace kuhhandel {
namespace {

struct ActOf {
  Act operator()(action::Auction const&) const { return Act::auction; }
  Act operator()(action::Challenge const&) const { return Act::challenge; }
  Act operator()(action::Bid const&) const { return Act::bid; }
  Act operator()(action::Hammer const&) const { return Act::hammer; }
  Act operator()(action::Sell const&) const { return Act::sell; }
  Act operator()(action::Buy const&) const { return Act::buy; }
  Act operator()(action::Pay const&) const { return Act::pay; }
  Act operator()(action::Offer const&) const { return Act::offer; }
  Act operator()(action::Accept const&) const { return Act::accept; }
  Act operator()(action::Counter const&) const { return Act::counter; }
  Act operator()(action::Stop const&) const { return Act::stop; }
  Act operator()(action::Claim const&) const { return Act::claim; }
  Act operator()(action::Tick const&) const { return Act::tick; }
  Act operator()(action::Take const&) const { return Act::take; }
  Act operator()(action::Lay const&) const { return Act::lay; }
  Act operator()(action::Divide const&) const { return Act::divide; }
  Act operator()(action::Keep const&) const { return Act::keep; }
  Act operator()(action::Give const&) const { return Act::give; }
  Act operator()(action::Exclude const&) const { return Act::exclude; }
};

}  // namespace

Act act_of(std::optional<Action> const& choice) {
  return choice ? std::visit(ActOf{}, *choice) : Act::silence;
}

}  // namespace kuhhandel
