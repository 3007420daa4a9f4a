// The handlers of all routes, grouped by the file that defines them. docs/PROTOCOL.md describes the requests.
#pragma once

#include "server/api/request_context.h"

namespace kuhhandel::server::routes {

// files.cpp
Task<HttpAnswer> show_page_of_client(RequestContext& ctx);
Task<HttpAnswer> show_owner(RequestContext& ctx);

// tables.cpp
Task<HttpAnswer> show_lobby(RequestContext& ctx);
Task<HttpAnswer> open_table(RequestContext& ctx);
Task<HttpAnswer> show_table(RequestContext& ctx);
/// The short code of a table that waits for players, for a client that knows its id.
Task<HttpAnswer> show_code(RequestContext& ctx);
Task<HttpAnswer> find_by_code(RequestContext& ctx);
Task<HttpAnswer> take_seat(RequestContext& ctx);
Task<HttpAnswer> change_name(RequestContext& ctx);
Task<HttpAnswer> latest_record(RequestContext& ctx);
Task<HttpAnswer> past_record(RequestContext& ctx);
Task<HttpAnswer> past_replay(RequestContext& ctx);
/// For the owner of a seat, from the point of view of that seat.
Task<HttpAnswer> look_back(RequestContext& ctx);

// play_now.cpp
/// A seat among strangers: at a table with a waiting player, or at a new table.
Task<HttpAnswer> play_now(RequestContext& ctx);

// names.cpp
Task<HttpAnswer> claim_name(RequestContext& ctx);
Task<HttpAnswer> show_own_seats(RequestContext& ctx);
Task<HttpAnswer> give_up_name(RequestContext& ctx);
/// Adds a seat that was taken before the name was claimed, or without its key.
Task<HttpAnswer> bring_seat(RequestContext& ctx);

// blocks.cpp
Task<HttpAnswer> show_blocks(RequestContext& ctx);
Task<HttpAnswer> change_blocks(RequestContext& ctx);
/// The name under which another player sits at the table: only registered names can be blocked everywhere.
Task<HttpAnswer> tell_sitting(RequestContext& ctx);

// reports.cpp
Task<HttpAnswer> report_player(RequestContext& ctx);
/// How long the server keeps each kind of data.
Task<HttpAnswer> show_keeping(RequestContext& ctx);

// ratings.cpp
Task<HttpAnswer> show_name(RequestContext& ctx);
Task<HttpAnswer> show_rated_game(RequestContext& ctx);

// daily.cpp
/// Replays a game of the daily deal and counts its result.
Task<HttpAnswer> count_daily(RequestContext& ctx);
/// The distribution of all results, seen by a player with {number} points.
Task<HttpAnswer> show_daily(RequestContext& ctx);

// my_tables.cpp
/// Tables and finished games of the seats in the body. Unknown keys and damaged tables are left out.
Task<HttpAnswer> show_own_tables(RequestContext& ctx);

// push_subscriptions.cpp
Task<HttpAnswer> show_notices_key(RequestContext& ctx);
/// Seats whose key is unknown are left out.
Task<HttpAnswer> call_browser(RequestContext& ctx);

// operator.cpp
Task<HttpAnswer> show_operator(RequestContext& ctx);
Task<HttpAnswer> close_table(RequestContext& ctx);
Task<HttpAnswer> drop_report(RequestContext& ctx);
Task<HttpAnswer> ban(RequestContext& ctx);
Task<HttpAnswer> unban(RequestContext& ctx);
Task<HttpAnswer> set_limits(RequestContext& ctx);
/// Back to the limits of the command line.
Task<HttpAnswer> unset_limits(RequestContext& ctx);

// groups.cpp
Task<HttpAnswer> score_sheet(RequestContext& ctx);
Task<HttpAnswer> make_group(RequestContext& ctx);
Task<HttpAnswer> show_group(RequestContext& ctx);
Task<HttpAnswer> rename_group(RequestContext& ctx);
Task<HttpAnswer> erase_group(RequestContext& ctx);
Task<HttpAnswer> show_group_keys(RequestContext& ctx);
Task<HttpAnswer> add_player(RequestContext& ctx);
Task<HttpAnswer> rename_player(RequestContext& ctx);
Task<HttpAnswer> remove_player(RequestContext& ctx);
Task<HttpAnswer> merge_player(RequestContext& ctx);
Task<HttpAnswer> add_game(RequestContext& ctx);
Task<HttpAnswer> show_game(RequestContext& ctx);
Task<HttpAnswer> correct_game(RequestContext& ctx);
Task<HttpAnswer> delete_game(RequestContext& ctx);
Task<HttpAnswer> undo_change(RequestContext& ctx);
Task<HttpAnswer> show_page(RequestContext& ctx);
Task<HttpAnswer> show_statistics(RequestContext& ctx);
Task<HttpAnswer> show_year(RequestContext& ctx);
Task<HttpAnswer> export_json(RequestContext& ctx);
Task<HttpAnswer> export_csv(RequestContext& ctx);

// group_import.cpp
Task<HttpAnswer> import_json(RequestContext& ctx);
Task<HttpAnswer> import_csv(RequestContext& ctx);

// group_evenings.cpp
Task<HttpAnswer> plan_evening(RequestContext& ctx);
Task<HttpAnswer> call_off_evening(RequestContext& ctx);
/// With a new key; the old one no longer works.
Task<HttpAnswer> open_calendar(RequestContext& ctx);
Task<HttpAnswer> close_calendar(RequestContext& ctx);
/// The key is part of the address, since calendar programs cannot send headers. It only reads.
Task<HttpAnswer> show_calendar(RequestContext& ctx);
Task<HttpAnswer> set_webhook(RequestContext& ctx);
Task<HttpAnswer> remove_webhook(RequestContext& ctx);

// group_puzzles.cpp
Task<HttpAnswer> show_puzzles(RequestContext& ctx);
Task<HttpAnswer> enter_puzzle(RequestContext& ctx);
Task<HttpAnswer> take_back_puzzle(RequestContext& ctx);

}  // namespace kuhhandel::server::routes
