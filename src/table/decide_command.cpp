// Which commands a table accepts: at once, as a press in a race, or in turn.
#include <algorithm>
#include <utility>

#include "engine/play.h"
#include "table/clock/table_clock.h"
#include "table/decide.h"
#include "table/modes/correspondence.h"
#include "table/races/latency_compensation.h"

namespace kuhhandel::table {
namespace {

using CommandResult = std::expected<Fact, Refusal>;

/// Returns the game's state after counting down to `count`.
State counted_down_to(Edition const& edition, State state, int count) {
  while (std::get<phase::Countdown>(state.phase).count > count)
    play_unchecked(edition, state, {House{}, action::Tick{}});
  return state;
}

/// A player's screen may have shown the count slightly too long; they need not pay the next count for that.
Arrival within_the_count(Arrival receipt, Count const& schedule) {
  if (!receipt.seen) return receipt;
  auto const seen = schedule.count_at(receipt.seen->at);
  if (seen == 0) return receipt;
  auto const last = schedule.when(seen - 1) - Duration{1};
  receipt.seen->ago = std::min(receipt.seen->ago, std::max(last - receipt.seen->at, Duration{0}));
  return receipt;
}

/// Returns the time from which a press counts.
Instant moment_of(Table const& table, Actor by, Arrival const& receipt) {
  auto const* const seat = std::get_if<Seat>(&by);
  return seat == nullptr ? receipt.at : compensated(receipt, max_compensation(table, *seat, receipt));
}

CommandResult decide_correspondence(Table const& table, Command const& command, std::string id) {
  if (awaited_actor(table) != command.by) return std::unexpected(Refusal::not_yours);
  auto const played = play(table.setup().edition, table.game()->state, command);
  if (!played) return std::unexpected(played.error());
  // All others are asked at this count too before a lot decides between the claims (C12.2).
  if (std::holds_alternative<action::Claim>(command.action))
    return fact::ClaimNoted{std::get<Seat>(command.by)};
  return fact::Played{.command = command, .id = std::move(id)};
}

CommandResult decide_claim(Table const& table, Press press, Count const& schedule, int standing) {
  if (table.races().has_pressed(press.command.by)) return std::unexpected(Refusal::not_now);
  // A press for an earlier count came too late for it: all presses in time have been judged.
  auto const moment = moment_of(table, press.command.by, within_the_count(press.arrival, schedule));
  press.moment = std::max(moment, schedule.when(standing));
  press.count = schedule.count_at(press.moment);
  if (press.count == 0) return std::unexpected(Refusal::not_now);
  auto const& edition = table.setup().edition;
  auto const played =
      play(edition, counted_down_to(edition, table.game()->state, press.count), press.command);
  if (!played) return std::unexpected(played.error());
  return fact::Pressed{std::move(press)};
}

/// Returns true for a bid during an open race, whatever the clock, or after 'going twice'.
bool is_late(Table const& table, Press const& press) {
  if (!std::holds_alternative<action::Bid>(press.command.action)) return false;
  auto const* const calls = std::get_if<Calls>(&table.schedule().clock());
  return table.races().is_open() || (calls != nullptr && press.arrival.at >= calls->at[1]);
}

CommandResult decide_late_bid(Table const& table, Press press) {
  auto const& races = table.races();
  // After 'sold' on the player's own screen the auction is over, unless another player's bid has already
  // arrived.
  if (!races.is_open() && press.moment >= std::get<Calls>(table.schedule().clock()).at[2])
    return std::unexpected(Refusal::not_now);
  if (races.is_full()) return std::unexpected(Refusal::not_now);
  return fact::Pressed{std::move(press)};
}

}  // namespace

std::expected<Fact, Refusal> decide(Table const& table, Command const& command, std::string id,
                                    Arrival const& receipt) {
  if (!table.game() || table.is_paused()) return std::unexpected(Refusal::not_now);
  // A command delayed by a lost connection may arrive during another decision.
  if (receipt.seen && receipt.seen->at < table.awaited_since()) return std::unexpected(Refusal::not_now);
  if (table.is_correspondence()) return decide_correspondence(table, command, std::move(id));
  Press press{.command = command,
              .id = std::move(id),
              .moment = moment_of(table, command.by, receipt),
              .arrival = receipt};
  // Decisions in which time counts open for all players at once.
  bool const claims = std::holds_alternative<action::Claim>(command.action);
  bool const races = claims || std::holds_alternative<action::Bid>(command.action);
  if (races && table.reveal_delay().is_running(receipt.at)) return std::unexpected(Refusal::not_now);
  // Nobody gets a pedigree because another player's connection was lost.
  if (claims && waits_for_absent_player(table)) return std::unexpected(Refusal::not_now);
  auto const& state = table.game()->state;
  auto const& clock = table.schedule().clock();
  auto const* const countdown = std::get_if<phase::Countdown>(&state.phase);
  auto const* const count = std::get_if<Count>(&clock);
  if (countdown != nullptr && claims && count != nullptr)
    return decide_claim(table, std::move(press), *count, countdown->count);
  auto const played = play(table.setup().edition, state, command);
  if (!played) return std::unexpected(played.error());
  if (is_late(table, press)) return decide_late_bid(table, std::move(press));
  return fact::Played{.command = command, .id = std::move(press.id)};
}

}  // namespace kuhhandel::table
