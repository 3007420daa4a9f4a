// The 157 compact replies of a game by ceilings (ceilings.h). They are the full replies with only some
// amounts and at most 15 cards, and the same in every edition, so that one net can play all boxes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/choices/replies.h"

namespace kuhhandel {

/// The possible amounts of a ceiling or sum, in tens; an amount of 0 is `silent`.
inline constexpr std::array kCeilingAmounts{1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 12,  14,  16,  18,
                                            20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 100, 120, 150, 200};
/// The number of possible counts of zeros, 0 included.
inline constexpr int kCeilingZeros = 16;

/// An answer by its effect. Values below `silent` equal those of Reply.
enum class CeilingReply : std::uint16_t {
  silent = static_cast<int>(Reply::money) + kCeilingZeros,
  claim,
  amount,  // + the index into kCeilingAmounts
};

inline constexpr int kCeilingReplies =
    static_cast<int>(CeilingReply::amount) + static_cast<int>(kCeilingAmounts.size());

/// Returns the corresponding full reply; it is the same at every question.
constexpr Reply full_of(CeilingReply reply) {
  if (reply < CeilingReply::silent) return static_cast<Reply>(reply);
  auto const behind = static_cast<int>(reply) - static_cast<int>(CeilingReply::amount);
  if (behind < 0) return reply == CeilingReply::silent ? Reply::silent : Reply::claim;
  return plus(Reply::bid, kCeilingAmounts[static_cast<std::size_t>(behind)] - 1);
}

/// Returns the ceiling reply that corresponds to a full reply; nullopt if there is none.
std::optional<CeilingReply> ceiling_reply_of(Reply reply);

/// Writes the legal replies into `replies`, in rising order, and returns the part written. `replies` must
/// have room for kCeilingReplies. Every question of a game by ceilings has at least one.
std::span<CeilingReply> list_ceiling_replies(Edition const& edition, Question const& question,
                                             std::span<CeilingReply> replies);

/// Returns a fingerprint of the corresponding full replies, so that nets trained with another list are
/// refused.
std::uint64_t ceiling_replies_hash();

}  // namespace kuhhandel
