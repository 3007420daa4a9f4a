// A sequential probability ratio test: plays on until one of two hypotheses about a mean is the likelier by
// far (Wald 1945). As in computer chess it has the generalised form, with the spread taken from the blocks
// themselves.
#pragma once

#include <string>

#include "tournament/arena/arena_options.h"
#include "tournament/sample_statistics.h"
#include "tournament/tournament.h"

namespace kuhhandel::tournament {

enum class SprtVerdict : std::uint8_t { undecided, h0, h1 };

/// The logarithm of how much likelier H1 is than H0, and the bounds at which that is enough.
struct Sprt {
  double llr;
  double lower;
  double upper;
  SprtVerdict verdict;
};

/// On numbers whose mean is at most options.share0 or at least options.share1. The first 20 blocks decide
/// nothing, for their spread is too uncertain.
Sprt sprt(Sample const& differences, SprtOptions const& options);

/// By how much more the first place of line-up 0 won in a block than that of line-up 1; where there is no
/// line-up 1, than an equal part.
double difference_in(TournamentResults const& findings, int block);

/// A sentence about an option that is wrong, or nothing.
std::string fault_of(SprtOptions const& options);

/// The line-ups to compare: the given one, and the same with the other bot on its first place. Only the first
/// where the second would be a table of the same bot, of whom each wins an equal part.
std::vector<BotNames> line_ups_to_compare(BotNames const& line_up, std::string const& against);

/// Plays until the verdict and reports it; the exit status, as of `arena`.
int arena_sprt(ArenaOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::tournament
