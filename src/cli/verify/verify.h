// `kuhhandel verify`: checks that the cards of a recorded game were dealt by a chance that nobody could
// choose, and that the game follows from them.
#pragma once

#include <ostream>
#include <string>

namespace kuhhandel::cli {

struct VerifyOptions {
  std::string file;
  bool json = false;
};

/// The exit status: 0 where the proof holds, 1 where it does not or there is none.
int verify(VerifyOptions const& options, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
