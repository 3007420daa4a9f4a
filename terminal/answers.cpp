#include "terminal/answers.h"

#include <fmt/format.h>

#include <charconv>
#include <sstream>

#include "engine/payments.h"
#include "terminal/words.h"

namespace kuhhandel {
namespace {

std::unexpected<std::string> wrong(std::string sentence) { return std::unexpected(std::move(sentence)); }

Answer bid_in(std::string_view line, option::Bid const& bids) {
  if (line.empty() || line == "pass") return kSilent;
  auto const amount = number_in(line);
  if (!amount) return wrong("Type an amount such as 60, or nothing to stay silent.");
  if (*amount % 10 != 0) return wrong("Bids are multiples of 10.");
  if (*amount < bids.from) return wrong(fmt::format("The least bid now is {}.", bids.from));
  if (*amount > bids.to) return wrong(fmt::format("Nobody can have more than {}.", bids.to));
  return action::Bid{*amount};
}

Answer payment_in(std::string_view line, Money at_least, MoneyCards hand) {
  if (line.empty()) return action::Pay{cheapest_payment(hand, at_least)};
  auto const cards = cards_in(line, hand);
  if (!cards) return wrong(cards.error());
  if (cards->sum() >= at_least) return action::Pay{*cards};
  return wrong(fmt::format("That makes {}; at least {} are needed.", cards->sum(), at_least));
}

Answer offer_in(std::string_view line, int at_least_cards, MoneyCards hand) {
  auto const cards = cards_in(line, hand);
  if (!cards) return wrong(cards.error());
  if (cards->size() >= at_least_cards) return action::Offer{*cards};
  return wrong(fmt::format("Lay at least {}; a 0 will do.", number_of_cards(at_least_cards)));
}

Answer counter_in(std::string_view line, MoneyCards hand) {
  if (line.empty() || line == "accept") return action::Accept{};
  auto const cards = cards_in(line, hand);
  if (!cards) return wrong(cards.error());
  if (hand.empty()) return wrong("Without a money card you can only accept.");
  return action::Counter{*cards};
}

Answer claim_in(std::string_view line) {
  if (line.empty() || line == "no") return kSilent;
  if (line == "mine") return action::Claim{};
  return wrong("Type mine, or nothing to stay silent.");
}

Answer card_payment_in(std::string_view line, int number, MoneyCards hand) {
  if (line.empty()) return action::Pay{cheapest_cards(hand, number)};
  auto const cards = cards_in(line, hand);
  if (!cards) return wrong(cards.error());
  if (cards->size() == number) return action::Pay{*cards};
  return wrong(fmt::format("That is {}; {} are owed.", number_of_cards(cards->size()), number));
}

Answer rat_in(std::string_view line, MoneyCards hand) {
  if (line.empty() || line == "take") return action::Take{};
  auto const cards = cards_in(line, hand);
  if (!cards) return wrong(cards.error());
  if (cards->size() == 1) return action::Lay{cards->sum()};
  return wrong("Lay one card, or take the rat.");
}

/// The numbered choices: turns, the buying right, divisions, and which quartet to leave out.
Answer choice_in(std::string_view line, LegalActions const& legal) {
  auto const number = line.empty() ? 1 : number_in(line).value_or(0);
  if (number < 1 || number > static_cast<int>(legal.size())) {
    return wrong(fmt::format("Type a number from 1 to {}.", legal.size()));
  }
  auto const& chosen = legal[static_cast<std::size_t>(number - 1)];
  if (auto const* const trade = std::get_if<option::Challenge>(&chosen)) {
    return action::Challenge{trade->challenged, trade->animal};
  }
  if (std::holds_alternative<option::Buy>(chosen)) return action::Buy{};
  if (std::holds_alternative<option::Sell>(chosen)) return action::Sell{};
  if (auto const* const exclude = std::get_if<option::Exclude>(&chosen)) {
    return action::Exclude{exclude->animal};
  }
  if (std::holds_alternative<option::Stop>(chosen)) return action::Stop{};
  if (std::holds_alternative<option::Divide>(chosen)) return action::Divide{};
  if (std::holds_alternative<option::Keep>(chosen)) return action::Keep{};
  if (std::holds_alternative<option::Give>(chosen)) return action::Give{};
  return action::Auction{};
}

}  // namespace

std::optional<int> number_in(std::string_view text) {
  int number = 0;
  auto const [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (error != std::errc{} || end != text.data() + text.size() || number < 0) return {};
  return number;
}

std::expected<MoneyCards, std::string> cards_in(std::string_view text, MoneyCards hand) {
  MoneyCards cards;
  std::istringstream rest{std::string(text)};
  for (std::string word; rest >> word;) {
    auto const place = place_of(number_in(word).value_or(-1));
    if (place < 0)
      return wrong(fmt::format("There is no money card '{}'. Type cards such as 50 10 10.", word));
    if (cards.count(place) == hand.count(place)) {
      return wrong(fmt::format("You hold only {} of {}.", number_of_cards(hand.count(place)), word));
    }
    cards += MoneyCards::of(place);
  }
  return cards;
}

Answer answer_in(std::string_view line, View const& view, LegalActions const& legal) {
  auto const& first = legal[0];
  if (auto const* const bids = std::get_if<option::Bid>(&first)) return bid_in(line, *bids);
  if (auto const* const debt = std::get_if<option::Pay>(&first)) {
    return payment_in(line, debt->at_least, view.hand);
  }
  if (auto const* const offer = std::get_if<option::Offer>(&first)) {
    return offer_in(line, offer->at_least_cards, view.hand);
  }
  if (auto const* const debt = std::get_if<option::PayCards>(&first)) {
    return card_payment_in(line, debt->cards, view.hand);
  }
  if (std::holds_alternative<option::Claim>(first)) return claim_in(line);
  if (std::holds_alternative<option::Take>(first)) return rat_in(line, view.hand);
  if (std::holds_alternative<option::Accept>(first)) return counter_in(line, view.hand);
  return choice_in(line, legal);
}

}  // namespace kuhhandel
