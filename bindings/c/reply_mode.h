// The ways in which a game is asked and its replies are said, in one place for games and batches.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"
#include "engine/ceilings.h"
#include "engine/replies.h"

namespace kuhhandel::bindings {

enum class ReplyMode : std::uint8_t {
  full = KUHHANDEL_FULL,
  nth = KUHHANDEL_NTH,
  compact = KUHHANDEL_COMPACT,
  ceilings = KUHHANDEL_CEILINGS,
};

/// The size of a policy, and of a mask: with answers by their number, of all replies.
int policy_size(ReplyMode mode, Edition const& edition);

/// A new game. What is asked is its `question`, whatever the way.
CeilingQuestion deal(ReplyMode mode, Edition const& edition, int seats, std::uint64_t seed);

/// Gives the `nth` answer; what happens is added to `events` where there are any.
void give(ReplyMode mode, Edition const& edition, CeilingQuestion& asked, int nth,
          std::vector<Event>* events);

/// How many replies are legal.
int legal_count(ReplyMode mode, Question const& question);

/// Writes them in rising order into `replies`, which has room for all; with answers by their number as full
/// replies.
void list_legal(ReplyMode mode, Edition const& edition, Question const& question, std::uint16_t* replies);

/// Which answer a reply is; none where it is not legal.
std::optional<int> nth_of_reply(ReplyMode mode, Edition const& edition, Question const& question,
                                std::uint16_t reply);

/// What a reply that is not legal would do, as Reply has it.
Reply full_reply_of(ReplyMode mode, Edition const& edition, Question const& question, std::uint16_t reply);

}  // namespace kuhhandel::bindings
