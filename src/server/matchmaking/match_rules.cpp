#include "server/matchmaking/match_rules.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "names/folded_name.h"
#include "table/gathering.h"
#include "table/newcomers.h"

namespace kuhhandel::server {
namespace {

constexpr int kUsualSeats = 4;

bool is_called(std::string_view name, std::string_view other) {
  return names::seen_name(name) == names::seen_name(other);
}

/// Since when somebody waits there for one who is to sit down; none where nobody does.
std::optional<table::Instant> waits_since(table::Table const& table, table::Instant now) {
  if (table.state() == table::TableState::waiting) {
    return lowest_empty_seat(table.presence()) ? table::waiting_since(table) : std::nullopt;
  }
  if (table.state() != table::TableState::running) return {};
  auto const began = table.game()->began;
  bool const has_room = table.presence().is_anybody_there() && table::decide_ask(table, {}, {});
  return has_room && now < began + kStillYoung ? std::optional(began) : std::nullopt;
}

}  // namespace

bool has_name(table::Table const& table, std::string_view name) {
  auto const& newcomers = table.presence().newcomers().all();
  return std::ranges::any_of(table::names_of(table.presence()),
                             [&](std::string const& other) { return is_called(other, name); }) ||
         std::ranges::any_of(
             newcomers, [&](table::Newcomer const& newcomer) { return is_called(newcomer.player, name); });
}

bool fits(live::PlayRequest const& wanted, table::TableSetup const& setup) {
  return setup.strangers && setup.strangers->bots == wanted.strangers.bots &&
         (!wanted.edition || wanted.edition->id.text() == setup.edition.id.text()) &&
         (!wanted.seats || *wanted.seats == setup.seats) && (!wanted.speed || *wanted.speed == setup.speed);
}

table::Table const* best_table(live::PlayRequest const& wanted, std::span<table::Table const* const> tables,
                               table::Instant now, NotThere const& not_there) {
  table::Table const* best = nullptr;
  std::tuple<bool, bool, table::Instant> best_place;
  for (auto const* const table : tables) {
    if (!fits(wanted, table->setup()) || has_name(*table, wanted.player)) continue;
    auto const since = waits_since(*table, now);
    if (!since) continue;
    auto const& language = table->setup().strangers->language;
    std::tuple const place(table->state() == table::TableState::running,
                           language != wanted.strangers.language, *since);
    if (best != nullptr && best_place <= place) continue;
    if (not_there && not_there(*table)) continue;
    best = table;
    best_place = place;
  }
  return best;
}

LeftOpen left_open(live::PlayRequest const& wanted) {
  return {.edition = !wanted.edition, .seats = !wanted.seats, .speed = !wanted.speed};
}

table::Person const* alone_at(table::Table const& table) {
  if (!table.setup().strangers || table.state() != table::TableState::waiting) return nullptr;
  table::Person const* found = nullptr;
  for (auto const& occupant : table.presence().occupants()) {
    auto const* const person = std::get_if<table::Person>(&occupant);
    if (person == nullptr) continue;
    if (found != nullptr) return nullptr;
    found = person;
  }
  return found;
}

bool would_come(table::TableSetup const& theirs, LeftOpen const& open, table::TableSetup const& setup) {
  return theirs.strangers->bots == setup.strangers->bots &&
         (open.edition || theirs.edition.id.text() == setup.edition.id.text()) &&
         (open.seats || theirs.seats == setup.seats) && (open.speed || theirs.speed == setup.speed);
}

std::optional<table::TableSetup> table_for_both(live::PlayRequest const& wanted,
                                                table::TableSetup const& theirs, LeftOpen const& open) {
  auto both = table_for(wanted);
  if (!wanted.edition) both.edition = theirs.edition;
  if (!wanted.speed) both.speed = theirs.speed;
  if (!wanted.seats)
    both.seats = open.seats ? std::clamp(theirs.seats, both.edition.fewest_seats, both.edition.most_seats)
                            : theirs.seats;
  bool const can_be = both.seats >= both.edition.fewest_seats && both.seats <= both.edition.most_seats;
  return can_be && would_come(theirs, open, both) ? std::optional(std::move(both)) : std::nullopt;
}

table::TableSetup table_for(live::PlayRequest const& wanted) {
  auto const& edition = wanted.edition ? *wanted.edition : live::usual_edition();
  return {.id = {},
          .name = {},
          .edition = edition,
          .seats = wanted.seats.value_or(std::clamp(kUsualSeats, edition.fewest_seats, edition.most_seats)),
          .speed = wanted.speed.value_or(table::Speed{1}),
          .strangers = wanted.strangers};
}

}  // namespace kuhhandel::server
