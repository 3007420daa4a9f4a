#include "cli/replay/input.h"

#include <cerrno>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <system_error>

#include "codec/text/format_error.h"

namespace kuhhandel::cli {
namespace {

std::expected<std::string, std::string> all_of(std::istream& in, std::string const& file) {
  std::string text(kLargestInput + 1, '\0');
  in.read(text.data(), static_cast<std::streamsize>(text.size()));
  if (in.bad()) return std::unexpected(file + " cannot be read.");
  text.resize(static_cast<std::size_t>(in.gcount()));
  if (text.size() > kLargestInput)
    return std::unexpected(file + " is larger than 16 MB, too large for a record.");
  return text;
}

}  // namespace

std::expected<std::string, std::string> read_text_file(std::string const& file) {
  if (file == "-") return all_of(std::cin, "Standard input");
  std::error_code ignored;
  if (std::filesystem::is_directory(file, ignored))
    return std::unexpected(file + " is a folder, not a record.");
  errno = 0;
  std::ifstream in(file, std::ios::binary);
  if (!in) return std::unexpected(file + " cannot be read: " + std::generic_category().message(errno) + ".");
  return all_of(in, file);
}

std::expected<codec::Record, std::string> read_record_file(std::string const& file) {
  auto const text = read_text_file(file);
  if (!text) return std::unexpected(text.error());
  auto record = codec::record_with_its_edition(*text);
  if (!record) return std::unexpected(codec::text_of(record.error()));
  return *std::move(record);
}

}  // namespace kuhhandel::cli
