// `kuhhandel replay`: plays a record again and tells the game, or prints where it stands at the end.
#pragma once

#include <iosfwd>
#include <string>

namespace kuhhandel::cli {

struct ReplayOptions {
  std::string file;      // "-" is standard input
  bool json = false;     // one object instead of an account
  std::string events{};  // "json": a line of JSON per event
  bool step = false;     // one command at a time, forward and back, as `in` asks
};

/// The exit status: 1 for what cannot be read, is no record, or breaks the rules.
int replay(ReplayOptions const& options, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
