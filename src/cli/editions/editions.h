// `kuhhandel editions`: the editions that can be played, with their fields.
#pragma once

#include <iosfwd>

namespace kuhhandel::cli {

struct EditionsOptions {
  bool json = false;  // the edition files in a list instead of text
};

/// The exit status, always 0.
int editions(EditionsOptions const& options, std::ostream& out);

}  // namespace kuhhandel::cli
