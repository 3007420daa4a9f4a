// `--edition-file FILE`: an edition that comes as a file, beside those that the program carries.
#pragma once

#include <expected>
#include <string>

namespace kuhhandel::cli {

/// Adds the edition of that file to those of the program; its id, or a sentence that says what is wrong.
std::expected<std::string, std::string> load_edition_file(std::string const& path);

}  // namespace kuhhandel::cli
