#include "bots/trader/trader.h"

#include <algorithm>
#include <span>
#include <tuple>

#include "bots/stake.h"
#include "bots/trader/habits.h"
#include "bots/trader/mixed_draw.h"
#include "bots/trader/trade_model.h"

namespace kuhhandel::bots {
namespace {

// The share of all points by which a trade must beat an auction, which costs no cards and has the buying
// right.
constexpr double kLeastForATrade = 0.05;
constexpr std::size_t kTradesSolved = 6;
constexpr SolverEffort kRoughly{.most_rounds = 150, .good_enough = 0.005F};
constexpr std::uint64_t kOtherDice = 0x7472616465723031U;  // different from the farmer's dice

/// Returns the difference to the challenger between winning and losing the animals for nothing.
double stake(Outlook const& outlook, Trade const& trade) {
  Exchange exchange{.to = trade.challenger,
                    .animal = trade.animal,
                    .count = trade.count,
                    .from = trade.challenged,
                    .payee = trade.challenged};
  auto const won = share_of_points(after(outlook, exchange), trade.challenger);
  std::swap(exchange.to, *exchange.from);
  return won - share_of_points(after(outlook, exchange), trade.challenger);
}

struct StakedTrade {
  Trade trade;
  double stake;
};
/// A total order, independent of the library's sort: a bot does the same on every machine.
bool goes_before(StakedTrade const& one, StakedTrade const& other) {
  if (one.stake > other.stake) return true;
  if (other.stake > one.stake) return false;
  return std::tie(one.trade.challenged, one.trade.animal) <
         std::tie(other.trade.challenged, other.trade.animal);
}

using StakedTrades = StaticList<StakedTrade, LegalActions::capacity()>;

/// Returns whether a solved trade is possible: the beliefs and the solver cover only money in hands, and
/// trades of animals that end a turn.
bool has_trade_choice(Edition const& edition, LegalActions const& legal) {
  bool const stops = std::ranges::any_of(
      legal, [](Option const& option) { return std::holds_alternative<option::Stop>(option); });
  return can_be_followed(edition) && !stops;
}

/// Returns the trades with the highest stakes. A library's sort would be 5 kB of the page's module.
std::span<StakedTrade> best_of(StakedTrades& all) {
  std::span<StakedTrade> const candidates(all.empty() ? nullptr : &all[0], all.size());
  auto const number = std::min(candidates.size(), kTradesSolved);
  for (std::size_t i = 0; i < number; ++i) {
    std::swap(candidates[i], *std::ranges::min_element(candidates.subspan(i), goes_before));
  }
  return candidates.first(number);
}

LegalActions without_trades(LegalActions const& legal) {
  LegalActions others;
  for (auto const& option : legal) {
    if (!std::holds_alternative<option::Challenge>(option)) others.push_back(option);
  }
  return others;
}

}  // namespace

void Trader::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  edition_ = &edition;
  self_ = seat;
  dice_ = Dice(seed ^ kOtherDice);
  money_estimates_ = MoneyEstimates(edition, seats);
  trade_stats_ = {};
  beliefs_ = Beliefs(edition, seats, seat, seed + kOtherDice);
  last_trade_ = {};
  farmer_.start(edition, seats, seat, seed);
}

void Trader::see(SeenEvent const& event) {
  dice_.advance();
  money_estimates_.see(event);
  trade_stats_.see(event);
  if (can_be_followed(*edition_)) beliefs_.see(event);
  farmer_.see(event);
}

Choice Trader::decide(View const& view, LegalActions const& legal) {
  last_trade_ = {};
  if (!has_trade_choice(*edition_, legal)) return farmer_.decide(view, legal);
  beliefs_.look(view);
  outlook_ = outlook(view);
  auto const verdict = judge(view, legal);
  last_trade_ = {};
  if (!verdict) return farmer_.decide(view, without_trades(legal));
  last_trade_ = LastDecision{view.phase, outlook_, *verdict};
  return verdict->choice;
}

std::optional<Verdict> Trader::judge(View const& view, LegalActions const& legal) {
  if (std::holds_alternative<seen::TurnChoice>(view.phase)) return choose_trade(view, legal);
  // The outlook does not include rats, so there is nothing to solve (C6.9).
  if (auto const* const offer = std::get_if<phase::Offer>(&view.phase)) {
    if (offer->trade.animal != kRat) return choose_offer(view, offer->trade);
  }
  if (auto const* const answer = std::get_if<seen::Answer>(&view.phase)) {
    bool const able = answer->trade.animal != kRat && !view.hand.empty();
    if (able) return choose_answer(view, *answer);
  }
  return {};
}

std::optional<Explanation> Trader::explain() const {
  if (!last_trade_) return farmer_.explain();
  return explanation_of(*last_trade_, self_, kFarmer);
}

Outlook Trader::outlook(View const& view) const {
  auto outlook = outlook_on(*edition_, view, money_estimates_);
  for (auto const seat : seats_of(view.seats)) {
    if (seat != self_) outlook.money_of(seat) = beliefs_.money(seat);
  }
  return outlook;
}

TradeMix const& Trader::solve(TradeGame const& game, SolverEffort effort) {
  effort.most_rounds = std::min(effort.most_rounds, rounds_);
  return solver_.solve(game, effort);
}

/// Returns a few of the other player's possible hands.
TradeHands Trader::hands_of(Seat seat, BetBuckets const& buckets) const {
  auto rng = dice_.rng();
  auto const number = beliefs_.exact(seat) ? 1 : kMostHands;
  TradeHands hands;
  for (std::size_t i = 0; i < number; ++i) {
    auto hand = trade_hand(edition_->rules, buckets, PayableSums(beliefs_.sample(rng).of(seat)));
    hand.chance = 1.0F / static_cast<float>(number);
    hands.push_back(hand);
  }
  return hands;
}

TradeGame Trader::game_of_challenger(Trade const& trade, BetBuckets const& buckets, PayableSums const& own,
                                     TradeShares const& shares) const {
  auto game = game_without_hands(shares);
  game.challengers.push_back(trade_hand(edition_->rules, buckets, own));
  game.challenged = hands_of(trade.challenged, buckets);
  game.habits = answers_by_habit(outlook_, trade, buckets,
                                 {game.challenged, trade_stats_.acceptance(trade.challenged)});
  return game;
}

std::optional<double> Trader::share_after(Trade const& trade, PayableSums const& own, double promise) {
  auto const buckets = bet_buckets_for(outlook_, trade);
  auto const shares = shares_of(outlook_, trade, buckets);
  if (static_cast<double>(best_worth(shares.challenger.after)) <= promise) return {};
  auto const game = game_of_challenger(trade, buckets, own, shares);
  auto const share = static_cast<double>(expected(game, solve(game, kRoughly), shares.challenger.after));
  return share > promise ? std::optional(share) : std::nullopt;
}

std::optional<Verdict> Trader::choose_trade(View const& view, LegalActions const& legal) {
  PayableSums const own(view.hand);
  StakedTrades candidates;
  for (auto const& option : legal) {
    auto const* const challenge = std::get_if<option::Challenge>(&option);
    if (challenge == nullptr) continue;
    auto const trade = trade_of(self_, *challenge);
    candidates.push_back({trade, stake(outlook_, trade)});
  }
  bool const must_trade = candidates.size() == legal.size();
  auto promise = must_trade ? -1 : share_of_points(outlook_, self_) + kLeastForATrade;
  std::optional<Verdict> best;
  for (auto const& candidate : best_of(candidates)) {
    auto const& trade = candidate.trade;
    auto const promised = share_after(trade, own, promise);
    if (!promised) continue;
    best = Verdict{action::Challenge{trade.challenged, trade.animal}, Reason::gain, trade.challenged};
    promise = *promised;
  }
  return best;
}

Verdict Trader::choose_offer(View const& view, Trade const& trade) {
  auto const buckets = bet_buckets_for(outlook_, trade);
  PayableSums const own(view.hand);
  auto const game = game_of_challenger(trade, buckets, own, shares_of(outlook_, trade, buckets));
  auto rng = dice_.rng();
  auto const cards = draw_offer({edition_->rules, buckets, own}, solve(game, {}).offers[0], rng);
  auto const reason = cards.sum() == 0 ? Reason::bluff : Reason::gain;
  return {action::Offer{cards}, reason, trade.challenged};
}

Verdict Trader::choose_answer(View const& view, seen::Answer const& answer) {
  auto const& trade = answer.trade;
  auto const buckets = bet_buckets_for(outlook_, trade);
  PayableSums const own(view.hand);
  auto game = game_without_hands(shares_of(outlook_, trade, buckets));
  game.challengers = hands_of(trade.challenger, buckets);
  game.challenged.push_back(trade_hand(edition_->rules, buckets, own));
  game.habits = offers_by_habit(outlook_, trade, buckets, game.challengers);
  auto const signal = signal_of(edition_->rules, answer.offered.value_or(0));
  auto rng = dice_.rng();
  auto const counter = draw_answer({edition_->rules, buckets, own}, solve(game, {}).answers[0][signal], rng);
  if (!counter) return {action::Accept{}, Reason::too_dear, trade.challenger};
  return {action::Counter{*counter}, Reason::gain, trade.challenger};
}

}  // namespace kuhhandel::bots
