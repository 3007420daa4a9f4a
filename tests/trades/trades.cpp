// Solves the horse trades of games among farmers by more and more rounds, and prints how much of the stake is
// left to be exploited.
#include <algorithm>
#include <cstdio>
#include <ctime>
#include <string>

#include "bots/trader/trade_solver.h"
#include "codec/editions.h"
#include "tests/support/trade_games.h"

namespace kuhhandel {
namespace {

constexpr int kGames = 12;

std::vector<bots::TradeGame> trades_of(Edition const& edition) {
  std::vector<bots::TradeGame> all;
  for (int seed = 1; seed <= kGames; ++seed) {
    auto const trades = trades_of(edition, seed);
    all.insert(all.end(), trades.begin(), trades.end());
  }
  return all;
}

/// Numbers, of which a part is asked for.
class Sample {
 public:
  explicit Sample(std::size_t expected) { numbers_.reserve(expected); }

  void add(double number) { numbers_.push_back(number); }
  double quantile(double part) {
    std::ranges::sort(numbers_);
    return numbers_[static_cast<std::size_t>(part * static_cast<double>(numbers_.size() - 1))];
  }

 private:
  std::vector<double> numbers_;
};

void print_line(std::vector<bots::TradeGame> const& trades, char const* effort_name,
                bots::SolverEffort effort) {
  bots::TradeSolver solver;
  Sample left(trades.size());
  Sample milliseconds(trades.size());
  for (auto const& trade : trades) {
    auto const began = std::clock();
    auto const& mix = solver.solve(trade, effort);
    milliseconds.add(1e3 * static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC);
    left.add(100 * static_cast<double>(bots::exploitability(trade, mix)));
  }
  std::printf("%-12s %8.4f %8.4f %8.4f %12.2f %8.2f\n", effort_name, left.quantile(0.5), left.quantile(0.99),
              left.quantile(1), milliseconds.quantile(0.5), milliseconds.quantile(0.99));
}

void print_table(char const* name, Edition const& edition) {
  auto const trades = trades_of(edition);
  std::printf("%s: %zu trades\n", name, trades.size());
  std::printf("%-12s %8s %8s %8s %12s %8s\n", "rounds", "median %", "p99 %", "most %", "median ms", "p99 ms");
  for (int const rounds : {25, 50, 100, 200, 400, 800, 1600, 3200}) {
    print_line(trades, std::to_string(rounds).c_str(), {.most_rounds = rounds, .good_enough = 0});
  }
  print_line(trades, "as played", {});
}

}  // namespace
}  // namespace kuhhandel

int main() {
  auto edition = *kuhhandel::codec::edition_named("second");
  kuhhandel::print_table("second edition", edition);
  edition.rules.offer_count = kuhhandel::OfferCount::concealed;
  kuhhandel::print_table("numbers concealed (C6.4)", edition);
  edition.rules.settlement = kuhhandel::Settlement::winner_pays;
  kuhhandel::print_table("and only the winner pays (C6.8)", edition);
}
