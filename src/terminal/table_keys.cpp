#include "terminal/table_keys.h"

#include <variant>
#include <vector>

namespace kuhhandel::terminal {
namespace {

template <class Kind>
std::vector<Seat> seats_with(TableModel const& model) {
  auto const& occupants = model.table.occupants;
  std::vector<Seat> seats;
  for (auto const seat : seats_of(static_cast<int>(occupants.size())))
    if (std::holds_alternative<Kind>(at_seat(occupants, seat))) seats.push_back(seat);
  return seats;
}

Requests why_of_the_bots(TableModel const& model) {
  Requests requests;
  for (auto const seat : seats_with<table::BotPlayer>(model)) requests.push_back(why_request(seat));
  return requests;
}

/// The host begins: bots take the empty seats first.
Requests begin_a_game(TableModel const& model) {
  Requests requests;
  for (auto const seat : seats_with<table::EmptySeat>(model))
    requests.push_back(order_request(table::order::AddBot{seat, "farmer"}));
  bool const again = model.table.state == table::TableState::finished;
  requests.push_back(again ? order_request(table::order::Again{}) : order_request(table::order::Start{}));
  return requests;
}

}  // namespace

Requests requests_by_key(char letter, TableModel const& model) {
  bool const runs = model.table.state == table::TableState::running;
  if (letter == 'h') return {hint_request()};
  if (letter == 'w') return why_of_the_bots(model);
  if (letter == 'g' && !runs) return begin_a_game(model);
  if (letter == 'p' && runs)
    return {model.table.paused ? order_request(table::order::Resume{})
                               : order_request(table::order::Pause{})};
  if (letter == 'c') return {order_request(table::order::Call{})};
  return {};
}

}  // namespace kuhhandel::terminal
