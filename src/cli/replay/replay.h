// `kuhhandel replay`: replays a record as text, or prints its final position.
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

/// Returns the exit status: 1 if the file is unreadable, not a record, or breaks the rules.
int replay(ReplayOptions const& options, std::istream& in, std::ostream& out, std::ostream& err);

}  // namespace kuhhandel::cli
