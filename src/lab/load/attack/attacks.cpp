#include "load/attack/attacks.h"

#include <algorithm>
#include <stdexcept>

#include "load/attack/account_scripts.h"
#include "load/attack/group_scripts.h"
#include "load/attack/live_scripts.h"
#include "load/attack/request_scripts.h"
#include "load/attack/tls_scripts.h"

namespace kuhhandel::load {

std::vector<Attack> const& all_attacks() {
  static std::vector<Attack> const kAttacks{
      {"idle lines", attacks::say_nothing, 20},
      {"heads a byte at a time", attacks::drip_a_head, 10},
      {"no hello", attacks::say_no_hello, 20},
      {"pings unheard", attacks::ping_without_end, 10},
      {"floods of messages", attacks::flood, 10},
      {"slow readers", attacks::never_read, 30},
      {"hellos", attacks::greet_without_end, 20},
      {"false keys", attacks::try_keys, 5},
      {"settings toggled", attacks::toggle_settings, 10},
      {"event streams unheard", attacks::never_read_events, 10},
      {"guessed ids", attacks::guess_ids, 5},
      {"tables not in memory", attacks::wake_tables, 5},
      {"many tables asked after", attacks::ask_after_many, 5},
      {"the lobby read", attacks::read_lobby, 5},
      {"tables opened", attacks::open_tables, 2},
      {"giant bodies without a key", attacks::send_giants, 5},
      {"bombs of CSV", attacks::send_bombs, 3},
      {"foreign pages", attacks::come_from_elsewhere, 2},
      {"nonsense", attacks::talk_nonsense, 5},
      {"invisible names", attacks::sit_invisibly, 2, 2},
      {"names claimed", attacks::claim_names, 2, 4},
      {"operator tokens", attacks::try_operator_tokens, 2, 3},
      {"lobby flood", attacks::crowd_the_lobby, 20, 6},
      {"hint flood", attacks::ask_hints, 20, 4},
      {"empty continuation frames", attacks::continue_emptily, 2, 5},
      {"spectators of one table", attacks::watch_one_table, 190, 6},
      {"bytes to event streams", attacks::send_to_events, 2, 3},
      {"endless chunk extensions", attacks::extend_a_chunk, 2, 2},
      {"send buffers", attacks::never_read, 50, 40},
      {"static files unread", attacks::leave_files_unread, 190, 7},
      {"connections", attacks::say_nothing, 190, 20},
      {"smuggled requests", attacks::smuggle_requests, 2, 2},
      {"group imports", attacks::import_groups, 1, 4},
      {"group exports", attacks::export_groups, 1, 8},
      {"group exports unread", attacks::leave_exports_unread, 1, 7},
      {"uploads held", attacks::hold_uploads, 1, 6},
      {"group statistics", attacks::compute_statistics, 1, 6},
      {"TLS half handshakes", attacks::stop_handshakes, 190, 10, true},
      {"TLS connections", attacks::hold_tls_connections, 190, 10, true},
      {"TLS key updates", attacks::update_keys, 2, 2, true},
  };
  return kAttacks;
}

std::vector<Attack> attacks_named(std::vector<std::string> const& names) {
  if (names.empty()) return all_attacks();
  std::vector<Attack> chosen;
  for (auto const& name : names) {
    auto const found = std::ranges::find(all_attacks(), name, &Attack::name);
    if (found != all_attacks().end()) {
      chosen.push_back(*found);
      continue;
    }
    auto sentence = "No attack is called '" + name + "'. The attacks are:";
    for (auto const& attack : all_attacks()) sentence.append("\n  ").append(attack.name);
    throw std::runtime_error(sentence);
  }
  return chosen;
}

}  // namespace kuhhandel::load
