// `kuhhandel ratings`: recalculates the ratings of a stopped server from its rated games.
#pragma once

#include <filesystem>
#include <ostream>

namespace kuhhandel::cli {

struct RatingsOptions {
  std::filesystem::path data;
};

/// Returns the exit status; errors are one sentence on `err`.
int recompute_ratings(RatingsOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
