#include "apps/server/routes.h"

#include <algorithm>
#include <utility>

#include "parlour/lobby_json.h"

namespace kuhhandel {
namespace {

constexpr std::string_view kTables = "/api/tables/";

HttpAnswer json_answer(int status, std::string body) {
  return {status, std::move(body), {{"Content-Type", "application/json"}, {"Cache-Control", "no-store"}}};
}

HttpAnswer error_answer(int status, std::string_view name, std::string_view message) {
  return json_answer(status, error_text(name, message));
}

HttpAnswer bad_request(FormatError const& error) {
  // A problem without a field is one of the text as a whole, or of a line and column in it.
  bool const field = !error.where.empty() && !error.where.starts_with("line");
  auto const* const name = field ? "bad_field" : "malformed";
  return json_answer(400, error_text(name, text_of(error), field ? error.where : ""));
}

HttpAnswer open_table(Hall& hall, HttpRequest const& request, Instant now) {
  auto opening = read_open_table(request.body);
  if (!opening) return bad_request(opening.error());
  auto const key = hall.open_table(std::move(opening->setup), std::move(opening->player), now);
  if (!key) return error_answer(503, "hall_full", "Too many tables are open; try again later.");
  return json_answer(201, seat_key_text(*key));
}

HttpAnswer take_seat(Hall& hall, Room& room, HttpRequest const& request, Instant now) {
  auto player = read_player(request.body);
  if (!player) return bad_request(player.error());
  auto const key = room.seat(std::move(*player), now);
  hall.settle(room);
  if (!key) return error_answer(409, name_of(key.error()), sentence_of(key.error()));
  return json_answer(201, seat_key_text(*key));
}

HttpAnswer record_of(Room const& room) {
  if (room.table().state() != TableState::finished) {
    return error_answer(409, name_of(OrderRefusal::not_finished), sentence_of(OrderRefusal::not_finished));
  }
  return json_answer(200, record_text(room.table()));
}

HttpAnswer method_not_allowed(std::string_view allowed) {
  auto answer = error_answer(405, "method_not_allowed", "This address does not know that method.");
  answer.headers.emplace_back("Allow", allowed);
  return answer;
}

bool reads(HttpRequest const& request) { return request.method == "GET" || request.method == "HEAD"; }

HttpAnswer answer_table(Hall& hall, HttpRequest const& request, Instant now) {
  auto const rest = request.path.substr(kTables.size());
  auto const slash = rest.find('/');
  auto const what = slash == std::string_view::npos ? std::string_view{} : rest.substr(slash + 1);
  auto* const room = hall.find(std::string(rest.substr(0, slash)), now);
  if (room == nullptr) return error_answer(404, "no_such_table", "There is no table of that name.");
  if (what == "seats") {
    return request.method == "POST" ? take_seat(hall, *room, request, now) : method_not_allowed("POST");
  }
  if (!what.empty() && what != "record")
    return error_answer(404, "not_found", "There is nothing at this address.");
  if (!reads(request)) return method_not_allowed("GET");
  return what == "record" ? record_of(*room) : json_answer(200, table_info_text(room->table()));
}

HttpAnswer answer_lobby(Hall& hall, HttpRequest const& request) {
  if (!reads(request)) return method_not_allowed("GET");
  return json_answer(200, lobby_text(hall.listed()));
}

HttpAnswer send_file(StaticFile const& file, HttpRequest const& request) {
  HttpAnswer answer;
  answer.headers = {{"Content-Type", file.type},
                    {"ETag", file.etag},
                    {"Vary", "Accept-Encoding"},
                    {"Cache-Control", file.forever ? "public, max-age=31536000, immutable" : "no-cache"}};
  if (request.if_none_match == file.etag) {
    answer.status = 304;
    return answer;
  }
  auto const accepts = [&](std::string_view coding) {
    return request.accept_encoding.find(coding) != std::string_view::npos;
  };
  if (accepts("br") && !file.brotli.empty()) {
    answer.headers.emplace_back("Content-Encoding", "br");
    answer.body = file.brotli;
  } else if (accepts("gzip") && !file.gzip.empty()) {
    answer.headers.emplace_back("Content-Encoding", "gzip");
    answer.body = file.gzip;
  } else {
    answer.body = file.plain;
  }
  return answer;
}

}  // namespace

HttpAnswer answer_request(Hall& hall, StaticFiles const& files, HttpRequest const& request, Instant now) {
  if (request.path == "/healthz") return {200, "ok\n", {{"Content-Type", "text/plain"}}};
  if (request.path == "/api/lobby") return answer_lobby(hall, request);
  if (request.path == "/api/tables") {
    return request.method == "POST" ? open_table(hall, request, now) : method_not_allowed("POST");
  }
  if (request.path.starts_with(kTables)) return answer_table(hall, request, now);
  auto const* const file = files.find(request.path);
  if (file == nullptr) return error_answer(404, "not_found", "There is nothing at this address.");
  return reads(request) ? send_file(*file, request) : method_not_allowed("GET");
}

std::string live_table_of(std::string_view path) {
  constexpr std::string_view kLive = "/live";
  if (!path.starts_with(kTables) || !path.ends_with(kLive)) return {};
  auto const id = path.substr(kTables.size(), path.size() - kTables.size() - kLive.size());
  return std::string(id);
}

}  // namespace kuhhandel
