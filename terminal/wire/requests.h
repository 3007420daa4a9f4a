// What a client asks of the server: messages without their ids, which Outbox gives them.
#pragma once

#include <utility>
#include <vector>

#include "engine/action.h"
#include "table/client_message.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel {

using Requests = std::vector<ClientMessage>;

inline ClientMessage order_request(Order order) { return OrderMessage{{}, std::move(order)}; }
inline ClientMessage saying_request(Saying saying) { return SayMessage{{}, std::move(saying)}; }
inline ClientMessage hint_request() { return HintMessage{}; }
/// To the bot on that seat.
inline ClientMessage why_request(Seat seat) { return WhyMessage{{}, seat}; }
/// With what the screen shows, where it races with those of others.
ClientMessage command_request(Action const& action, TableModel const& model, Instant now);

}  // namespace kuhhandel
