// How a table decides races: which presses join one, and what they come to.
#include <algorithm>
#include <cassert>
#include <string>
#include <utility>

#include "codec/trail.h"
#include "engine/play.h"
#include "table/table.h"

namespace kuhhandel {
namespace {

/// The game as it stands when the house has counted down so far.
State counted_down_to(Edition const& edition, State state, int count) {
  while (std::get<phase::Countdown>(state.phase).count > count)
    play_unchecked(edition, state, {House{}, action::Tick{}});
  return state;
}

bool has_pressed(std::optional<Race> const& race, Actor by) {
  return race &&
         std::ranges::any_of(race->presses, [&](Press const& press) { return press.command.by == by; });
}

/// Their screen may have shown the count a little longer than it stood; that is no reason to owe the next
/// one.
Receipt within_the_count(Receipt receipt, Count const& schedule) {
  if (!receipt.seen) return receipt;
  auto const seen = schedule.count_at(receipt.seen->at);
  if (seen == 0) return receipt;
  auto const last = schedule.when(seen - 1) - Duration{1};
  receipt.seen->ago = std::min(receipt.seen->ago, std::max(last - receipt.seen->at, Duration{0}));
  return receipt;
}

}  // namespace

std::expected<Fact, Refusal> Table::decide(Command const& command, std::string id,
                                           Receipt const& receipt) const {
  if (!game_ || paused_) return std::unexpected(Refusal::not_now);
  if (is_correspondence()) return decide_in_turn(command, std::move(id));
  Press press{.command = command, .id = std::move(id), .moment = believed(receipt), .receipt = receipt};
  auto const* const countdown = std::get_if<phase::Countdown>(&game_->state.phase);
  bool const claims = std::holds_alternative<action::Claim>(command.action);
  if (countdown != nullptr && claims && std::holds_alternative<Count>(clock_))
    return decide_claim(std::move(press), *countdown);
  auto const played = play(setup_.edition, game_->state, command);
  if (!played) return std::unexpected(played.error());
  auto const* const calls = std::get_if<Calls>(&clock_);
  bool const late = calls != nullptr && std::holds_alternative<action::Bid>(command.action) &&
                    (race_ || receipt.at >= calls->at[1]);
  if (late) return decide_late_bid(std::move(press), *calls);
  return fact::Played{.command = command, .id = std::move(press.id)};
}

std::expected<Fact, Refusal> Table::decide_claim(Press press, phase::Countdown const& countdown) const {
  auto const& schedule = std::get<Count>(clock_);
  if (has_pressed(race_, press.command.by)) return std::unexpected(Refusal::not_now);
  // A press from before the count that stands came too late for it: all who were in time have been heard.
  press.moment =
      std::max(believed(within_the_count(press.receipt, schedule)), schedule.when(countdown.count));
  press.count = schedule.count_at(press.moment);
  if (press.count == 0) return std::unexpected(Refusal::not_now);
  auto const played =
      play(setup_.edition, counted_down_to(setup_.edition, game_->state, press.count), press.command);
  if (!played) return std::unexpected(played.error());
  return fact::Pressed{std::move(press)};
}

std::expected<Fact, Refusal> Table::decide_late_bid(Press press, Calls const& calls) const {
  // After 'sold' on one's own screen there is nothing left to bid for, unless another's bid is already there.
  if (!race_ && press.moment >= calls.at[2]) return std::unexpected(Refusal::not_now);
  if (race_ && race_->presses.size() == kMostPresses) return std::unexpected(Refusal::not_now);
  return fact::Pressed{std::move(press)};
}

bool Table::awaits_verdict(Seat seat, std::string_view id) const {
  return race_ && std::ranges::any_of(race_->presses, [&](Press const& press) {
           return press.command.by == Actor{seat} && press.id == id;
         });
}

fact::Judged Table::verdict() const {
  std::vector<Instant> moments;
  for (auto const& press : race_->presses) moments.push_back(press.moment);
  auto chance = Rng::from_text(game_->seed + "/race/" + std::to_string(version_));
  return {order_of(moments, chance)};
}

void Table::tell(TableEvent event, Step& step) {
  told_.push_back(event);
  step.events.push_back(std::move(event));
}

std::optional<Refusal> Table::play_command(Command const& command, Step& step) {
  auto transition = play(setup_.edition, game_->state, command);
  if (!transition) return transition.error();
  game_->state = transition->next;
  game_->commands.push_back(command);
  game_->trail.push_back(print_of(setup_.edition, game_->state));
  for (auto const& event : transition->events) tell(event, step);
  return {};
}

std::optional<Refusal> Table::play_press(Press const& press, Step& step) {
  for (;;) {
    auto const* const countdown = std::get_if<phase::Countdown>(&game_->state.phase);
    if (countdown == nullptr || countdown->count <= press.count) break;
    play_command({House{}, action::Tick{}}, step);
  }
  return play_command(press.command, step);
}

}  // namespace kuhhandel
