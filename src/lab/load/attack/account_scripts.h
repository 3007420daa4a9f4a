// Attacks on names: of players, and registered ones.
#pragma once

#include "load/attack/script.h"

namespace kuhhandel::load::attacks {

server::Task<void> sit_invisibly(Attacker& me);
server::Task<void> claim_names(Attacker& me);

}  // namespace kuhhandel::load::attacks
