#include "bots/explanation.h"

#include <utility>

namespace kuhhandel::bots {
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

std::string_view word_of(Act act) {
  switch (act) {
    case Act::silence:
      return "silence";
    case Act::auction:
      return "auction";
    case Act::challenge:
      return "challenge";
    case Act::bid:
      return "bid";
    case Act::hammer:
      return "hammer";
    case Act::sell:
      return "sell";
    case Act::buy:
      return "buy";
    case Act::pay:
      return "pay";
    case Act::offer:
      return "offer";
    case Act::accept:
      return "accept";
    case Act::counter:
      return "counter";
    case Act::stop:
      return "stop";
    case Act::claim:
      return "claim";
    case Act::tick:
      return "tick";
    case Act::take:
      return "take";
    case Act::lay:
      return "lay";
    case Act::divide:
      return "divide";
    case Act::keep:
      return "keep";
    case Act::give:
      return "give";
    case Act::exclude:
      return "exclude";
  }
  std::unreachable();
}

std::string_view word_of(Reason reason) {
  switch (reason) {
    case Reason::whim:
      return "whim";
    case Reason::no_choice:
      return "no_choice";
    case Reason::gain:
      return "gain";
    case Reason::too_dear:
      return "too_dear";
    case Reason::no_means:
      return "no_means";
    case Reason::drive_up:
      return "drive_up";
    case Reason::deny:
      return "deny";
    case Reason::bluff:
      return "bluff";
    case Reason::save:
      return "save";
    case Reason::limit:
      return "limit";
    case Reason::learnt:
      return "learnt";
    case Reason::foreseen:
      return "foreseen";
    case Reason::wait:
      return "wait";
  }
  std::unreachable();
}

}  // namespace kuhhandel::bots
