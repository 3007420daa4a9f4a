// The text of a file, or of standard input, up to a size that no honest record has.
#pragma once

#include <cstddef>
#include <expected>
#include <string>

namespace kuhhandel::apps {

inline constexpr std::size_t kLargestInput = std::size_t{16} * 1024 * 1024;

/// "-" is standard input. What is wrong is a sentence for a person.
std::expected<std::string, std::string> text_of_file(std::string const& file);

}  // namespace kuhhandel::apps
