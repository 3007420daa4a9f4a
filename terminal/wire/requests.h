// What a client asks of the server: messages without their ids, which Outbox gives them.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "engine/action.h"
#include "table/saying.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel {

/// Each is the inside of a JSON object: the message without its braces and its id.
using Requests = std::vector<std::string>;

/// `order` is a JSON object.
std::string order_request(std::string_view order);
/// With what the screen shows, where it races with those of others.
std::string command_request(Action const& action, TableModel const& model, Instant now);
std::string saying_request(Saying const& saying, Edition const& edition);
std::string hint_request();
/// To the bot on that seat, from 0.
std::string why_request(std::size_t seat);

}  // namespace kuhhandel
