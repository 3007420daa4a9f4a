// Any method, path, key and body, asked of a server with a table and a group. It forgets what was written
// before the next, so that each find stands alone.
#include <memory>
#include <string>

#include "server/api/route_table.h"
#include "server/websocket/sse_uplink_routes.h"
#include "tests/fuzz/a_server.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace kuhhandel;

constexpr std::string_view kGame =
    R"({"date":"2026-11-21","place":"Here","note":"","sheet":{"edition":"second",
  "players":[{"name":"Anna","points":30},{"name":"Ben","quartets":["cow"]},{"name":"Cleo"}]}})";

struct AConnection final : server::SseUplink {
  void on_posted(std::string_view) override {}
  void on_ping_seen(std::uint64_t) override {}
};

struct AFuzzedServerWithAGroup : AFuzzedServer {
  server::SseUplinks posted;
  std::shared_ptr<server::SseUplink> connection = std::make_shared<AConnection>();

  AFuzzedServerWithAGroup() {
    posted.add("key", connection);
    groups.make("Fuzz", {"Anna", "Ben"}, "key", now);
    ask({.method = "POST",
         .path = "/api/group/games",
         .body = kGame,
         .accept_encoding = {},
         .if_none_match = {},
         .authorization = "Bearer key"});
  }

  server::HttpResponse ask(server::HttpRequest const& request) {
    auto const* const route = server::route_of(request.method, request.path);
    auto const kind = server::by_connection(route);
    if (kind == server::ByConnection::message) return server::message_response(posted, request);
    if (kind == server::ByConnection::pong) return server::pong_response(posted, request);
    return answer(request);
  }
};

/// Replaces the first ~ with the table's id, which cannot be guessed.
std::string path_at(AFuzzedServer const& server, std::string_view line) {
  std::string path(line);
  if (auto const at = path.find('~'); at != std::string::npos) path.replace(at, 1, server.anna.table);
  return path;
}

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  static AFuzzedServerWithAGroup server;
  auto text = text_of(bytes, size);
  auto const method = next_line(text);
  auto const path = path_at(server, next_line(text));
  auto const key = next_line(text);
  auto const authorization = key.empty() ? "Bearer key" : std::string(key);
  // A table that is opened stays in memory.
  auto const allowed_method = path == "/api/tables" ? "GET" : method;
  static_cast<void>(server::allowed_at(path));
  server::HttpRequest const request{.method = allowed_method,
                                    .path = path,
                                    .body = text,
                                    .accept_encoding = "br, gzip",
                                    .if_none_match = {},
                                    .authorization = authorization};
  auto const answer = server.forgetting([&] { return server.ask(request); });
  promise(answer.status >= 200 && answer.status < 600);
  return 0;
}
