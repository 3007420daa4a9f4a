// A game in the terminal: one person against bots, line by line.
#pragma once

#include <iosfwd>
#include <string>

namespace kuhhandel {

struct TerminalOptions {
  std::string bots = "farmer,farmer,farmer";  // names of bots, with commas between them
  std::string name = "Guest";
  std::string seed = "kuhhandel";  // the same seed and answers give the same game
  std::string edition = "second";
};

/// Plays one game between `in` and `out`, to its scores or until the person leaves. Returns the exit status:
/// 1, after one sentence, where an option cannot be.
int play_in_terminal(TerminalOptions const& options, std::istream& in, std::ostream& out);

}  // namespace kuhhandel
