#include "coach/knowledge.h"

#include <algorithm>
#include <cmath>

#include "bots/shark/aim.h"
#include "bots/shark/deals.h"
#include "bots/shark/expected.h"
#include "bots/shark/motive.h"
#include "bots/shark/playout.h"

namespace kuhhandel::coach {
namespace {

constexpr float kDeviations = 2.58F;         // of a 99 % interval
constexpr std::uint64_t kFresh = 1'000'000;  // the number of the first world that no choice was picked in

template <class T>
bool is(bots::Choice const& choice) {
  return choice && std::holds_alternative<T>(*choice);
}

/// What else could be done. A bid is held against silence alone: more can be bid whenever it is topped.
bots::Candidates others_than(bots::Choice const& chosen, bots::Candidates const& all) {
  bots::Candidates others;
  if (is<action::Bid>(chosen)) {
    others.push_back({bots::kSilent, 0});
    return others;
  }
  for (auto const& candidate : all) {
    if (candidate.choice != chosen) others.push_back(candidate);
  }
  return others;
}

/// The price at which the seat would as soon leave what is at stake.
struct WorthOf {
  bots::Prospect const& prospect;
  Seat self;

  std::optional<Money> operator()(phase::Bidding const& auction) const {
    return bots::in_tens(bots::limit_by_judgement(prospect, self, auction));
  }
  std::optional<Money> operator()(phase::BuyingRight const& sale) const {
    return bots::in_tens(bots::price_to_keep(prospect, sale));
  }
  std::optional<Money> operator()(phase::Offer const& offer) const {
    return bots::in_tens(bots::stakes_of(prospect, offer.trade).challenger);
  }
  std::optional<Money> operator()(seen::Answer const& answer) const {
    return bots::in_tens(bots::stakes_of(prospect, answer.trade).challenged);
  }
  std::optional<Money> operator()(
      OneOf<seen::TurnChoice, phase::Payment, seen::Finished, phase::Countdown, phase::ClaimRight,
            phase::ClaimPayment, seen::RatRound, seen::Division, phase::QuartetExclusion> auto const&) const {
    return {};
  }
};

}  // namespace

float Weighing::certain() const {
  if (gain > margin) return gain;
  return gain < -margin ? gain : 0;
}

Knowledge::Knowledge(Edition const& edition, int seats, Seat self, int worlds, std::uint64_t seed)
    : edition_(&edition),
      self_(self),
      worlds_(worlds),
      dice_(seed),
      beliefs_(edition, seats, self, seed),
      view_{} {}

void Knowledge::see(SeenEvent const& event) {
  dice_.move_on();
  if (auto const* const over = std::get_if<event::Over>(&event)) winners_ = over->outcome.winners;
  if (can_be_followed(*edition_)) beliefs_.see(event);
}

void Knowledge::look(View const& view) {
  view_ = view;
  if (!winners_) beliefs_.look(view);
}

State Knowledge::imagined(Rng& rng) const { return beliefs_.imagine(view_, rng); }

PerSeat<float> Knowledge::chances() const {
  PerSeat<float> chances{};
  float all = 0;
  auto const add = [&](Seat seat, float chance) {
    chances[seat] += chance;
    all += chance;
  };
  auto const seed = dice_.now().next();
  for (int world = 0; world < worlds_ && !winners_; ++world) {
    Rng rng(seed + static_cast<std::uint64_t>(world));
    auto state = imagined(rng);
    bots::play_to_turn({*edition_, state, rng});
    auto const each = bots::chances_to_win(*edition_, state);
    for (auto const seat : seats_of(view_.seats)) add(seat, each[seat]);
  }
  if (winners_) {
    for (auto const seat : seats_of(view_.seats)) add(seat, winners_->contains(seat) ? 1.0F : 0.0F);
  }
  for (auto const seat : seats_of(view_.seats)) chances[seat] /= all;
  return chances;
}

/// A bid without a limit is made as it is, and the seat then goes on by habit, as all do.
float Knowledge::chance_after(bots::Candidate const& candidate, std::uint64_t world) const {
  Rng rng(dice_.now().next() + world);
  auto state = imagined(rng);
  bots::Imagined const game{*edition_, state, rng};
  if (is<action::Bid>(candidate.choice) && candidate.limit == 0) {
    game.play(self_, *candidate.choice);
  } else {
    bots::commit(game, self_, candidate);
  }
  bots::play_to_turn(game);
  auto const chance = bots::chances_to_win(*edition_, state)[self_];
  // A trade that looks as good as an auction is less good: its habits are simpler than people.
  bool const trades = is<action::Challenge>(candidate.choice);
  return trades ? chance - bots::aim_in(*edition_).trade_margin : chance;
}

std::optional<Weighing> Knowledge::weigh(LegalActions const& legal, bots::Choice const& chosen) const {
  auto const prospect = bots::expected_by(beliefs_, *edition_, view_, dice_.now());
  auto const others = others_than(chosen, bots::candidates_for(prospect, view_, legal));
  if (others.empty()) return {};
  bots::Halving halving(static_cast<int>(others.size()), 2 * worlds_);
  auto const best = static_cast<std::size_t>(halving.best([&](int candidate, int world) {
    return chance_after(others[static_cast<std::size_t>(candidate)], static_cast<std::uint64_t>(world));
  }));
  Weighing weighing{.chosen = {.choice = chosen},
                    .other = {.choice = others[best].choice, .limit = others[best].limit},
                    .gain = 0,
                    .margin = 0};
  compare(weighing);
  weighing.worth = std::visit(WorthOf{prospect, self_}, view_.phase);
  weighing.chosen.why = bots::motive_of(prospect, view_, legal, chosen);
  weighing.other.why = bots::motive_of(prospect, view_, legal, others[best].choice);
  return weighing;
}

/// In worlds of its own: the best of many guesses would look better than it is in those that made it the
/// best.
void Knowledge::compare(Weighing& weighing) const {
  double sum = 0;
  double squares = 0;
  double chosen = 0;
  auto const chance = [&](Weighed const& one, int world) {
    return chance_after({one.choice, one.limit}, kFresh + static_cast<std::uint64_t>(world));
  };
  for (int world = 0; world < worlds_; ++world) {
    auto const of_chosen = static_cast<double>(chance(weighing.chosen, world));
    auto const difference = static_cast<double>(chance(weighing.other, world)) - of_chosen;
    chosen += of_chosen;
    sum += difference;
    squares += difference * difference;
  }
  auto const number = static_cast<double>(worlds_);
  auto const mean = sum / number;
  auto const variance = std::max(0.0, squares / number - mean * mean) / std::max(1.0, number - 1);
  weighing.gain = static_cast<float>(mean);
  weighing.margin = kDeviations * static_cast<float>(std::sqrt(variance));
  weighing.chosen.chance = static_cast<float>(chosen / number);
  weighing.other.chance = weighing.chosen.chance + weighing.gain;
}

}  // namespace kuhhandel::coach
