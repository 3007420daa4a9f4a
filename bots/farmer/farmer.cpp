#include "bots/farmer/farmer.h"

#include "bots/farmer/auctions.h"
#include "bots/farmer/trades.h"
#include "engine/payments.h"

namespace kuhhandel {
namespace {

/// One overload per phase in which a seat is asked.
struct Deciding {
  Situation const& situation;
  LegalActions const& legal;
  Rng rng;

  bool may(auto const& what) const {
    for (auto const& option : legal) {
      if (option.index() == Option(what).index()) return true;
    }
    return false;
  }

  Choice operator()(seen::TurnChoice const&) const { return choose_turn(situation, legal, rng); }
  Choice operator()(phase::Bidding const& auction) const {
    return choose_bid(situation, auction, std::get<option::Bid>(legal[0]), rng);
  }
  Choice operator()(phase::BuyingRight const& sale) const {
    return choose_sale(situation, sale, may(option::Buy{}));
  }
  Choice operator()(phase::Payment const& debt) const {
    return action::Pay{cheapest_payment(situation.view.hand, debt.at_least)};
  }
  Choice operator()(phase::Offer const& offer) const {
    return choose_offer(situation, offer.trade, std::get<option::Offer>(legal[0]).at_least_cards, rng);
  }
  Choice operator()(seen::Answer const& answer) const {
    return choose_answer(situation, answer, may(option::Counter{1}), rng);
  }
  Choice operator()(auto const&) const { return kSilent; }  // over
};

}  // namespace

void Farmer::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  edition_ = &edition;
  self_ = seat;
  dice_ = Dice(seed);
  purses_ = Purses(edition, seats);
}

void Farmer::see(SeenEvent const& event) {
  dice_.move_on();
  purses_.see(event);
}

Choice Farmer::decide(View const& view, LegalActions const& legal) {
  Situation const situation{.edition = *edition_,
                            .view = view,
                            .purses = purses_,
                            .outlook = outlook_on(*edition_, view, purses_),
                            .self = self_};
  return std::visit(Deciding{situation, legal, dice_.now()}, view.phase);
}

}  // namespace kuhhandel
