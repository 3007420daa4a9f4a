// What one who is asked is asked for, and what everybody at the table sees of it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace kuhhandel::server {

/// In which the house speaks to people.
inline constexpr std::array<std::string_view, 5> kLanguages{"en", "de", "nl", "fr", "ru"};

enum class DecisionKind : std::uint8_t { turn, bid, sell, pay, offer, answer, claim, rat, divide, exclude };

/// What an edition itself calls an animal.
struct AnimalName {
  std::string language;
  std::string name;
};

struct PendingDecision {
  DecisionKind kind{};
  std::string who{};                // auctions, bids, is to be paid, challenges
  std::string animal{};             // at stake, by its id
  std::vector<AnimalName> names{};  // of the animal, where its edition says any
};

/// At a table where a game has begun.
PendingDecision pending_decision(table::Table const& table);

}  // namespace kuhhandel::server
