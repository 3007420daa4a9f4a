// `kuhhandel verify`: proves that nobody could choose the deal of a recorded game, and that the game follows
// from it.
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
