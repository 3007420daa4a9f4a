#include "engine/sequential.h"

#include <utility>

#include "engine/legal_actions.h"
#include "engine/phases/bidding.h"
#include "engine/phases/countdown.h"
#include "engine/play.h"
#include "engine/random/rng.h"

namespace kuhhandel {

std::optional<Seat> next_to_claim(State const& state, SeatSet answered, phase::Countdown const& countdown) {
  for (int step = 1; step < state.seats; ++step) {
    auto const seat = left_of(countdown.auctioneer, state.seats, step);
    if (may_claim(state, countdown, seat) && !answered.contains(seat)) return seat;
  }
  return {};
}

std::optional<Seat> drawn_claimant(SeatSet claiming, phase::Countdown const& countdown,
                                   std::uint64_t chance) {
  std::optional<Seat> drawn;
  auto const pedigree = static_cast<std::uint64_t>(index_of(countdown.pedigree));
  Rng rng(chance + 0x100U * pedigree + countdown.count);
  int claimants = 0;
  for (int i = 0; i < kMaxSeats; ++i) {
    // Reservoir sampling: replacing the choice with probability 1/n at the n-th claimant is a fair draw.
    if (claiming.contains(seat_at(i)) && rng.below(++claimants) == 0) drawn = seat_at(i);
  }
  return drawn;
}

namespace {

SeatSet answered(Asking const& now) { return now.silent | now.claiming; }

}  // namespace

std::optional<Actor> asked(Edition const& edition, Asking const& now) {
  if (auto const* const auction = std::get_if<phase::Bidding>(&now.state.phase)) {
    auto const allowed = bids_allowed(edition, now.state, *auction);
    if (allowed.lowest > allowed.highest) return House{};
    if (auto const seat = next_to_bid(now.state, now.silent, *auction)) return *seat;
    return House{};
  }
  if (auto const* const countdown = std::get_if<phase::Countdown>(&now.state.phase)) {
    if (auto const seat = next_to_claim(now.state, answered(now), *countdown)) return *seat;
    return House{};
  }
  return seat_to_act(now.state);
}

Command what_follows(Asking const& now) {
  auto const* const countdown = std::get_if<phase::Countdown>(&now.state.phase);
  if (countdown == nullptr) return {House{}, action::Hammer{}};
  if (auto const drawn = drawn_claimant(now.claiming, *countdown, now.chance)) {
    return {*drawn, action::Claim{}};
  }
  return {House{}, action::Tick{}};
}

void stay_silent(Asking& now, Seat seat) { now.silent.insert(seat); }

void add_claim(Asking& now, Seat seat) { now.claiming.insert(seat); }

std::expected<std::vector<Event>, Refusal> do_checked(Edition const& edition, Asking& now,
                                                      Command const& command) {
  auto played = play(edition, now.state, command);
  if (!played) return std::unexpected(played.error());
  now = {.state = played->next, .silent = {}, .chance = now.chance};
  return std::move(played->events);
}

std::expected<std::vector<Event>, Refusal> answer_checked(Edition const& edition, Asking& now, Seat seat,
                                                          std::optional<Action> const& choice) {
  if (!choice) {
    if (!may_stay_silent(legal_actions(edition, now.state, seat))) return std::unexpected(Refusal::not_now);
    stay_silent(now, seat);
    return {};
  }
  if (!std::holds_alternative<action::Claim>(*choice)) return do_checked(edition, now, {seat, *choice});
  auto const claimed = play(edition, now.state, {seat, *choice});
  if (!claimed) return std::unexpected(claimed.error());
  add_claim(now, seat);
  return {};
}

void answer_unchecked(Edition const& edition, Asking& now, Command const& command) {
  play_unchecked(edition, now.state, command);
  now.silent = {};
  now.claiming = {};
}

}  // namespace kuhhandel
