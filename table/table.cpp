#include "table/table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/play.h"

namespace kuhhandel {
namespace {

constexpr std::size_t kStepsRemembered = 64;
constexpr std::size_t kEventsRemembered = 300;
constexpr Duration kLeastRoundTripChange{8};

bool is_there(Occupant const& occupant) {
  auto const* const person = std::get_if<Person>(&occupant);
  return person != nullptr && !person->away;
}

}  // namespace

Table::Table(TableSetup setup)
    : setup_(std::move(setup)),
      occupants_(static_cast<std::size_t>(setup_.seats)),
      clock_(NoClock{}),
      conduct_{.speed = setup_.speed} {}

TableState Table::state() const {
  if (!game_) return TableState::waiting;
  return std::holds_alternative<phase::Finished>(game_->state.phase) ? TableState::finished
                                                                     : TableState::running;
}

bool Table::is_held() const {
  return paused_ || (!is_correspondence() && std::ranges::none_of(occupants_, is_there));
}

Seat Table::host() const {
  if (is_there(occupant(kHost))) return kHost;
  auto const there = std::ranges::find_if(occupants_, is_there);
  return there == occupants_.end() ? kHost : seat_at(static_cast<int>(there - occupants_.begin()));
}

std::expected<fact::Seated, OrderRefusal> Table::decide_seat(std::string player) const {
  auto const empty = std::ranges::find_if(occupants_, is_empty);
  if (empty == occupants_.end()) {
    bool const waits = state() == TableState::waiting;
    return std::unexpected(waits ? OrderRefusal::table_full : OrderRefusal::game_running);
  }
  return fact::Seated{seat_at(static_cast<int>(empty - occupants_.begin())), std::move(player)};
}

std::optional<Fact> Table::decide_presence(Seat seat, bool open) const {
  auto const* const person = std::get_if<Person>(&occupant(seat));
  if (person == nullptr || person->away != open) return {};
  if (open) return fact::Back{seat};
  return fact::Away{seat};
}

std::optional<Fact> Table::decide_round_trip(Seat seat, Duration round_trip) const {
  auto const* const person = std::get_if<Person>(&occupant(seat));
  if (person == nullptr) return {};
  auto const change =
      round_trip > person->round_trip ? round_trip - person->round_trip : person->round_trip - round_trip;
  if (change < std::max(kLeastRoundTripChange, person->round_trip / 4)) return {};
  return fact::RoundTrip{seat, round_trip};
}

std::optional<Fact> Table::decide_chance(Seat seat, std::string random) const {
  if (!shuffle_ || state() == TableState::running || !is_chance(random)) return {};
  bool const added = std::ranges::any_of(shuffle_->added, [&](auto const& one) { return one.seat == seat; });
  if (added) return {};
  return fact::ChanceAdded{seat, std::move(random)};
}

std::optional<Fact> Table::due(Instant now) const {
  auto const next = next_due();
  if (!next || now < *next) return {};
  auto const absent = missing();
  if (!absent || absent->at > *next) return clock_brings();
  if (conduct_.absence == Absence::pause) return fact::Paused{absent->seat};
  return fact::StandIn{absent->seat, conduct_.stand_in};
}

std::optional<Instant> Table::next_due() const {
  auto const clock = clock_due();
  auto const absent = missing();
  if (!clock || !absent) return absent ? absent->at : clock;
  return std::min(*clock, absent->at);
}

Fact Table::clock_brings() const {
  if (race_) return verdict();
  if (asked() == Actor{House{}}) return fact::Played{.command = what_follows(asking()), .id = {}};
  if (auto const* const limit = std::get_if<Limit>(&clock_)) {
    auto const simplest = simplest_action(setup_.edition, game_->state, limit->seat);
    if (!simplest) return fact::Silent{.seat = limit->seat, .slept = true};
    return fact::Played{.command = {limit->seat, *simplest}, .id = {}, .slept = true};
  }
  if (std::holds_alternative<Count>(clock_))
    return fact::Played{.command = {House{}, action::Tick{}}, .id = {}};
  if (called_ < 2 || std::holds_alternative<OwnGavel>(clock_)) return fact::Called{called_ + 1};
  return fact::Played{.command = {House{}, action::Hammer{}}, .id = {}};
}

std::optional<Instant> Table::clock_due() const {
  if (race_) return race_->verdict_at;
  if (asked() == Actor{House{}}) return called_at_;
  if (auto const* const limit = std::get_if<Limit>(&clock_)) return limit->at;
  if (auto const* const gavel = std::get_if<OwnGavel>(&clock_)) return gavel->at;
  if (auto const* const count = std::get_if<Count>(&clock_)) {
    auto const stands = std::get<phase::Countdown>(game_->state.phase).count;
    return count->when(stands - 1) + patience();
  }
  if (auto const* const calls = std::get_if<Calls>(&clock_)) {
    auto const at = calls->at[static_cast<std::size_t>(called_)];
    return called_ < 2 ? at : at + patience();
  }
  return {};
}

Duration Table::patience() const {
  Duration longest{0};
  for (auto const& occupant : occupants_) {
    auto const* const person = std::get_if<Person>(&occupant);
    if (person != nullptr && !person->away) longest = std::max(longest, person->round_trip);
  }
  return verdict_wait(longest);
}

void Table::remember(Step const& step) {
  recent_.push_back({.at = step.at,
                     .events = static_cast<std::uint32_t>(step.events.size()),
                     .table_changed = step.table_changed});
  if (recent_.size() > kStepsRemembered) recent_.pop_front();
  forget_events();
}

void Table::forget_events() {
  std::size_t of_steps = 0;
  for (auto const& step : recent_) of_steps += step.events;
  while (told_.size() > kEventsRemembered) {
    while (of_steps == told_.size()) {
      of_steps -= recent_.front().events;
      recent_.pop_front();
    }
    told_.pop_front();
    if (told_before_ > 0) --told_before_;
  }
}

std::optional<std::vector<Step>> Table::steps_after(std::uint64_t version) const {
  auto const oldest = version_ - recent_.size();
  if (version > version_ || version < oldest) return {};
  std::vector<Step> steps;
  auto end = told_.end();
  auto at = version_;
  for (auto step = recent_.rbegin(); at > version; ++step, --at) {
    auto const begin = end - static_cast<std::ptrdiff_t>(step->events);
    steps.push_back(
        {.version = at, .at = step->at, .events = {begin, end}, .table_changed = step->table_changed});
    end = begin;
  }
  std::ranges::reverse(steps);
  return steps;
}

View Table::view_for(Viewer viewer) const {
  assert(game_);
  return kuhhandel::view_for(setup_.edition, game_->state, viewer);
}

LegalActions Table::legal_actions(Viewer viewer) const {
  if (!game_ || !viewer) return {};
  return kuhhandel::legal_actions(setup_.edition, game_->state, *viewer);
}

}  // namespace kuhhandel
