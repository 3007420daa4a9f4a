#include "terminal/screen/talk_lines.h"

#include <fmt/format.h>

#include <string>

#include "terminal/columns.h"
#include "terminal/phrases.h"

namespace kuhhandel::terminal {
namespace {

constexpr std::string_view kMuting = "/mute Ben: mute or unmute Ben   /mute: mute everybody";

/// Appends three phrases next to each other, with their numbers.
void append_phrases(std::vector<ScreenLine>& lines) {
  constexpr std::size_t kAbreast = 3;
  constexpr std::size_t kWidth = 26;
  for (std::size_t i = 0; i < kPhraseWords.size(); ++i) {
    if (i % kAbreast == 0) lines.emplace_back();
    lines.back().push_back({fitted(fmt::format("{:>2}  {}", i + 1, kPhraseWords[i].words), kWidth)});
  }
}

}  // namespace

std::vector<ScreenLine> talk_lines(std::string_view typed, bool may_speak, int columns) {
  std::vector<ScreenLine> lines;
  if (may_speak) {
    lines.push_back({{"Say something: a number, or your own words; /cow: the sound of a cow"}});
    append_phrases(lines);
  }
  lines.push_back({{std::string(kMuting), Tone::faint}});
  auto const width_left = static_cast<std::size_t>(columns) - 3;
  lines.push_back({{"> " + end_of(printable(typed), width_left) + "_", Tone::strong}});
  return lines;
}

}  // namespace kuhhandel::terminal
