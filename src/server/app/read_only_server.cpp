#include "server/app/read_only_server.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "groups/groups.h"
#include "names/names.h"
#include "server/api/dispatch.h"
#include "server/api/files.h"
#include "server/api/route_table.h"
#include "server/app/standby_server.h"
#include "server/cluster/follower.h"
#include "server/cluster_map/cluster_map.h"
#include "server/http/corruption_guard.h"
#include "server/http/json_response.h"
#include "server/ledger/read_only_db.h"
#include "server/ledger/sqlite_ledger.h"
#include "server/loop/commit_loop.h"
#include "server/tables/table_directory.h"
#include "store/store.h"
#include "table/server_message.h"

namespace kuhhandel::server {
namespace {

/// These only read, although they have a body.
constexpr std::array<std::string_view, 3> kReadingPosts{"/api/score", "/api/seats", "/api/ratings"};

bool only_reads(HttpRequest const& request) {
  return request.method == "GET" || request.method == "HEAD" ||
         (request.method == "POST" && std::ranges::find(kReadingPosts, request.path) != kReadingPosts.end());
}

std::string live_message() {
  return table::error_message({kStorageFull, {{}, std::string(kStorageFullSentence)}, {}});
}

}  // namespace

struct ReadOnlySite::Stored {
  Stored(std::filesystem::path const& folder, StaticFiles const& files)
      : store(folder, {.access = store::Access::read_only}),
        archive(store::open_read_only(folder)),
        services{.lobby = lobby,
                 .store = store,
                 .groups = groups,
                 .names = names,
                 .files = files,
                 .archive = archive} {}

  keys::Chance chance{""};
  store::Store store;
  groups::Groups groups{store.database()};
  names::Names names{store, names::UnwelcomeWords()};
  SqliteLedger ledger{store};
  Lobby lobby{ledger, chance};
  Archive archive;
  Services services;
};

ReadOnlySite::ReadOnlySite(std::filesystem::path const& folder, StaticFiles const& files) : files_(files) {
  if (folder.empty()) return;
  try {
    stored_ = std::make_unique<Stored>(folder, files);
  } catch (std::exception const& error) {
    journal("unreadable", "why", std::string_view(error.what()));
  }
}

ReadOnlySite::~ReadOnlySite() = default;

HttpAnswer ReadOnlySite::answer(HttpRequest const& request, table::Instant now) {
  auto const* const route = route_of(request.method, request.path);
  if (route == nullptr) {
    auto const allowed = allowed_at(request.path);
    return allowed.empty() ? answer_file(files_, request) : answer_by_methods(request.method, allowed);
  }
  if (request.path == "/readyz") return {503, "the disk is full\n", {{"Content-Type", "text/plain"}}};
  if (route->rate == RateClass::page) return answer_page(files_, request);
  if (stored_ == nullptr || !only_reads(request) || by_connection(route)) return storage_full();
  try {
    return answer_at_once(stored_->services, request, now);
  } catch (SQLite::Exception const&) {
    // It would have written something.
    return storage_full();
  }
}

AfterFullDisk answer_until_there_is_room(NetworkOptions const& network, StaticFiles const& files,
                                         std::filesystem::path const& folder,
                                         std::function<bool()> const& has_room,
                                         std::chrono::milliseconds pause) {
  ReadOnlySite site(folder, files);
  Neighbours nobody("");
  std::stop_source ends;
  std::stop_callback const asked(network.ends, [&] { ends.request_stop(); });
  auto const answer = [&](HttpRequest const& request) { return site.answer(request, wall_clock()); };
  Door door(network, files, nobody, [&] { ends.request_stop(); }, DoorAnswers{answer, live_message()});
  // Until then it answers.
  do
    if (!has_waited(pause, ends.get_token())) return AfterFullDisk::is_to_end;
  while (!has_room());
  door.close();
  return AfterFullDisk::has_room;
}

}  // namespace kuhhandel::server
