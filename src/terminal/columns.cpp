#include "terminal/columns.h"

#include <cstdint>
#include <sstream>

namespace kuhhandel::terminal {
namespace {

constexpr char32_t kBroken = 0xFFFFFFFF;

/// The character that the text begins with, and how many bytes it has.
struct Character {
  char32_t code;
  std::size_t bytes;
};

Character first_of(std::string_view text) {
  auto const lead = static_cast<unsigned char>(text.front());
  if (lead < 0x80) return {lead, 1};
  std::size_t const bytes = lead >= 0xF0 ? 4 : lead >= 0xE0 ? 3 : 2;
  if (lead < 0xC2 || lead > 0xF4 || text.size() < bytes) return {kBroken, 1};
  auto code = static_cast<char32_t>(lead & (0x7FU >> bytes));
  for (std::size_t i = 1; i < bytes; ++i) {
    auto const next = static_cast<unsigned char>(text[i]);
    if ((next & 0xC0U) != 0x80U) return {kBroken, 1};
    code = (code << 6) | (next & 0x3FU);
  }
  constexpr char32_t kLeast[]{0, 0, 0x80, 0x800, 0x10000};
  bool const surrogate = code >= 0xD800 && code <= 0xDFFF;
  if (code < kLeast[bytes] || code > 0x10FFFF || surrogate) return {kBroken, 1};
  return {code, bytes};
}

bool within(char32_t code, char32_t from, char32_t to) { return code >= from && code <= to; }

bool is_printable(char32_t code) {
  bool const control = code < 0x20 || within(code, 0x7F, 0x9F) || code == 0x2028 || code == 0x2029;
  bool const turns = within(code, 0x200E, 0x200F) || within(code, 0x202A, 0x202E) ||
                     within(code, 0x2066, 0x2069) || code == 0x061C || code == 0xFEFF;
  return code != kBroken && !control && !turns;
}

std::size_t width_of(char32_t code) {
  bool const none =
      within(code, 0x0300, 0x036F) || within(code, 0x200B, 0x200D) || within(code, 0xFE00, 0xFE0F);
  if (none) return 0;
  bool const two = within(code, 0x1100, 0x115F) || within(code, 0x2E80, 0xA4CF) ||
                   within(code, 0xAC00, 0xD7A3) || within(code, 0xF900, 0xFAFF) ||
                   within(code, 0xFE30, 0xFE6F) || within(code, 0xFF00, 0xFF60) ||
                   within(code, 0x1F300, 0x1FAFF) || within(code, 0x20000, 0x3FFFD);
  return two ? 2 : 1;
}

/// As much of the text as fits.
std::string_view head_of(std::string_view text, std::size_t columns) {
  std::size_t bytes = 0;
  for (std::size_t used = 0; bytes < text.size();) {
    auto const next = first_of(text.substr(bytes));
    used += width_of(next.code);
    if (used > columns) break;
    bytes += next.bytes;
  }
  return text.substr(0, bytes);
}

std::string cut(std::string_view text, std::size_t columns) {
  if (columns_of(text) <= columns) return std::string(text);
  if (columns == 0) return {};
  return std::string(head_of(text, columns - 1)) + "…";
}

}  // namespace

std::string printable(std::string_view text) {
  std::string clean;
  while (!text.empty()) {
    auto const next = first_of(text);
    if (is_printable(next.code)) {
      clean += text.substr(0, next.bytes);
    } else {
      clean += '?';
    }
    text.remove_prefix(next.bytes);
  }
  return clean;
}

std::size_t columns_of(std::string_view text) {
  std::size_t columns = 0;
  while (!text.empty()) {
    auto const next = first_of(text);
    columns += width_of(next.code);
    text.remove_prefix(next.bytes);
  }
  return columns;
}

std::string fitted(std::string_view text, std::size_t columns) {
  auto line = cut(text, columns);
  line.append(columns - columns_of(line), ' ');
  return line;
}

std::string end_of(std::string_view text, std::size_t columns) {
  while (columns_of(text) > columns) text.remove_prefix(first_of(text).bytes);
  return std::string(text);
}

std::vector<std::string> broken(std::string_view text, std::size_t columns) {
  std::vector<std::string> lines;
  std::string line;
  std::istringstream rest{std::string(text)};
  for (std::string word; rest >> word;) {
    if (!line.empty() && columns_of(line) + 1 + columns_of(word) > columns) {
      lines.push_back(cut(line, columns));
      line = "  " + word;
      continue;
    }
    line += (line.empty() ? "" : " ") + word;
  }
  lines.push_back(cut(line, columns));
  return lines;
}

}  // namespace kuhhandel::terminal
