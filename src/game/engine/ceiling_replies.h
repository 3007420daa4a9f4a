// The answers to a game that is asked by ceilings (ceilings.h) in 157 numbers, which are the same in every
// edition: the full replies, of which only some amounts and at most 15 cards are left. One net can play all
// boxes with them.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "engine/replies.h"

namespace kuhhandel {

/// The amounts, in tens, that a ceiling or a sum may be; nothing is `silent`.
inline constexpr std::array kCeilingAmounts{1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 12,  14,  16,  18,
                                            20, 25, 30, 35, 40, 45, 50, 60, 70, 80, 100, 120, 150, 200};
/// How many numbers of zeros there are, from none.
inline constexpr int kCeilingZeros = 16;

/// An answer by what it does. Below `silent` the numbers are those of Reply.
enum class CeilingReply : std::uint16_t {
  silent = static_cast<int>(Reply::money) + kCeilingZeros,
  claim,
  amount,  // + the place among kCeilingAmounts
};

inline constexpr int kCeilingReplies =
    static_cast<int>(CeilingReply::amount) + static_cast<int>(kCeilingAmounts.size());

/// The full reply that it is, at every question.
constexpr Reply full_of(CeilingReply reply) {
  if (reply < CeilingReply::silent) return static_cast<Reply>(reply);
  auto const behind = static_cast<int>(reply) - static_cast<int>(CeilingReply::amount);
  if (behind < 0) return reply == CeilingReply::silent ? Reply::silent : Reply::claim;
  return plus(Reply::bid, kCeilingAmounts[static_cast<std::size_t>(behind)] - 1);
}

/// The one that is this full reply; none where there is none.
std::optional<CeilingReply> ceiling_reply_of(Reply reply);

/// Writes those that are legal, in rising order, into `replies`, which must have room for kCeilingReplies;
/// the part written. At every question that is put by ceilings there is one.
std::span<CeilingReply> list_ceiling_replies(Edition const& edition, Question const& question,
                                             std::span<CeilingReply> replies);

/// A fingerprint of the full replies that they are, so that a net that was trained on others is refused.
std::uint64_t ceiling_replies_hash();

}  // namespace kuhhandel
