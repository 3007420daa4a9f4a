#include "terminal/questions.h"

#include <fmt/format.h>

#include <cstdint>

#include "engine/cards/payments.h"
#include "engine/visit.h"

namespace kuhhandel::terminal {
namespace {

/// How an option is answered: by its number, by cards of the hand, or by a word or an amount.
enum class AnsweredBy : std::uint8_t { number, cards, word };

struct HowAnswered {
  AnsweredBy operator()(
      OneOf<option::Auction, option::Challenge, option::Stop, option::Sell, option::Buy, option::Divide,
            option::Keep, option::Give, option::Exclude> auto const&) const {
    return AnsweredBy::number;
  }
  AnsweredBy operator()(OneOf<option::Pay, option::PayCards, option::Offer, option::Accept, option::Counter,
                              option::Take, option::Lay> auto const&) const {
    return AnsweredBy::cards;
  }
  AnsweredBy operator()(OneOf<option::Bid, option::Claim, option::Hammer, option::Tick> auto const&) const {
    return AnsweredBy::word;
  }
};

bool is_answered_by(AnsweredBy how, LegalActions const& legal) {
  return !legal.empty() && std::visit(HowAnswered{}, legal[0]) == how;
}

/// Returns the label of a numbered choice.
struct Numbered {
  TableWords const& words;

  std::string operator()(option::Auction) const { return "auction the top card"; }
  std::string operator()(option::Challenge const& trade) const {
    return fmt::format("trade with {} about {} {}", words.name(trade.challenged), trade.count,
                       words.animal(trade.animal));
  }
  std::string operator()(option::Sell) const { return "sell"; }
  std::string operator()(option::Buy) const { return "buy it yourself for that price"; }
  std::string operator()(option::Exclude const& exclude) const {
    return fmt::format("leave the {} out: {} points remain", words.animal(exclude.animal), exclude.score);
  }
  std::string operator()(option::Stop) const { return "end the turn"; }
  std::string operator()(option::Divide) const { return "look at the top card"; }
  std::string operator()(option::Keep) const { return "keep it"; }
  std::string operator()(option::Give) const { return "give it away"; }
  /// They have no numbers.
  std::string operator()(
      OneOf<option::Bid, option::Hammer, option::Pay, option::PayCards, option::Offer, option::Accept,
            option::Counter, option::Claim, option::Tick, option::Take, option::Lay> auto const&) const {
    return {};
  }
};

struct Question {
  TableWords const& words;
  View const& view;
  LegalActions const& legal;

  std::string operator()(phase::Bidding const& auction) const {
    auto const& bids = std::get<option::Bid>(legal[0]);
    auto const standing = auction.standing ? fmt::format("{} of {} stand", auction.standing->amount,
                                                         words.name(auction.standing->seat))
                                           : std::string("None stands");
    return wrapped(fmt::format("Your bid for the {}? {}, you have {}. From {} (Enter: none)",
                               words.lot(auction.lot.animal(), auction.lot.with()), standing, view.hand.sum(),
                               bids.from));
  }
  std::string operator()(phase::Payment const& debt) const {
    return wrapped(fmt::format("Pay {} with which cards? (Enter: {})", debt.at_least,
                               cards_text(cheapest_payment(view.hand, debt.at_least))));
  }
  std::string operator()(phase::Offer const&) const {
    bool const may_be_none = std::get<option::Offer>(legal[0]).at_least_cards == 0;
    return wrapped(fmt::format("Which cards do you lay face down?{}", may_be_none ? " (Enter: none)" : ""));
  }
  std::string operator()(seen::Answer const& answer) const {
    auto const laid = answer.offered ? number_of_cards(*answer.offered) : "an unknown number of cards";
    return wrapped(
        fmt::format("{} lie face down for {} {}. Which cards do you lay against them? (Enter: "
                    "take the money, give the animal)",
                    laid, answer.trade.count, words.animal(answer.trade.animal)));
  }
  std::string operator()(phase::Countdown const& countdown) const {
    return wrapped(fmt::format("Is the {} yours for {}? You have {}. (mine; Enter: no)",
                               words.card(Card::pedigree(countdown.pedigree)),
                               number_of_cards(countdown.count), number_of_cards(view.hand.size())));
  }
  std::string operator()(phase::ClaimPayment const& debt) const {
    return wrapped(fmt::format("Pay with which {}? (Enter: {})", number_of_cards(debt.cards),
                               cards_text(cheapest_cards(view.hand, debt.cards))));
  }
  std::string operator()(seen::RatRound const& round) const {
    return wrapped(fmt::format("{} are next to the rat. Which card do you lay to avoid it? (Enter: take it)",
                               number_of_cards(round.laid)));
  }
  std::string operator()(seen::Division const& division) const {
    auto const card = division.card ? words.card(*division.card) : std::string("card");
    return wrapped(fmt::format("It is a {}. Your choice (Enter: 1)", card));
  }
  std::string operator()(OneOf<seen::TurnChoice, phase::BuyingRight, phase::ClaimRight,
                               phase::QuartetExclusion, seen::Finished> auto const&) const {
    return "Your choice (Enter: 1)\n";
  }
};

}  // namespace

std::vector<std::string> choices_of(TableWords const& words, LegalActions const& legal) {
  std::vector<std::string> choices;
  if (!is_answered_by(AnsweredBy::number, legal)) return choices;
  for (auto const& option : legal) choices.push_back(std::visit(Numbered{words}, option));
  return choices;
}

std::string prompt_text(TableWords const& words, View const& view, LegalActions const& legal) {
  return std::visit(Question{words, view, legal}, view.phase);
}

std::string question_text(TableWords const& words, View const& view, LegalActions const& legal) {
  std::string text;
  if (is_answered_by(AnsweredBy::cards, legal))
    text = wrapped(fmt::format("Your hand: {}.", cards_and_sum(view.hand)));
  text += prompt_text(words, view, legal);
  int number = 1;
  for (auto const& choice : choices_of(words, legal)) text += fmt::format("  {:>2}  {}\n", number++, choice);
  return text;
}

std::string_view help_text() {
  return "Collect quartets: your score is the sum of their worths times their number.\n"
         "On your turn auction a card, or trade for an animal that another has too:\n"
         "both lay money face down, the higher sum gets the animal, the money is\n"
         "exchanged. No change is ever given, and zeros are there to bluff.\n"
         "  60         an amount, for a bid\n"
         "  50 10 10   money cards, to pay, to offer or to counter\n"
         "  2          one of the numbered choices\n"
         "  Enter      what stands behind 'Enter' in the question\n"
         "  table      the herds, the pile and your hand\n"
         "  why        the others say why they did what they did last\n"
         "  help or ?  this text\n"
         "  quit       leave the game\n";
}

}  // namespace kuhhandel::terminal
