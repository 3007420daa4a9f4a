#include "coach_check/counterfactual.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <cmath>

#include "coach/assessment.h"
#include "coach_check/played_on.h"
#include "codec/records/replay.h"
#include "engine/legal_actions.h"
#include "engine/view.h"

namespace kuhhandel::lab {
namespace {

constexpr int kTimes = 4;

/// A choice and the command before which it was made.
struct Judged {
  std::size_t moment;
  Seat seat;
  coach::Comparison imagined;
};

/// Returns the choices of that seat for which imagined worlds surely show such a loss or gain.
std::vector<Judged> judged(codec::Record const& record, Seat seat, CheckedGames const& games,
                           float at_least) {
  std::vector<Judged> found;
  coach::Knowledge knowledge(record.edition, static_cast<int>(record.seats.size()), seat, games.worlds, 1,
                             games.trades);
  std::size_t moment = 0;
  (void)codec::replay(record, [&](Transition const& step) {
    for (auto const& event : step.events) knowledge.see(seen_by(seat, event));
    knowledge.look(view_for(record.edition, step.next, seat));
    auto const at = moment++;
    if (at == record.commands.size()) return;
    auto const legal = legal_actions(record.edition, step.next, seat);
    auto const choice = coach::choice_of(record.commands[at], seat, step.next);
    if (!choice || legal.empty()) return;
    auto const comparison = knowledge.compare_with_best(legal, *choice);
    if (comparison && std::abs(comparison->certain()) >= at_least) found.push_back({at, seat, *comparison});
  });
  return found;
}

/// Returns the gain of the other choice, as a share of the win.
double gain_of(Judged const& one, codec::Record const& record, std::vector<std::string> const& bots) {
  auto const& other = one.imagined.other;
  Otherwise const otherwise{one.seat, {other.choice, other.limit}};
  double gain = 0;
  for (int time = 0; time < kTimes; ++time) {
    auto const chance = 1000 * one.moment + static_cast<std::uint64_t>(time);
    gain += shares_on(record, one.moment, otherwise, bots, chance)[one.seat] -
            shares_on(record, one.moment, {}, bots, chance)[one.seat];
  }
  return gain / kTimes;
}

/// Imagined gains of some choices, and the real ones.
struct Sums {
  double number = 0;
  double imagined = 0;
  double came = 0;
};

/// Choices of one kind: the sums of each game that had some.
class Kind {
 public:
  void add(Sums const& game) {
    if (game.number > 0) games_.push_back(game);
  }

  void print(std::string_view mistake, std::string_view whether) const {
    Sums all;
    for (auto const& game : games_) {
      all.number += game.number;
      all.imagined += game.imagined;
      all.came += game.came;
    }
    if (games_.size() < 2) return;
    auto const part = all.came / all.imagined;
    auto const scale = 100 / all.number;
    fmt::print("{:<9} {:<9} {:>7.0f} {:>9.1f} {:>7.1f} ± {:<5.1f} {:>6.2f} ± {:<5.2f}\n", mistake, whether,
               all.number, scale * all.imagined, scale * all.came, scale * margin(0, all.came / all.number),
               part, margin(part, 0) / all.imagined);
  }

 private:
  /// Returns half the width of the 95 % interval of the total real gain, beyond a part of the imagined gain
  /// and a constant per choice. Choices of one game are not independent.
  double margin(double part, double each) const {
    double squares = 0;
    for (auto const& game : games_) {
      auto const rest = game.came - part * game.imagined - each * game.number;
      squares += rest * rest;
    }
    auto const games = static_cast<double>(games_.size());
    return 1.96 * std::sqrt(squares * games / (games - 1));
  }

  std::vector<Sums> games_;
};

/// By slip, mistakes and good moves apart.
template <class Each>
using BySlip = std::array<std::array<Each, 2>, coach::kMistakeKinds>;

BySlip<Sums> sums_of_game(CheckedGames const& games, int number, std::vector<std::string> bots,
                          float at_least) {
  std::ranges::rotate(bots, bots.begin() + number % static_cast<int>(bots.size()));
  auto const record = record_of(games, number, bots);
  BySlip<Sums> found{};
  for (auto const seat : seats_of(static_cast<int>(bots.size()))) {
    for (auto const& one : judged(record, seat, games, at_least)) {
      auto const gain = static_cast<double>(one.imagined.gain);
      auto const mistake = static_cast<std::size_t>(coach::mistake_kind_of(one.imagined.chosen.choice));
      auto& sums = found[mistake][gain > 0 ? 0 : 1];
      sums.number += 1;
      sums.imagined += std::abs(gain);
      sums.came += std::copysign(1.0, gain) * gain_of(one, record, bots);
    }
  }
  return found;
}

}  // namespace

void check_counterfactual(CheckedGames const& games, std::vector<std::string> const& bots, float at_least) {
  BySlip<Kind> kinds;
  for (int game = 0; game < games.number; ++game) {
    auto const found = sums_of_game(games, game, bots, at_least);
    for (std::size_t mistake = 0; mistake < coach::kMistakeKinds; ++mistake)
      for (std::size_t sign = 0; sign < 2; ++sign) kinds[mistake][sign].add(found[mistake][sign]);
  }
  fmt::print("                      number  imagined     came            part\n");
  for (std::size_t mistake = 0; mistake < coach::kMistakeKinds; ++mistake)
    for (std::size_t sign = 0; sign < 2; ++sign)
      kinds[mistake][sign].print(coach::word_of(static_cast<coach::MistakeKind>(mistake)),
                                 sign == 0 ? "mistake" : "good move");
  fmt::print("in {} games, judged in {} worlds\n", games.number, games.worlds);
}

}  // namespace kuhhandel::lab
