#include "engine/choices/commands_of.h"

#include <concepts>
#include <optional>

#include "engine/choices/nth_action.h"
#include "engine/digest.h"
#include "engine/play.h"
#include "engine/visit.h"

namespace kuhhandel {
namespace {

/// Reads the events between two questions in order.
class EventReader {
 public:
  explicit EventReader(std::span<Event const> events) : events_(events) {}

  /// Returns the next event of this kind; nullopt if there are no more.
  template <class AnyEvent>
  AnyEvent const* next() {
    while (at_ < events_.size()) {
      if (auto const* const found = std::get_if<AnyEvent>(&events_[at_++])) return found;
    }
    return nullptr;
  }

 private:
  std::span<Event const> events_;
  std::size_t at_ = 0;
};

/// Determines the next command when nobody is asked or when the parts of an action are complete.
struct NextCommand {
  EventReader& reader;

  Command operator()(phase::Bidding const&) const {
    auto ahead = reader;
    auto const* const raised = ahead.next<event::Raised>();
    if (raised == nullptr) return {House{}, action::Hammer{}};
    reader = ahead;
    return {raised->bid.seat, action::Bid{raised->bid.amount}};
  }
  Command operator()(phase::Countdown const&) const {
    auto ahead = reader;
    auto const* const claimed = ahead.next<event::Claimed>();
    if (claimed == nullptr) return {House{}, action::Tick{}};
    reader = ahead;
    return {claimed->claim.seat, action::Claim{}};
  }
  Command operator()(phase::Payment const& debt) const { return {debt.payer, action::Pay{paid()}}; }
  Command operator()(phase::ClaimPayment const& debt) const { return {debt.payer, action::Pay{paid()}}; }
  Command operator()(phase::Offer const& offer) const {
    auto const* const laid = reader.next<event::Offered<SecretMoney>>();
    return {offer.trade.challenger, action::Offer{laid->laid.money}};
  }
  Command operator()(phase::Answer const& answer) const {
    auto const* const laid = reader.next<event::Countered<SecretMoney>>();
    return {answer.trade.challenged, action::Counter{laid->laid.money}};
  }
  Command operator()(OneOf<phase::TurnChoice, phase::BuyingRight, phase::ClaimRight, phase::RatRound,
                           phase::Division, phase::QuartetExclusion, phase::Finished> auto const&) const {
    std::unreachable();  // these are always asked
  }

 private:
  MoneyCards paid() const { return reader.next<event::Paid<SecretMoney>>()->laid.money; }
};

}  // namespace

std::vector<Command> commands_of(Edition const& edition, Question const& before, int nth,
                                 std::span<Event const> events, State const& after) {
  std::vector<Command> commands;
  auto state = before.state;
  auto const act = [&](Command const& command) {
    commands.push_back(command);
    play_unchecked(edition, state, command);
  };
  auto const begin = [&]<class AnyAction>(AnyAction const& action) {
    // A bid asked for may be a ceiling; the events show the actual bid.
    if constexpr (!std::same_as<AnyAction, action::Bid>) act({before.seat, action});
  };
  nth_action(edition, before, nth, begin, [] {});
  EventReader reader(events);
  for (auto const end = digest(after); digest(state) != end;) {
    act(visit_switch(NextCommand{reader}, state.phase));
  }
  return commands;
}

}  // namespace kuhhandel
