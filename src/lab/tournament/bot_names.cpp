#include "tournament/bot_names.h"

#include <algorithm>
#include <sstream>

#include "tournament/lab_bots.h"

namespace kuhhandel::tournament {
namespace {

constexpr std::string_view kExec = "exec:";

}  // namespace

BotNames parse_bot_names(std::string const& list) {
  BotNames parts;
  std::istringstream rest(list);
  for (std::string part; std::getline(rest, part, ',');) parts.push_back(part);
  return parts;
}

BotNames unique_names(BotNames const& names) {
  BotNames once;
  for (auto const& name : names) {
    if (std::ranges::find(once, name) == once.end()) once.push_back(name);
  }
  return once;
}

std::string command_in(std::string const& name) {
  return name.starts_with(kExec) ? name.substr(kExec.size()) : std::string();
}

std::string fault_of_name(std::string const& name) {
  if (name == kExec) return "after 'exec:' a command is missing.";
  if (!command_in(name).empty()) return {};
  auto const bot = lab_bot_from(name);
  return bot ? std::string() : bot.error();
}

}  // namespace kuhhandel::tournament
