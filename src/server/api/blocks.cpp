#include "server/api/blocks.h"

#include <utility>

#include "live/lobby_json.h"
#include "names/blocks.h"
#include "server/api/names.h"
#include "server/http/json_response.h"

namespace kuhhandel::server::routes {
namespace {

HttpAnswer blocks_of(names::Blocks& blocks, std::string const& owner) {
  return json_answer(200, live::blocks_text(blocks.of(owner)));
}

}  // namespace

HttpAnswer show_blocks(RoutedRequest const& asked) {
  auto const owner = asked.services.names.opened_by(bearer_of(asked.request));
  if (!owner) return opens_no_name();
  names::Blocks blocks(asked.services.store.database());
  return blocks_of(blocks, *owner);
}

HttpAnswer change_blocks(RoutedRequest const& asked) {
  auto const owner = asked.services.names.opened_by(bearer_of(asked.request));
  if (!owner) return opens_no_name();
  auto const change = live::read_block_change(asked.request.body);
  if (!change) return bad_request(change.error());
  names::Blocks blocks(asked.services.store.database());
  if (!blocks.change(*owner, *change))
    return error_answer(409, "too_many_blocked",
                        "You block as many as you may; let somebody back in before you block another.",
                        "block");
  return blocks_of(blocks, *owner);
}

Answer tell_sitting(RoutedRequest const& asked) {
  auto& lobby = asked.services.lobby;
  auto const other = live::read_seat_of_other(asked.request.body);
  if (!other) return bad_request(other.error());
  auto id = asked.path.text("table");
  auto* const live = asked.looked_for_table ? lobby.find(id) : lobby.in_memory(id);
  if (live == nullptr && !asked.looked_for_table) return WantsTable{std::move(id)};
  if (live == nullptr) return error_answer(404, "no_such_table", "There is no table of that name.");
  if (!live->seat_of(other->token))
    return error_answer(403, "bad_token", "This key opens no seat at this table.");
  auto const& presence = live->table().presence();
  auto const* const person = has_seat(presence, other->seat) ? presence.person(other->seat) : nullptr;
  if (person == nullptr) return error_answer(409, "no_such_seat", "Nobody sits there.", "seat");
  return json_answer(
      200, live::sitting_as_text(person->name, asked.services.names.has_seat(person->name, id, other->seat)));
}

}  // namespace kuhhandel::server::routes
