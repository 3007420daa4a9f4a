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

  Verdict operator()(seen::TurnChoice const&) const {
    LegalActions known;
    for (auto const& option : legal) {
      if (is_known(option)) known.push_back(option);
    }
    bool const strange = known.size() < legal.size() && !may(option::Auction{});
    return strange ? simplest() : choose_turn(situation, known, rng);
  }
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
    if (offer.trade.animal == kRat) return simplest();
    return choose_offer(situation, offer.trade, std::get<option::Offer>(legal[0]).at_least_cards, rng);
  }
  Verdict operator()(seen::Answer const& answer) const {
    if (answer.trade.animal == kRat) return simplest();
    return choose_answer(situation, answer, may(option::Counter{1}), rng);
  }
  Verdict operator()(auto const&) const { return simplest(); }

  /// What this bot has no judgement of: rats, divisions and whatever comes with Master.
  static bool is_known(Option const& option) {
    auto const* const trade = std::get_if<option::Challenge>(&option);
    return !std::holds_alternative<option::Divide>(option) && (trade == nullptr || trade->animal != kRat);
  }
  Verdict simplest() const { return {simplest_of(legal, situation.view.hand), Reason::no_choice}; }
};

}  // namespace

void Farmer::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  edition_ = &edition;
  self_ = seat;
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

Choice Farmer::decide(View const& view, LegalActions const& legal) {
  Situation const situation{.edition = *edition_,
                            .view = view,
                            .purses = purses_,
                            .manners = manners_,
                            .temperament = temperament_,
                            .outlook = outlook_on(*edition_, view, purses_),
                            .self = self_};
  auto const verdict = std::visit(Deciding{situation, legal, dice_.now()}, view.phase);
  last_ = Recollection{view.phase, situation.outlook, verdict};
  return verdict.choice;
}

std::optional<Explanation> Farmer::explain() const {
  if (!last_) return {};
  return explanation_of(*last_, self_, temperament_);
}

}  // namespace kuhhandel
