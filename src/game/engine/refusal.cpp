#include "engine/refusal.h"

#include <utility>

namespace kuhhandel {
namespace {

struct Wording {
  std::string_view name;
  std::string_view clause;
  std::string_view sentence;
};

Wording wording_of(Refusal refusal) {
  switch (refusal) {
    case Refusal::not_now:
      return {"not_now", "C3.1", "That is not possible at this moment of the game."};
    case Refusal::not_yours:
      return {"not_yours", "C3.1", "It is another player's turn to do that."};
    case Refusal::own_auction:
      return {"own_auction", "C4.1", "The auctioneer does not bid or claim."};
    case Refusal::own_countdown:
      return {"own_auction", "C7.1", "The auctioneer does not bid or claim."};
    case Refusal::barred:
      return {"barred", "C4.8", "A player who could not pay cannot bid again for this card."};
    case Refusal::above_shown_hand:
      return {"above_shown_hand", "C4.8",
              "A player who could not pay cannot bid above the hand they showed."};
    case Refusal::above_shown_cards:
      return {"above_shown_hand", "C7.5",
              "A player who could not pay cannot claim with more cards than they showed."};
    case Refusal::bid_too_low:
      return {"bid_too_low", "C4.1", "A bid must beat the standing one by at least 10."};
    case Refusal::bid_not_in_tens:
      return {"bid_not_in_tens", "C4.1", "Bids are multiples of 10."};
    case Refusal::bid_beyond_all_money:
      return {"bid_beyond_all_money", "C4.9", "No bid may exceed all the money handed out so far."};
    case Refusal::not_enough_paid:
      return {"not_enough_paid", "C4.6", "The cards do not reach the amount owed."};
    case Refusal::wrong_number_of_cards:
      return {"wrong_number_of_cards", "C7.1", "Pay exactly as many cards as you claimed."};
    case Refusal::must_take:
      return {"must_take", "C8.2", "A player without money cards must take the rat."};
    case Refusal::no_such_quartet:
      return {"no_such_quartet", "C9.4", "Only one of your own quartets can be left out."};
    case Refusal::not_your_cards:
      return {"not_your_cards", "C2.4", "Those cards are not in the hand."};
    case Refusal::cannot_buy:
      return {"cannot_buy", "C4.5", "You can buy only if you can pay the bid."};
    case Refusal::cannot_buy_claim:
      return {"cannot_buy", "C7.2", "You can buy only if you have as many money cards as were claimed."};
    case Refusal::too_few_cards:
      return {"too_few_cards", "C6.5", "Offer more money cards than that."};
    case Refusal::no_such_trade:
      return {"no_such_trade", "C3.2", "A trade needs an animal that both players own."};
    case Refusal::pile_empty:
      return {"pile_empty", "C3.3", "The pile is empty; there is nothing left to auction."};
  }
  std::unreachable();
}

}  // namespace

std::string_view name_of(Refusal refusal) { return wording_of(refusal).name; }
std::string_view clause_of(Refusal refusal) { return wording_of(refusal).clause; }
std::string_view sentence_of(Refusal refusal) { return wording_of(refusal).sentence; }

}  // namespace kuhhandel
