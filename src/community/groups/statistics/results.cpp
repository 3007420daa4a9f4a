#include "groups/statistics/results.h"

#include <algorithm>
#include <charconv>

#include "codec/editions.h"

namespace kuhhandel::groups {
namespace {

std::string quartets_of(codec::ScoreSheet const& sheet, Seat seat) {
  std::string list;
  for (auto const animal : sheet_of(sheet.edition, sheet.cards, seat, {}).quartets) {
    list += list.empty() ? "" : ",";
    list += sheet.edition.name(animal);
  }
  return list;
}

/// Removes the text up to and including the sign, and returns it without the sign.
std::string_view cut(std::string_view& text, char sign) {
  auto const end = std::min(text.find(sign), text.size());
  auto const before = text.substr(0, end);
  text.remove_prefix(std::min(end + 1, text.size()));
  return before;
}

int number_in(std::string_view text) {
  int number = 0;
  std::from_chars(text.data(), text.data() + text.size(), number);
  return number;
}

std::uint64_t bits_of(std::string_view quartets) {
  std::uint64_t bits = 0;
  auto const& animals = animals_of_results();
  while (!quartets.empty()) {
    auto const found = std::ranges::find(animals, cut(quartets, ','));
    if (found != animals.end()) bits |= std::uint64_t{1} << (found - animals.begin());
  }
  return bits;
}

}  // namespace

std::vector<std::string> const& animals_of_results() {
  static auto const all = [] {
    std::vector<std::string> names;
    for (auto const id : codec::edition_ids(Purpose::play)) {
      for (auto const& animal : codec::edition_named(id)->animals) {
        std::string name(animal.id.text());
        if (std::ranges::find(names, name) == names.end()) names.push_back(std::move(name));
      }
    }
    return names;
  }();
  return all;
}

std::string results_text(codec::ScoreSheet const& sheet, std::vector<int> const& players) {
  auto const all = codec::scores(sheet);
  std::string text;
  for (int seat = 0; seat < all.seats; ++seat) {
    text += text.empty() ? "" : " ";
    text += std::to_string(players[static_cast<std::size_t>(seat)]) + ":" +
            std::to_string(all.of(seat_at(seat)).total.points()) + ":" +
            std::to_string(rank_of(all, seat_at(seat))) + ":" + quartets_of(sheet, seat_at(seat));
  }
  return text;
}

std::vector<PlayerResult> results_from(std::string_view text) {
  std::vector<PlayerResult> results;
  while (!text.empty()) {
    auto one = cut(text, ' ');
    auto const player = number_in(cut(one, ':'));
    auto const points = number_in(cut(one, ':'));
    auto const rank = number_in(cut(one, ':'));
    results.push_back(
        {.player = player, .points = Money::of(points), .rank = rank, .quartets = bits_of(one)});
  }
  return results;
}

}  // namespace kuhhandel::groups
