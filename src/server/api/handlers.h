// The handlers of all routes, grouped by the file that defines them. docs/HTTP_API.md describes the requests.
#pragma once

#include "server/routing/request_context.h"

namespace kuhhandel::server::routes {

// files.cpp
Task<HttpResponse> show_client_page(RequestContext& ctx);
Task<HttpResponse> show_openapi(RequestContext& ctx);

// shard_redirect.cpp
Task<HttpResponse> show_owner(RequestContext& ctx);

// tables.cpp
Task<HttpResponse> show_lobby(RequestContext& ctx);
Task<HttpResponse> open_table(RequestContext& ctx);
Task<HttpResponse> show_table(RequestContext& ctx);
/// Returns the short code of a table that people may join by it, to a client that knows its id.
Task<HttpResponse> show_table_code(RequestContext& ctx);
Task<HttpResponse> find_by_code(RequestContext& ctx);
Task<HttpResponse> take_seat(RequestContext& ctx);
Task<HttpResponse> change_name(RequestContext& ctx);
Task<HttpResponse> change_face(RequestContext& ctx);
Task<HttpResponse> latest_record(RequestContext& ctx);
Task<HttpResponse> past_record(RequestContext& ctx);
Task<HttpResponse> past_replay(RequestContext& ctx);
/// For the owner of a seat, from the point of view of that seat.
Task<HttpResponse> look_back(RequestContext& ctx);

// play_now.cpp
/// A seat among strangers: at a table with a waiting player, or at a new table.
Task<HttpResponse> play_now(RequestContext& ctx);

// names.cpp
Task<HttpResponse> claim_name(RequestContext& ctx);
Task<HttpResponse> show_name_seats(RequestContext& ctx);
Task<HttpResponse> release_name(RequestContext& ctx);
/// Adds a seat that was taken before the name was claimed, or without its key.
Task<HttpResponse> claim_seat(RequestContext& ctx);

// blocks.cpp
Task<HttpResponse> show_blocks(RequestContext& ctx);
Task<HttpResponse> change_blocks(RequestContext& ctx);
/// Returns the name under which another player sits at the table: only registered names can be blocked
/// everywhere.
Task<HttpResponse> show_sitting(RequestContext& ctx);

// reports.cpp
Task<HttpResponse> report_player(RequestContext& ctx);
/// Returns how long the server keeps each kind of data.
Task<HttpResponse> show_retention(RequestContext& ctx);

// players/ratings.cpp
Task<HttpResponse> show_name(RequestContext& ctx);
Task<HttpResponse> show_rated_game(RequestContext& ctx);

// daily.cpp
/// Replays a game of the daily deal and counts its result.
Task<HttpResponse> submit_daily(RequestContext& ctx);
/// Returns the distribution of all results, from the view of a player with {number} points.
Task<HttpResponse> show_daily(RequestContext& ctx);

// players/my_tables.cpp
/// Tables and finished games of the seats in the body. Unknown keys and damaged tables are left out.
Task<HttpResponse> show_my_tables(RequestContext& ctx);

// players/push_subscriptions.cpp
Task<HttpResponse> show_push_key(RequestContext& ctx);
/// Seats whose key is unknown are left out.
Task<HttpResponse> subscribe_browser(RequestContext& ctx);

// operator.cpp
Task<HttpResponse> show_operator(RequestContext& ctx);
Task<HttpResponse> close_table(RequestContext& ctx);
Task<HttpResponse> drop_report(RequestContext& ctx);
Task<HttpResponse> ban(RequestContext& ctx);
Task<HttpResponse> unban(RequestContext& ctx);
Task<HttpResponse> set_limits(RequestContext& ctx);
/// Restores the limits of the command line.
Task<HttpResponse> unset_limits(RequestContext& ctx);

// groups/groups.cpp
Task<HttpResponse> score_sheet(RequestContext& ctx);
Task<HttpResponse> make_group(RequestContext& ctx);
Task<HttpResponse> show_group(RequestContext& ctx);
Task<HttpResponse> rename_group(RequestContext& ctx);
Task<HttpResponse> erase_group(RequestContext& ctx);
Task<HttpResponse> show_group_keys(RequestContext& ctx);
Task<HttpResponse> add_player(RequestContext& ctx);
Task<HttpResponse> rename_player(RequestContext& ctx);
Task<HttpResponse> remove_player(RequestContext& ctx);
Task<HttpResponse> merge_player(RequestContext& ctx);
Task<HttpResponse> add_game(RequestContext& ctx);
Task<HttpResponse> show_game(RequestContext& ctx);
Task<HttpResponse> correct_game(RequestContext& ctx);
Task<HttpResponse> delete_game(RequestContext& ctx);
Task<HttpResponse> undo_change(RequestContext& ctx);
Task<HttpResponse> show_page(RequestContext& ctx);
Task<HttpResponse> show_statistics(RequestContext& ctx);
Task<HttpResponse> show_year(RequestContext& ctx);
Task<HttpResponse> export_json(RequestContext& ctx);
Task<HttpResponse> export_csv(RequestContext& ctx);

// groups/group_import.cpp
Task<HttpResponse> import_json(RequestContext& ctx);
Task<HttpResponse> import_csv(RequestContext& ctx);

// groups/group_evenings.cpp
Task<HttpResponse> plan_evening(RequestContext& ctx);
Task<HttpResponse> call_off_evening(RequestContext& ctx);
/// Creates a new key; the old one stops working.
Task<HttpResponse> open_calendar(RequestContext& ctx);
Task<HttpResponse> close_calendar(RequestContext& ctx);
/// The read-only key is part of the address, because calendar programs cannot send headers.
Task<HttpResponse> show_calendar(RequestContext& ctx);
Task<HttpResponse> set_webhook(RequestContext& ctx);
Task<HttpResponse> remove_webhook(RequestContext& ctx);

// groups/group_puzzles.cpp
Task<HttpResponse> show_puzzles(RequestContext& ctx);
Task<HttpResponse> enter_puzzle(RequestContext& ctx);
Task<HttpResponse> remove_puzzle(RequestContext& ctx);

}  // namespace kuhhandel::server::routes
