// How things are written in the terminal: 80 columns, money cards by their values.
#pragma once

#include <fmt/format.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/cards/card.h"
#include "engine/cards/money_cards.h"
#include "engine/edition.h"
#include "engine/seat.h"

/// An amount is written as its points.
template <>
struct fmt::formatter<kuhhandel::Money> : fmt::formatter<int> {
  template <class Context>
  auto format(kuhhandel::Money amount, Context& context) const {
    return fmt::formatter<int>::format(amount.points(), context);
  }
};

namespace kuhhandel::terminal {

inline constexpr std::size_t kColumns = 80;

/// The names of players and animals.
struct TableWords {
  Edition const& edition;
  std::vector<std::string> names;

  std::string const& name(Seat seat) const { return at_seat(names, seat); }
  std::string_view animal(AnimalId animal) const { return edition.name(animal); }
  /// "cow", "rat", "pedigree of the cow".
  std::string card(Card card) const;
  /// "cow", "cow with the goose".
  std::string lot(Card card, std::optional<AnimalId> with) const;
};

/// "0 10 10 50"; "no card" where there is none.
std::string cards_text(MoneyCards cards);

/// "0 10 10 50 (70 in all)".
std::string cards_and_sum(MoneyCards cards);

/// "1 card", "3 cards".
std::string number_of_cards(int number);

/// Broken at blanks into lines of 80 columns, all but the first indented; ends with a line break.
std::string wrapped(std::string_view text, std::size_t indent = 2);

}  // namespace kuhhandel::terminal
