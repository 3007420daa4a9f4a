// An offer or counter as ceilings ask for it: first what it is to come to, then how many zeros lie beside it.
#pragma once

#include "engine/choices.h"
#include "engine/edition.h"
#include "engine/money.h"

namespace kuhhandel {

/// Asks what the offer or counter of the seat that is asked is to come to; false where there is no choice of
/// a sum or of zeros, and the cards are laid. It may be nothing where no card need be laid or a zero can be.
bool ask_for_sum(Edition const& edition, Question& question);

/// Lays the fewest cards that come to so much, the cheapest that reach it (payments.h), and asks for the
/// zeros beside them; false where but one number of them will do, which then is laid too.
bool lay_sum(Edition const& edition, Question& question, Money sum);

}  // namespace kuhhandel
