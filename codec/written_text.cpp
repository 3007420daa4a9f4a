#include "codec/written_text.h"

#include <algorithm>

namespace kuhhandel::codec {
namespace {

constexpr std::size_t kLongestName = 24;        // letters
constexpr std::size_t kMostBytesPerLetter = 4;  // in UTF-8

std::size_t letters_in(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(
      utf8, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

/// How many bytes the control takes that stands at `at`, or 0. Controls are those of ASCII and Latin-1, ends
/// of lines and paragraphs, and what turns the direction of the letters around: with those a text could put
/// itself into another's place.
std::size_t control_at(std::string_view utf8, std::size_t at) {
  auto const byte = [&](std::size_t ahead) {
    return at + ahead < utf8.size() ? static_cast<unsigned char>(utf8[at + ahead]) : 0U;
  };
  auto const within = [](unsigned value, unsigned from, unsigned to) { return value >= from && value <= to; };
  if (byte(0) < 0x20 || byte(0) == 0x7F) return 1;
  if (byte(0) == 0xC2 && within(byte(1), 0x80, 0x9F)) return 2;
  if (byte(0) != 0xE2) return 0;
  bool const ends_or_turns = byte(1) == 0x80 && within(byte(2), 0xA8, 0xAE);
  bool const isolates = byte(1) == 0x81 && within(byte(2), 0xA6, 0xA9);
  return ends_or_turns || isolates ? 3 : 0;
}

/// How many bytes the letter takes that begins at `at`; 0 where none does that may be written so.
std::size_t letter_at(std::string_view text, std::size_t at) {
  auto const byte = [&](std::size_t ahead) {
    return at + ahead < text.size() ? static_cast<unsigned char>(text[at + ahead]) : 0U;
  };
  auto const follows = [&](std::size_t ahead) { return (byte(ahead) & 0xC0U) == 0x80; };
  auto const first = byte(0);
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first <= 0xDF) return follows(1) ? 2 : 0;
  if ((first & 0xF0U) == 0xE0) {
    bool const longer_than_need_be = first == 0xE0 && byte(1) < 0xA0;
    bool const half_a_pair = first == 0xED && byte(1) > 0x9F;
    return follows(1) && follows(2) && !longer_than_need_be && !half_a_pair ? 3 : 0;
  }
  bool const in_range = (first == 0xF0 && byte(1) >= 0x90) || (first >= 0xF1 && first <= 0xF3) ||
                        (first == 0xF4 && byte(1) <= 0x8F);
  return in_range && follows(1) && follows(2) && follows(3) ? 4 : 0;
}

}  // namespace

bool is_utf8(std::string_view text) {
  for (std::size_t at = 0; at < text.size();) {
    auto const bytes = letter_at(text, at);
    if (bytes == 0) return false;
    at += bytes;
  }
  return true;
}

bool has_controls(std::string_view utf8) {
  for (std::size_t at = 0; at < utf8.size(); ++at) {
    if (control_at(utf8, at) > 0) return true;
  }
  return false;
}

std::string without_controls(std::string_view utf8) {
  std::string text;
  for (std::size_t at = 0; at < utf8.size();) {
    auto const bytes = control_at(utf8, at);
    text += bytes > 0 ? '?' : utf8[at];
    at += std::max<std::size_t>(bytes, 1);
  }
  return text;
}

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

}  // namespace kuhhandel::codec
