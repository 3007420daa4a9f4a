#include "bots/farmer/farmer_verdict.h"

#include "bots/farmer/auctions.h"
#include "bots/farmer/claims.h"
#include "bots/farmer/divisions.h"
#include "bots/farmer/rats.h"
#include "bots/farmer/trades.h"
#include "engine/cards/payments.h"
#include "engine/visit.h"

namespace kuhhandel::bots {
namespace {

/// Has one overload per phase in which a seat is asked.
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

  Verdict operator()(seen::TurnChoice const&) const { return choose_turn(situation, legal, rng); }
  Verdict operator()(phase::Bidding const& auction) const {
    return choose_bid(situation, auction, std::get<option::Bid>(legal[0]), rng);
  }
  Verdict operator()(phase::BuyingRight const& sale) const {
    return choose_sale(situation, sale, may(option::Buy{}));
  }
  Verdict operator()(phase::Payment const& debt) const {
    return {action::Pay{cheapest_payment(situation.view.hand, debt.at_least)}, Reason::no_choice, debt.payee};
  }
  Verdict operator()(phase::Offer const& offer) const {
    return choose_offer(situation, offer.trade, std::get<option::Offer>(legal[0]).at_least_cards, rng);
  }
  Verdict operator()(seen::Answer const& answer) const {
    return choose_answer(situation, answer, may(option::Counter{1}), rng);
  }
  Verdict operator()(phase::Countdown const& countdown) const { return choose_claim(situation, countdown); }
  Verdict operator()(phase::ClaimRight const& sale) const {
    return choose_claim_sale(situation, sale, may(option::Buy{}));
  }
  Verdict operator()(phase::ClaimPayment const& debt) const {
    return {action::Pay{cheapest_cards(situation.view.hand, debt.cards)}, Reason::no_choice, debt.payee};
  }
  Verdict operator()(seen::RatRound const& round) const {
    return choose_rat(situation, round, may(option::Lay{}));
  }
  Verdict operator()(seen::Division const& division) const {
    return choose_division(situation, *division.card);
  }
  /// Finished games, and the exclusion, whose simplest choice is the best (C9.4).
  Verdict operator()(OneOf<seen::Finished, phase::QuartetExclusion> auto const&) const { return simplest(); }

 private:
  Verdict simplest() const { return {simplest_of(legal, situation.view.hand), Reason::no_choice}; }
};

}  // namespace

Verdict farmer_verdict(Situation const& situation, LegalActions const& legal, Rng rng) {
  return std::visit(Deciding{situation, legal, rng}, situation.view.phase);
}

}  // namespace kuhhandel::bots
