// `kuhhandel play`: a screen where the terminal can be one, else line by line.
#pragma once

#include <iosfwd>

#include "terminal/terminal.h"

namespace kuhhandel::terminal {

/// Returns the exit status: 1, after one sentence, where an option cannot be.
int play_at_terminal(TerminalOptions const& options, std::istream& in, std::ostream& out);

}  // namespace kuhhandel::terminal
