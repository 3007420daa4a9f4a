// A problem in an imported file, and its position.
#pragma once

#include <cstdint>
#include <string>

namespace kuhhandel::codec {

struct FileProblem {
  std::string kind;       // such as ambiguous_date
  std::int64_t line = 0;  // of the file, from 1, as editors count
  std::string heading;    // as in the file; empty if the problem is not in a column
  std::string value;      // as in the file; may be empty or cut
  std::string expected;   // a correct value or what contradicts this one; may be empty
  std::string message;    // all of this as an English sentence
};

}  // namespace kuhhandel::codec
