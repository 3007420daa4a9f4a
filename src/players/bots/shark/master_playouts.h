// Plays the parts of Master and its duel in an imagined game: pedigrees, rats, divisions, the excluded
// quartet (C7 to C10).
#pragma once

#include <optional>

#include "bots/shark/playout_game.h"

namespace kuhhandel::bots {

/// Plays a countdown until the pedigree has an owner; `silent` does not claim it.
void play_countdown(PlayoutGame const& game, std::optional<Seat> silent = {});
void play_claim_right(PlayoutGame const& game);
void play_claim_payment(PlayoutGame const& game);

/// The asked seat lays its cheapest card while that is almost worthless, and otherwise takes the rat.
void play_rat(PlayoutGame const& game);
void play_division(PlayoutGame const& game);
void play_exclusion(PlayoutGame const& game);

}  // namespace kuhhandel::bots
