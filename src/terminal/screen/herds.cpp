#include "terminal/screen/herds.h"

#include <fmt/format.h>

#include <algorithm>

#include "terminal/columns.h"

namespace kuhhandel::terminal {
namespace {

constexpr std::size_t kNameColumns = 15;
constexpr std::size_t kMoneyColumns = 6;

/// The animals that have a column; rats come last.
std::vector<AnimalId> kinds_of(Edition const& edition) {
  std::vector<AnimalId> kinds;
  for (int i = 0; i < kMaxKinds; ++i) {
    if (edition.has(animal_at(i))) kinds.push_back(animal_at(i));
  }
  return kinds;
}

/// ServerTable for the name and for "4!+", and a share of what is left of the screen.
std::vector<std::size_t> widths_of(Edition const& edition, std::vector<AnimalId> const& kinds, int columns) {
  constexpr std::size_t kLeast = 4;
  constexpr std::size_t kWidest = 10;
  std::vector<std::size_t> widths;
  std::size_t used = kNameColumns + kMoneyColumns;
  for (auto const kind : kinds) {
    widths.push_back(std::max(kLeast, edition.name(kind).size() + 1));
    used += widths.back();
  }
  auto const width_left = static_cast<std::size_t>(columns);
  auto const more = used < width_left ? (width_left - used) / kinds.size() : 0;
  auto const all = (width_left - kNameColumns - kMoneyColumns) / kinds.size();
  for (auto& width : widths) width = used > width_left ? all : std::min(kWidest, width + more);
  return widths;
}

struct HerdTable {
  TableModel const& model;
  std::vector<AnimalId> kinds;
  std::vector<std::size_t> widths;

  std::string cell(std::size_t column, std::string_view text) const {
    return fitted(text, widths[column] - 1) + " ";
  }

  ScreenLine names() const {
    ScreenLine line{{fitted(" ", kNameColumns), Tone::faint}};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      line.push_back({cell(i, model.edition.name(kinds[i])), Tone::faint});
    }
    line.push_back({fitted("cards", kMoneyColumns), Tone::faint});
    return line;
  }
  ScreenLine worths() const {
    ScreenLine line{{fitted(" ", kNameColumns), Tone::faint}};
    for (std::size_t i = 0; i < kinds.size(); ++i) {
      auto const worth = kinds[i] == kRat ? 0 : model.edition.animal(kinds[i]).worth;
      line.push_back({cell(i, worth == 0 ? "" : std::to_string(worth.points())), Tone::faint});
    }
    return line;
  }
  Piece number(View const& view, Seat seat, std::size_t column) const {
    auto const kind = kinds[column];
    auto const count = view.herd(seat).count(kind);
    bool const whole = count == model.edition.copies(kind);
    bool const pedigree = kind != kRat && view.pedigrees.has(seat, kind);
    auto text = count == 0 ? std::string(pedigree ? "" : ".") : std::to_string(count);
    if (whole) text += '!';
    if (pedigree) text += '+';
    return {cell(column, text), whole ? Tone::good : Tone::plain};
  }
  ScreenLine player(View const& view, Seat seat) const {
    auto const i = static_cast<std::size_t>(index_of(seat));
    auto const& occupant = model.table.occupants[i];
    auto const* const person = std::get_if<table::Person>(&occupant);
    bool const away = person != nullptr && person->away;
    bool const mine = model.me == seat;
    bool const turn = view.turn == seat && !std::holds_alternative<seen::Finished>(view.phase);
    auto const mark = away ? " (away)" : view.bonus == seat ? " (bonus)" : mine ? " (you)" : "";
    auto const width_left = kNameColumns - 3 - std::string_view(mark).size();
    auto name = std::string(table::player_name(occupant));
    if (columns_of(name) > width_left) name = fitted(name, width_left);
    ScreenLine line{{fitted(fmt::format("{} {}{}", turn ? "▸" : " ", name, mark), kNameColumns),
                     mine ? Tone::strong : Tone::plain}};
    for (std::size_t column = 0; column < kinds.size(); ++column) {
      line.push_back(number(view, seat, column));
    }
    line.push_back({fitted(std::to_string(view.cards_of(seat)), kMoneyColumns)});
    return line;
  }
};

}  // namespace

std::vector<ScreenLine> herd_lines(TableModel const& model, int columns) {
  auto const kinds = kinds_of(model.edition);
  HerdTable const sheet{model, kinds, widths_of(model.edition, kinds, columns)};
  std::vector<ScreenLine> lines{sheet.names(), sheet.worths()};
  auto const& view = model.game->view;
  auto const seats = std::min(view.seats, static_cast<int>(model.table.occupants.size()));
  for (auto const other : seats_of(seats)) lines.push_back(sheet.player(view, other));
  return lines;
}

}  // namespace kuhhandel::terminal
