#include "groups/csv/latin_letters.h"

#include <algorithm>
#include <array>

#include "groups/csv/letter_bytes.h"

namespace kuhhandel::groups {
namespace {

constexpr std::string_view kUndefined = "\x81\x8D\x8F\x90\x9D";
constexpr unsigned kThorn = 0xFE;  // begins Icelandic words; inside of one it is the Turkish s with a cedilla
constexpr unsigned kGraveI = 0xEC;
constexpr unsigned kGraveU = 0xF9;
constexpr unsigned kTildeO = 0xF5;
constexpr unsigned kStrokeO = 0xF8;

/// The letters at 0x80 to 0x9F.
bool is_early_letter(unsigned byte) {
  constexpr std::string_view letters = "\x8A\x8C\x8E\x9A\x9C\x9E\x9F";
  return byte >= 0x80 && contains_byte(letters, byte);
}
bool is_late_letter(unsigned byte) { return byte >= 0xC0 && byte != 0xD7 && byte != 0xF7; }
bool is_high_letter(unsigned byte) { return is_early_letter(byte) || is_late_letter(byte); }
bool is_high_capital(unsigned byte) {
  return is_high_letter(byte) && (byte == 0x9F || byte < 0x90 || (byte >= 0xC0 && byte <= 0xDE));
}
bool is_letter(unsigned byte) { return is_ascii_letter(byte) || is_high_letter(byte); }

unsigned in_lower_case(unsigned byte) {
  constexpr unsigned capital_y_with_dots = 0x9F;
  if (byte == capital_y_with_dots) return 0xFF;
  if (is_high_capital(byte)) return byte + (byte < 0x90 ? 0x10 : 0x20);
  return is_ascii_letter(byte) ? byte | 0x20U : byte;
}

/// The small letters beyond ASCII of languages that use the same ones, including those of common foreign
/// words.
constexpr std::array<std::string_view, 8> kAlphabets{
    "\xE0\xE2\xE4\xE7\xE8\xE9\xEA\xEB\xEE\xEF\xF4\xF6\xF9\xFB\xFC\xFF\x9C\xE6\xDF\xF1",  // German, French
    "\xE0\xE1\xE4\xE7\xE8\xE9\xEA\xEB\xED\xEF\xF1\xF2\xF3\xF4\xF6\xFA\xFC",              // Dutch, Spanish
    "\xE0\xE1\xE2\xE3\xE7\xE8\xE9\xEA\xED\xF3\xF4\xF5\xFA\xFC",                          // Portuguese
    "\xE0\xE8\xE9\xEC\xEE\xF2\xF9",                                                      // Italian, Gaelic
    "\xE0\xE4\xE5\xE6\xE9\xEA\xF3\xF4\xF5\xF6\xF8\xFC\x9A\x9E",  // of the north, also Estonian
    "\xE1\xE6\xE9\xED\xF0\xF3\xF6\xF8\xFA\xFD\xFE",              // Icelandic, Faroese
    "\xE1\xE2\xEA\xEB\xEE\xEF\xF4\xF6\xFB\xFD",                  // Welsh
    "\xE1\xE4\xE9\xED\xF3\xF4\xF6\xFA\xFC\xFD\x9A\x9E",  // what Czech, Slovak and Hungarian share with these
};

/// Returns whether one language has all letters of the word.
bool is_of_one_language(std::string_view word) {
  return std::ranges::any_of(kAlphabets, [&](std::string_view alphabet) {
    return std::ranges::all_of(word, [&](char letter) {
      auto const byte = static_cast<unsigned char>(letter);
      return byte < 0x80 || contains_byte(alphabet, in_lower_case(byte));
    });
  });
}

bool is_vowel(unsigned byte) {
  constexpr std::string_view vowels = "aeiouy\xE1\xE9\xED\xF3\xFA\xFD";
  return byte != 0 && contains_byte(vowels, in_lower_case(byte));
}

/// Returns whether the letter can have these neighbours. Others are of Windows-1250 and its relatives:
/// Zdeněk, Růžena, Jenő, Jiří, Ayşe.
bool is_plausible_letter(unsigned before, unsigned byte, unsigned after) {
  auto const letter = in_lower_case(byte);
  if (is_high_capital(byte) && before >= 'a' && before <= 'z') return false;
  if (letter == kThorn) return !is_letter(before) || is_high_capital(byte);
  if (letter == kGraveI || letter == kGraveU) return !is_letter(after);
  if (letter == kTildeO) return is_letter(after) || !is_letter(before);
  return letter != kStrokeO || !is_vowel(before);
}

/// Returns whether the symbol can have these neighbours: quotes, dashes and the like are found at letters,
/// and only they next to each other. Other ones are letters of another encoding.
bool is_plausible_symbol(unsigned before, unsigned byte, unsigned after) {
  constexpr std::string_view inside = "\x85\x92\x96\x97\xA0\xAD\xB4\xB7\xD7";
  constexpr std::string_view opening =
      "\x82\x84\x85\x8B\x91\x92\x93\x94\x95\x96\x97\xA0\xA1\xA7\xA9\xAB\xB4\xB7\xBB\xBF\xD7\xF7";
  constexpr std::string_view closing =
      "\x85\x91\x92\x93\x94\x96\x97\x99\x9B\xA0\xAB\xAE\xB0\xB2\xB4\xB7\xBB\xD7\xF7";
  constexpr std::string_view common =
      "\x80\x82\x84\x85\x8B\x91\x92\x93\x94\x95\x96\x97\x99\x9B\xA0\xA1\xA7\xAB\xB0\xB7\xBB\xBC\xBD\xBE\xBF";
  auto const is_other = [&](unsigned next) { return next >= 0x80 && !is_letter(next) && next != 0xA0; };
  if (!contains_byte(common, byte) && (is_other(before) || is_other(after))) return false;
  bool const precedes = is_letter(after);
  if (is_letter(before)) return contains_byte(precedes ? inside : closing, byte);
  return !precedes || contains_byte(opening, byte);
}

bool is_plausible(unsigned before, unsigned byte, unsigned after) {
  if (contains_byte(kUndefined, byte)) return false;
  return is_high_letter(byte) ? is_plausible_letter(before, byte, after)
                              : is_plausible_symbol(before, byte, after);
}

std::string_view word_at(std::string_view bytes, std::size_t start) {
  auto end = start;
  while (is_letter(byte_at(bytes, end))) ++end;
  return bytes.substr(start, end - start);
}

/// Returns the position of the first word whose letters no language has together.
std::optional<std::size_t> word_of_no_language(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size();) {
    auto const word = word_at(bytes, at);
    if (!is_of_one_language(word)) return at;
    at += std::max<std::size_t>(word.size(), 1);
  }
  return {};
}

/// On a Mac the common letters are at 0x80 to 0x9F, and old programs end lines with CR.
std::optional<std::size_t> first_letter_of_a_mac(std::string_view bytes) {
  auto const is_letter_of = [](auto test) {
    return [test](char letter) { return test(static_cast<unsigned char>(letter)); };
  };
  auto const first = std::ranges::find_if(bytes, is_letter_of(is_early_letter));
  if (first == bytes.end()) return {};
  auto const early = std::ranges::count_if(bytes, is_letter_of(is_early_letter));
  auto const late = std::ranges::count_if(bytes, is_letter_of(is_late_letter));
  bool const has_ends_of_a_mac = bytes.contains('\r') && !bytes.contains('\n');
  if (early <= late && !has_ends_of_a_mac) return {};
  return static_cast<std::size_t>(first - bytes.begin());
}

}  // namespace

std::optional<std::size_t> implausible_in_1252(std::string_view bytes) {
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    auto const byte = byte_at(bytes, at);
    if (byte >= 0x80 && !is_plausible(byte_before(bytes, at), byte, byte_at(bytes, at + 1))) return at;
  }
  if (auto const odd = word_of_no_language(bytes)) return odd;
  return first_letter_of_a_mac(bytes);
}

}  // namespace kuhhandel::groups
