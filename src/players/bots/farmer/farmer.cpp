#include "bots/farmer/farmer.h"

#include "bots/farmer/farmer_verdict.h"

namespace kuhhandel::bots {

void Farmer::start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) {
  edition_ = &edition;
  self_ = seat;
  seed_ = seed;
  dice_ = Dice(seed);
  money_estimates_ = MoneyEstimates(edition, seats);
  trade_stats_ = {};
  last_ = {};
}

void Farmer::see(SeenEvent const& event) {
  dice_.advance();
  money_estimates_.see(event);
  trade_stats_.see(event);
}

Situation Farmer::situation(View const& view, Personality const& personality) const {
  return {.edition = *edition_,
          .view = view,
          .money_estimates = money_estimates_,
          .trade_stats = trade_stats_,
          .personality = personality,
          .outlook = outlook_on(*edition_, view, money_estimates_),
          .self = self_,
          .seed = seed_};
}

Choice Farmer::decide(View const& view, LegalActions const& legal) {
  auto const now = situation(view, personality_);
  auto verdict = farmer_verdict(now, legal, dice_.rng());
  if (personality_.value_noise_share > 0) {
    auto sober = personality_;
    sober.value_noise_share = 0;
    auto const without = farmer_verdict(situation(view, sober), legal, dice_.rng());
    if (act_of(without.choice) != act_of(verdict.choice)) verdict.reason = Reason::whim;
  }
  last_ = LastDecision{view.phase, now.outlook, verdict};
  return verdict.choice;
}

std::optional<Explanation> Farmer::explain() const {
  if (!last_) return {};
  return explanation_of(*last_, self_, personality_);
}

}  // namespace kuhhandel::bots
