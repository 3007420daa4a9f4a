#include "server/matchmaking/match_rules.h"

#include <algorithm>
#include <optional>
#include <tuple>
#include <utility>

#include "names/normalized_name.h"
#include "table/modes/pregame.h"
#include "table/seats/join_requests.h"

namespace kuhhandel::server {
namespace {

constexpr int kUsualSeats = 4;

bool is_same_name(std::string_view name, std::string_view other) {
  return names::name_skeleton(name) == names::name_skeleton(other);
}

/// Returns since when a player at the table waits for another, or when the running game with a free place
/// began; nullopt if no player can join.
std::optional<table::Instant> waits_since(table::Table const& table, table::Instant now) {
  if (table.state() == table::TableState::waiting) {
    return lowest_empty_seat(table.presence()) ? table::waiting_since(table) : std::nullopt;
  }
  if (table.state() != table::TableState::running) return {};
  auto const began = table.game()->began;
  bool const has_room = table.presence().is_anybody_there() && table::decide_join_request(table, {}, {});
  return has_room && now < began + kJoinableFor ? std::optional(began) : std::nullopt;
}

}  // namespace

bool has_name(table::Table const& table, std::string_view name) {
  auto const& join_requests = table.presence().join_requests().all();
  return std::ranges::any_of(table::names_of(table.presence()),
                             [&](std::string const& other) { return is_same_name(other, name); }) ||
         std::ranges::any_of(join_requests, [&](table::JoinRequest const& join_request) {
           return is_same_name(join_request.player, name);
         });
}

bool matches(live::PlayRequest const& request, table::TableSetup const& setup) {
  return setup.strangers && setup.strangers->bots == request.strangers.bots &&
         (!request.edition || request.edition->id.text() == setup.edition.id.text()) &&
         (!request.seats || *request.seats == setup.seats) &&
         (!request.speed || *request.speed == setup.speed);
}

table::Table const* find_match(live::PlayRequest const& request, std::span<table::Table const* const> tables,
                               table::Instant now, ExcludeTable const& exclude) {
  table::Table const* best = nullptr;
  std::tuple<bool, bool, table::Instant> best_rank;
  for (auto const* const table : tables) {
    if (!matches(request, table->setup()) || has_name(*table, request.player)) continue;
    auto const since = waits_since(*table, now);
    if (!since) continue;
    auto const& language = table->setup().strangers->language;
    std::tuple const rank(table->state() == table::TableState::running,
                          language != request.strangers.language, *since);
    if (best != nullptr && best_rank <= rank) continue;
    if (exclude && exclude(*table)) continue;
    best = table;
    best_rank = rank;
  }
  return best;
}

OpenPreferences open_preferences(live::PlayRequest const& request) {
  return {.edition = !request.edition, .seats = !request.seats, .speed = !request.speed};
}

table::Person const* single_waiter(table::Table const& table) {
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

bool is_compatible(table::TableSetup const& their_setup, OpenPreferences const& preferences,
                   table::TableSetup const& setup) {
  return their_setup.strangers->bots == setup.strangers->bots &&
         (preferences.edition || their_setup.edition.id.text() == setup.edition.id.text()) &&
         (preferences.seats || their_setup.seats == setup.seats) &&
         (preferences.speed || their_setup.speed == setup.speed);
}

std::optional<table::TableSetup> shared_setup(live::PlayRequest const& request,
                                              table::TableSetup const& their_setup,
                                              OpenPreferences const& preferences) {
  auto both = setup_for(request);
  if (!request.edition) both.edition = their_setup.edition;
  if (!request.speed) both.speed = their_setup.speed;
  if (!request.seats)
    both.seats = preferences.seats
                     ? std::clamp(their_setup.seats, both.edition.fewest_seats, both.edition.most_seats)
                     : their_setup.seats;
  bool const is_possible = both.seats >= both.edition.fewest_seats && both.seats <= both.edition.most_seats;
  return is_possible && is_compatible(their_setup, preferences, both) ? std::optional(std::move(both))
                                                                      : std::nullopt;
}

table::TableSetup setup_for(live::PlayRequest const& request) {
  auto const& edition = request.edition ? *request.edition : live::usual_edition();
  return {.id = {},
          .name = {},
          .edition = edition,
          .seats = request.seats.value_or(std::clamp(kUsualSeats, edition.fewest_seats, edition.most_seats)),
          .speed = request.speed.value_or(table::Speed{1}),
          .strangers = request.strangers};
}

}  // namespace kuhhandel::server
