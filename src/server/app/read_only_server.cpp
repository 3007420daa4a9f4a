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
#include "server/app/metrics_endpoint.h"
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
#include "table/messages/server_message.h"

namespace kuhhandel::server {
namespace {

/// Read-only although they have a body.
constexpr std::array<std::string_view, 3> kReadOnlyPosts{"/api/score", "/api/seats", "/api/ratings"};

bool is_read_request(HttpRequest const& request) {
  return request.method == "GET" || request.method == "HEAD" ||
         (request.method == "POST" &&
          std::ranges::find(kReadOnlyPosts, request.path) != kReadOnlyPosts.end());
}

std::string live_message() {
  return table::error_message({kStorageFull, {{}, std::string(kStorageFullSentence)}, {}});
}

}  // namespace

struct ReadOnlySite::Stored {
  Stored(std::filesystem::path const& folder, StaticFiles const& files)
      : store(folder, {.access = store::Access::read_only}),
        read_db(store::open_read_only(folder)),
        services{.directory = directory,
                 .store = store,
                 .groups = groups,
                 .names = names,
                 .files = files,
                 .read_db = read_db} {}

  keys::SecureRandom chance{""};
  store::Store store;
  groups::Groups groups{store.database()};
  names::Names names{store, names::ProfanityFilter()};
  SqliteLedger ledger{store};
  TableDirectory directory{ledger, chance};
  ReadOnlyDb read_db;
  Services services;
};

ReadOnlySite::ReadOnlySite(std::filesystem::path const& folder, StaticFiles const& files) : files_(files) {
  if (folder.empty()) return;
  try {
    stored_ = std::make_unique<Stored>(folder, files);
  } catch (std::exception const& error) {
    log_json("unreadable", "why", std::string_view(error.what()));
  }
}

ReadOnlySite::~ReadOnlySite() = default;

HttpResponse ReadOnlySite::respond(HttpRequest const& request, table::Instant now) {
  auto const* const route = route_of(request.method, request.path);
  if (route == nullptr) {
    auto const allowed = allowed_at(request.path);
    return allowed.empty() ? file_response(files_, request) : method_not_allowed(request.method, allowed);
  }
  if (request.path == "/readyz") return {503, "the disk is full\n", {{"Content-Type", "text/plain"}}};
  if (route->rate == RateClass::page) return page_response(files_, request);
  if (stored_ == nullptr || !is_read_request(request) || by_connection(route)) return storage_full();
  try {
    return answer_at_once(stored_->services, request, now);
  } catch (SQLite::Exception const&) {
    // The request tried to write.
    return storage_full();
  }
}

AfterFullDisk serve_read_only_until_space(HttpServerOptions const& network, StaticFiles const& files,
                                          std::filesystem::path const& folder,
                                          std::filesystem::path const& disk,
                                          std::function<bool()> const& has_space,
                                          std::chrono::milliseconds interval) {
  ReadOnlySite site(folder, files);
  ClusterMap empty_map("");
  std::stop_source stop_source;
  std::stop_callback const stop_callback(network.stop_token, [&] { stop_source.request_stop(); });
  auto const respond = [&](HttpRequest const& request) { return site.respond(request, wall_clock()); };
  StandbyServer standby(
      network, files, empty_map, [&] { stop_source.request_stop(); },
      StandbyResponses{respond, live_message(), [&] { return read_only_metrics_text(disk); }});
  // The standby server answers during the pauses.
  do
    if (!pause_for(interval, stop_source.get_token())) return AfterFullDisk::should_end;
  while (!has_space());
  standby.close();
  return AfterFullDisk::has_space;
}

}  // namespace kuhhandel::server
