#include "solver/unfolding.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "engine/rng.h"

namespace kuhhandel::solver {

/// The event's place among all those of its kind that anyone has been told.
std::uint64_t Unfolding::number_of(SeenEvent const& event) {
  auto& known = known_[event.index()];
  auto const found = std::ranges::find(known, event);
  auto const place = static_cast<std::uint64_t>(found - known.begin());
  if (found == known.end()) known.push_back(event);
  return place * known_.size() + event.index();
}

void Unfolding::tell(Likely& next) {
  auto& scene = next.scene;
  for (auto const& event : next.events) {
    if (std::holds_alternative<event::Turn>(event)) ++scene.turns;
    for (auto const seat : seats_of(scene.asking.state.seats)) {
      auto& memory = scene.memories[seat];
      memory = Rng(memory + number_of(seen_by(seat, event))).next();
    }
  }
}

Likely Unfolding::opening(int seats) {
  auto begun = start(edition_, seats, "", seat_at(0));
  Likely first{.likelihood = 1, .scene = {}, .events = std::move(begun.events)};
  first.scene.asking.state = begun.next;
  tell(first);
  return first;
}

Likely Unfolding::after_command(Scene const& scene, Command const& command) {
  auto played = play(edition_, scene.asking.state, command);
  assert(played);
  Likely next{.likelihood = 1, .scene = scene, .events = std::move(played->events)};
  next.scene.asking = {.state = played->next, .silent = {}};
  tell(next);
  return next;
}

std::vector<Likely> Unfolding::after_auction(Scene const& scene, Seat seat) {
  std::vector<Likely> all;
  auto const& hidden = scene.asking.state.pile;
  for (auto const animal : animals_of(edition_)) {
    auto drawn = scene;
    int copies = 0;
    for (int depth = 0; depth < hidden.size(); ++depth) {
      if (hidden.peek(depth) != animal) continue;
      if (copies++ == 0) drawn.asking.state.pile.swap(0, depth);
    }
    if (copies == 0) continue;
    all.push_back(after_command(drawn, {seat, action::Auction{}}));
    all.back().likelihood = static_cast<double>(copies) / hidden.size();
  }
  return all;
}

std::vector<Likely> Unfolding::after(Scene const& scene, Seat seat, bots::Choice const& choice) {
  if (!choice) {
    Likely next{.likelihood = 1, .scene = scene, .events = {}};
    stay_silent(next.scene.asking, seat);
    return {next};
  }
  if (std::holds_alternative<action::Auction>(*choice)) return after_auction(scene, seat);
  return {after_command(scene, {seat, *choice})};
}

Likely Unfolding::after_hammer(Scene const& scene) {
  return after_command(scene, {House{}, action::Hammer{}});
}

}  // namespace kuhhandel::solver
