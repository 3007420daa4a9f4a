#include "tournament/arena/sprt.h"

#include <algorithm>
#include <cmath>

namespace kuhhandel::tournament {
namespace {

constexpr int kFewestBlocks = 20;

/// Equal blocks would make any difference infinitely unlikely; a spread of a thousandth of a win is less than
/// any that is seen.
constexpr double kLeastVariance = 1e-6;

SprtVerdict verdict_of(double llr, double lower, double upper) {
  if (llr >= upper) return SprtVerdict::h1;
  if (llr <= lower) return SprtVerdict::h0;
  return SprtVerdict::undecided;
}

double share_of_first_place(BlockResult const& result) {
  double share = 0;
  // A game for each rotation: as many as there are seats.
  for (auto const& game : result) share += share_of_win(game, static_cast<int>(result.size()), 0);
  return share / static_cast<double>(result.size());
}

}  // namespace

Sprt sprt(Sample const& differences, SprtOptions const& options) {
  auto const lower = std::log(options.beta / (1 - options.alpha));
  auto const upper = std::log((1 - options.beta) / options.alpha);
  auto const variance = std::max(kLeastVariance, differences.variance());
  auto const llr = differences.size() * (options.share1 - options.share0) *
                   (2 * differences.mean() - options.share0 - options.share1) / (2 * variance);
  auto const verdict =
      differences.size() < kFewestBlocks ? SprtVerdict::undecided : verdict_of(llr, lower, upper);
  return {.llr = llr, .lower = lower, .upper = upper, .verdict = verdict};
}

double difference_in(TournamentResults const& findings, int block) {
  auto const& own = *findings.of({block, 0});
  auto const share = share_of_first_place(own);
  if (findings.line_ups == 1) return share - 1.0 / static_cast<double>(own.size());
  return share - share_of_first_place(*findings.of({block, 1}));
}

std::string fault_of(SprtOptions const& options) {
  auto const is_chance = [](double number) { return number > 0 && number < 0.5; };
  if (!(options.share0 < options.share1)) return "--share1: must be more than --share0.";
  if (!is_chance(options.alpha)) return "--alpha: must be between 0 and 0.5.";
  if (!is_chance(options.beta)) return "--beta: must be between 0 and 0.5.";
  return {};
}

std::vector<BotNames> line_ups_to_compare(BotNames const& line_up, std::string const& against) {
  auto other = line_up;
  other.front() = against;
  if (unique_names(other).size() == 1) return {line_up};
  return {line_up, other};
}

}  // namespace kuhhandel::tournament
