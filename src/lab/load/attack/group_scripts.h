// Attacks by groups of the score pad: large files that are stored, computed with and sent back.
#pragma once

#include "load/attack/script.h"

namespace kuhhandel::load::attacks {

server::Task<void> import_groups(Attacker& me);
server::Task<void> export_groups(Attacker& me);
server::Task<void> leave_exports_unread(Attacker& me);
server::Task<void> hold_uploads(Attacker& me);
server::Task<void> compute_statistics(Attacker& me);

}  // namespace kuhhandel::load::attacks
