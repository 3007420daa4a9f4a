// A game in the terminal: one person against bots, line by line.
#pragma once

#include <iosfwd>
#include <string>
#include <vector>

namespace kuhhandel::terminal {

struct TerminalOptions {
  std::string bots = "farmer,farmer,farmer";  // names of bots, with commas between them
  std::string name = "Guest";
  std::string seed = "kuhhandel";  // the same seed and answers give the same game
  std::string edition = "second";
  std::string table{};  // a link to a table elsewhere, instead of bots here
  int speed = 1;        // of the calls on the full screen: 1 is normal, 2 to 5 are faster
};

/// The kinds of the bots, in the order of their seats.
std::vector<std::string> bots_of(TerminalOptions const& options);

/// Returns the player's name without invisible characters; check it with fault_of first.
std::string own_name(TerminalOptions const& options);

/// Returns an error about the options, as a sentence; empty if there is none.
std::string fault_of(TerminalOptions const& options);

/// Plays one game between `in` and `out`, to its scores or until the person leaves. Returns the exit status:
/// 1, after one sentence, where an option cannot be.
int play_in_terminal(TerminalOptions const& options, std::istream& in, std::ostream& out);

}  // namespace kuhhandel::terminal
