#include "coach_check/reliability.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/registry.h"

namespace kuhhandel::lab {
namespace {

constexpr std::size_t kTenths = 10;

bool is_at(Moments moments, View const& view) {
  if (moments == Moments::turns) return std::holds_alternative<seen::TurnChoice>(view.phase);
  return std::holds_alternative<phase::Offer>(view.phase) || std::holds_alternative<seen::Answer>(view.phase);
}

class Witness final : public RecordingBot {
 public:
  Witness(std::unique_ptr<bots::Bot> bot, CheckedGames const& games, Moments moments)
      : RecordingBot(std::move(bot), games), moments_(moments) {}
  std::vector<PerSeat<float>> const& forecasts() const { return forecasts_; }

 protected:
  bots::Choice consider(coach::Knowledge const& knowledge, View const& view, LegalActions const&,
                        bots::Choice const& chosen) override {
    if (is_at(moments_, view)) forecasts_.push_back(knowledge.chances());
    return chosen;
  }

 private:
  Moments moments_;
  std::vector<PerSeat<float>> forecasts_;
};

struct Bin {
  double number = 0;
  double predicted = 0;
  double came = 0;
};

struct Found {
  std::array<Bin, kTenths> bins{};
  double judgements = 0;
  double brier = 0;
  double surprise = 0;
};

void add(PerSeat<float> const& chances, PerSeat<double> const& came, int seats, Found& found) {
  constexpr double kLeast = 1e-4;
  found.judgements += 1;
  for (auto const seat : seats_of(seats)) {
    auto const predicted = static_cast<double>(chances[seat]);
    auto& bin = found.bins[std::min(kTenths - 1, static_cast<std::size_t>(predicted * kTenths))];
    bin.number += 1;
    bin.predicted += predicted;
    bin.came += came[seat];
    found.brier += (predicted - came[seat]) * (predicted - came[seat]);
    found.surprise -= came[seat] * std::log(std::max(predicted, kLeast));
  }
}

void add_game(CheckedGames const& games, int number, std::vector<std::string> const& names, Moments moments,
              Found& found) {
  std::vector<std::unique_ptr<Witness>> witnesses;
  std::vector<bots::Bot*> line_up;
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto const& name = names[(i + static_cast<std::size_t>(number)) % names.size()];
    witnesses.push_back(std::make_unique<Witness>(*bots::bot_from(name), games, moments));
    line_up.push_back(witnesses.back().get());
  }
  auto const came = shares_of(games, number, line_up);
  for (auto const& witness : witnesses)
    for (auto const& each : witness->forecasts()) add(each, came, static_cast<int>(names.size()), found);
}

}  // namespace

void check_chances(CheckedGames const& games, std::vector<std::string> const& bots, Moments moments) {
  Found found;
  for (int game = 0; game < games.number; ++game) add_game(games, game, bots, moments, found);
  double all = 0;
  double error = 0;
  fmt::print("said     came     judgements\n");
  for (auto const& bin : found.bins) {
    all += bin.number;
    error += std::abs(bin.predicted - bin.came);
    if (bin.number == 0) continue;
    fmt::print("{:.3f}    {:.3f}    {:.0f}\n", bin.predicted / bin.number, bin.came / bin.number, bin.number);
  }
  fmt::print("expected calibration error {:.4f} in {} games\n", error / std::max(1.0, all), games.number);
  auto const judgements = std::max(1.0, found.judgements);
  fmt::print("Brier score {:.4f}, surprise {:.4f} nats\n", found.brier / judgements,
             found.surprise / judgements);
}

}  // namespace kuhhandel::lab
