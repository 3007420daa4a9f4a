// The text of a file, or of standard input, up to a size that no honest record has; and the record in it.
#pragma once

#include <cstddef>
#include <expected>
#include <string>

#include "codec/records/record.h"

namespace kuhhandel::cli {

inline constexpr std::size_t kLargestInput = std::size_t{16} * 1024 * 1024;

/// "-" is standard input. An error is a sentence for users.
std::expected<std::string, std::string> read_text_file(std::string const& file);

/// The same of a record. It is one by its form; whether its commands are legal a replay shows.
std::expected<codec::Record, std::string> read_record_file(std::string const& file);

}  // namespace kuhhandel::cli
