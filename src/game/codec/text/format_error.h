// The problem in an input text, and its position.
#pragma once

#include <string>

namespace kuhhandel::codec {

struct FormatError {
  std::string
      where;  // the field, such as position.herds[1].cow, or the line and column; empty: the whole text
  std::string what;  // a plain sentence
  friend bool operator==(FormatError const&, FormatError const&) = default;
};

inline std::string text_of(FormatError const& error) {
  return error.where.empty() ? error.what : error.where + ": " + error.what;
}

}  // namespace kuhhandel::codec
