// The numbers of replies (replies.h).
#pragma once

#include <cstdint>
#include <optional>

#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel {

/// An answer by its effect. The numbers of a kind are consecutive. Bids come last, because only their number
/// depends on the edition's money. A sum to lay (ceilings.h) uses the numbers of bids; a sum of 0 uses
/// silent.
enum class Reply : std::uint16_t {
  auction = 0,  // or a division, in games with divisions
  stop,
  trade,  // + kMaxKinds * (steps to the left - 1) + the animal's index in the edition; rats are the last kind
  sell = trade + (kMaxSeats - 1) * kMaxKinds,
  buy,
  accept,
  counter,
  take,
  lay,  // + the card's denomination
  keep = lay + kDenominationCount,
  give,
  exclude,                        // + the animal's index in the edition
  money = exclude + kMaxAnimals,  // + the number of cards of the denomination asked for, at most 127
  silent = money + 128,
  claim,
  bid,  // + the amount in tens - 1
};

/// Returns the reply `number` places further; also for compact replies (compact_replies.h).
template <class AnyReply>
constexpr AnyReply plus(AnyReply reply, int number) {
  // NOLINTNEXTLINE(clang-analyzer-optin.core.EnumCastOutOfRange): between the named ones lie replies too
  return static_cast<AnyReply>(static_cast<int>(reply) + number);
}

/// Returns the index of the reply among the `count` replies from `first`; nullopt if it is not one of them.
template <class AnyReply>
constexpr std::optional<int> place_among(AnyReply reply, AnyReply first, int count) {
  auto const place = static_cast<int>(reply) - static_cast<int>(first);
  return place >= 0 && place < count ? std::optional(place) : std::nullopt;
}

}  // namespace kuhhandel
