// What Master and its duel bring, in an imagined game: pedigrees, rats, divisions, the quartet that is left
// out (C7 to C10).
#pragma once

#include <optional>

#include "bots/shark/playout_game.h"

namespace kuhhandel::bots {

/// From a countdown until the pedigree is somebody's; `silent` does not claim it.
void play_countdown(PlayoutGame const& game, std::optional<Seat> silent = {});
void play_claim_right(PlayoutGame const& game);
void play_claim_payment(PlayoutGame const& game);

/// The asked one lays their cheapest card while it is next to nothing, and takes the rat otherwise.
void play_rat(PlayoutGame const& game);
void play_division(PlayoutGame const& game);
void play_exclusion(PlayoutGame const& game);

}  // namespace kuhhandel::bots
