// Words that strangers need not read in a name, by the lists of a package that others keep.
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

/// The languages of which there are lists.
inline constexpr std::array<std::string_view, 5> kListedLanguages{"de", "en", "fr", "nl", "ru"};

/// The words of that language, folded, some of them several with a space between; empty where there is no
/// list.
std::span<std::string_view const> unwelcome_list(std::string_view language);

class ProfanityFilter {
 public:
  /// None.
  ProfanityFilter() = default;
  /// Those of these languages, each of which must have a list.
  explicit ProfanityFilter(std::vector<std::string> const& languages);

  /// Whether one of them stands in the text, as a word of its own; large and small letters are one.
  bool matches(std::string_view text) const;

 private:
  std::set<std::string, std::less<>> words_;
  std::size_t longest_ = 0;  // words in one of them
};

}  // namespace kuhhandel::names
