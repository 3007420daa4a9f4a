// Implements kuhhandel_game_imagine: games as the asked seat imagines them.
#include <cstddef>
#include <exception>
#include <memory>
#include <utility>
#include <vector>

#include "bindings/c/game.h"
#include "bots/beliefs/beliefs.h"
#include "engine/bounds/bounds.h"
#include "engine/knowledge/own_money.h"
#include "engine/random/rng.h"
#include "engine/view.h"

using namespace kuhhandel;

namespace {

/// How many games are made before the caller is asked whether to go on: some milliseconds.
constexpr int kGamesBetweenLooks = 256;

/// What the seat that is asked believes after all that it saw, and what the table saw.
struct Knowledge {
  bots::Beliefs beliefs;
  PerSeat<SeatMemory> openly;
};

Knowledge knowledge_of(kuhhandel_game const& game, Seat self, std::uint64_t seed) {
  auto const& edition = *game.edition;
  auto current = bindings::first_question(game.mode, edition, game.seats, game.deal);
  Knowledge knowledge{bots::Beliefs(edition, game.seats, self, seed), memories_at_start(edition, game.seats)};
  std::vector<Event> events;
  for (auto const reply : game.history) {
    events.clear();
    bindings::give(game.mode, edition, current,
                   *bindings::nth_of_reply(game.mode, edition, current.question, reply), &events);
    if (events.empty()) continue;
    if (can_be_followed(edition)) {
      for (auto const& event : events) knowledge.beliefs.see(seen_by(self, event));
    }
    knowledge.beliefs.look(view_for(edition, current.question.state, self));
    follow_openly(edition, current.question.state, events, knowledge.openly);
  }
  knowledge.beliefs.look(view_for(edition, current.question.state, self));
  return knowledge;
}

/// The players who claim at the same count are secret until all have answered (C12.2).
void draw_claims(Question& question, Rng& rng) {
  auto const answered = question.silent | question.claiming;
  question.silent = question.claiming = {};
  for (auto const seat : seats_of(question.state.seats)) {
    if (answered.contains(seat)) (rng.below(2) == 0 ? question.silent : question.claiming).insert(seat);
  }
}

std::unique_ptr<kuhhandel_game> imagined_by(Knowledge const& knowledge, kuhhandel_game const& game,
                                            View const& view, Rng& rng) {
  auto imagined = std::make_unique<kuhhandel_game>(game);
  auto& question = imagined->current.question;
  question.state = knowledge.beliefs.imagine(view, rng);
  question.chance = rng.next();
  if (question.asks == Asks::claim) draw_claims(question, rng);
  imagined->imagined = true;
  imagined->record.clear();
  imagined->recorded.clear();
  imagined->recording = imagined->remembering = {.at = imagined->current, .given = game.history.size()};
  for (auto const seat : seats_of(game.seats)) {
    if (seat == question.seat) continue;
    imagined->remembered[seat] = knowledge.openly[seat];
    imagined->remembered[seat].look(own_money(question.state, seat));
  }
  return imagined;
}

}  // namespace

int kuhhandel_game_imagine(kuhhandel_game const* game, uint64_t seed, int number, kuhhandel_game** games) {
  return kuhhandel_game_imagine_while(game, seed, number, games, nullptr, nullptr);
}

int kuhhandel_game_imagine_while(kuhhandel_game const* game, uint64_t seed, int number,
                                 kuhhandel_game** games, int (*goes_on)(void*), void* context) {
  if (game->is_over() || game->imagined || game->mode == bindings::ReplyMode::ceilings) return 0;
  auto const self = game->question().seat;
  try {
    game->memories();
    auto const knowledge = knowledge_of(*game, self, seed);
    auto const view = view_for(*game->edition, game->question().state, self);
    Rng rng(seed);
    std::vector<std::unique_ptr<kuhhandel_game>> imagined;
    for (int i = 0; i < number; ++i) {
      if (goes_on != nullptr && i % kGamesBetweenLooks == 0 && goes_on(context) == 0) return 0;
      imagined.push_back(imagined_by(knowledge, *game, view, rng));
    }
    for (auto& one : imagined) *games++ = one.release();
    return number;
  } catch (std::exception const&) {
    return 0;
  }
}
