// The players of a table: names of bots, from a list such as farmer,random,exec:./my-bot.
#pragma once

#include <string>
#include <vector>

namespace kuhhandel::tournament {

/// The bots of one line-up by name: a built-in bot, perhaps with its settings, `net:` and a file, or `exec:`
/// and a command.
using BotNames = std::vector<std::string>;

/// Parts of a list with commas between them.
BotNames parse_bot_names(std::string const& list);

/// Each name once, in the order in which they come first.
BotNames unique_names(BotNames const& names);

/// The command of `exec:COMMAND`; empty for another bot.
std::string command_in(std::string const& name);

/// A sentence if no bot is called that; else empty.
std::string fault_of_name(std::string const& name);

}  // namespace kuhhandel::tournament
