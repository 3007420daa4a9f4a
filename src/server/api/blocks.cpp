#include "names/blocks.h"

#include <utility>

#include "live/lobby_json.h"
#include "server/api/handlers.h"
#include "server/api/names.h"

namespace kuhhandel::server::routes {
namespace {

HttpResponse blocks_of(names::Blocks& blocks, std::string const& owner) {
  return json_response(200, live::blocks_text(blocks.of(owner)));
}

/// Returns the registered name whose key the request has. Throws ErrorResponse (404) if there is none.
std::string owner_of(RequestContext const& ctx) {
  auto owner = ctx.services.names.name_for_key(bearer_of(ctx.http));
  if (!owner) throw ErrorResponse{no_such_name()};
  return *std::move(owner);
}

}  // namespace

Task<HttpResponse> show_blocks(RequestContext& ctx) {
  names::Blocks blocks(ctx.services.store.database());
  co_return blocks_of(blocks, owner_of(ctx));
}

Task<HttpResponse> change_blocks(RequestContext& ctx) {
  auto const owner = owner_of(ctx);
  auto const change = RequestContext::valid(live::read_block_change(ctx.http.body));
  names::Blocks blocks(ctx.services.store.database());
  if (!blocks.change(owner, change))
    co_return error_response(
        409, "too_many_blocked",
        "You have blocked as many players as you can. Unblock one before you block another.", "block");
  co_return blocks_of(blocks, owner);
}

Task<HttpResponse> show_sitting(RequestContext& ctx) {
  auto const other = RequestContext::valid(live::read_seat_of_other(ctx.http.body));
  auto const id = ctx.path.text("table");
  auto* const server_table = co_await ctx.table(id);
  if (server_table == nullptr) co_return no_such_table();
  if (!server_table->seat_of(other.token)) co_return opens_no_seat();
  auto const& presence = server_table->table().presence();
  auto const* const person = has_seat(presence, other.seat) ? presence.person(other.seat) : nullptr;
  if (person == nullptr) co_return error_response(409, "no_such_seat", "That seat is empty.", "seat");
  co_return json_response(
      200, live::sitting_as_text(person->name, ctx.services.names.has_seat(person->name, id, other.seat)));
}

}  // namespace kuhhandel::server::routes
