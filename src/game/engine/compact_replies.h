// The answers to a question by about a hundred numbers, for policies that learn sooner with fewer outputs:
// bids count from the lowest one, money cards from the fewest that will do, trades only the kinds of the
// edition.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

#include "engine/replies.h"
#include "engine/static_list.h"

namespace kuhhandel {

/// By how much a bid may be above the lowest, in tens.
inline constexpr std::array kRaises{0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 12,
                                    14, 16, 18, 20, 25, 30, 35, 40, 50, 60, 80, 100};
/// How many numbers of cards there are, from the fewest that will do.
inline constexpr int kCompactCards = 16;

/// An answer by what it does, as Reply has it, but that a question has some replies which are no compact one:
/// bids between two raises or above the highest, and more cards than kCompactCards from the fewest on.
enum class CompactReply : std::uint16_t {
  auction = 0,  // or a division, where turns are such
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
  raise = lay + kDenominationCount,  // + the place among kRaises
  money = raise + kRaises.size(),    // + how many cards more than the fewest
  trade = money + kCompactCards,     // + kinds * (steps to the left - 1) + the animal's place; rats are last
  // Behind the trades of the edition's kinds at its largest table: what to exclude, where the box has rats.
};

/// How many numbers the edition's compact replies span: the size of a policy over them.
int compact_count(Edition const& edition);

/// The full reply that it is at this question, which may be one that is not legal. Each legal one is another.
Reply full_of(Edition const& edition, Question const& question, CompactReply compact);

/// The compact reply that is this full one at this question; none where there is none.
std::optional<CompactReply> compact_of(Edition const& edition, Question const& question, Reply reply);

/// Which answer does that; none where no answer does.
std::optional<int> nth_of(Edition const& edition, Question const& question, CompactReply compact);

/// How many of the answers are compact replies: 0 when the game is over, else at least one, and one only
/// where there is but one answer.
int compact_answers(Question const& question);

/// Writes those that are legal, in rising order, into `replies`, which must have room for them; the part
/// written.
std::span<CompactReply> list_compact(Edition const& edition, Question const& question,
                                     std::span<CompactReply> replies);

/// Compact replies of one kind, whose numbers follow each other.
struct CompactPart {
  std::string_view name;
  int at;
  int count;
};

/// All of the edition's, in the order of their numbers.
StaticList<CompactPart, 16> compact_parts(Edition const& edition);

/// The table to the full replies: what a compact one is where the lowest bid is ten and the fewest cards are
/// none.
Reply in_table(Edition const& edition, CompactReply compact);

/// A fingerprint of the edition's table, so that a net that was trained on another is refused.
std::uint64_t compact_hash(Edition const& edition);

}  // namespace kuhhandel
