// Settings of a table that its host may change, some also during a game.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "table/instant.h"
#include "table/settings/pace.h"

namespace kuhhandel::table {

/// Whether the table's clock makes the calls and the hammer, or each auctioneer manually.
enum class Gavel : std::uint8_t { house, auctioneer };

/// Policy for absent players: the game continues without them, a bot plays for them until they return, or all
/// wait.
enum class Absence : std::uint8_t { go_on, stand_in, pause };

/// How far races trust measured latency: fully, among friends, or within bounds that a stranger's own network
/// cannot move (latency_compensation.h, docs/FAIRNESS.md).
enum class Fairness : std::uint8_t { among_friends, strict };

/// Policy for join requests during a game: the host decides each one, or the player gets a bot's seat at the
/// next turn. A vacated seat is always the host's to give.
enum class Latecomers : std::uint8_t { let_in, welcome };

/// How long the table waits for a silent player before it continues without them.
inline constexpr Duration kGrace{20'000};

/// Minimum delay after which spectators may be shown all hands; the maximum follows.
inline constexpr std::chrono::minutes kSoonestOpenHands{3};
inline constexpr std::chrono::minutes kLatestOpenHands{60};

struct TableSettings {
  Speed speed{1};
  Gavel gavel = Gavel::house;
  Absence absence = Absence::stand_in;
  std::string stand_in = "farmer";  // the bot's kind
  bool memory_aid = true;           // pages may show each player's public payments
  std::optional<std::chrono::minutes>
      open_hands_after{};  // delay of open hands for spectators; nullopt: never
  Fairness fairness = Fairness::among_friends;
  Latecomers latecomers = Latecomers::let_in;

  friend bool operator==(TableSettings const&, TableSettings const&) = default;
};

/// Returns the protocol's names.
std::string_view word_of(Gavel gavel);
std::string_view word_of(Absence absence);
std::string_view word_of(Fairness fairness);
std::string_view word_of(Latecomers latecomers);

/// Returns nullopt for an unknown name.
std::optional<Gavel> gavel_of(std::string_view word);

}  // namespace kuhhandel::table
