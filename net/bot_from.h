// Bots by name, nets in files among them: the only place here that reads one.
#pragma once

#include <expected>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "engine/edition.h"
#include "net/net.h"

namespace kuhhandel::net {

/// The net of a file, or a sentence that says what is wrong.
std::expected<std::shared_ptr<Net const>, std::string> net_in(std::string const& file);

/// A new bot as described: `net:FILE`, `net:temperature=0.5:FILE` with a temperature from 0 to 10, or what
/// bots::bot_from knows. Else a sentence that says what is wrong.
std::expected<std::unique_ptr<bots::Bot>, std::string> bot_from(std::string_view description);

/// Why a bot so described does not sit at such a table, as a sentence: a net plays what it was made for. Else
/// empty.
std::string fault_at_table(std::string_view description, Edition const& edition, int seats);

}  // namespace kuhhandel::net
