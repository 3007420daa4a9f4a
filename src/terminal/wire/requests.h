// Requests to the server: messages without ids, which SendQueue adds.
#pragma once

#include <utility>
#include <vector>

#include "engine/action.h"
#include "table/messages/client_message.h"
#include "terminal/wire/table_model.h"

namespace kuhhandel::terminal {

using Requests = std::vector<table::ClientMessage>;

inline table::ClientMessage order_request(table::Order order) {
  return table::OrderMessage{{}, std::move(order)};
}
inline table::ClientMessage saying_request(table::Saying saying) {
  return table::SayMessage{{}, std::move(saying)};
}
inline table::ClientMessage hint_request() { return table::HintMessage{}; }
/// To the bot on that seat.
inline table::ClientMessage why_request(Seat seat) { return table::WhyMessage{{}, seat}; }
/// With the displayed price, if it races with the commands of others.
table::ClientMessage command_request(Action const& action, TableModel const& model, table::Instant now);

}  // namespace kuhhandel::terminal
