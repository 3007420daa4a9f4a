#include "terminal/typed_line.h"

namespace kuhhandel::terminal {
namespace {

/// A letter may be of several bytes.
void drop_last_letter(std::string& text) {
  while (!text.empty() && (static_cast<unsigned char>(text.back()) & 0xC0U) == 0x80U) text.pop_back();
  if (!text.empty()) text.pop_back();
}

}  // namespace

void edit(std::string& typed, Key key, std::size_t longest) {
  if (auto const* const letter = std::get_if<char>(&key)) {
    if (typed.size() < longest) typed += *letter;
  }
  if (key == Key{SpecialKey::backspace}) drop_last_letter(typed);
  if (key == Key{SpecialKey::clear}) typed.clear();
}

std::string without_blanks_around(std::string_view text) {
  auto const begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos) return {};
  return std::string(text.substr(begin, text.find_last_not_of(' ') - begin + 1));
}

}  // namespace kuhhandel::terminal
