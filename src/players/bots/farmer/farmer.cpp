#include "bots/farmer/farmer.h"

#include "bots/farmer/deciding.h"

namespace kuhhandel::bots {

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
  auto verdict = verdict_on(now, legal, dice_.now());
  if (temperament_.fancies > 0) {
    auto sober = temperament_;
    sober.fancies = 0;
    auto const without = verdict_on(situation(view, sober), legal, dice_.now());
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
