#include "solver/sampled_bot.h"

#include <cassert>

#include "bots/canonical_choice.h"
#include "engine/choices/answer_for.h"
#include "engine/legal_actions.h"
#include "engine/random/rng.h"
#include "engine/view.h"
#include "neural/bot_from.h"

namespace kuhhandel::solver {

SampledBot::SampledBot(std::string_view name, Edition const& edition, int seats, Seat seat, int seeds)
    : edition_(edition), seats_(seats), seat_(seat) {
  for (int i = 0; i < seeds; ++i) bots_.push_back(neural::make_bot(name));
}

std::vector<double> const& SampledBot::likelihoods(DecisionPoint const& point) {
  auto const [place, is_new] = known_.try_emplace(point.information_set_key);
  auto& likely = place->second;
  if (!is_new) return likely;
  likely.resize(point.question.count);
  int number = 0;
  for (auto const& choice : choices_at(point)) {
    auto const nth = answer_for(edition_, point.question, choice);
    if (!nth) continue;  // its cards differ from those that are laid already
    likely[static_cast<std::size_t>(*nth)] += 1;
    ++number;
  }
  assert(number > 0);
  for (auto& likelihood : likely) likelihood /= number;
  return likely;
}

/// Returns the choice of each seed. A decision about money has several questions; the first one determines
/// all answers.
std::vector<bots::Choice> const& SampledBot::choices_at(DecisionPoint const& point) {
  auto const [place, is_new] = chosen_.try_emplace(point.memory);
  auto& choices = place->second;
  if (!is_new) return choices;
  auto rng = Rng(static_cast<std::uint64_t>(index_of(seat_)));
  for (auto const& bot : bots_) choices.push_back(choose(*bot, rng.next(), point));
  return choices;
}

bots::Choice SampledBot::choose(bots::Bot& bot, std::uint64_t seed, DecisionPoint const& point) {
  auto const& state = point.question.state;
  auto const view = view_for(edition_, state, seat_);
  auto const legal = legal_actions(edition_, state, seat_);
  bot.start(edition_, seats_, seat_, seed);
  for (auto const& event : point.seen_events) bot.see(event);
  auto const chosen = bots::canonical_choice(bot.decide(view, legal), view);
  if (answer_for(edition_, point.question, chosen)) return chosen;
  ++faults_;
  return simplest_of(legal, state.hand(seat_));
}

}  // namespace kuhhandel::solver
