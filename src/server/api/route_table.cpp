#include "server/api/route_table.h"

#include <algorithm>
#include <array>

#include "server/api/handlers.h"

namespace kuhhandel::server {
namespace {

constexpr auto kFileOfGames = std::size_t{16} * 1024 * 1024;

constexpr auto kGameOfADay = std::size_t{128} * 1024;

constexpr std::array kRoutes{
    // For who keeps the server.
    Route("GET", "/healthz", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/readyz", RateClass::page, kUsualBody, ByConnection::ready),

    // For whoever wants to know.
    Route("GET", "/api/owner", RateClass::look, kUsualBody, routes::show_owner),
    Route("GET", "/api/keeping", RateClass::look, kUsualBody, routes::show_keeping),

    // Tables.
    Route("GET", "/api/lobby", RateClass::look, kUsualBody, routes::show_lobby),
    Route("POST", "/api/tables", RateClass::open_table, kUsualBody, routes::open_table),
    Route("POST", "/api/play", RateClass::play_now, kUsualBody, routes::play_now),
    Route("GET", "/api/tables/{table}", RateClass::look, kUsualBody, routes::show_table),
    Route("GET", "/api/tables/{table}/code", RateClass::look, kUsualBody, routes::show_code),
    Route("GET", "/api/codes/{code}", RateClass::find_code, kUsualBody, routes::find_by_code),
    Route("POST", "/api/tables/{table}/seats", RateClass::take_seat, kUsualBody, routes::take_seat),
    Route("PUT", "/api/tables/{table}/name", RateClass::take_seat, kUsualBody, routes::change_name),
    Route("POST", "/api/tables/{table}/reports", RateClass::report, kUsualBody, routes::report_player),
    Route("POST", "/api/tables/{table}/sitting", RateClass::use_name, kUsualBody, routes::tell_sitting),
    Route("POST", "/api/seats", RateClass::own_tables, kUsualBody, routes::show_own_tables),
    Route("GET", "/api/tables/{table}/record", RateClass::past_game, kUsualBody, routes::latest_record),
    Route("GET", "/api/tables/{table}/replay", RateClass::past_game, kUsualBody, routes::look_back),
    Route("GET", "/api/tables/{table}/games/{number}/record", RateClass::past_game, kUsualBody,
          routes::past_record),
    Route("GET", "/api/tables/{table}/games/{number}/replay/{eyes}", RateClass::past_game, kUsualBody,
          routes::past_replay),
    Route("GET", "/api/tables/{table}/games/{number}/ratings", RateClass::past_game, kUsualBody,
          routes::show_rated_game),

    // Live connections; what is said on them they count themselves.
    Route("GET", "/api/tables/{table}/live", RateClass::open_line, kUsualBody, ByConnection::socket),
    Route("GET", "/api/tables/{table}/events", RateClass::open_line, kUsualBody, ByConnection::events),
    Route("POST", "/api/tables/{table}/events", RateClass::post, kUsualBody, ByConnection::message),
    Route("POST", "/api/tables/{table}/events/pong", RateClass::post, kUsualBody, ByConnection::pong),

    // The deal of the day.
    Route("POST", "/api/daily/{day}", RateClass::count_daily, kGameOfADay, routes::count_daily),
    Route("GET", "/api/daily/{day}/{number}", RateClass::past_game, kUsualBody, routes::show_daily),

    // Names that belong to somebody. Looking for one by its key is counted too.
    Route("POST", "/api/names", RateClass::claim_name, kUsualBody, routes::claim_name),
    Route("GET", "/api/name", RateClass::use_name, kUsualBody, routes::show_own_seats),
    Route("DELETE", "/api/name", RateClass::use_name, kUsualBody, routes::give_up_name),
    Route("POST", "/api/name/seats", RateClass::use_name, kUsualBody, routes::bring_seat),
    Route("GET", "/api/name/blocks", RateClass::use_name, kUsualBody, routes::show_blocks),
    Route("POST", "/api/name/blocks", RateClass::use_name, kUsualBody, routes::change_blocks),
    Route("POST", "/api/ratings", RateClass::past_game, kUsualBody, routes::show_name),

    // Browsers that are called.
    Route("GET", "/api/notices", RateClass::look, kUsualBody, routes::show_notices_key),
    Route("PUT", "/api/notices", RateClass::call_browser, kUsualBody, routes::call_browser),

    // For who keeps the server, by their token.
    Route("GET", "/api/operator", RateClass::operate, kUsualBody, routes::show_operator),
    Route("POST", "/api/operator/close", RateClass::operate, kUsualBody, routes::close_table),
    Route("DELETE", "/api/operator/reports/{number}", RateClass::operate, kUsualBody, routes::drop_report),
    Route("POST", "/api/operator/ban", RateClass::operate, kUsualBody, routes::ban),
    Route("POST", "/api/operator/unban", RateClass::operate, kUsualBody, routes::unban),
    Route("POST", "/api/operator/limits", RateClass::operate, kUsualBody, routes::set_limits),
    Route("DELETE", "/api/operator/limits", RateClass::operate, kUsualBody, routes::unset_limits),

    // The score pad.
    Route("POST", "/api/score", RateClass::reckon, kUsualBody, routes::score_sheet),
    Route("POST", "/api/groups", RateClass::make_group, kUsualBody, routes::make_group),
    Route("GET", "/api/group", RateClass::read_group, kUsualBody, routes::show_group),
    Route("PUT", "/api/group", RateClass::change_group, kUsualBody, routes::rename_group),
    Route("DELETE", "/api/group", RateClass::change_group, kUsualBody, routes::erase_group),
    Route("GET", "/api/group/keys", RateClass::read_group, kUsualBody, routes::show_group_keys),
    Route("PUT", "/api/group/evening", RateClass::change_group, kUsualBody, routes::plan_evening),
    Route("DELETE", "/api/group/evening", RateClass::change_group, kUsualBody, routes::call_off_evening),
    Route("POST", "/api/group/calendar", RateClass::change_group, kUsualBody, routes::open_calendar),
    Route("DELETE", "/api/group/calendar", RateClass::change_group, kUsualBody, routes::close_calendar),
    Route("GET", "/api/group/calendar/{file}", RateClass::read_group, kUsualBody, routes::show_calendar),
    Route("PUT", "/api/group/webhook", RateClass::change_group, kUsualBody, routes::set_webhook),
    Route("DELETE", "/api/group/webhook", RateClass::change_group, kUsualBody, routes::remove_webhook),
    Route("POST", "/api/group/players", RateClass::change_group, kUsualBody, routes::add_player),
    Route("PUT", "/api/group/players/{number}", RateClass::change_group, kUsualBody, routes::rename_player),
    Route("DELETE", "/api/group/players/{number}", RateClass::change_group, kUsualBody,
          routes::remove_player),
    Route("POST", "/api/group/players/{number}/merge", RateClass::change_group, kUsualBody,
          routes::merge_player),
    Route("POST", "/api/group/games", RateClass::change_group, kUsualBody, routes::add_game),
    Route("GET", "/api/group/games/{number}", RateClass::read_group, kUsualBody, routes::show_game),
    Route("PUT", "/api/group/games/{number}", RateClass::change_group, kUsualBody, routes::correct_game),
    Route("DELETE", "/api/group/games/{number}", RateClass::change_group, kUsualBody, routes::delete_game),
    Route("POST", "/api/group/undo", RateClass::change_group, kUsualBody, routes::undo_change),
    Route("GET", "/api/group/pages/{number}", RateClass::read_group, kUsualBody, routes::show_page),
    Route("GET", "/api/group/puzzles", RateClass::read_group, kUsualBody, routes::show_puzzles),
    Route("PUT", "/api/group/puzzles/{day}/{number}", RateClass::change_group, kUsualBody,
          routes::enter_puzzle),
    Route("DELETE", "/api/group/puzzles/{day}/{number}", RateClass::change_group, kUsualBody,
          routes::take_back_puzzle),
    Route("GET", "/api/group/statistics", RateClass::reckon, kUsualBody, routes::show_statistics),
    Route("GET", "/api/group/statistics/{number}", RateClass::reckon, kUsualBody, routes::show_year),
    Route("GET", "/api/group/export.json", RateClass::reckon, kUsualBody, routes::export_json),
    Route("GET", "/api/group/export.csv", RateClass::reckon, kUsualBody, routes::export_csv),
    Route("POST", "/api/group/import.json", RateClass::import_games, kFileOfGames, routes::import_json),
    Route("POST", "/api/group/import.csv", RateClass::import_games, kFileOfGames, routes::import_csv),

    // The one page of the client, which reads the rest of its address itself.
    Route("GET", "/", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/replay", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/operator", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/privacy", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/games", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/profile", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/names/*", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/pad", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/pad/*", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/rules", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/rules/*", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/docs", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/docs/", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/puzzles", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/puzzles/*", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/t/*", RateClass::page, kUsualBody, routes::show_page_of_client),
    Route("GET", "/local/*", RateClass::page, kUsualBody, routes::show_page_of_client),
};

bool is_in_one_piece(Route const& route) {
  return !std::holds_alternative<ByConnection>(route.handler) ||
         route.handler == Handler(ByConnection::ready);
}

bool takes(Route const& route, std::string_view method) {
  return route.method == method || (method == "HEAD" && route.method == "GET" && is_in_one_piece(route));
}

}  // namespace

std::span<Route const> all_routes() { return kRoutes; }

Route const* route_of(std::string_view method, std::string_view path) {
  auto const found = std::ranges::find_if(
      kRoutes, [&](Route const& route) { return takes(route, method) && fits(route.pattern, path); });
  return found == kRoutes.end() ? nullptr : &*found;
}

std::string allowed_at(std::string_view path) {
  std::string allowed;
  for (auto const& route : kRoutes) {
    if (!fits(route.pattern, path)) continue;
    allowed += std::string(route.method) + (takes(route, "HEAD") ? ", HEAD, " : ", ");
  }
  return allowed.empty() ? allowed : allowed + "OPTIONS";
}

bool waits_for_durability(Route const* route) { return route != nullptr && route->rate != RateClass::page; }

std::string label_of(Route const* route) {
  return route == nullptr ? "files" : std::string(route->method) + ' ' + std::string(route->pattern);
}

std::size_t longest_body(Route const* route) { return route == nullptr ? kUsualBody : route->longest_body; }

std::string_view body_type(Route const& route) {
  return route.handler == Handler(routes::import_csv) ? "text/csv" : "application/json";
}

}  // namespace kuhhandel::server
