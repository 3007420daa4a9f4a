#include "bots/shark/candidates.h"

#include <algorithm>
#include <functional>
#include <span>

#include "bots/shark/master_playouts.h"
#include "bots/shark/trades.h"
#include "engine/cards/payments.h"

namespace kuhhandel::bots {
namespace {

constexpr std::array kPartsOfStake{0.2F, 0.5F, 0.8F, 1.1F, 1.4F, 1.8F, 2.4F};
constexpr std::array kPartsOfLimit{0.6F, 0.8F, 1.0F, 1.2F, 1.5F};
constexpr int kFewCards = 3;  // up to this many cards suggest a small sum; zeros hide it
constexpr float kSurelyTooDear = 1.8F;
constexpr float kSurelyCheap = 0.45F;
constexpr std::size_t kMostTrades = 8;  // if the pile is empty
constexpr std::size_t kMostTradesOrAuction = 3;

struct RatedTrade {
  action::Challenge challenge{};
  float rating = 0;
};

struct Listing {
  Prospect const& prospect;
  View const& view;
  LegalActions const& legal;
  Candidates& list;

  Seat self() const { return *view.viewer; }

  bool may(auto const& what) const {
    return std::ranges::any_of(legal,
                               [&](auto const& option) { return option.index() == Option(what).index(); });
  }

  /// A trade is most promising if the own stake is high and the other's low.
  RatedTrade rated(option::Challenge const& trade) const {
    auto const count = static_cast<std::uint8_t>(trade.count);
    auto const stakes = reservation_prices(prospect, {self(), trade.challenged, trade.animal, count, 1});
    return {{trade.challenged, trade.animal}, 2 * stakes.challenger - stakes.challenged};
  }

  /// Each sum once, and no more cards than there are.
  template <class Laying>
  void add_offers(float stake, int at_least_cards) const {
    auto const add = [&](MoneyCards cards) {
      cards = filled_up(cards, view.hand, at_least_cards);
      for (auto const& other : list) {
        if (other.choice == Choice(Laying{cards})) return;
      }
      list.push_back({Laying{cards}, 0});
    };
    auto const zeros = zeros_of(view.hand);
    add(zeros);
    for (auto const part : kPartsOfStake) {
      auto const cards = cards_for(view.hand, std::max<Money>(10, in_tens(part * stake)));
      add(cards.size() < kFewCards ? cards + zeros : cards);
    }
    add({});
  }

  void operator()(seen::TurnChoice const&) const {
    StaticList<RatedTrade, kMaxKinds * kMaxSeats> trades;
    for (auto const& option : legal) {
      if (std::holds_alternative<option::Auction>(option)) list.push_back({action::Auction{}, 0});
      if (std::holds_alternative<option::Divide>(option)) list.push_back({action::Divide{}, 0});
      if (std::holds_alternative<option::Stop>(option)) list.push_back({action::Stop{}, 0});
      auto const* const trade = std::get_if<option::Challenge>(&option);
      if (trade != nullptr) trades.push_back(rated(*trade));
    }
    std::array<RatedTrade, kMostTrades> best;
    auto const places = std::span(best).first(view.pile > 0 ? kMostTradesOrAuction : kMostTrades);
    auto const rating = &RatedTrade::rating;
    auto const end = std::ranges::partial_sort_copy(trades, places, std::greater{}, rating, rating).out;
    for (auto const& trade : std::span(places.begin(), end)) list.push_back({trade.challenge, 0});
  }
  void operator()(phase::Bidding const& auction) const {
    auto const bids = std::get<option::Bid>(legal[0]);
    auto const limit = heuristic_limit(prospect, self(), auction);
    auto const from = static_cast<float>(bids.from);
    if (from <= kSurelyCheap * limit) return list.push_back({action::Bid{bids.from}, in_tens(limit)});
    list.push_back({kSilent, 0});
    if (from > kSurelyTooDear * limit || bids.from > view.hand.sum()) return;
    list.push_back({action::Bid{bids.from}, bids.from});
    for (auto const part : kPartsOfLimit) {
      auto const target = std::min(in_tens(part * limit), view.hand.sum());
      if (target > bids.from) list.push_back({action::Bid{bids.from}, target});
    }
  }
  void operator()(phase::BuyingRight const&) const {
    list.push_back({action::Sell{}, 0});
    if (may(option::Buy{})) list.push_back({action::Buy{}, 0});
  }
  void operator()(phase::Payment const& debt) const {
    list.push_back({action::Pay{cheapest_payment(view.hand, debt.at_least)}, 0});
  }
  void operator()(phase::Offer const& offer) const {
    add_offers<action::Offer>(reservation_prices(prospect, offer.trade).challenger,
                              std::get<option::Offer>(legal[0]).at_least_cards);
  }
  void operator()(seen::Answer const& answer) const {
    list.push_back({action::Accept{}, 0});
    if (may(option::Counter{1}))
      add_offers<action::Counter>(reservation_prices(prospect, answer.trade).challenged, 1);
  }
  void operator()(phase::Countdown const&) const {
    list.push_back({kSilent, 0});
    if (may(option::Claim{})) list.push_back({action::Claim{}, 0});
  }
  void operator()(phase::ClaimRight const&) const {
    list.push_back({action::Sell{}, 0});
    if (may(option::Buy{})) list.push_back({action::Buy{}, 0});
  }
  void operator()(phase::ClaimPayment const& debt) const {
    list.push_back({action::Pay{filled_up({}, view.hand, debt.cards)}, 0});
  }
  void operator()(seen::RatRound const&) const {
    list.push_back({action::Take{}, 0});
    if (may(option::Lay{})) list.push_back({action::Lay{filled_up({}, view.hand, 1).sum()}, 0});
  }
  void operator()(seen::Division const&) const {
    list.push_back({action::Keep{}, 0});
    list.push_back({action::Give{}, 0});
  }
  void operator()(phase::QuartetExclusion const&) const {
    for (auto const& option : legal) {
      auto const* const quartet = std::get_if<option::Exclude>(&option);
      if (quartet != nullptr) list.push_back({action::Exclude{quartet->animal}, 0});
    }
  }
  void operator()(seen::Finished const&) const { list.push_back({kSilent, 0}); }
};

}  // namespace

Candidates candidates_for(Prospect const& prospect, View const& view, LegalActions const& legal) {
  Candidates list;
  std::visit(Listing{prospect, view, legal, list}, view.phase);
  return list;
}

void commit(PlayoutGame const& game, Seat self, Candidate const& candidate) {
  if (std::holds_alternative<phase::Bidding>(game.state.phase)) {
    return play_auction(game, FixedLimit{self, candidate.limit});
  }
  if (!candidate.choice) return play_countdown(game, self);
  game.play(self, *candidate.choice);
}

}  // namespace kuhhandel::bots
