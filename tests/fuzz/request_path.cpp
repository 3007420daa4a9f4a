// Any path, method and body, asked of a server with one table.
#include <filesystem>
#include <fstream>

#include "apps/server/groups/groups.h"
#include "apps/server/hall.h"
#include "apps/server/routes.h"
#include "apps/server/static_files.h"
#include "tests/fuzz/fuzz.h"

namespace {

using namespace kuhhandel;

std::filesystem::path a_folder() {
  auto pattern = (std::filesystem::temp_directory_path() / "kuhhandel-fuzz-XXXXXX").string();
  std::filesystem::path const folder = mkdtemp(pattern.data());
  std::ofstream(folder / "index.html") << "<!doctype html>";
  return folder;
}

struct AServer {
  std::filesystem::path folder = a_folder();
  Store store{folder};
  Groups groups{store.database()};
  Chance chance{"fuzz"};
  Hall hall{store, chance};
  StaticFiles files{folder};
  Instant now{1'700'000'000'000};

  AServer() {
    hall.open_table({.id = {}, .name = "Fuzz", .edition = *edition_named("second"), .seats = 3}, "Anna", now);
  }
  ~AServer() { std::filesystem::remove_all(folder); }
};

}  // namespace

int LLVMFuzzerTestOneInput(std::uint8_t const* bytes, std::size_t size) {
  static AServer server;
  auto text = text_of(bytes, size);
  auto const method = next_line(text);
  auto const path = next_line(text);
  // Each table or group that is made stays, so only what leaves nothing behind is asked.
  bool const leaves = path == "/api/tables" || path == "/api/groups";
  static_cast<void>(live_table_of(path));
  HttpRequest const request{.method = leaves ? "GET" : method,
                            .path = path,
                            .body = text,
                            .accept_encoding = "br, gzip",
                            .if_none_match = {},
                            .authorization = next_line(text)};
  auto const answer = answer_request({server.hall, server.groups, server.files}, request, server.now);
  promise(answer.status >= 200 && answer.status < 600);
  return 0;
}
