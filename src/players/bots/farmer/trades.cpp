#include "bots/farmer/trades.h"

#include <algorithm>
#include <cmath>

#include "bots/farmer/trade_values.h"
#include "bots/farmer/weights.h"
#include "bots/stake.h"
#include "engine/cards/money_cards.h"
#include "engine/cards/payments.h"

namespace kuhhandel::bots {
namespace {

constexpr std::array kPartsTried{0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.25, 1.5};
constexpr std::size_t kTradesWeighed = 4;  // the best by their animals; the others are ignored

/// Cards for a trade, in which their number is visible and their sum is not.
struct LayTarget {
  Money sum;
  int at_least_cards;
};

/// Returns cards of the hand that reach the target, or the whole hand; randomly with some zeros, so that the
/// number of cards reveals little.
MoneyCards cards_to_lay(MoneyCards hand, LayTarget target, Rng& rng) {
  if (target.sum >= hand.sum()) return hand;
  auto const zeros = MoneyCards::of(Denomination::zero, rng.below(hand.count(Denomination::zero) + 1));
  auto const cards = cheapest_payment(hand, target.sum) + zeros;
  return cards + cheapest_cards(hand - cards, target.at_least_cards - cards.size());
}

template <class Content>
double mean(Guesses const& guesses, Content const& content_at) {
  double sum = 0;
  for (auto const guess : guesses) sum += content_at(guess);
  return sum / static_cast<double>(guesses.size());
}

/// Returns the farmer's expected utility after an offer.
double expected_share(Situation const& situation, Trade const& trade, Guesses const& counters,
                      double offered) {
  auto const accepted = utility_if_accepted(situation, trade, offered);
  if (situation.view.cards_of(trade.challenged) == 0) return accepted;
  auto const countered = mean(
      counters, [&](double counter) { return utility_if_countered(situation, trade, offered, counter); });
  auto const acceptance = situation.trade_stats.acceptance(trade.challenged);
  return acceptance * accepted + (1 - acceptance) * countered;
}

struct Best {
  MoneyCards cards;
  double promise = -1e9;
};

/// Returns the most promising of several fractions of `full`, laid in money cards.
template <class Promise>
Best best_cards(MoneyCards hand, LayTarget const& full, Rng& rng, Promise const& promise_of_sum) {
  Best best;
  for (auto const part : kPartsTried) {
    auto const sum = Money::of_tens(static_cast<int>(std::lround(part * static_cast<double>(full.sum) / 10)));
    auto const cards = cards_to_lay(hand, {sum, full.at_least_cards}, rng);
    auto const promise = promise_of_sum(static_cast<double>(cards.sum()));
    if (promise > best.promise) best = {cards, promise};
  }
  return best;
}

/// Returns a rough estimate, for the choice among many trades: with a small, half and full offer.
double expected_share(Situation const& situation, Trade const& trade) {
  auto const counters = likely_counters(situation, trade);
  double best = -1e9;
  for (auto const part : {0.0, 0.5, 1.0}) {
    auto const offered = std::min(static_cast<double>(situation.means()), 10 + part * counters.back());
    best = std::max(best, expected_share(situation, trade, counters, offered));
  }
  return best;
}

struct DesiredTrade {
  Trade trade;
  double if_free;  // the farmer's utility if it got the animals for free
};

using DesiredTrades = StaticList<DesiredTrade, LegalActions::capacity()>;

/// Returns the possible trades; the first ones, which will be evaluated, are sorted by desirability.
DesiredTrades candidates_among(Situation const& situation, LegalActions const& legal) {
  DesiredTrades trades;
  for (auto const& option : legal) {
    auto const* const challenge = std::get_if<option::Challenge>(&option);
    if (challenge == nullptr) continue;
    auto const trade = trade_of(situation.self, *challenge);
    trades.push_back({trade, utility_if_accepted(situation, trade, 0)});
  }
  for (std::size_t i = 0; i < std::min(kTradesWeighed, trades.size()); ++i) {
    for (std::size_t j = i + 1; j < trades.size(); ++j) {
      if (trades[j].if_free > trades[i].if_free) std::swap(trades[i], trades[j]);
    }
  }
  return trades;
}

bool pretends(Situation const& situation, Rng& rng) {
  return rng.below(1000) < 1000 * situation.personality.bluffs;
}

/// Returns the same number of cards, but the cheapest.
MoneyCards hollow(MoneyCards hand, MoneyCards honest) { return cheapest_cards(hand, honest.size()); }

/// Returns a new card if possible, else to stop after a trade (C11.1); otherwise only trades are left.
Verdict without_trade(LegalActions const& legal) {
  Verdict best{.choice = {}, .reason = Reason::wait};
  for (auto const& option : legal) {
    if (std::holds_alternative<option::Auction>(option)) best.choice = action::Auction{};
    if (std::holds_alternative<option::Divide>(option)) best.choice = action::Divide{};
    if (std::holds_alternative<option::Stop>(option) && !best.choice) best.choice = action::Stop{};
  }
  return best;
}

}  // namespace

Verdict choose_turn(Situation const& situation, LegalActions const& legal, Rng mood) {
  auto best = without_trade(legal);
  double promise = -1e9;
  if (best.choice) {
    auto const steps = mood.below(9);
    auto const margin = kWeights.margin + kWeights.margin_range * steps / 8;
    promise = utility(situation.outlook, situation.self, situation.personality) + margin;
  }
  auto const trades = candidates_among(situation, legal);
  for (std::size_t i = 0; i < std::min(kTradesWeighed, trades.size()); ++i) {
    auto const& trade = trades[i].trade;
    auto const promised = expected_share(situation, trade);
    if (promised <= promise) continue;
    best = {action::Challenge{trade.challenged, trade.animal}, Reason::gain, trade.challenged};
    promise = promised;
  }
  return best;
}

Verdict choose_offer(Situation const& situation, Trade const& trade, int at_least_cards, Rng rng) {
  auto const counters = likely_counters(situation, trade);
  auto const full = std::max(reservation_price(situation.outlook, trade, trade.challenger), counters.back());
  LayTarget const target{Money::of(static_cast<int>(full)), at_least_cards};
  auto const best = best_cards(situation.view.hand, target, rng, [&](double offered) {
    return expected_share(situation, trade, counters, offered);
  });
  if (!pretends(situation, rng)) return {action::Offer{best.cards}, Reason::gain, trade.challenged};
  return {action::Offer{hollow(situation.view.hand, best.cards)}, Reason::bluff, trade.challenged};
}

Verdict choose_answer(Situation const& situation, seen::Answer const& answer, bool may_counter, Rng rng) {
  auto const& trade = answer.trade;
  if (!may_counter) return {action::Accept{}, Reason::no_choice, trade.challenger};
  auto const offers = likely_offers(situation, answer);
  auto const accepting =
      mean(offers, [&](double offered) { return utility_if_accepted(situation, trade, offered); });
  // Slightly more than the estimated offer, because equal sums decide nothing.
  auto const full =
      std::max(reservation_price(situation.outlook, trade, trade.challenged), offers.back() + 10);
  LayTarget const target{Money::of(static_cast<int>(full)), 1};
  auto const best = best_cards(situation.view.hand, target, rng, [&](double countered) {
    return mean(offers,
                [&](double offered) { return utility_if_countered(situation, trade, offered, countered); });
  });
  if (best.promise <= accepting) return {action::Accept{}, Reason::too_dear, trade.challenger};
  if (!pretends(situation, rng)) return {action::Counter{best.cards}, Reason::gain, trade.challenger};
  return {action::Counter{hollow(situation.view.hand, best.cards)}, Reason::bluff, trade.challenger};
}

}  // namespace kuhhandel::bots
