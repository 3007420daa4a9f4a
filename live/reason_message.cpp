#include "live/reason_message.h"

#include <utility>

#include "live/live_message_shapes.h"

namespace kuhhandel {

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
    case Reason::wait:
      return "wait";
  }
  std::unreachable();
}

Explanation read_explanation(Field const& field, Edition const& edition) {
  return KindOf<Explanation>::read(field, InEdition{edition});
}

std::string reason_message(WhyMessage const& why, std::optional<Explanation> const& explanation,
                           Edition const& edition) {
  return kLiveMessages.text_of_one(message::ReasonGiven{why.id, why.seat, explanation}, InEdition{edition});
}

std::string advice_message(HintMessage const& hint, Advice const& advice, Edition const& edition) {
  return kLiveMessages.text_of_one(message::AdviceGiven{hint.id, advice.choice, advice.why},
                                   InEdition{edition});
}

}  // namespace kuhhandel
