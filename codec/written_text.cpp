#include "codec/written_text.h"

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

std::string read_written_text(Field const& field, std::size_t most_letters) {
  auto const text = field.text(most_letters * kMostBytesPerLetter);
  if (letters_in(text) > most_letters)
    field.refuse("must be at most " + std::to_string(most_letters) + " letters long");
  for (char const letter : text) {
    if (static_cast<unsigned char>(letter) < 0x20 || letter == 0x7F)
      field.refuse("must not have control characters");
  }
  return std::string(text);
}

std::string read_player_name(Field const& field) {
  auto name = read_written_text(field, kLongestName);
  bool const visible = name.find_first_not_of(' ') != std::string::npos;
  if (field.present() && !visible) field.refuse("must not be empty");
  return name;
}

}  // namespace kuhhandel
