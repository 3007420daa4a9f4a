// Text in the columns of a terminal: foreign text may be in any script, but never moves the cursor.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::terminal {

/// Replaces everything unprintable in UTF-8 with '?': controls, marks of text direction, broken bytes.
std::string printable(std::string_view text);

/// How many columns printable text takes.
std::size_t columns_of(std::string_view text);

/// Cuts with '…' or fills with blanks to exactly that many columns.
std::string fitted(std::string_view text, std::size_t columns);

/// The end of the text, as much of it as fits.
std::string end_of(std::string_view text, std::size_t columns);

/// Breaks at blanks into lines of at most that many columns, all except the first indented by two; a longer
/// word is cut.
std::vector<std::string> broken(std::string_view text, std::size_t columns);

}  // namespace kuhhandel::terminal
