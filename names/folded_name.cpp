#include "names/folded_name.h"

#include <utf8proc.h>

#include <algorithm>
#include <cstdlib>
#include <iterator>
#include <memory>

namespace kuhhandel::names {
namespace {

/// One space between words, none around them.
std::string with_single_spaces(std::string_view text) {
  std::string words;
  bool gap = false;
  for (char const letter : text) {
    if (letter == ' ') {
      gap = !words.empty();
      continue;
    }
    if (gap) words += ' ';
    gap = false;
    words += letter;
  }
  return words;
}

struct Likeness {
  std::string_view letter;
  char latin;
};

/// By the small letter, for names come folded: some are alike only when they are large.
constexpr Likeness kLikenesses[] = {
    {"а", 'a'}, {"в", 'b'}, {"е", 'e'}, {"ё", 'e'}, {"к", 'k'}, {"м", 'm'}, {"н", 'h'}, {"о", 'o'},
    {"р", 'p'}, {"с", 'c'}, {"т", 't'}, {"у", 'y'}, {"х", 'x'}, {"і", 'i'}, {"ј", 'j'}, {"ѕ", 's'},
    {"α", 'a'}, {"β", 'b'}, {"ε", 'e'}, {"ζ", 'z'}, {"η", 'h'}, {"ι", 'i'}, {"κ", 'k'}, {"μ", 'm'},
    {"ν", 'n'}, {"ο", 'o'}, {"ρ", 'p'}, {"τ", 't'}, {"υ", 'y'}, {"χ", 'x'},
};

/// Takes the first letter off a text of UTF-8 that is not empty.
std::string_view take_letter(std::string_view& text) {
  std::size_t size = 1;
  while (size < text.size() && (static_cast<unsigned char>(text[size]) & 0xC0U) == 0x80U) ++size;
  auto const letter = text.substr(0, size);
  text.remove_prefix(size);
  return letter;
}

}  // namespace

std::string seen_name(std::string_view name) {
  auto const folded = folded_name(name);
  std::string seen;
  for (std::string_view rest = folded; !rest.empty();) {
    auto const letter = take_letter(rest);
    auto const* const like = std::ranges::find(kLikenesses, letter, &Likeness::letter);
    if (like != std::end(kLikenesses)) {
      seen += like->latin;
    } else if (letter != " ") {
      seen += letter;
    }
  }
  return seen;
}

std::string folded_name(std::string_view name) {
  constexpr auto kFold = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_COMPAT |
                                                        UTF8PROC_CASEFOLD | UTF8PROC_IGNORE);
  utf8proc_uint8_t* folded = nullptr;
  auto const* const letters = reinterpret_cast<utf8proc_uint8_t const*>(name.data());
  auto const bytes = utf8proc_map(letters, static_cast<utf8proc_ssize_t>(name.size()), &folded, kFold);
  std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> const owned(folded, &std::free);
  if (bytes <= 0) return {};
  return with_single_spaces({reinterpret_cast<char const*>(folded), static_cast<std::size_t>(bytes)});
}

}  // namespace kuhhandel::names
