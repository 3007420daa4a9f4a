#include "apps/bench/random_games.h"

#include <string>

#include "engine/choices.h"
#include "engine/digest.h"
#include "engine/play.h"
#include "engine/rng.h"

namespace kuhhandel {

RandomGames play_random_games(Edition const& edition, int seats, int from, int to) {
  RandomGames played;
  for (int game = from; game < to; ++game) {
    Rng rng(static_cast<std::uint64_t>(game));
    auto question = ask(edition, start(edition, seats, std::to_string(game)).next);
    for (; question.count > 0; ++played.decisions) answer(edition, question, rng.below(question.count));
    ++played.games;
    played.signature += digest(question.state);  // a sum, so that threads may share the games
  }
  return played;
}

}  // namespace kuhhandel
