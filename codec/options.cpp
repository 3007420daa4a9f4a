#include "codec/options.h"

#include <boost/json/object.hpp>

#include "codec/animals.h"
#include "codec/money.h"
#include "codec/seats.h"
#include "engine/payments.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

json::array values_of(MoneyCards hand) {
  json::array values;
  for (int place = 0; place < kValueCount; ++place) {
    if (hand.count(place) > 0) values.push_back(kValues[static_cast<std::size_t>(place)]);
  }
  return values;
}

struct Write {
  Edition const& edition;
  MoneyCards hand;

  json::object operator()(option::Auction const&) const { return {{"do", "auction"}}; }
  json::object operator()(option::Challenge const& challenge) const {
    return {{"do", "challenge"},
            {"seat", to_json(challenge.challenged)},
            {"animal", to_json(challenge.animal, edition)},
            {"cards", challenge.count}};
  }
  json::object operator()(option::Stop const&) const { return {{"do", "stop"}}; }
  json::object operator()(option::Bid const& bid) const {
    return {{"do", "bid"}, {"from", bid.from}, {"to", bid.to}, {"step", 10}};
  }
  json::object operator()(option::Hammer const&) const { return {{"do", "hammer"}}; }
  json::object operator()(option::Sell const&) const { return {{"do", "sell"}}; }
  json::object operator()(option::Buy const&) const { return {{"do", "buy"}}; }
  json::object operator()(option::Pay const& pay) const {
    return {{"do", "pay"},
            {"at_least", pay.at_least},
            {"suggested", to_json(cheapest_payment(hand, pay.at_least))}};
  }
  json::object operator()(option::Offer const& offer) const {
    return {{"do", "offer"}, {"at_least_cards", offer.at_least_cards}};
  }
  json::object operator()(option::Accept const&) const { return {{"do", "accept"}}; }
  json::object operator()(option::Counter const& counter) const {
    return {{"do", "counter"}, {"at_least_cards", counter.at_least_cards}};
  }
  json::object operator()(option::PayCards const& debt) const {
    return {{"do", "pay"}, {"cards", debt.cards}, {"suggested", to_json(cheapest_cards(hand, debt.cards))}};
  }
  json::object operator()(option::Claim const&) const { return {{"do", "claim"}}; }
  json::object operator()(option::Tick const&) const { return {{"do", "tick"}}; }
  json::object operator()(option::Take const&) const { return {{"do", "take"}}; }
  json::object operator()(option::Lay const&) const { return {{"do", "lay"}, {"cards_of", values_of(hand)}}; }
  json::object operator()(option::Divide const&) const { return {{"do", "divide"}}; }
  json::object operator()(option::Keep const&) const { return {{"do", "keep"}}; }
  json::object operator()(option::Give const&) const { return {{"do", "give"}}; }
  json::object operator()(option::Exclude const& exclude) const {
    return {{"do", "exclude"}, {"animal", to_json(exclude.animal, edition)}, {"score", exclude.score}};
  }
};

json::array to_json(LegalActions const& legal, MoneyCards hand, Edition const& edition) {
  json::array options;
  for (auto const& option : legal) options.push_back(std::visit(Write{edition, hand}, option));
  return options;
}

}  // namespace

json::array options_when_asked(LegalActions const& legal, MoneyCards hand, Edition const& edition) {
  auto options = to_json(legal, hand, edition);
  if (may_stay_silent(legal)) options.push_back(json::object{{"do", "silent"}});
  return options;
}

json::array options_for(Viewer viewer, State const& now, Edition const& edition) {
  if (!viewer) return {};
  return to_json(legal_actions(edition, now, *viewer), now.hand(*viewer), edition);
}

}  // namespace kuhhandel
