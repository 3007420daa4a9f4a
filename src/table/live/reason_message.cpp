#include "live/reason_message.h"

#include "live/live_message_shapes.h"

namespace kuhhandel::live {

bots::Explanation read_explanation(codec::Field const& field, Edition const& edition) {
  return codec::KindOf<bots::Explanation>::read(field, codec::InEdition{edition});
}

std::string reason_message(table::WhyMessage const& why, std::optional<bots::Explanation> const& explanation,
                           Edition const& edition) {
  return kLiveMessages.text_of_one(message::ReasonGiven{why.id, why.seat, explanation},
                                   codec::InEdition{edition});
}

std::string advice_message(table::HintMessage const& hint, Advice const& advice, Edition const& edition) {
  return kLiveMessages.text_of_one(message::AdviceGiven{hint.id, advice.choice, advice.why},
                                   codec::InEdition{edition});
}

}  // namespace kuhhandel::live
