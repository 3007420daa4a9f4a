#include "bots/farmer/farmer.h"

#include "bots/farmer/auctions.h"
#include "bots/farmer/claims.h"
#include "bots/farmer/divisions.h"
#include "bots/farmer/rats.h"
#include "bots/farmer/trades.h"
#include "engine/payments.h"
#include "engine/visit.h"

namespace kuhhandel::bots {
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
  /// What is over, and the exclusion, whose simplest choice is the best (C9.4).
  Verdict operator()(OneOf<seen::Finished, phase::QuartetExclusion> auto const&) const { return simplest(); }

 private:
  Verdict simplest() const { return {simplest_of(legal, situation.view.hand), Reason::no_choice}; }
};

}  // namespace

void Farmer::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  edition_ = &edition;
  self_ = seat;
  seed_ = seed;
  dice_ = Dice(seed);
  purses_ = Purses(edition, seats);
  manners_ = {};
  last_ = {};
}

void Farmer::see(SeenEvent const& event) {
  dice_.move_on();
  purses_.see(event);
  manners_.see(event);
}

Situation Farmer::situation(View const& view, Temperament const& temperament) const {
  return {.edition = *edition_,
          .view = view,
          .purses = purses_,
          .manners = manners_,
          .temperament = temperament,
          .outlook = outlook_on(*edition_, view, purses_),
          .self = self_,
          .seed = seed_};
}

Choice Farmer::decide(View const& view, LegalActions const& legal) {
  auto const now = situation(view, temperament_);
  auto verdict = std::visit(Deciding{now, legal, dice_.now()}, view.phase);
  if (temperament_.fancies > 0) {
    auto sober = temperament_;
    sober.fancies = 0;
    auto const without = std::visit(Deciding{situation(view, sober), legal, dice_.now()}, view.phase);
    if (act_of(without.choice) != act_of(verdict.choice)) verdict.reason = Reason::whim;
  }
  last_ = Recollection{view.phase, now.outlook, verdict};
  return verdict.choice;
}

std::optional<Explanation> Farmer::explain() const {
  if (!last_) return {};
  return explanation_of(*last_, self_, temperament_);
}

}  // namespace kuhhandel::bots
