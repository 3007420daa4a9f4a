// Attacks by requests.
#pragma once

#include "load/attack/script.h"

namespace kuhhandel::load::attacks {

server::Task<void> guess_ids(Attacker& me);
server::Task<void> wake_tables(Attacker& me);
server::Task<void> ask_after_many(Attacker& me);
server::Task<void> read_lobby(Attacker& me);
server::Task<void> open_tables(Attacker& me);
server::Task<void> send_giants(Attacker& me);
server::Task<void> send_bombs(Attacker& me);
server::Task<void> come_from_elsewhere(Attacker& me);
server::Task<void> talk_nonsense(Attacker& me);
server::Task<void> leave_files_unread(Attacker& me);
server::Task<void> smuggle_requests(Attacker& me);
server::Task<void> extend_a_chunk(Attacker& me);
server::Task<void> try_operator_tokens(Attacker& me);

}  // namespace kuhhandel::load::attacks
