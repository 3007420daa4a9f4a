#include "bots/random_bot.h"

#include <algorithm>

#include "engine/random/draw.h"

namespace kuhhandel::bots {
namespace {

int between(Rng& rng, int least, int most) { return least + rng.below(most - least + 1); }

/// Returns random cards of the hand, at least `at_least` of them.
MoneyCards some_cards(MoneyCards hand, int at_least, Rng& rng) {
  MoneyCards cards;
  int left = hand.size();
  for (auto const denomination : kDenominations) {
    auto const held = hand.count(denomination);
    left -= held;
    auto const still_needed = std::max(0, at_least - cards.size() - left);
    cards += MoneyCards::of(denomination, between(rng, still_needed, held));
  }
  return cards;
}

/// Returns a random canonical payment (C4.6): from the highest denomination down, never more of one than the
/// rest of the debt needs.
MoneyCards some_payment(MoneyCards hand, Money at_least, Rng& rng) {
  MoneyCards payment;
  auto left = hand.sum();
  for (auto const denomination : kDearestFirst) {
    if (payment.sum() >= at_least) break;
    auto const value = value_of(denomination);
    auto const held = hand.count(denomination);
    left -= held * value;
    auto const number_for = [&](Money amount) { return std::max(0, amount.reached_by(value)); };
    auto const owed = at_least - payment.sum();
    payment +=
        MoneyCards::of(denomination, between(rng, number_for(owed - left), std::min(held, number_for(owed))));
  }
  return payment;
}

struct Chosen {
  MoneyCards hand;
  Rng& rng;

  Choice operator()(option::Auction) const { return action::Auction{}; }
  Choice operator()(option::Challenge const& trade) const {
    return action::Challenge{trade.challenged, trade.animal};
  }
  Choice operator()(option::Stop) const { return action::Stop{}; }
  Choice operator()(option::Bid const& bid) const {
    if (rng.below(2) == 0) return kSilent;
    return action::Bid{bid.from + Money::of_tens(rng.below(tens_of(bid.to - bid.from) + 1))};
  }
  Choice operator()(option::Hammer) const { return action::Hammer{}; }
  Choice operator()(option::Sell) const { return action::Sell{}; }
  Choice operator()(option::Buy) const { return action::Buy{}; }
  Choice operator()(option::Pay const& pay) const {
    return action::Pay{some_payment(hand, pay.at_least, rng)};
  }
  Choice operator()(option::Offer const& offer) const {
    return action::Offer{some_cards(hand, offer.at_least_cards, rng)};
  }
  Choice operator()(option::Accept) const { return action::Accept{}; }
  Choice operator()(option::Counter const& counter) const {
    return action::Counter{some_cards(hand, counter.at_least_cards, rng)};
  }
  Choice operator()(option::PayCards const& debt) const {
    auto left = hand;
    return action::Pay{draw(left, debt.cards, rng)};
  }
  Choice operator()(option::Claim) const {
    if (rng.below(2) == 0) return kSilent;
    return action::Claim{};
  }
  Choice operator()(option::Tick) const { return action::Tick{}; }
  Choice operator()(option::Take) const { return action::Take{}; }
  Choice operator()(option::Lay) const {
    auto left = hand;
    return action::Lay{draw(left, 1, rng).sum()};
  }
  Choice operator()(option::Divide) const { return action::Divide{}; }
  Choice operator()(option::Keep) const { return action::Keep{}; }
  Choice operator()(option::Give) const { return action::Give{}; }
  Choice operator()(option::Exclude const& exclude) const { return action::Exclude{exclude.animal}; }
};

}  // namespace

void RandomBot::start(Edition const&, int, Seat, std::uint64_t seed) {
  dice_ = Dice(seed);
  why_ = {};
}

void RandomBot::see(SeenEvent const&) { dice_.advance(); }

Choice RandomBot::decide(View const& view, LegalActions const& legal) {
  auto rng = dice_.rng();
  auto const& option = legal[static_cast<std::size_t>(rng.below(static_cast<int>(legal.size())))];
  auto const choice = std::visit(Chosen{view.hand, rng}, option);
  why_ = Explanation{.act = act_of(choice), .reason = Reason::whim};
  return choice;
}

}  // namespace kuhhandel::bots
