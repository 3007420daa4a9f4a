// How a table is run: what its host may change at any time, also in the middle of a game.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/instant.h"
#include "table/pace.h"

namespace kuhhandel::table {

/// Who calls and lets the hammer fall: the house by its clock, or each auctioneer by hand.
enum class Gavel : std::uint8_t { house, auctioneer };

/// What becomes of the seat of one who stays away: the game goes on without them, a bot stands in until they
/// are back, or all wait for them.
enum class Absence : std::uint8_t { go_on, stand_in, pause };

/// How far races believe what was measured of connections: wholly, as among people who trust each other, or
/// within bounds that a stranger's own network cannot move (latency_compensation.h, docs/FAIRNESS.md).
enum class Fairness : std::uint8_t { among_friends, strict };

/// What becomes of those who want a seat while a game runs: the host lets each of them in, or a bot's seat is
/// theirs at the next turn. A seat that was freed is always for the host to give.
enum class Latecomers : std::uint8_t { let_in, welcome };

/// How long the table waits for one of whom nothing is heard, before it does without them.
inline constexpr Duration kGrace{20'000};

/// After how long, at the least and at the most, an audience may be shown all hands.
inline constexpr std::chrono::minutes kSoonestOpenHands{3};
inline constexpr std::chrono::minutes kLatestOpenHands{60};

struct TableSettings {
  Speed speed{1};
  Gavel gavel = Gavel::house;
  Absence absence = Absence::stand_in;
  std::string stand_in = "farmer";  // the bot's kind
  bool memory_aid = true;           // whether pages may show what each player was publicly paid
  std::optional<std::chrono::minutes> open_hands_after{};  // when those who watch see all hands; none: never
  Fairness fairness = Fairness::among_friends;
  Latecomers latecomers = Latecomers::let_in;

  friend bool operator==(TableSettings const&, TableSettings const&) = default;
};

/// The words of the protocol.
std::string_view word_of(Gavel gavel);
std::string_view word_of(Absence absence);
std::string_view word_of(Fairness fairness);
std::string_view word_of(Latecomers latecomers);

/// None for a word of none.
std::optional<Gavel> gavel_of(std::string_view word);

}  // namespace kuhhandel::table
