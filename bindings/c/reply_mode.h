// The ways in which a game is asked and its replies are said, in one place for games and batches.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bindings/c/kuhhandel/kuhhandel.h"
#include "engine/ceilings/ceilings.h"
#include "engine/choices/replies.h"

namespace kuhhandel::bindings {

enum class ReplyMode : std::uint8_t {
  full = KUHHANDEL_FULL,
  nth = KUHHANDEL_NTH,
  compact = KUHHANDEL_COMPACT,
  ceilings = KUHHANDEL_CEILINGS,
};

/// The size of a policy, and of a mask: with answers by their number, of all replies.
int policy_size(ReplyMode mode, Edition const& edition);

/// Returns a new game. Its `question` is the one asked, in every mode.
CeilingQuestion deal(ReplyMode mode, Edition const& edition, int seats, std::uint64_t seed);

/// Plays the `nth` answer; appends the events to `events` if that is not null.
void give(ReplyMode mode, Edition const& edition, CeilingQuestion& current, int nth,
          std::vector<Event>* events);

/// How many replies are legal.
int legal_count(ReplyMode mode, Question const& question);

/// Writes them in rising order into `replies`, which has room for all; with answers by their number as full
/// replies.
void list_legal(ReplyMode mode, Edition const& edition, Question const& question, std::uint16_t* replies);

/// Returns the answer of a reply; nullopt if it is not legal.
std::optional<int> nth_of_reply(ReplyMode mode, Edition const& edition, Question const& question,
                                std::uint16_t reply);

/// Returns the meaning of a reply that is not legal, as a full reply.
Reply full_reply_of(ReplyMode mode, Edition const& edition, Question const& question, std::uint16_t reply);

}  // namespace kuhhandel::bindings
