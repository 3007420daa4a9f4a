// What Master and its duel bring, in an imagined game: pedigrees, rats, divisions, the quartet that is left
// out (C7 to C10).
#pragma once

#include <optional>

#include "bots/shark/imagined.h"

namespace kuhhandel::bots {

/// From a countdown until the pedigree is somebody's; `silent` does not claim it.
void play_countdown(Imagined const& game, std::optional<Seat> silent = {});
void play_claim_right(Imagined const& game);
void play_claim_payment(Imagined const& game);

/// The asked one lays their cheapest card while it is next to nothing, and takes the rat otherwise.
void play_rat(Imagined const& game);
void play_division(Imagined const& game);
void play_exclusion(Imagined const& game);

}  // namespace kuhhandel::bots
