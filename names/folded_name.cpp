#include "names/folded_name.h"

#include <utf8proc.h>

#include <cstdlib>
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

}  // namespace

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
