// Creates bots by name, including those that have learned. The only file here that reads net files.
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "bots/registry.h"
#include "engine/edition.h"
#include "neural/network/net.h"

namespace kuhhandel::neural {

/// Returns all bots that are part of the program, the weakest first.
std::span<bots::BotName const> bot_names();

/// Creates a bot; nullptr if the name is unknown, or if its net is missing (net_files.h).
std::unique_ptr<bots::Bot> make_bot(std::string_view name);

/// Loads the net of a file, if the program can play it; otherwise returns an error message.
std::expected<std::shared_ptr<Net const>, std::string> load_net(std::string const& file);

/// Creates a bot of the program from a description, if its nets exist: `fox`, with a temperature from 0 to 10
/// as in `fox:temperature=0.5`; `owl`, or its number of worlds, as in `owl:worlds=200`; or any description
/// for bots::bot_from. Otherwise returns an error message.
std::expected<std::unique_ptr<bots::Bot>, std::string> built_in_bot_from(std::string_view description);

/// The same, and also accepts a net in a file: `net:FILE`, with a temperature as in
/// `net:temperature=0.5:FILE`.
std::expected<std::unique_ptr<bots::Bot>, std::string> bot_from(std::string_view description);

/// Returns an error message if this bot cannot play at such a table, because nets play only the tables they
/// were made for; otherwise empty.
std::string fault_at_table(std::string_view description, Edition const& edition, int seats);

}  // namespace kuhhandel::neural
