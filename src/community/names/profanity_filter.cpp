#include "names/profanity_filter.h"

#include <algorithm>
#include <cassert>

#include "names/normalized_name.h"

namespace kuhhandel::names {
namespace {

/// All bytes beyond ASCII count as letters.
bool is_letter(char sign) {
  return (sign >= 'a' && sign <= 'z') || (sign >= '0' && sign <= '9') ||
         static_cast<unsigned char>(sign) >= 0x80;
}

std::vector<std::string> words_in(std::string_view text) {
  std::vector<std::string> words;
  bool goes_on = false;
  for (char const sign : normalized_name(text)) {
    if (is_letter(sign) && !goes_on) words.emplace_back();
    goes_on = is_letter(sign);
    if (goes_on) words.back() += sign;
  }
  return words;
}

std::string joined(std::span<std::string const> words) {
  std::string text;
  for (auto const& word : words) text += (text.empty() ? "" : " ") + word;
  return text;
}

}  // namespace

ProfanityFilter::ProfanityFilter(std::vector<std::string> const& languages) {
  for (auto const& language : languages) {
    auto const list = unwelcome_list(language);
    assert(!list.empty());
    for (auto const listed : list) {
      auto const words = words_in(listed);
      longest_ = std::max(longest_, words.size());
      words_.insert(joined(words));
    }
  }
}

bool ProfanityFilter::matches(std::string_view text) const {
  auto const words = words_in(text);
  for (std::size_t from = 0; from < words.size(); ++from) {
    auto const most = std::min(longest_, words.size() - from);
    for (std::size_t count = 1; count <= most; ++count)
      if (words_.contains(joined(std::span(words).subspan(from, count)))) return true;
  }
  return false;
}

}  // namespace kuhhandel::names
