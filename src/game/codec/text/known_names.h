// The names of cards in files and messages, without Boost, for readers that do not use it.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "codec/text/list_of.h"
#include "engine/cards/money_cards.h"
#include "engine/edition.h"

namespace kuhhandel::codec {

inline constexpr PerDenomination<std::string_view> kDenominationNames{
    {"0", "10", "20", "50", "100", "200", "500"}};

/// Returns the denomination with this value as text; nullopt if there is none.
inline std::optional<Denomination> denomination_named(std::string_view name) {
  auto const found = std::ranges::find(kDenominationNames, name);
  if (found == kDenominationNames.end()) return {};
  return denomination_at(static_cast<int>(found - kDenominationNames.begin()));
}

inline std::optional<AnimalId> animal_named(std::string_view id, Edition const& edition) {
  for (int i = 0; i < kMaxKinds; ++i) {
    if (edition.has(animal_at(i)) && edition.name(animal_at(i)) == id) return animal_at(i);
  }
  return {};
}

/// Returns "rooster, goose, …", for a sentence.
inline std::string animal_words(Edition const& edition) {
  std::vector<std::string_view> ids;
  for (int i = 0; i < kMaxKinds; ++i) {
    if (edition.has(animal_at(i))) ids.push_back(edition.name(animal_at(i)));
  }
  return list_of(ids);
}

}  // namespace kuhhandel::codec
