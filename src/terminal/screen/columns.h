// Text in the columns of a terminal: what others wrote may be of any script, but never moves the cursor.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::terminal {

/// UTF-8 without what is no printable character: controls, marks that turn the direction, broken bytes; each
/// becomes a '?'.
std::string printable(std::string_view text);

/// How many columns printable text takes.
std::size_t columns_of(std::string_view text);

/// Cut with '…' to at most so many columns, and filled with blanks to exactly so many.
std::string fitted(std::string_view text, std::size_t columns);

/// The end of the text, as much of it as fits.
std::string end_of(std::string_view text, std::size_t columns);

/// Broken at blanks into lines of at most so many columns, all but the first indented by two; a word that is
/// longer is cut.
std::vector<std::string> broken(std::string_view text, std::size_t columns);

}  // namespace kuhhandel::terminal
