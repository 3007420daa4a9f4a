#include "tournament/league/cross_table.h"

#include <algorithm>
#include <optional>

namespace kuhhandel::tournament {
namespace {

struct Pair {
  std::string const& one;
  std::string const& other;

  bool alone_at(BotNames const& line_up) const {
    auto const names = unique_names(line_up);
    return names.size() == 2 && std::ranges::count(names, one) == 1 && std::ranges::count(names, other) == 1;
  }
};

/// Over the line-ups of the two that have played that block.
std::optional<double> difference_in(TournamentPlan const& plan, TournamentResults const& findings,
                                    Pair const& pair, int block) {
  Sample line_ups;
  for (int i = 0; i < plan.line_up_count(); ++i) {
    auto const& line_up = plan.line_ups[static_cast<std::size_t>(i)];
    auto const* const result = findings.of({block, i});
    if (result == nullptr || !pair.alone_at(line_up)) continue;
    line_ups.add(seat_score(pair.one, line_up, *result).share -
                 seat_score(pair.other, line_up, *result).share);
  }
  if (line_ups.size() == 0) return {};
  return line_ups.mean();
}

Estimate difference(TournamentPlan const& plan, TournamentResults const& findings, Pair const& pair) {
  Sample blocks;
  for (int block = 0; block < plan.blocks; ++block) {
    if (auto const number = difference_in(plan, findings, pair, block)) blocks.add(*number);
  }
  return estimate(blocks).within(-1, 1);
}

class Circles {
 public:
  explicit Circles(CrossTable const& table) : table_(table) {}

  std::vector<std::vector<int>> of_length(std::size_t length) {
    found_.clear();
    for (int first = 0; first < count(); ++first) extend({first}, length);
    return found_;
  }
  int count() const { return static_cast<int>(table_.size()); }

 private:
  bool one_beats(int one, int other) const {
    return beats(table_[static_cast<std::size_t>(one)][static_cast<std::size_t>(other)]);
  }

  void extend(std::vector<int> const& chain, std::size_t length) {
    if (chain.size() == length) {
      if (one_beats(chain.back(), chain.front())) found_.push_back(chain);
      return;
    }
    for (int next = chain.front() + 1; next < count(); ++next) {
      if (!one_beats(chain.back(), next) || std::ranges::find(chain, next) != chain.end()) continue;
      auto longer = chain;
      longer.push_back(next);
      extend(longer, length);
    }
  }

  CrossTable const& table_;
  std::vector<std::vector<int>> found_;
};

}  // namespace

CrossTable cross_table(TournamentPlan const& plan, TournamentResults const& findings, BotNames const& bots) {
  CrossTable table(bots.size(), std::vector<Estimate>(bots.size(), Estimate{0, 0, 0}));
  for (std::size_t one = 0; one < bots.size(); ++one) {
    for (std::size_t other = one + 1; other < bots.size(); ++other) {
      auto const found = difference(plan, findings, {bots[one], bots[other]});
      table[one][other] = found;
      table[other][one] = {-found.mean, -found.to, -found.from};
    }
  }
  return table;
}

std::vector<std::vector<int>> shortest_cycles(CrossTable const& table) {
  Circles circles(table);
  for (std::size_t length = 3; length <= table.size(); ++length) {
    auto found = circles.of_length(length);
    if (!found.empty()) return found;
  }
  return {};
}

}  // namespace kuhhandel::tournament
