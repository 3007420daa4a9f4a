#include "server/api/route_table.h"

#include <algorithm>
#include <array>

#include "server/api/handlers.h"

namespace kuhhandel::server {
namespace {

constexpr auto kImportBodyLimit = std::size_t{16} * 1024 * 1024;

constexpr auto kDailyBodyLimit = std::size_t{128} * 1024;

constexpr std::array kRoutes{
    // Health checks, for operators.
    Route("GET", "/healthz", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/readyz", RateClass::page, kDefaultBodyLimit, ByConnection::ready),

    // Public information.
    Route("GET", "/api/owner", RateClass::read_memory, kDefaultBodyLimit, routes::show_owner),
    Route("GET", "/api/keeping", RateClass::read_memory, kDefaultBodyLimit, routes::show_retention),
    Route("GET", "/api/openapi.json", RateClass::read_memory, kDefaultBodyLimit, routes::show_openapi),

    // Tables.
    Route("GET", "/api/lobby", RateClass::read_memory, kDefaultBodyLimit, routes::show_lobby),
    Route("POST", "/api/tables", RateClass::open_table, kDefaultBodyLimit, routes::open_table),
    Route("POST", "/api/play", RateClass::play_now, kDefaultBodyLimit, routes::play_now),
    Route("GET", "/api/tables/{table}", RateClass::read_memory, kDefaultBodyLimit, routes::show_table),
    Route("GET", "/api/tables/{table}/code", RateClass::read_memory, kDefaultBodyLimit,
          routes::show_table_code),
    Route("GET", "/api/codes/{code}", RateClass::find_code, kDefaultBodyLimit, routes::find_by_code),
    Route("POST", "/api/tables/{table}/seats", RateClass::take_seat, kDefaultBodyLimit, routes::take_seat),
    Route("PUT", "/api/tables/{table}/name", RateClass::take_seat, kDefaultBodyLimit, routes::change_name),
    Route("PUT", "/api/tables/{table}/face", RateClass::take_seat, kDefaultBodyLimit, routes::change_face),
    Route("POST", "/api/tables/{table}/reports", RateClass::report, kDefaultBodyLimit, routes::report_player),
    Route("POST", "/api/tables/{table}/sitting", RateClass::use_name, kDefaultBodyLimit,
          routes::show_sitting),
    Route("POST", "/api/seats", RateClass::my_tables, kDefaultBodyLimit, routes::show_my_tables),
    Route("GET", "/api/tables/{table}/record", RateClass::past_game, kDefaultBodyLimit,
          routes::latest_record),
    Route("GET", "/api/tables/{table}/replay", RateClass::past_game, kDefaultBodyLimit, routes::look_back),
    Route("GET", "/api/tables/{table}/games/{number}/record", RateClass::past_game, kDefaultBodyLimit,
          routes::past_record),
    Route("GET", "/api/tables/{table}/games/{number}/replay/{eyes}", RateClass::past_game, kDefaultBodyLimit,
          routes::past_replay),
    Route("GET", "/api/tables/{table}/games/{number}/ratings", RateClass::past_game, kDefaultBodyLimit,
          routes::show_rated_game),

    // Live connections; they limit their own messages.
    Route("GET", "/api/tables/{table}/live", RateClass::open_stream, kDefaultBodyLimit, ByConnection::socket),
    Route("GET", "/api/tables/{table}/events", RateClass::open_stream, kDefaultBodyLimit,
          ByConnection::events),
    Route("POST", "/api/tables/{table}/events", RateClass::sse_uplink, kDefaultBodyLimit,
          ByConnection::message),
    Route("POST", "/api/tables/{table}/events/pong", RateClass::sse_uplink, kDefaultBodyLimit,
          ByConnection::pong),

    // The daily deal.
    Route("POST", "/api/daily/{day}", RateClass::submit_daily, kDailyBodyLimit, routes::submit_daily),
    Route("GET", "/api/daily/{day}/{number}", RateClass::past_game, kDefaultBodyLimit, routes::show_daily),

    // Registered names. Lookups of a name by its key are rate-limited too.
    Route("POST", "/api/names", RateClass::claim_name, kDefaultBodyLimit, routes::claim_name),
    Route("GET", "/api/name", RateClass::use_name, kDefaultBodyLimit, routes::show_name_seats),
    Route("DELETE", "/api/name", RateClass::use_name, kDefaultBodyLimit, routes::release_name),
    Route("POST", "/api/name/seats", RateClass::use_name, kDefaultBodyLimit, routes::claim_seat),
    Route("GET", "/api/name/blocks", RateClass::use_name, kDefaultBodyLimit, routes::show_blocks),
    Route("POST", "/api/name/blocks", RateClass::use_name, kDefaultBodyLimit, routes::change_blocks),
    Route("POST", "/api/ratings", RateClass::past_game, kDefaultBodyLimit, routes::show_name),

    // Push notifications.
    Route("GET", "/api/notices", RateClass::read_memory, kDefaultBodyLimit, routes::show_push_key),
    Route("PUT", "/api/notices", RateClass::subscribe_browser, kDefaultBodyLimit, routes::subscribe_browser),

    // Operator page; needs the operator token.
    Route("GET", "/api/operator", RateClass::operator_request, kDefaultBodyLimit, routes::show_operator),
    Route("POST", "/api/operator/close", RateClass::operator_request, kDefaultBodyLimit, routes::close_table),
    Route("DELETE", "/api/operator/reports/{number}", RateClass::operator_request, kDefaultBodyLimit,
          routes::drop_report),
    Route("POST", "/api/operator/ban", RateClass::operator_request, kDefaultBodyLimit, routes::ban),
    Route("POST", "/api/operator/unban", RateClass::operator_request, kDefaultBodyLimit, routes::unban),
    Route("POST", "/api/operator/limits", RateClass::operator_request, kDefaultBodyLimit, routes::set_limits),
    Route("DELETE", "/api/operator/limits", RateClass::operator_request, kDefaultBodyLimit,
          routes::unset_limits),

    // Score pad.
    Route("POST", "/api/score", RateClass::heavy_read, kDefaultBodyLimit, routes::score_sheet),
    Route("POST", "/api/groups", RateClass::make_group, kDefaultBodyLimit, routes::make_group),
    Route("GET", "/api/group", RateClass::read_group, kDefaultBodyLimit, routes::show_group),
    Route("PUT", "/api/group", RateClass::change_group, kDefaultBodyLimit, routes::rename_group),
    Route("DELETE", "/api/group", RateClass::change_group, kDefaultBodyLimit, routes::erase_group),
    Route("GET", "/api/group/keys", RateClass::read_group, kDefaultBodyLimit, routes::show_group_keys),
    Route("PUT", "/api/group/evening", RateClass::change_group, kDefaultBodyLimit, routes::plan_evening),
    Route("DELETE", "/api/group/evening", RateClass::change_group, kDefaultBodyLimit,
          routes::call_off_evening),
    Route("POST", "/api/group/calendar", RateClass::change_group, kDefaultBodyLimit, routes::open_calendar),
    Route("DELETE", "/api/group/calendar", RateClass::change_group, kDefaultBodyLimit,
          routes::close_calendar),
    Route("GET", "/api/group/calendar/{file}", RateClass::read_group, kDefaultBodyLimit,
          routes::show_calendar),
    Route("PUT", "/api/group/webhook", RateClass::change_group, kDefaultBodyLimit, routes::set_webhook),
    Route("DELETE", "/api/group/webhook", RateClass::change_group, kDefaultBodyLimit, routes::remove_webhook),
    Route("POST", "/api/group/players", RateClass::change_group, kDefaultBodyLimit, routes::add_player),
    Route("PUT", "/api/group/players/{number}", RateClass::change_group, kDefaultBodyLimit,
          routes::rename_player),
    Route("DELETE", "/api/group/players/{number}", RateClass::change_group, kDefaultBodyLimit,
          routes::remove_player),
    Route("POST", "/api/group/players/{number}/merge", RateClass::change_group, kDefaultBodyLimit,
          routes::merge_player),
    Route("POST", "/api/group/games", RateClass::change_group, kDefaultBodyLimit, routes::add_game),
    Route("GET", "/api/group/games/{number}", RateClass::read_group, kDefaultBodyLimit, routes::show_game),
    Route("PUT", "/api/group/games/{number}", RateClass::change_group, kDefaultBodyLimit,
          routes::correct_game),
    Route("DELETE", "/api/group/games/{number}", RateClass::change_group, kDefaultBodyLimit,
          routes::delete_game),
    Route("POST", "/api/group/undo", RateClass::change_group, kDefaultBodyLimit, routes::undo_change),
    Route("GET", "/api/group/pages/{number}", RateClass::read_group, kDefaultBodyLimit, routes::show_page),
    Route("GET", "/api/group/puzzles", RateClass::read_group, kDefaultBodyLimit, routes::show_puzzles),
    Route("PUT", "/api/group/puzzles/{day}/{number}", RateClass::change_group, kDefaultBodyLimit,
          routes::enter_puzzle),
    Route("DELETE", "/api/group/puzzles/{day}/{number}", RateClass::change_group, kDefaultBodyLimit,
          routes::remove_puzzle),
    Route("GET", "/api/group/statistics", RateClass::heavy_read, kDefaultBodyLimit, routes::show_statistics),
    Route("GET", "/api/group/statistics/{number}", RateClass::heavy_read, kDefaultBodyLimit,
          routes::show_year),
    Route("GET", "/api/group/export.json", RateClass::heavy_read, kDefaultBodyLimit, routes::export_json),
    Route("GET", "/api/group/export.csv", RateClass::heavy_read, kDefaultBodyLimit, routes::export_csv),
    Route("POST", "/api/group/import.json", RateClass::import_games, kImportBodyLimit, routes::import_json),
    Route("POST", "/api/group/import.csv", RateClass::import_games, kImportBodyLimit, routes::import_csv),

    // The client's only page, which reads the rest of its address itself.
    Route("GET", "/", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/replay", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/operator", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/privacy", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/games", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/profile", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/names/*", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/pad", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/pad/*", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/rules", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/rules/*", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/docs", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/docs/", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/puzzles", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/puzzles/*", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/t/*", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/tv", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/tv/*", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
    Route("GET", "/local/*", RateClass::page, kDefaultBodyLimit, routes::show_client_page),
};

bool is_single_response(Route const& route) {
  return !std::holds_alternative<ByConnection>(route.handler) ||
         route.handler == Handler(ByConnection::ready);
}

bool accepts(Route const& route, std::string_view method) {
  return route.method == method || (method == "HEAD" && route.method == "GET" && is_single_response(route));
}

}  // namespace

std::span<Route const> all_routes() { return kRoutes; }

Route const* route_of(std::string_view method, std::string_view path) {
  auto const found = std::ranges::find_if(
      kRoutes, [&](Route const& route) { return accepts(route, method) && matches(route.pattern, path); });
  return found == kRoutes.end() ? nullptr : &*found;
}

std::string allowed_at(std::string_view path) {
  std::string allowed;
  for (auto const& route : kRoutes) {
    if (!matches(route.pattern, path)) continue;
    allowed += std::string(route.method) + (accepts(route, "HEAD") ? ", HEAD, " : ", ");
  }
  return allowed.empty() ? allowed : allowed + "OPTIONS";
}

bool waits_for_durability(Route const* route) { return route != nullptr && route->rate != RateClass::page; }

std::string label_of(Route const* route) {
  return route == nullptr ? "files" : std::string(route->method) + ' ' + std::string(route->pattern);
}

std::size_t body_limit(Route const* route) {
  return route == nullptr ? kDefaultBodyLimit : route->body_limit;
}

std::string_view body_type(Route const& route) {
  return route.handler == Handler(routes::import_csv) ? "text/csv" : "application/json";
}

}  // namespace kuhhandel::server
