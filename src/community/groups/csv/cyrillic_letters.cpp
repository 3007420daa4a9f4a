#include "groups/csv/cyrillic_letters.h"

#include <algorithm>
#include <iterator>

#include "groups/csv/letter_bytes.h"

namespace kuhhandel::groups {
namespace {

constexpr std::string_view kUndefinedCyrillic = "\x98";
// The letters below 0xC0, of languages other than Russian: each capital has its small letter at the same
// place.
constexpr std::string_view kEarlyCapitals = "\x80\x81\x8A\x8C\x8D\x8E\x8F\xA1\xA3\xA5\xA8\xAA\xAF\xB2\xBD";
constexpr std::string_view kEarlySmall = "\x90\x83\x9A\x9C\x9D\x9E\x9F\xA2\xBC\xB4\xB8\xBA\xBF\xB3\xBE";

constexpr unsigned kShortI = 0xE9;

bool is_capital(unsigned byte) {
  return (byte >= 0xC0 && byte <= 0xDF) || (byte >= 0x80 && contains_byte(kEarlyCapitals, byte));
}
bool is_small(unsigned byte) { return byte >= 0xE0 || (byte >= 0x80 && contains_byte(kEarlySmall, byte)); }
bool is_cyrillic_letter(unsigned byte) { return is_capital(byte) || is_small(byte); }

unsigned in_small_cyrillic(unsigned byte) {
  if (byte >= 0xC0 && byte <= 0xDF) return byte + 0x20;
  auto const place = kEarlyCapitals.find(static_cast<char>(byte));
  return place == std::string_view::npos ? byte : static_cast<unsigned char>(kEarlySmall[place]);
}

bool is_cyrillic_vowel(unsigned byte) {
  constexpr std::string_view vowels = "\xE0\xE5\xE8\xEE\xF3\xFB\xFD\xFE\xFF\xB8\xB3\xBF\xBA";
  return byte != 0 && contains_byte(vowels, in_small_cyrillic(byte));
}
bool is_sign(unsigned byte) {
  constexpr std::string_view signs = "\xFA\xFC";
  return byte != 0 && contains_byte(signs, in_small_cyrillic(byte));
}

enum class Likeness { cyrillic, unclear, odd };

/// Returns whether capitals are where words have them: at the start, or everywhere.
bool has_case_of_a_word(std::string_view word) {
  auto const is_capital_letter = [](char letter) { return is_capital(static_cast<unsigned char>(letter)); };
  bool const has_capitals = std::ranges::any_of(word.substr(1), is_capital_letter);
  return !has_capitals || std::ranges::all_of(word, is_capital_letter);
}

/// A sign follows a consonant, and the short i follows a vowel.
bool has_order_of_a_word(std::string_view word) {
  unsigned before = 0;
  for (std::size_t at = 0; at < word.size(); ++at) {
    auto const byte = byte_at(word, at);
    if (is_sign(byte) && (before == 0 || is_cyrillic_vowel(before) || is_sign(before))) return false;
    if (in_small_cyrillic(byte) == kShortI && before != 0 && !is_cyrillic_vowel(before)) return false;
    before = byte;
  }
  return true;
}

/// Two letters may be initials, and capitals with few vowels an abbreviation.
Likeness likeness_of(std::string_view word) {
  if (!has_case_of_a_word(word) || !has_order_of_a_word(word)) return Likeness::odd;
  auto const vowels = std::ranges::count_if(
      word, [](char letter) { return is_cyrillic_vowel(static_cast<unsigned char>(letter)); });
  bool const is_in_capitals = is_capital(byte_at(word, word.size() - 1));
  if (is_in_capitals)
    return vowels * 3 < std::ssize(word) || word.size() < 3 ? Likeness::unclear : Likeness::cyrillic;
  if (vowels > 0) return Likeness::cyrillic;
  return word.size() < 3 ? Likeness::unclear : Likeness::odd;
}

/// Returns whether a byte next to a word is a quote, a dash or the like. Other ones are letters of another
/// encoding.
bool can_be_at_a_word(unsigned byte) {
  constexpr std::string_view symbols =
      "\x82\x84\x85\x8B\x91\x92\x93\x94\x95\x96\x97\x99\x9B\xA0\xA7\xA9\xAB\xAD\xAE\xB9\xBB";
  return byte < 0x80 || contains_byte(symbols, byte);
}

}  // namespace

std::optional<std::size_t> implausible_in_1251(std::string_view bytes) {
  std::size_t cyrillic = 0;
  std::size_t odd = 0;
  bool has_capitals = false;  // Hebrew and Arabic have none
  std::optional<std::size_t> first;
  std::optional<std::size_t> first_odd;
  for (std::size_t at = 0; at < bytes.size(); ++at) {
    auto const byte = byte_at(bytes, at);
    if (byte >= 0x80 && contains_byte(kUndefinedCyrillic, byte)) return at;
    auto end = at;
    while (is_cyrillic_letter(byte_at(bytes, end))) ++end;
    auto const word = bytes.substr(at, end - at);
    if (word.size() < 2) continue;
    bool const fits = can_be_at_a_word(byte_before(bytes, at)) && can_be_at_a_word(byte_at(bytes, end));
    auto const likeness = fits ? likeness_of(word) : Likeness::odd;
    if (!first) first = at;
    has_capitals = has_capitals || is_capital(byte);
    if (likeness == Likeness::cyrillic) ++cyrillic;
    if (likeness == Likeness::odd && ++odd == 1) first_odd = at;
    at = end - 1;
  }
  if (odd * 3 > cyrillic + odd) return first_odd;
  return cyrillic == 0 || !has_capitals ? first : std::nullopt;
}

}  // namespace kuhhandel::groups
