#include "groups/csv/foreign_format.h"

#include <algorithm>
#include <span>
#include <string>

namespace kuhhandel::groups {
namespace {

struct Signature {
  std::string_view start;
  ForeignFormat format;
};

constexpr Signature kBinary[] = {
    {"PK\x03\x04", {"ZIP", true}},        // Excel, LibreOffice, Numbers
    {"\xD0\xCF\x11\xE0", {"OLE", true}},  // old Excel
    {"PK\x05\x06", {"ZIP"}},              // an empty archive
    {"\x1F\x8B", {"GZIP"}},
    {"7z\xBC\xAF", {"7-Zip"}},
    {"Rar!", {"RAR"}},
    {"%PDF-", {"PDF"}},
    {"\x89PNG", {"PNG"}},
    {"\xFF\xD8\xFF", {"JPEG"}},
    {"GIF8", {"GIF"}},
    {"SQLite format 3", {"SQLite"}},
};

/// In lower case.
constexpr Signature kText[] = {
    {"{\\rtf", {"RTF"}},
    {"id;p", {"SYLK", true}},
    {"<?xml", {"XML"}},
    {"<", {"HTML"}},
};

std::optional<ForeignFormat> format_in(std::span<Signature const> known, std::string_view start) {
  auto const found =
      std::ranges::find_if(known, [&](Signature const& one) { return start.starts_with(one.start); });
  return found == known.end() ? std::nullopt : std::optional(found->format);
}

}  // namespace

std::optional<ForeignFormat> binary_format(std::string_view bytes) { return format_in(kBinary, bytes); }

std::optional<ForeignFormat> text_format(std::string_view utf8) {
  constexpr std::size_t longest = 8;
  auto const first = std::min(utf8.find_first_not_of(" \t\r\n"), utf8.size());
  std::string start(utf8.substr(first, longest));
  std::ranges::transform(start, start.begin(), [](char letter) {
    return letter >= 'A' && letter <= 'Z' ? static_cast<char>(letter | 0x20) : letter;
  });
  return format_in(kText, start);
}

}  // namespace kuhhandel::groups
