#include "codec/player_name.h"

#include <algorithm>

namespace kuhhandel {
namespace {

constexpr std::size_t kLongestName = 24;        // letters
constexpr std::size_t kMostBytesPerLetter = 4;  // in UTF-8

std::size_t letters_in(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(
      utf8, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

}  // namespace

std::string read_player_name(Field const& field) {
  auto const name = field.text(kLongestName * kMostBytesPerLetter);
  if (letters_in(name) > kLongestName) field.refuse("must be at most 24 letters long");
  bool const visible = name.find_first_not_of(' ') != std::string_view::npos;
  if (field.present() && !visible) field.refuse("must not be empty");
  for (char const letter : name) {
    if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F)
      field.refuse("must not have control characters");
  }
  return std::string(name);
}

}  // namespace kuhhandel
