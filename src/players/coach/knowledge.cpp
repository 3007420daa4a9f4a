#include "coach/knowledge.h"

#include <algorithm>
#include <cmath>

#include "bots/shark/expected_prospect.h"
#include "bots/shark/objective.h"
#include "bots/shark/playout.h"
#include "bots/shark/reasons.h"
#include "bots/shark/trades.h"
#include "coach/calibration.h"

namespace kuhhandel::coach {
namespace {

constexpr float kDeviations = 2.58F;         // of a 99 % interval
constexpr std::uint64_t kFresh = 1'000'000;  // the first world that was not used to select a choice

template <class T>
bool is(bots::Choice const& choice) {
  return choice && std::holds_alternative<T>(*choice);
}

/// Returns the alternatives. A bid is compared only with silence, because it can always be raised when it is
/// topped.
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

/// Computes the price at which the seat is indifferent to the prize.
struct WorthOf {
  bots::Prospect const& prospect;
  Seat self;

  std::optional<Money> operator()(phase::Bidding const& auction) const {
    return bots::in_tens(bots::heuristic_limit(prospect, self, auction));
  }
  std::optional<Money> operator()(phase::BuyingRight const& sale) const {
    return bots::in_tens(bots::price_to_keep(prospect, sale));
  }
  std::optional<Money> operator()(phase::Offer const& offer) const {
    return bots::in_tens(bots::reservation_prices(prospect, offer.trade).challenger);
  }
  std::optional<Money> operator()(seen::Answer const& answer) const {
    return bots::in_tens(bots::reservation_prices(prospect, answer.trade).challenged);
  }
  std::optional<Money> operator()(
      OneOf<seen::TurnChoice, phase::Payment, seen::Finished, phase::Countdown, phase::ClaimRight,
            phase::ClaimPayment, seen::RatRound, seen::Division, phase::QuartetExclusion> auto const&) const {
    return {};
  }
};

/// The mean result of the same choice in many worlds.
class Mean {
 public:
  void add(double one) {
    sum_ += one;
    squares_ += one * one;
    number_ += 1;
  }
  float mean() const { return static_cast<float>(sum_ / number_); }
  /// Returns half the width of its 99 % interval.
  float margin() const {
    auto const mean = sum_ / number_;
    auto const variance = std::max(0.0, squares_ / number_ - mean * mean) / std::max(1.0, number_ - 1);
    return kDeviations * static_cast<float>(std::sqrt(variance));
  }

 private:
  double sum_ = 0;
  double squares_ = 0;
  double number_ = 0;
};

}  // namespace

float Comparison::certain() const {
  if (gain > margin) return gain;
  return gain < -margin ? gain : 0;
}

Knowledge::Knowledge(Edition const& edition, int seats, Seat self, int worlds, std::uint64_t seed,
                     TradePlayouts trades)
    : edition_(&edition),
      self_(self),
      worlds_(worlds),
      temperature_(calibration_temperature(edition)),
      dice_(seed),
      beliefs_(edition, seats, self, seed),
      trade_simulator_(trades == TradePlayouts::as_learned ? TradeSimulator::at(edition, seats, self)
                                                           : std::nullopt),
      view_{} {}

void Knowledge::see(SeenEvent const& event) {
  dice_.advance();
  if (auto const* const over = std::get_if<event::Over>(&event)) winners_ = over->outcome.winners;
  if (can_be_followed(*edition_)) beliefs_.see(event);
  if (trade_simulator_) trade_simulator_->see(event);
}

void Knowledge::look(View const& view) {
  view_ = view;
  if (!winners_) beliefs_.look(view);
  if (trade_simulator_) trade_simulator_->look(view);
}

State Knowledge::imagined(Rng& rng) const { return beliefs_.imagine(view_, rng); }

PerSeat<float> Knowledge::chances_in(State const& state) const {
  return soften(bots::chances_to_win(*edition_, state), view_.seats, temperature_);
}

PerSeat<float> Knowledge::chances() const {
  PerSeat<float> chances{};
  float all = 0;
  auto const add = [&](Seat seat, float chance) {
    chances[seat] += chance;
    all += chance;
  };
  auto const seed = dice_.rng().next();
  for (int world = 0; world < worlds_ && !winners_; ++world) {
    Rng rng(seed + static_cast<std::uint64_t>(world));
    auto state = imagined(rng);
    bots::play_to_turn({*edition_, state, rng});
    auto const each = chances_in(state);
    for (auto const seat : seats_of(view_.seats)) add(seat, each[seat]);
  }
  if (winners_) {
    for (auto const seat : seats_of(view_.seats)) add(seat, winners_->contains(seat) ? 1.0F : 0.0F);
  }
  for (auto const seat : seats_of(view_.seats)) chances[seat] /= all;
  return chances;
}

/// A bid without a limit is played as it is, and then the seat continues with the same habits as all.
void Knowledge::play_to_turn(State& state, bots::Candidate const& first, Rng& rng) const {
  if (trade_simulator_ && std::holds_alternative<phase::Offer>(state.phase)) {
    state = trade_simulator_->play_out_trade(state, *first.choice, rng);
    return;
  }
  bots::PlayoutGame const game{*edition_, state, rng};
  if (is<action::Bid>(first.choice) && first.limit == 0) {
    game.play(self_, *first.choice);
  } else {
    bots::commit(game, self_, first);
  }
  bots::play_to_turn(game);
}

float Knowledge::chance_after(bots::Candidate const& candidate, std::uint64_t world) const {
  Rng rng(dice_.rng().next() + world);
  auto state = imagined(rng);
  play_to_turn(state, candidate, rng);
  auto const chance = chances_in(state)[self_];
  // A trade that looks as good as an auction is worse, because the modelled habits are simpler than people.
  bool const trades = is<action::Challenge>(candidate.choice);
  return trades ? chance - temperature_ * bots::kAppraisalObjective.trade_margin : chance;
}

std::optional<Comparison> Knowledge::compare_with_best(LegalActions const& legal,
                                                       bots::Choice const& chosen) const {
  auto const prospect = expected();
  auto const others = others_than(chosen, bots::candidates_for(prospect, view_, legal));
  if (others.empty()) return {};
  bots::Halving halving(static_cast<int>(others.size()), 2 * worlds_);
  auto const best = static_cast<std::size_t>(halving.best([&](int candidate, int world) {
    return chance_after(others[static_cast<std::size_t>(candidate)], static_cast<std::uint64_t>(world));
  }));
  Comparison comparison{.chosen = {.choice = chosen},
                        .other = {.choice = others[best].choice, .limit = others[best].limit},
                        .gain = 0,
                        .margin = 0};
  compare(comparison);
  comparison.worth = worth();
  comparison.chosen.why = bots::explain_choice(prospect, view_, legal, chosen);
  comparison.other.why = bots::explain_choice(prospect, view_, legal, others[best].choice);
  return comparison;
}

/// Uses new worlds: the best of many estimates looks better than it is in the worlds that selected it.
void Knowledge::compare(Comparison& comparison) const {
  Mean difference;
  Mean of_chosen;
  auto const chance = [&](ScoredChoice const& one, int world) {
    return static_cast<double>(
        chance_after({one.choice, one.limit}, kFresh + static_cast<std::uint64_t>(world)));
  };
  for (int world = 0; world < worlds_; ++world) {
    auto const chosen = chance(comparison.chosen, world);
    of_chosen.add(chosen);
    difference.add(chance(comparison.other, world) - chosen);
  }
  comparison.gain = difference.mean();
  comparison.margin = difference.margin();
  comparison.chosen.chance = std::max(0.0F, of_chosen.mean());
  comparison.other.chance = std::max(0.0F, of_chosen.mean() + comparison.gain);
}

bots::Prospect Knowledge::expected() const {
  return bots::expected_prospect(beliefs_, *edition_, view_, dice_.rng());
}

bots::Candidates Knowledge::candidates(LegalActions const& legal) const {
  return bots::candidates_for(expected(), view_, legal);
}

std::optional<Money> Knowledge::worth() const {
  auto const prospect = expected();
  return std::visit(WorthOf{prospect, self_}, view_.phase);
}

std::vector<Ranked> Knowledge::rank(LegalActions const& legal,
                                    std::span<bots::Candidate const> choices) const {
  auto const worlds = static_cast<std::size_t>(worlds_);
  std::vector<std::vector<float>> chances;
  std::vector<Mean> means(choices.size());
  for (std::size_t i = 0; i < choices.size(); ++i) {
    auto& each = chances.emplace_back();
    for (std::size_t world = 0; world < worlds; ++world) {
      each.push_back(chance_after(choices[i], kFresh + world));
      means[i].add(static_cast<double>(each.back()));
    }
  }
  auto const best = static_cast<std::size_t>(
      std::ranges::max_element(means, {}, [](Mean const& one) { return one.mean(); }) - means.begin());
  auto const prospect = expected();
  std::vector<Ranked> ranking;
  for (std::size_t i = 0; i < choices.size(); ++i) {
    Mean behind;
    for (std::size_t world = 0; world < worlds; ++world) {
      behind.add(static_cast<double>(chances[best][world]) - static_cast<double>(chances[i][world]));
    }
    ranking.push_back({.choice = {.choice = choices[i].choice,
                                  .limit = choices[i].limit,
                                  .chance = std::max(0.0F, means[i].mean()),
                                  .why = bots::explain_choice(prospect, view_, legal, choices[i].choice)},
                       .behind = behind.mean(),
                       .margin = behind.margin()});
  }
  std::ranges::stable_sort(ranking, {}, &Ranked::behind);
  return ranking;
}

}  // namespace kuhhandel::coach
