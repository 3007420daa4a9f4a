#include "cli/editions/edition_file.h"

#include <fstream>
#include <iterator>

#include "codec/editions.h"

namespace kuhhandel::cli {

std::expected<std::string, std::string> load_edition_file(std::string const& path) {
  std::ifstream file(path, std::ios::binary);
  std::string const text{std::istreambuf_iterator<char>(file), {}};
  if (!file) return std::unexpected(path + ": cannot be read.");
  auto const edition = codec::add_edition(text);
  if (!edition) return std::unexpected(path + ": " + codec::text_of(edition.error()));
  return std::string((*edition)->id.text());
}

}  // namespace kuhhandel::cli
