#include "codec/text/written_text.h"

#include <algorithm>
#include <utility>

#include "codec/text/unicode.h"

namespace kuhhandel::codec {
namespace {

constexpr std::size_t kLongestName = 24;  // letters
// The size as sent: in decomposed form, a letter takes several characters of up to 4 bytes.
constexpr std::size_t kMostBytesPerLetter = 16;

std::size_t letters_in(std::string_view utf8) {
  return static_cast<std::size_t>(std::ranges::count_if(
      utf8, [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80U; }));
}

constexpr char32_t kBlackFlag = U'\U0001F3F4';

bool is_latin(char32_t letter) {
  return (letter >= 'A' && letter <= 'Z') || (letter >= 'a' && letter <= 'z') ||
         (letter >= 0xC0 && letter < 0x250);
}

/// Returns whether an invisible character has an effect after `before`; 0 is the beginning of the text.
/// Joiners and variation selectors change only letters of other scripts, digits and emoji.
bool has_effect(CharacterClass what, char32_t before) {
  if (before == 0) return false;
  auto const previous = class_of(before);
  bool const is_letter = previous == CharacterClass::visible || previous == CharacterClass::mark;
  switch (what) {
    case CharacterClass::ignored:
    case CharacterClass::control:
      return false;
    case CharacterClass::blank:
    case CharacterClass::mark:
    case CharacterClass::visible:
      return true;
    case CharacterClass::variation_selector:
      return is_letter && !is_latin(before);
    case CharacterClass::tag:
      return before == kBlackFlag || previous == CharacterClass::tag;
    case CharacterClass::joiner:
      return before >= 0x250 && (is_letter || previous == CharacterClass::variation_selector);
  }
  std::unreachable();
}

/// Returns the text without characters that have no effect, and without blanks and marks at the beginning.
std::u32string without_invisible(std::u32string_view text) {
  std::u32string kept;
  for (auto const code_point : text) {
    auto const what = class_of(code_point);
    if (what == CharacterClass::visible || has_effect(what, kept.empty() ? 0 : kept.back()))
      kept += code_point;
  }
  return kept;
}

std::u32string with_few_marks(std::u32string_view text) {
  std::u32string kept;
  int stacked = 0;
  for (auto const code_point : text) {
    auto const what = class_of(code_point);
    if (what == CharacterClass::visible || what == CharacterClass::blank) stacked = 0;
    bool const counts = what == CharacterClass::mark && is_stacked(code_point);
    if (!counts || ++stacked <= kMostStackedMarks) kept += code_point;
  }
  return kept;
}

void trim_end(std::u32string& text) {
  auto const ends_in_nothing = [&] {
    auto const what = class_of(text.back());
    bool const after_virama = text.size() > 1 && is_virama(text[text.size() - 2]);
    return what == CharacterClass::blank || (what == CharacterClass::joiner && !after_virama);
  };
  while (!text.empty() && ends_in_nothing()) text.pop_back();
}

constexpr char32_t kIdeographicSpace = U'\u3000';

/// Returns the name with one space between words, whatever blanks are there. A single ideographic space,
/// which Japanese names have, remains.
std::u32string with_single_blanks(std::u32string_view name) {
  std::u32string words;
  for (std::size_t at = 0; at < name.size();) {
    auto end = at;
    while (end < name.size() && class_of(name[end]) == CharacterClass::blank) ++end;
    if (end == at) {
      words += name[at++];
      continue;
    }
    words += end - at == 1 && name[at] == kIdeographicSpace ? kIdeographicSpace : U' ';
    at = end;
  }
  return words;
}

bool is_printable_ascii(std::string_view text) {
  return std::ranges::all_of(text, [](char byte) { return byte >= ' ' && byte <= '~'; });
}

std::string trimmed_ascii(std::string_view text) {
  auto const first = std::min(text.find_first_not_of(' '), text.size());
  return std::string(text.substr(first, text.find_last_not_of(' ') + 1 - first));
}

}  // namespace

std::optional<std::string> cleaned_text(std::string_view text) {
  if (is_printable_ascii(text)) return trimmed_ascii(text);
  auto const code_points = code_points_of(text);
  if (!code_points) return {};
  auto const is = [](CharacterClass wanted) {
    return [wanted](char32_t code_point) { return class_of(code_point) == wanted; };
  };
  if (std::ranges::any_of(*code_points, is(CharacterClass::control))) return {};
  auto cleaned = with_few_marks(normalized(without_invisible(*code_points)));
  trim_end(cleaned);
  if (std::ranges::none_of(cleaned, is(CharacterClass::visible))) return std::string();
  return utf8_of(cleaned);
}

std::expected<std::string, std::string> written_text(std::string_view text, std::size_t most_letters) {
  auto cleaned = cleaned_text(text);
  if (!cleaned || has_controls(*cleaned)) return std::unexpected("must not have control characters");
  if (letters_in(*cleaned) > most_letters)
    return std::unexpected("must be at most " + std::to_string(most_letters) + " letters long");
  return *std::move(cleaned);
}

std::expected<std::string, std::string> player_name(std::string_view text) {
  auto const cleaned = cleaned_text(text);
  auto const code_points = cleaned ? code_points_of(*cleaned) : std::nullopt;
  auto name =
      written_text(code_points ? utf8_of(with_single_blanks(*code_points)) : std::string(text), kLongestName);
  if (name && name->empty()) return std::unexpected("must have a visible character");
  return name;
}

std::string read_written_text(Field const& field, std::size_t most_letters) {
  auto const text = field.text(most_letters * kMostBytesPerLetter);
  if (field.is_stored()) return std::string(text);
  auto written = written_text(text, most_letters);
  if (!written) field.refuse(written.error());
  return written.value_or(std::string());
}

std::string read_player_name(Field const& field) {
  auto const text = field.text(kLongestName * kMostBytesPerLetter);
  if (field.is_stored()) return std::string(text);
  auto name = player_name(text);
  if (!name && field.is_text()) field.refuse(name.error());
  return name.value_or(std::string());
}

}  // namespace kuhhandel::codec
