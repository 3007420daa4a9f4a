#include "bots/exact/exact_bot.h"

#include <cassert>
#include <variant>

#include "engine/cards/payments.h"
#include "engine/choices/choices.h"
#include "engine/choices/nth_action.h"
#include "engine/knowledge/resample.h"

namespace kuhhandel::bots {
namespace {

/// Returns a random choice; the probabilities sum to 1. The last possible one takes the rounding error.
std::size_t draw(PerChoice const& probabilities, Rng& rng) {
  auto left = static_cast<double>(rng.next() >> 11U) * 0x1p-53;
  std::size_t drawn = 0;
  for (std::size_t i = 0; i < probabilities.size() && left >= 0; ++i) {
    if (probabilities[i] > 0) drawn = i;
    left -= probabilities[i];
  }
  return drawn;
}

}  // namespace

void ExactBot::start(Edition const& edition, [[maybe_unused]] int seats, Seat, std::uint64_t seed) {
  assert(is_solvable(edition, seats));
  if (!solution_ || !solution_->fits(edition)) solution_.emplace(edition);
  dice_ = Dice(seed);
  why_.reset();
}

Choice ExactBot::decide(View const& view, LegalActions const&) {
  auto rng = dice_.rng();
  auto choice = choose(resample(solution_->edition(), view, rng), rng);
  why_ = Explanation{.act = act_of(choice), .reason = Reason::foreseen};
  return choice;
}

/// Uses neither the order of the pile nor the cards of a hidden offer, which are not known.
Choice ExactBot::choose(State const& state, Rng& rng) {
  if (std::holds_alternative<phase::Offer>(state.phase)) {
    auto const trade = solution_->trade(state);
    return action::Offer{trade.offers[draw(trade.mix.rows, rng)]};
  }
  auto const* const now = std::get_if<phase::Answer>(&state.phase);
  if (now == nullptr) return choose_openly(state);
  auto const trade = solution_->trade(state);
  auto const& mix = trade.mix.columns[solution_->signal_of(now->offer.size())];
  auto const counter = trade.counters[draw(mix, rng)];
  if (counter.empty()) return action::Accept{};
  return action::Counter{counter};
}

Choice ExactBot::choose_openly(State const& state) {
  auto const& edition = solution_->edition();
  if (auto const* const debt = std::get_if<phase::Payment>(&state.phase))
    return action::Pay{cheapest_payment(state.hand(debt->payer), debt->at_least)};
  auto const question = ask(edition, state, 0);
  auto const nth = solution_->best_answer(question);
  Choice choice;
  auto const choose = [&](Action const& action) { choice = action; };
  if (question.asks == Asks::turn) nth_turn(edition, question, nth, choose);
  if (question.asks == Asks::buying_right) nth_buying_right(nth, choose);
  if (question.asks == Asks::bid && nth > 0) nth_bid(question, nth, choose);
  return choice;
}

}  // namespace kuhhandel::bots
