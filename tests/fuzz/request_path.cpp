// Any method, path, key and body, asked of a server with a table and a group. It forgets what was written
// before the next, so that each find stands alone.
#include <memory>
#include <string>

#include "server/game_import.h"
#include "server/group_routes.h"
#include "server/posts.h"
#include "tests/fuzz/a_server.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace kuhhandel;

constexpr std::string_view kGame =
    R"({"date":"2026-11-21","place":"Here","note":"","sheet":{"edition":"second",
  "players":[{"name":"Anna","points":30},{"name":"Ben","quartets":["cow"]},{"name":"Cleo"}]}})";

struct AConnection final : PostedConnection {
  void posted(std::string_view) override {}
  void saw_ping(std::uint64_t) override {}
};

struct AFuzzedServerWithAGroup : AFuzzedServer {
  PostedConnections posted;
  std::shared_ptr<PostedConnection> connection = std::make_shared<AConnection>();

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

  HttpAnswer ask(HttpRequest const& request) {
    if (is_about_events(request.path)) return answer_post(posted, request);
    if (!brings_games(request)) return answer(request);
    GameImport import(groups, request);
    for (;;) {
      if (auto answer = import.go_on()) return *std::move(answer);
    }
  }
};

/// With the table's id, which nobody guesses, in place of the first ~.
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
  auto const asked = path == "/api/tables" ? "GET" : method;
  static_cast<void>(live_table_of(path));
  HttpRequest const request{.method = asked,
                            .path = path,
                            .body = text,
                            .accept_encoding = "br, gzip",
                            .if_none_match = {},
                            .authorization = authorization};
  auto const answer = server.forgetting([&] { return server.ask(request); });
  promise(answer.status >= 200 && answer.status < 600);
  return 0;
}
