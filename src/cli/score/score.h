// `kuhhandel score`: reads a score sheet from standard input and scores it (C9).
#pragma once

#include <iosfwd>

namespace kuhhandel::cli {

struct ScoreOptions {
  bool json = false;  // one object instead of text
};

/// The exit status: 1 for a sheet that cannot be read or cannot be.
int score(ScoreOptions const& options, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
