#include "table/modes/pregame.h"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "table/seats/bot_names.h"

namespace kuhhandel::table {
namespace {

/// Bots of medium strength with different characters.
constexpr std::array<std::string_view, 4> kBots{"collector", "trader", "bluffer", "farmer"};

template <class Wanted>
bool any_person(Table const& table, Wanted is_wanted) {
  return std::ranges::any_of(table.presence().occupants(), [&](Occupant const& occupant) {
    auto const* const person = std::get_if<Person>(&occupant);
    return person != nullptr && is_wanted(*person);
  });
}

bool is_anybody_away(Table const& table) {
  return any_person(table, [](Person const& person) { return person.away; });
}

/// Returns true if all players want to start now, with bots on the empty seats. Before the first game this
/// includes absent players: their seats are held only for seconds, and they must not find a game that they
/// did not agree to.
bool wants_start_now(Table const& table) {
  bool const counts_absent = table.state() == TableState::waiting;
  return table.presence().is_anybody_there() && !any_person(table, [&](Person const& person) {
           return (counts_absent || !person.away) && !person.ready;
         });
}

bool may_begin(Table const& table) {
  bool const is_opening = table.shuffle() && table.shuffle()->opening;
  return table.state() != TableState::running && !is_opening && !lowest_empty_seat(table.presence()) &&
         table.broken_off().size() < codec::kMostBrokenOff;
}

/// Returns until when a seat is held before the game. The bound protects the first player from waiting for
/// one who repeatedly connects and disconnects.
Instant held_until(Table const& table, Person const& away) {
  auto const until = away.waits_until.value_or(table.awaited_since());
  auto const bots_at = bots_join_at(table);
  return bots_at ? std::min(until, std::max(*bots_at, until - kSeatKept) + kLookAround) : until;
}

/// Returns the next absent player whose seat is given away, with its time. After a game they keep the seat
/// until the others start another one.
std::optional<Missing> next_expired_hold(Table const& table) {
  bool const is_over = table.state() == TableState::finished;
  if (is_over && !wants_start_now(table)) return {};
  std::optional<Missing> first;
  for (auto const seat : seats_of(table.setup().seats)) {
    auto const* const person = table.presence().person(seat);
    if (person == nullptr || !person->away) continue;
    auto const at = is_over ? table.awaited_since() : held_until(table, *person);
    if (!first || at < first->at) first = Missing{seat, at};
  }
  return first;
}

/// Returns the first kind that is not at this table yet.
std::string_view next_bot(Table const& table) {
  auto const& occupants = table.presence().occupants();
  auto const sits = [&](std::string_view kind) {
    return std::ranges::any_of(occupants, [&](Occupant const& occupant) {
      auto const* const bot = std::get_if<BotPlayer>(&occupant);
      return bot != nullptr && bot->bot == kind;
    });
  };
  auto const free = std::ranges::find_if_not(kBots, sits);  // NOLINT(readability-qualified-auto)
  return free == kBots.end() ? kBots.front() : *free;
}

/// Returns when the next empty seat gets a bot.
std::optional<Instant> next_bot_at(Table const& table) {
  auto const& presence = table.presence();
  if (!lowest_empty_seat(presence) || !presence.is_anybody_there()) return {};
  return wants_start_now(table) ? table.awaited_since() : bots_join_at(table);
}

std::optional<Instant> earlier(std::optional<Instant> one, std::optional<Instant> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace

bool is_pregame(Table const& table) {
  return table.setup().strangers.has_value() && table.state() != TableState::running;
}

TableSettings initial_settings(TableSetup const& setup) {
  if (!setup.strangers) return {.speed = setup.speed};
  // Strangers have no reason to trust each other, and no host who could admit players.
  return {.speed = setup.speed, .fairness = Fairness::strict, .latecomers = Latecomers::welcome};
}

bool has_host_rights(Table const& table, Seat seat) {
  return !table.setup().strangers && seat == table.presence().host();
}

Person new_occupant(Table const& table, std::string name, std::optional<codec::Face> face, Instant now) {
  if (!is_pregame(table)) return {.name = std::move(name), .face = face};
  return {.name = std::move(name), .face = face, .away = true, .since = now, .waits_until = now + kSeatKept};
}

Duration seat_hold_time(Table const& table) { return is_pregame(table) ? kSeatKept : kGrace; }

std::optional<Instant> waiting_since(Table const& table) {
  if (!is_pregame(table) || table.state() != TableState::waiting) return {};
  std::optional<Instant> longest;
  for (auto const seat : seats_of(table.setup().seats))
    if (auto const* const person = table.presence().person(seat)) longest = earlier(longest, person->since);
  return longest;
}

std::optional<Instant> bots_join_at(Table const& table) {
  auto const since = waiting_since(table);
  if (!since || !table.setup().strangers->bots) return {};
  return *since + kBotsAfter;
}

std::optional<Instant> next_game_starts_at(Table const& table) {
  if (!may_begin(table)) return {};
  if (table.games() > 0)
    return all_are_ready(table.presence()) ? std::optional(table.awaited_since()) : std::nullopt;
  if (!is_pregame(table) || is_anybody_away(table) || !table.presence().is_anybody_there()) return {};
  return table.awaited_since() + kLookAround;
}

std::optional<Fact> due_pregame_fact(Table const& table, Instant now) {
  if (auto const expired = next_expired_hold(table); expired && expired->at <= now)
    return fact::SeatVacated{expired->seat, VacateReason::was_away};
  auto const bot_at = next_bot_at(table);
  if (!bot_at || *bot_at > now) return {};
  auto const seat = *lowest_empty_seat(table.presence());
  auto const kind = next_bot(table);
  return fact::BotSeated{seat, std::string(kind),
                         std::string(bot_player_name(kind, seat, table.presence().occupants()))};
}

std::optional<Instant> next_pregame_due(Table const& table) {
  auto const expired = next_expired_hold(table);
  return earlier(expired ? std::optional(expired->at) : std::nullopt, next_bot_at(table));
}

}  // namespace kuhhandel::table
