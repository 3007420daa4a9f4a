// Why a command is refused. A refusal leaves the game as it was.
#pragma once

#include <cstdint>
#include <string_view>

namespace kuhhandel {

enum class Refusal : std::uint8_t {
  not_now,            // the phase does not know the action
  not_yours,          // another is to act
  own_auction,        // the auctioneer bids
  own_countdown,      // or claims
  barred,             // could not pay for this lot
  above_shown_hand,   // could not pay for this lot, and may bid up to what they showed
  above_shown_cards,  // likewise for this pedigree
  bid_too_low,
  bid_not_in_tens,
  bid_beyond_all_money,
  not_enough_paid,
  wrong_number_of_cards,
  not_your_cards,
  cannot_buy,        // the buying right without the means
  cannot_buy_claim,  // without the cards
  too_few_cards,     // offer or counter below the least number
  no_such_trade,
  must_take,        // a card for the rat, without a card
  no_such_quartet,  // to exclude
  pile_empty,
};

/// The word of the protocol; the same for a pedigree as for an animal.
std::string_view name_of(Refusal refusal);

/// The clause of the rules that it rests on.
std::string_view clause_of(Refusal refusal);

/// A sentence for a person, in English.
std::string_view sentence_of(Refusal refusal);

}  // namespace kuhhandel
