#include "terminal/answers.h"

#include <fmt/format.h>

#include <charconv>
#include <sstream>

#include "engine/cards/payments.h"
#include "engine/visit.h"
#include "terminal/words.h"

namespace kuhhandel::terminal {
namespace {

std::unexpected<std::string> wrong(std::string sentence) { return std::unexpected(std::move(sentence)); }

Answer bid_in(std::string_view line, option::Bid const& bids) {
  if (line.empty() || line == "pass") return bots::kSilent;
  auto const amount = parse_number(line);
  if (!amount) return wrong("Type an amount such as 60, or nothing to stay silent.");
  if (*amount % 10 != 0) return wrong("Bids are multiples of 10.");
  if (*amount < bids.from) return wrong(fmt::format("The least bid now is {}.", bids.from));
  if (*amount > bids.to) return wrong(fmt::format("No player can have more than {}.", bids.to));
  return action::Bid{Money::of(*amount)};
}

Answer payment_in(std::string_view line, Money at_least, MoneyCards hand) {
  if (line.empty()) return action::Pay{cheapest_payment(hand, at_least)};
  auto const cards = parse_cards(line, hand);
  if (!cards) return wrong(cards.error());
  if (cards->sum() >= at_least) return action::Pay{*cards};
  return wrong(fmt::format("That makes {}; at least {} are needed.", cards->sum(), at_least));
}

Answer offer_in(std::string_view line, int at_least_cards, MoneyCards hand) {
  if (line.empty()) return action::Offer{cheapest_cards(hand, at_least_cards)};
  auto const cards = parse_cards(line, hand);
  if (!cards) return wrong(cards.error());
  if (cards->size() >= at_least_cards) return action::Offer{*cards};
  return wrong(fmt::format("Offer at least {}; a 0 is enough.", number_of_cards(at_least_cards)));
}

Answer counter_in(std::string_view line, MoneyCards hand) {
  if (line.empty() || line == "accept") return action::Accept{};
  auto const cards = parse_cards(line, hand);
  if (!cards) return wrong(cards.error());
  if (hand.empty()) return wrong("Without a money card you can only accept.");
  return action::Counter{*cards};
}

Answer claim_in(std::string_view line) {
  if (line.empty() || line == "no") return bots::kSilent;
  if (line == "mine") return action::Claim{};
  return wrong("Type mine, or nothing to stay silent.");
}

Answer card_payment_in(std::string_view line, int number, MoneyCards hand) {
  if (line.empty()) return action::Pay{cheapest_cards(hand, number)};
  auto const cards = parse_cards(line, hand);
  if (!cards) return wrong(cards.error());
  if (cards->size() == number) return action::Pay{*cards};
  return wrong(fmt::format("That is {}; {} are owed.", number_of_cards(cards->size()), number));
}

Answer rat_in(std::string_view line, MoneyCards hand) {
  if (line.empty() || line == "take") return action::Take{};
  auto const cards = parse_cards(line, hand);
  if (!cards) return wrong(cards.error());
  if (cards->size() == 1) return action::Lay{cards->sum()};
  return wrong("Lay one card, or take the rat.");
}

/// Returns the action of a numbered choice: turns, the buying right, divisions, and the quartet to leave out.
struct Chosen {
  Answer operator()(option::Auction) const { return action::Auction{}; }
  Answer operator()(option::Challenge const& trade) const {
    return action::Challenge{trade.challenged, trade.animal};
  }
  Answer operator()(option::Buy) const { return action::Buy{}; }
  Answer operator()(option::Sell) const { return action::Sell{}; }
  Answer operator()(option::Exclude const& exclude) const { return action::Exclude{exclude.animal}; }
  Answer operator()(option::Stop) const { return action::Stop{}; }
  Answer operator()(option::Divide) const { return action::Divide{}; }
  Answer operator()(option::Keep) const { return action::Keep{}; }
  Answer operator()(option::Give) const { return action::Give{}; }
  /// Our servers never list them next to numbered ones.
  Answer operator()(
      OneOf<option::Bid, option::Hammer, option::Pay, option::PayCards, option::Offer, option::Accept,
            option::Counter, option::Claim, option::Tick, option::Take, option::Lay> auto const&) const {
    return wrong("That has no number.");
  }
};

Answer choice_in(std::string_view line, LegalActions const& legal) {
  auto const number = line.empty() ? 1 : parse_number(line).value_or(0);
  if (number < 1 || number > static_cast<int>(legal.size())) {
    return wrong(fmt::format("Type a number from 1 to {}.", legal.size()));
  }
  return chosen(legal[static_cast<std::size_t>(number - 1)]);
}

/// Returns the meaning of a line if this is the first option, which identifies the kind of question.
struct AnswerTo {
  std::string_view line;
  MoneyCards hand;
  LegalActions const& legal;

  Answer operator()(option::Bid const& bids) const { return bid_in(line, bids); }
  Answer operator()(option::Pay const& debt) const { return payment_in(line, debt.at_least, hand); }
  Answer operator()(option::Offer const& offer) const { return offer_in(line, offer.at_least_cards, hand); }
  Answer operator()(option::PayCards const& debt) const { return card_payment_in(line, debt.cards, hand); }
  Answer operator()(option::Claim) const { return claim_in(line); }
  Answer operator()(option::Take) const { return rat_in(line, hand); }
  Answer operator()(option::Accept) const { return counter_in(line, hand); }
  Answer operator()(OneOf<option::Auction, option::Challenge, option::Stop, option::Sell, option::Buy,
                          option::Divide, option::Keep, option::Give, option::Exclude> auto const&) const {
    return choice_in(line, legal);
  }
  /// A server of ours never lists them first.
  Answer operator()(OneOf<option::Hammer, option::Tick, option::Counter, option::Lay> auto const&) const {
    return choice_in(line, legal);
  }
};

}  // namespace

std::optional<int> parse_number(std::string_view text) {
  int number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return {};
  return number;
}

std::expected<MoneyCards, std::string> parse_cards(std::string_view text, MoneyCards hand) {
  MoneyCards cards;
  std::istringstream rest{std::string(text)};
  for (std::string word; rest >> word;) {
    auto const denomination = denomination_of(Money::of(parse_number(word).value_or(-1)));
    if (!denomination)
      return wrong(fmt::format("There is no money card '{}'. Type cards such as 50 10 10.", word));
    if (cards.count(*denomination) == hand.count(*denomination)) {
      return wrong(fmt::format("You hold only {} of {}.", number_of_cards(hand.count(*denomination)), word));
    }
    cards += MoneyCards::of(*denomination);
  }
  return cards;
}

Answer chosen(Option const& option) { return std::visit(Chosen{}, option); }

Answer parse_answer(std::string_view line, View const& view, LegalActions const& legal) {
  return std::visit(AnswerTo{line, view.hand, legal}, legal[0]);
}

}  // namespace kuhhandel::terminal
