// The themes of puzzles.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "coach/knowledge.h"

namespace kuhhandel::coach {

/// The first one that fits is used.
enum class Theme : std::uint8_t {
  rats,         // whether to take a rat or lay a card (C8.1)
  mine,         // when to claim a pedigree, and whether to sell it (C7.1, C7.2)
  ties,         // the second round of a trade (C6.7)
  zeros,        // a bluff of zeros (C6.3)
  last_trades,  // a trade when the pile is empty (C3.3)
  donkeys,      // an animal that pays out is auctioned (C5.1)
  dear,         // one of the three most valuable animals of its edition
  stop          // the highest bid in an auction, and whether to sell
};
inline constexpr int kThemes = 8;

/// Returns the word for files and the page: "last_trades".
std::string_view word_of(Theme theme);

/// Returns nullopt if the question has none of these themes. `choices` are those of the puzzle.
std::optional<Theme> theme_of(Edition const& edition, View const& view, std::span<Ranked const> choices);

}  // namespace kuhhandel::coach
