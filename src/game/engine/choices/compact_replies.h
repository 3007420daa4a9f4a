// Answers as about a hundred numbers, for policies that learn faster with fewer outputs: bids relative to the
// lowest bid, money cards relative to the fewest that suffice, and trades only of the edition's kinds.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/choices/replies.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// The possible differences of a bid from the lowest bid, in tens.
inline constexpr std::array kRaises{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 12,
                                    14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 80, 100};
/// The number of possible card counts, from the fewest that suffice.
inline constexpr int kCompactCards = 16;

/// An answer by its effect, as in Reply. Some full replies have no compact one: bids between two raises or
/// above the highest raise, and card counts of kCompactCards or more above the fewest.
enum class CompactReply : std::uint16_t {
  auction = 0,  // or a division, in games with divisions
  stop,
  sell,
  buy,
  accept,
  counter,
  silent,
  claim,
  take,
  keep,
  give,
  lay,                               // + the card's denomination
  raise = lay + kDenominationCount,  // + the index into kRaises
  money = raise + kRaises.size(),    // + the number of cards above the fewest
  trade = money + kCompactCards,     // + kinds * (steps to the left - 1) + the animal's index; rats are last
  // After the trades (of the edition's kinds at its largest table) follow the exclusions, if the box has
  // rats.
};

/// Returns the number of compact replies of the edition, which is the size of a policy over them.
int compact_count(Edition const& edition);

/// Returns the full reply at this question; it may be illegal. Different legal compact replies have different
/// full replies.
Reply full_of(Edition const& edition, Question const& question, CompactReply compact);

/// Returns the compact reply that corresponds to this full reply at this question; nullopt if there is none.
std::optional<CompactReply> compact_of(Edition const& edition, Question const& question, Reply reply);

/// Returns the number of the answer with this effect; nullopt if there is none.
std::optional<int> nth_of(Edition const& edition, Question const& question, CompactReply compact);

/// Returns how many answers are compact replies: 0 after the end of the game, else at least 1, and exactly 1
/// only if there is only one answer.
int compact_answers(Question const& question);

/// Writes the legal compact replies into `replies`, in rising order, and returns the part written. `replies`
/// must have room for them.
std::span<CompactReply> list_compact(Edition const& edition, Question const& question,
                                     std::span<CompactReply> replies);

/// Compact replies of one kind, with consecutive numbers.
struct CompactPart {
  std::string_view name;
  int at;
  int count;
};

/// Returns the parts of the edition, in the order of their numbers.
StaticList<CompactPart, 16> compact_parts(Edition const& edition);

/// Returns the full reply of a compact one if the lowest bid is ten and the fewest cards are zero.
Reply in_table(Edition const& edition, CompactReply compact);

/// Returns a fingerprint of the edition's table, so that nets trained with another table are refused.
std::uint64_t compact_hash(Edition const& edition);

}  // namespace kuhhandel
