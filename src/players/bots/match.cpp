#include "bots/match.h"

#include <cassert>
#include <utility>

#include "engine/digest.h"
#include "engine/random/rng.h"
#include "engine/scores.h"

namespace kuhhandel::bots {

std::uint64_t seed_of_bot(std::uint64_t seed, Seat seat) {
  Rng rng(seed);
  for (int before = 0; before < index_of(seat); ++before) rng.next();
  return rng.next();
}

Match::Match(Edition const& edition, Transition const& opening, LineUp line_up, std::uint64_t seed)
    : edition_(edition),
      bots_(line_up.begin(), line_up.end()),
      asking_{.state = opening.next, .silent = {}, .chance = digest(opening.next)} {
  assert(static_cast<int>(bots_.size()) == opening.next.seats);
  for (auto const seat : seats_of(opening.next.seats)) {
    at_seat(bots_, seat)->start(edition, opening.next.seats, seat, seed_of_bot(seed, seat));
  }
  notify_bots(opening.events);
}

bool Match::step() {
  auto const whose = asked(edition_, asking_);
  if (!whose) return false;
  last_command_.reset();
  if (auto const* const seat = std::get_if<Seat>(&*whose)) {
    ask(*seat);
  } else {
    act(what_follows(asking_));
  }
  return true;
}

void Match::ask(Seat seat) {
  auto& bot = *at_seat(bots_, seat);
  auto const legal = legal_actions(edition_, asking_.state, seat);
  auto const view = view_for(edition_, asking_.state, seat);
  for (bool asks = true; asks;) {
    auto const choice = bot.decide(view, legal);
    if (!bot.present()) break;
    auto const refusal = try_choice(seat, choice);
    if (!refusal) return;
    asks = bot.handle_refusal(*refusal);
  }
  ++faults_[seat];
  make_simplest_choice(seat);
}

std::optional<Refusal> Match::try_choice(Seat seat, Choice const& choice) {
  auto const brought = answer_checked(edition_, asking_, seat, choice);
  if (!brought) return brought.error();
  if (choice && !std::holds_alternative<action::Claim>(*choice)) last_command_ = Command{seat, *choice};
  notify_bots(*brought);
  return {};
}

void Match::make_simplest_choice(Seat seat) {
  auto const simplest = simplest_action(edition_, asking_.state, seat);
  if (!simplest) return stay_silent(asking_, seat);
  act({seat, *simplest});
}

void Match::act(Command const& command) {
  auto const brought = do_checked(edition_, asking_, command);
  assert(brought);
  last_command_ = command;
  notify_bots(*brought);
}

void Match::end() {
  auto const final_scores = scores(edition_, asking_.state);
  for (auto* const bot : bots_) bot->end(final_scores);
}

void Match::notify_bots(std::vector<Event> const& events) {
  for (auto const& event : events) {
    if (std::holds_alternative<event::Turn>(event)) ++turns_;
    for (std::size_t i = 0; i < bots_.size(); ++i) {
      bots_[i]->see(seen_by(seat_at(static_cast<int>(i)), event));
    }
  }
}

void play_out(Match& match, int most_turns) {
  while (match.turns() <= most_turns && match.step()) {
  }
  match.end();
}

}  // namespace kuhhandel::bots
