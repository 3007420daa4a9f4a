#include "terminal/table_keys.h"

#include <fmt/format.h>

namespace kuhhandel {
namespace {

Requests why_of_the_bots(TableModel const& model) {
  Requests requests;
  for (std::size_t i = 0; i < model.table.occupants.size(); ++i) {
    if (std::holds_alternative<BotPlayer>(model.table.occupants[i])) requests.push_back(why_request(i));
  }
  return requests;
}

/// The host begins: bots take the empty seats first.
Requests begin_a_game(TableModel const& model) {
  Requests requests;
  for (std::size_t i = 0; i < model.table.occupants.size(); ++i) {
    if (!std::holds_alternative<EmptySeat>(model.table.occupants[i])) continue;
    requests.push_back(order_request(fmt::format(R"({{"do":"add_bot","seat":{},"bot":"farmer"}})", i)));
  }
  bool const again = model.table.state == TableState::finished;
  requests.push_back(order_request(again ? R"({"do":"again"})" : R"({"do":"start"})"));
  return requests;
}

}  // namespace

Requests requests_by_key(char letter, TableModel const& model) {
  bool const runs = model.table.state == TableState::running;
  if (letter == 'h') return {hint_request()};
  if (letter == 'w') return why_of_the_bots(model);
  if (letter == 'g' && !runs) return begin_a_game(model);
  if (letter == 'p' && runs)
    return {order_request(model.table.paused ? R"({"do":"resume"})" : R"({"do":"pause"})")};
  if (letter == 'c') return {order_request(R"({"do":"call"})")};
  return {};
}

}  // namespace kuhhandel
