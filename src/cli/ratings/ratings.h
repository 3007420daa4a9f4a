// `kuhhandel ratings`: reckons the ratings of a server anew from its rated games. The server must not run.
#pragma once

#include <filesystem>
#include <ostream>

namespace kuhhandel::cli {

struct RatingsOptions {
  std::filesystem::path data;
};

/// The exit status; what hinders it is told on `err` in one sentence.
int recompute_ratings(RatingsOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
