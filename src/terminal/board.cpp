#include "terminal/board.h"

#include <fmt/format.h>

namespace kuhhandel::terminal {
namespace {

std::string herd_text(TableWords const& words, Herd const& herd) {
  std::string text;
  for (int i = 0; i < kMaxKinds; ++i) {
    auto const number = herd.count(animal_at(i));
    if (number == 0) continue;
    text += fmt::format("{}{} {}", text.empty() ? "" : ", ", number, words.animal(animal_at(i)));
    if (number == words.edition.copies(animal_at(i))) text += '!';
  }
  return text.empty() ? "no animals" : text;
}

/// "; pedigrees: cow, horse".
std::string pedigrees_text(TableWords const& words, Pedigrees pedigrees, Seat seat) {
  std::string text;
  for (auto const animal : animals_of(words.edition)) {
    if (!pedigrees.has(seat, animal)) continue;
    text += fmt::format("{}{}", text.empty() ? "; pedigrees: " : ", ", words.animal(animal));
  }
  return text;
}

}  // namespace

std::string board_text(TableWords const& words, View const& view) {
  std::string text;
  for (auto const seat : seats_of(view.seats)) {
    text += wrapped(
        fmt::format("{}: {}{}; {}", words.name(seat), herd_text(words, view.herd(seat)),
                    pedigrees_text(words, view.pedigrees, seat), number_of_cards(view.cards_of(seat))),
        4);
  }
  text += wrapped(fmt::format("{} left in the pile. Your hand: {}.", number_of_cards(view.pile),
                              cards_and_sum(view.hand)));
  return text;
}

}  // namespace kuhhandel::terminal
