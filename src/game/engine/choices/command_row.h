// A command and the position before it as one row of numbers, for tables of many games.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "engine/edition.h"
#include "engine/state.h"

namespace kuhhandel {

/// The columns of a row, in this order. Seats count from 0; the house has no seat.
enum class RowColumn : std::uint8_t {
  turn,      // the seat in turn
  phase,     // an index of kPhaseNames
  lot,       // the card that is auctioned, paid for or traded
  pile,      // the number of cards left in the pile
  standing,  // the highest bid or the amount owed; of a pedigree, the number of cards
  bidder,    // the seat with the highest bid, or that pays
  partner,   // the other seat of a trade or payment
  by,        // the acting seat
  act,       // an index of kActionNames
  seat,      // the challenged seat
  animal,    // the animal of a challenge or an exclusion
  amount,    // the bid
  card,      // the value of the card laid on a rat
  cards,     // the number of money cards paid, offered or countered
  zeros,     // how many of them are worth nothing
  money,     // their sum
};
inline constexpr std::size_t kRowColumns = 16;

/// The names of the columns in files.
inline constexpr std::array<std::string_view, kRowColumns> kRowColumnNames{
    "turn", "phase", "lot",    "pile",   "standing", "bidder", "partner", "by",
    "do",   "seat",  "animal", "amount", "card",     "cards",  "zeros",   "money"};

/// By the index of the phase in its variant. Pedigrees have phases of their own, which have the same names.
inline constexpr std::array<std::string_view, 13> kPhaseNames{
    "turn_choice", "bidding",      "buying_right", "payment",   "offer",    "answer",           "finished",
    "countdown",   "buying_right", "payment",      "rat_round", "division", "quartet_exclusion"};

/// By the index of the action in its variant.
inline constexpr std::array<std::string_view, 19> kActionNames{
    "auction", "challenge", "stop", "bid",  "hammer", "sell",   "buy",  "pay",  "offer",  "accept",
    "counter", "claim",     "tick", "take", "lay",    "divide", "keep", "give", "exclude"};

/// One number per column; kNoValue if the column does not apply.
using CommandRow = std::array<std::int32_t, kRowColumns>;
inline constexpr std::int32_t kNoValue = -1;

/// Returns the row of a legal command in this position.
CommandRow row_of(State const& before, Command const& command);

/// Returns the texts that the numbers of a column are indices of; empty for a column of plain numbers.
std::vector<std::string> texts_of(Edition const& edition, RowColumn column);

}  // namespace kuhhandel
