// Attacks on live connections.
#pragma once

#include "load/attack/script.h"

namespace kuhhandel::load::attacks {

server::Task<void> say_nothing(Attacker& me);
server::Task<void> drip_a_head(Attacker& me);
server::Task<void> say_no_hello(Attacker& me);
server::Task<void> ping_without_end(Attacker& me);
server::Task<void> flood(Attacker& me);
server::Task<void> never_read(Attacker& me);
server::Task<void> greet_without_end(Attacker& me);
server::Task<void> try_keys(Attacker& me);
server::Task<void> toggle_settings(Attacker& me);
server::Task<void> never_read_events(Attacker& me);
server::Task<void> ask_hints(Attacker& me);
server::Task<void> continue_emptily(Attacker& me);
server::Task<void> crowd_the_lobby(Attacker& me);
server::Task<void> watch_one_table(Attacker& me);
server::Task<void> send_to_events(Attacker& me);

}  // namespace kuhhandel::load::attacks
