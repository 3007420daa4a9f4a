#include "terminal/wire/requests.h"

namespace kuhhandel::terminal {
namespace {

bool races(Action const& action) {
  return std::holds_alternative<action::Bid>(action) || std::holds_alternative<action::Claim>(action);
}

}  // namespace

table::ClientMessage command_request(Action const& action, TableModel const& model, table::Instant now) {
  table::CommandMessage message{.id = {}, .command = {.by = House{}, .action = action}};
  if (model.me) message.command.by = *model.me;
  if (races(action)) message.seen = seen_on_screen(model, now);
  return message;
}

}  // namespace kuhhandel::terminal
