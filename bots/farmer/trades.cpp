#include "bots/farmer/trades.h"

#include <algorithm>
#include <cmath>

#include "bots/farmer/notes.h"
#include "bots/farmer/stakes.h"

namespace kuhhandel {
namespace {

// By how many hundredths of all points a trade must beat an auction, which costs no notes and has the buying
// right. Found by letting farmers with other numbers play each other; a range, so that nobody can count on
// it.
constexpr int kLeastForATrade = 2;
constexpr int kMostForATrade = 10;
constexpr double kChanceOfAcceptance = 0.1;
constexpr std::array kPartsTried{0.0, 0.2, 0.4, 0.6, 0.8, 1.0, 1.25, 1.5};

template <class Share>
double mean(Guesses const& guesses, Share const& share_at) {
  double sum = 0;
  for (auto const guess : guesses) sum += share_at(guess);
  return sum / static_cast<double>(guesses.size());
}

/// The own share of points to be expected from an offer.
double promise_of(Situation const& situation, Trade const& trade, Guesses const& counters, double offered) {
  auto const accepted = share_if_accepted(situation, trade, offered);
  if (situation.view.cards_of(trade.challenged) == 0) return accepted;
  auto const countered =
      mean(counters, [&](double counter) { return share_if_countered(situation, trade, offered, counter); });
  return kChanceOfAcceptance * accepted + (1 - kChanceOfAcceptance) * countered;
}

struct Best {
  MoneyCards notes;
  double promise = -1;
};

/// Of several parts of `full`, laid in notes, the one that promises most.
template <class Promise>
Best best_notes(MoneyCards hand, Wanted const& full, Rng& rng, Promise const& promise_of_sum) {
  Best best;
  for (auto const part : kPartsTried) {
    auto const sum = static_cast<Money>(std::lround(part * full.sum / 10)) * 10;
    auto const notes = notes_for(hand, {sum, full.at_least_cards}, rng);
    auto const promise = promise_of_sum(static_cast<double>(notes.sum()));
    if (promise > best.promise) best = {notes, promise};
  }
  return best;
}

Trade trade_of(Seat self, option::Challenge const& challenge) {
  return {.challenger = self,
          .challenged = challenge.challenged,
          .animal = challenge.animal,
          .count = static_cast<std::uint8_t>(challenge.count),
          .round = 1};
}

/// A rough promise, for the choice among many trades: of little, of half and of all that may be needed.
double promise_of(Situation const& situation, option::Challenge const& challenge) {
  auto const trade = trade_of(situation.self, challenge);
  auto const counters = counters_of(situation, trade);
  double best = 0;
  for (auto const part : {0.0, 0.5, 1.0}) {
    auto const offered = std::min<double>(situation.means(), 10 + part * counters.back());
    best = std::max(best, promise_of(situation, trade, counters, offered));
  }
  return best;
}

}  // namespace

Choice choose_turn(Situation const& situation, LegalActions const& legal, Rng mood) {
  auto const hundredths = kLeastForATrade + mood.below(kMostForATrade - kLeastForATrade + 1);
  Choice best;
  double promise = -1;
  for (auto const& option : legal) {
    if (std::holds_alternative<option::Auction>(option)) {
      best = action::Auction{};
      promise = share_of_points(situation.outlook, situation.self) + hundredths / 100.0;
    }
    if (auto const* const challenge = std::get_if<option::Challenge>(&option)) {
      auto const promised = promise_of(situation, *challenge);
      if (promised <= promise) continue;
      best = action::Challenge{challenge->challenged, challenge->animal};
      promise = promised;
    }
  }
  return best;
}

Choice choose_offer(Situation const& situation, Trade const& trade, int at_least_cards, Rng rng) {
  auto const counters = counters_of(situation, trade);
  auto const full = std::max(stake_of(situation.outlook, trade, trade.challenger), counters.back());
  Wanted const wanted{static_cast<Money>(full), at_least_cards};
  auto const best = best_notes(situation.view.hand, wanted, rng, [&](double offered) {
    return promise_of(situation, trade, counters, offered);
  });
  return action::Offer{best.notes};
}

Choice choose_answer(Situation const& situation, seen::Answer const& answer, bool may_counter, Rng rng) {
  if (!may_counter) return action::Accept{};
  auto const& trade = answer.trade;
  auto const offers = offers_behind(situation, answer);
  auto const accepting =
      mean(offers, [&](double offered) { return share_if_accepted(situation, trade, offered); });
  // A little above what may lie there, for equal sums decide nothing.
  auto const full = std::max(stake_of(situation.outlook, trade, trade.challenged), offers.back() + 10);
  Wanted const wanted{static_cast<Money>(full), 1};
  auto const best = best_notes(situation.view.hand, wanted, rng, [&](double countered) {
    return mean(offers,
                [&](double offered) { return share_if_countered(situation, trade, offered, countered); });
  });
  if (best.promise <= accepting) return action::Accept{};
  return action::Counter{best.notes};
}

}  // namespace kuhhandel
