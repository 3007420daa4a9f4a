#include "apps/coach_check/reliability.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "bots/registry.h"

namespace kuhhandel::apps {
namespace {

constexpr std::size_t kTenths = 10;

class Witness final : public Listening {
 public:
  using Listening::Listening;
  std::vector<PerSeat<float>> const& said() const { return said_; }

 protected:
  bots::Choice consider(coach::Knowledge const& knowledge, View const& view, LegalActions const&,
                        bots::Choice const& chosen) override {
    if (std::holds_alternative<seen::TurnChoice>(view.phase)) said_.push_back(knowledge.chances());
    return chosen;
  }

 private:
  std::vector<PerSeat<float>> said_;
};

struct Bin {
  double number = 0;
  double said = 0;
  double came = 0;
};

using Bins = std::array<Bin, kTenths>;

void add_game(CheckedGames const& games, int number, std::vector<std::string> const& names, Bins& bins) {
  std::vector<std::unique_ptr<Witness>> witnesses;
  std::vector<bots::Bot*> line_up;
  for (std::size_t i = 0; i < names.size(); ++i) {
    auto const& name = names[(i + static_cast<std::size_t>(number)) % names.size()];
    witnesses.push_back(std::make_unique<Witness>(*bots::bot_from(name), games.worlds));
    line_up.push_back(witnesses.back().get());
  }
  auto const came = shares_of(games, number, line_up);
  for (auto const& witness : witnesses) {
    for (auto const& each : witness->said()) {
      for (auto const seat : seats_of(static_cast<int>(names.size()))) {
        auto const said = static_cast<double>(each[seat]);
        auto& bin = bins[std::min(kTenths - 1, static_cast<std::size_t>(said * kTenths))];
        bin.number += 1;
        bin.said += said;
        bin.came += came[seat];
      }
    }
  }
}

}  // namespace

void check_chances(CheckedGames const& games, std::vector<std::string> const& bots) {
  Bins bins{};
  for (int game = 0; game < games.number; ++game) add_game(games, game, bots, bins);
  double all = 0;
  double error = 0;
  fmt::print("said     came     judgements\n");
  for (auto const& bin : bins) {
    all += bin.number;
    error += std::abs(bin.said - bin.came);
    if (bin.number == 0) continue;
    fmt::print("{:.3f}    {:.3f}    {:.0f}\n", bin.said / bin.number, bin.came / bin.number, bin.number);
  }
  fmt::print("expected calibration error {:.4f} in {} games\n", error / std::max(1.0, all), games.number);
}

}  // namespace kuhhandel::apps
