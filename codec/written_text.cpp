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

/// Controls of ASCII and Latin-1, ends of lines and paragraphs, and what turns the direction of the letters
/// around: with those a text could put itself into another's place.
bool has_controls(std::string_view utf8) {
  for (std::size_t i = 0; i < utf8.size(); ++i) {
    auto const byte = [&](std::size_t ahead) {
      return i + ahead < utf8.size() ? static_cast<unsigned char>(utf8[i + ahead]) : 0U;
    };
    auto const within = [](unsigned value, unsigned from, unsigned to) {
      return value >= from && value <= to;
    };
    if (byte(0) < 0x20 || byte(0) == 0x7F) return true;
    if (byte(0) == 0xC2 && within(byte(1), 0x80, 0x9F)) return true;
    if (byte(0) != 0xE2) continue;
    if (byte(1) == 0x80 && within(byte(2), 0xA8, 0xAE)) return true;
    if (byte(1) == 0x81 && within(byte(2), 0xA6, 0xA9)) return true;
  }
  return false;
}

}  // namespace

std::string read_written_text(Field const& field, std::size_t most_letters) {
  auto const text = field.text(most_letters * kMostBytesPerLetter);
  if (letters_in(text) > most_letters)
    field.refuse("must be at most " + std::to_string(most_letters) + " letters long");
  if (has_controls(text)) field.refuse("must not have control characters");
  return std::string(text);
}

std::string read_player_name(Field const& field) {
  auto name = read_written_text(field, kLongestName);
  bool const visible = name.find_first_not_of(' ') != std::string::npos;
  if (field.present() && !visible) field.refuse("must not be empty");
  return name;
}

}  // namespace kuhhandel
