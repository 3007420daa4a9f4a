// An offer or counter-offer in a game by ceilings: first its sum, then the number of zeros.
#pragma once

#include "engine/cards/money.h"
#include "engine/choices/choices.h"
#include "engine/edition.h"

namespace kuhhandel {

/// Asks the asked seat for the sum of its offer or counter-offer. Returns false if there is no choice of sum
/// or zeros; then the cards are laid. The sum may be 0 if no card has to be laid or a zero is available.
bool ask_for_sum(Edition const& edition, Question& question);

/// Lays the fewest cards for this sum, the cheapest that reach it (payments.h), and asks for the number of
/// zeros. Returns false if only one number is possible; then these zeros are laid too.
bool lay_sum(Edition const& edition, Question& question, Money sum);

}  // namespace kuhhandel
