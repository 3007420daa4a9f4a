// Profanity filter for names shown to strangers, with the word lists of an external package.
#pragma once

#include <array>
#include <cstddef>
#include <functional>
#include <set>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace kuhhandel::names {

/// Languages with a list.
inline constexpr std::array<std::string_view, 5> kListedLanguages{"de", "en", "fr", "nl", "ru"};

/// Returns the folded words of that language, some of several words with a space between; empty if there is
/// no list.
std::span<std::string_view const> unwelcome_list(std::string_view language);

class ProfanityFilter {
 public:
  /// Matches nothing.
  ProfanityFilter() = default;
  /// Uses the lists of these languages. Precondition: each has one.
  explicit ProfanityFilter(std::vector<std::string> const& languages);

  /// Returns true if the text contains a listed word as a separate word, in any case.
  bool matches(std::string_view text) const;

 private:
  std::set<std::string, std::less<>> words_;
  std::size_t longest_ = 0;  // number of words in the longest entry
};

}  // namespace kuhhandel::names
