// The reasons for refusing a command. A refusal leaves the game unchanged.
#pragma once

#include <cstdint>
#include <string_view>

namespace kuhhandel {

enum class Refusal : std::uint8_t {
  not_now,            // the phase does not know the action
  not_yours,          // another actor's turn to act
  own_auction,        // the auctioneer bids
  own_countdown,      // or claims
  barred,             // the bidder could not pay for this lot
  above_shown_hand,   // the bidder could not pay for this lot, and may bid up to the hand they showed
  above_shown_cards,  // the same for this pedigree
  bid_too_low,
  bid_not_in_tens,
  bid_beyond_all_money,
  not_enough_paid,
  wrong_number_of_cards,
  not_your_cards,
  cannot_buy,        // the auctioneer cannot afford to buy
  cannot_buy_claim,  // the auctioneer has too few cards to buy
  too_few_cards,     // an offer or counter-offer below the least number of cards
  no_such_trade,
  must_take,        // a seat without cards cannot lay one next to the rat
  no_such_quartet,  // no such quartet to exclude
  pile_empty,
};

/// Returns the word of the protocol, the same for a pedigree as for an animal.
std::string_view name_of(Refusal refusal);

/// Returns the clause of the rules for the refusal.
std::string_view clause_of(Refusal refusal);

/// Returns an English sentence for users.
std::string_view sentence_of(Refusal refusal);

}  // namespace kuhhandel
