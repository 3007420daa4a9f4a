// Exceptions of the package.
#pragma once

#include <nanobind/nanobind.h>

#include <cstdint>
#include <string>
#include <vector>

namespace kuhhandel::bindings {

/// Returns the names that a C function has by number, from 0.
std::vector<std::string> names_by(char const* (*name_at)(int));

/// A reply that is not legal, and the replies that are.
struct IllegalReply {
  int index;  // in the batch
  int reply;
  std::vector<std::uint16_t> legal;
  char const* reason;  // the word of the refusal
};

/// Raises kuhhandel.IllegalReply. `edition` names the replies; empty if their numbers are not full replies.
[[noreturn]] void raise_illegal(IllegalReply const& illegal, std::string const& edition);

/// Raises the ValueError for an id that no edition has.
[[noreturn]] void raise_no_edition(std::string const& edition);

/// Returns the id of an edition. A text is an id unless it ends in .json; a mapping or a file is added first.
/// Raises ValueError.
std::string edition_id(nanobind::object const& edition);

/// Raises ValueError if there is no such edition, or it cannot be played by that number of seats.
void check_table(std::string const& edition, int seats);

/// How replies are said, in the order of kuhhandel.h.
std::vector<std::string> const& ways();

/// Returns the index of `word` in `known`; raises ValueError with the option's name.
int place_of(std::string const& option, std::string const& word, std::vector<std::string> const& known);

/// Returns a seed. Raises TypeError if it is not a whole number, and ValueError if it is not from 0 to 2**64
/// - 1.
std::uint64_t seed_of(nanobind::object const& seed);

/// Raises ValueError with the reason why no bot of this name could take a seat.
[[noreturn]] void raise_no_bot(std::string const& name);

/// Raises ValueError if no bot has this name, or it does not play the edition at such a table.
void check_bot(std::string const& name, std::string const& edition, int seats);

/// House rules, a mapping or a path to JSON, as the line that the C functions take; raises ValueError.
std::string rules_line(std::string const& edition, nanobind::object const& rules);

}  // namespace kuhhandel::bindings
