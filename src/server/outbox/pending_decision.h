// The decision that a player is asked for, as far as everybody at the table may know it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace kuhhandel::server {

/// Languages of the client.
inline constexpr std::array<std::string_view, 5> kLanguages{"en", "de", "nl", "fr", "ru"};

enum class DecisionKind : std::uint8_t { turn, bid, sell, pay, offer, answer, claim, rat, divide, exclude };

/// An edition's own name for an animal.
struct AnimalName {
  std::string language;
  std::string name;
};

struct PendingDecision {
  DecisionKind kind{};
  std::string who{};                // the auctioneer, bidder, payee or challenger
  std::string animal{};             // id of the animal at stake
  std::vector<AnimalName> names{};  // the animal's names, if the edition has its own
};

/// Requires a table whose game has begun.
PendingDecision pending_decision(table::Table const& table);

}  // namespace kuhhandel::server
