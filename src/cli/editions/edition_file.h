// `--edition-file FILE`: an edition from a file, in addition to the built-in ones.
#pragma once

#include <expected>
#include <string>

namespace kuhhandel::cli {

/// Adds the edition in that file. Returns its id, or an error sentence.
std::expected<std::string, std::string> load_edition_file(std::string const& path);

}  // namespace kuhhandel::cli
