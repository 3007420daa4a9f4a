// `kuhhandel editions`: the editions that can be played, with their fields. Further ones come from files.
#pragma once

#include <expected>
#include <iosfwd>
#include <string>

namespace kuhhandel::cli {

struct EditionsOptions {
  bool json = false;  // the edition files in a list instead of text
};

/// The exit status, always 0.
int editions(EditionsOptions const& options, std::ostream& out);

/// Adds the edition in that file. Returns its id, or an error sentence.
std::expected<std::string, std::string> load_edition_file(std::string const& path);

}  // namespace kuhhandel::cli
