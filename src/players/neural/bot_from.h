// Bots by name, those that have learned among them: the only place here that reads a net's file.
#pragma once

#include <expected>
#include <memory>
#include <span>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "bots/registry.h"
#include "engine/edition.h"
#include "neural/net.h"

namespace kuhhandel::neural {

/// All bots that are part of the program, the weakest first.
std::span<bots::BotName const> bot_names();

/// A new bot of that name; none where the name is unknown, or the net that it needs is not there
/// (net_files.h).
std::unique_ptr<bots::Bot> make_bot(std::string_view name);

/// The net of a file, which can be played, or a sentence that says what is wrong.
std::expected<std::shared_ptr<Net const>, std::string> load_net(std::string const& file);

/// A new bot of the program's own, as described, where its nets are there: `fox`, with a temperature from 0
/// to 10 as in `fox:temperature=0.5`; `owl`, or in how many worlds it looks, as in `owl:worlds=200`; or what
/// bots::bot_from knows. Else a sentence that says what is wrong.
std::expected<std::unique_ptr<bots::Bot>, std::string> built_in_bot_from(std::string_view description);

/// The same, or one whose net is in a file: `net:FILE`, with a temperature as in `net:temperature=0.5:FILE`.
std::expected<std::unique_ptr<bots::Bot>, std::string> bot_from(std::string_view description);

/// Why a bot so described does not sit at such a table, as a sentence: a net plays what it was made for. Else
/// empty.
std::string fault_at_table(std::string_view description, Edition const& edition, int seats);

}  // namespace kuhhandel::neural
