// What a puzzle is about.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "coach/knowledge.h"

namespace kuhhandel::coach {

/// The first that fits.
enum class Theme : std::uint8_t {
  rats,         // to take one or to lay a card on it (C8.1)
  mine,         // when to claim a pedigree, and whether to sell it (C7.1, C7.2)
  ties,         // the second round of a trade (C6.7)
  zeros,        // a bluff of zeros (C6.3)
  last_trades,  // a trade with an empty pile (C3.3)
  donkeys,      // an animal that pays everyone is auctioned (C5.1)
  dear,         // one of the three dearest animals of its edition
  stop          // up to how much to go on in an auction, and whether to sell
};
inline constexpr int kThemes = 8;

/// As files and the page say it: "last_trades".
std::string_view word_of(Theme theme);

/// None where the question is about none of these. `choices` are those that are asked about.
std::optional<Theme> theme_of(Edition const& edition, View const& view, std::span<Ranked const> choices);

}  // namespace kuhhandel::coach
