// A line of the screen, as pieces of text with a tone; the terminal chooses the look of a tone.
#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace kuhhandel::terminal {

enum class Tone : std::uint8_t { plain, faint, strong, bar, good, alert };

struct Piece {
  std::string text;
  Tone tone = Tone::plain;
};

using ScreenLine = std::vector<Piece>;

/// In characters.
struct ScreenSize {
  int columns;
  int rows;
};

inline constexpr ScreenSize kLeastScreen{.columns = 80, .rows = 24};

}  // namespace kuhhandel::terminal
