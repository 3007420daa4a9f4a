// A whole server without sockets, for fuzzers of what it is asked: Anna's table and a folder of its own.
#pragma once

#include <filesystem>
#include <fstream>
#include <string>

#include "codec/editions.h"
#include "groups/groups.h"
#include "names/names.h"
#include "server/content/static_files.h"
#include "server/ledger/sqlite_ledger.h"
#include "server/tables/table_directory.h"
#include "tests/support/answered.h"

namespace kuhhandel {

inline std::filesystem::path a_server_folder() {
  auto pattern = (std::filesystem::temp_directory_path() / "kuhhandel-fuzz-XXXXXX").string();
  std::filesystem::path const folder = mkdtemp(pattern.data());
  std::ofstream(folder / "index.html") << "<!doctype html>";
  return folder;
}

struct AFuzzedServer {
  std::filesystem::path folder = a_server_folder();
  store::Store store{folder};
  groups::Groups groups{store.database()};
  names::Names names{store};
  keys::SecureRandom chance{"fuzz"};
  server::SqliteLedger ledger{store};
  server::TableDirectory lobby{ledger, chance};
  server::StaticFiles files{folder};
  server::ReadOnlyDb archive{folder};
  table::Instant now{1'700'000'000'000};
  /// Anna's seat.
  live::SeatKey anna = *lobby.open_table(
      {.id = {}, .name = "Fuzz", .edition = *codec::edition_named("second"), .seats = 3}, {"Anna"}, now);

  AFuzzedServer() = default;
  AFuzzedServer(AFuzzedServer const&) = delete;
  AFuzzedServer& operator=(AFuzzedServer const&) = delete;
  ~AFuzzedServer() { std::filesystem::remove_all(folder); }

  server::Services services() { return {lobby, store, groups, names, files, archive}; }
  server::HttpResponse answer(server::HttpRequest const& request) {
    return answered(services(), request, now);
  }

  /// Rolls back the writes of `ask`, so that each find is independent.
  template <class Ask>
  server::HttpResponse forgetting(Ask const& ask) {
    store.database().exec("SAVEPOINT fuzz");
    auto const answer = ask();
    store.database().exec("ROLLBACK TO fuzz; RELEASE fuzz");
    return answer;
  }
};

}  // namespace kuhhandel
