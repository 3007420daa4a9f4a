#include "load/attack/script.h"

#include <boost/json/parse.hpp>

#include "load/attack/live_scripts.h"
#include "load/attack/request_scripts.h"

namespace kuhhandel::load {

std::vector<Attack> const& all_attacks() {
  static std::vector<Attack> const kAttacks{
      {"idle lines", attacks::say_nothing, 20},
      {"heads a byte at a time", attacks::drip_a_head, 10},
      {"no hello", attacks::say_no_hello, 20},
      {"pings unheard", attacks::ping_without_end, 10},
      {"floods of messages", attacks::flood, 10},
      {"slow readers", attacks::never_hear, 30},
      {"hellos", attacks::greet_without_end, 20},
      {"false keys", attacks::try_keys, 5},
      {"settings toggled", attacks::toggle_settings, 10},
      {"event streams unheard", attacks::never_hear_events, 10},
      {"guessed ids", attacks::guess_ids, 5},
      {"tables not in memory", attacks::wake_tables, 5},
      {"many tables asked after", attacks::ask_after_many, 5},
      {"the lobby read", attacks::read_lobby, 5},
      {"tables opened", attacks::open_tables, 2},
      {"giant bodies without a key", attacks::send_giants, 5},
      {"bombs of CSV", attacks::send_bombs, 3},
      {"foreign pages", attacks::come_from_elsewhere, 2},
      {"nonsense", attacks::talk_nonsense, 5},
  };
  return kAttacks;
}

}  // namespace kuhhandel::load
