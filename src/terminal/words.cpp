#include "terminal/words.h"

#include <fmt/format.h>

#include <sstream>

namespace kuhhandel::terminal {

std::string TableWords::card(Card card) const {
  if (card.kind() == Card::Kind::money) return fmt::format("{} in money", card.money().sum());
  bool const pedigree = card.kind() == Card::Kind::pedigree;
  return fmt::format("{}{}", pedigree ? "pedigree of the " : "", animal(card.animal()));
}

std::string TableWords::lot(Card first, std::optional<AnimalId> with) const {
  return with ? fmt::format("{} with the {}", card(first), animal(*with)) : card(first);
}

std::string cards_text(MoneyCards cards) {
  if (cards.empty()) return "no card";
  std::string text;
  for (auto const denomination : kDenominations) {
    for (int i = 0; i < cards.count(denomination); ++i) {
      text += fmt::format("{}{}", text.empty() ? "" : " ", value_of(denomination));
    }
  }
  return text;
}

std::string cards_and_sum(MoneyCards cards) {
  if (cards.size() < 2) return cards_text(cards);
  return fmt::format("{} ({} in all)", cards_text(cards), cards.sum());
}

std::string number_of_cards(int number) { return fmt::format("{} card{}", number, number == 1 ? "" : "s"); }

std::string wrapped(std::string_view text, std::size_t indent) {
  std::string lines;
  std::string line;
  std::istringstream rest{std::string(text)};
  for (std::string word; rest >> word;) {
    if (!line.empty() && line.size() + 1 + word.size() >= kColumns) {
      lines += line + "\n";
      line = std::string(indent, ' ') + word;
      continue;
    }
    line += (line.empty() ? "" : " ") + word;
  }
  return lines + line + "\n";
}

}  // namespace kuhhandel::terminal
