// Serves stored data read-only while the disk is full.
#pragma once

#include <chrono>
#include <filesystem>
#include <functional>
#include <memory>
#include <stop_token>

#include "server/app/http_server.h"
#include "server/http/message.h"
#include "server/http/static_files.h"
#include "table/instant.h"

namespace kuhhandel::server {

class ReadOnlySite {
 public:
  /// If the data folder is empty or cannot be read without writing, only the files are served; they must
  /// outlive this object.
  ReadOnlySite(std::filesystem::path const& folder, StaticFiles const& files);
  ~ReadOnlySite();

  /// Answers 507 `storage_full` to all requests that would change something.
  HttpResponse respond(HttpRequest const& request, table::Instant now);

 private:
  struct Stored;

  StaticFiles const& files_;
  std::unique_ptr<Stored> stored_;  // null: no data can be read
};

/// Whether the server can restart or must end.
enum class AfterFullDisk : std::uint8_t { has_space, should_end };

/// Serves at `network.inherited_socket`, reading from `folder` unless it is empty, and metrics of the disk of
/// `disk` at `network.metrics`, until `has_space` returns
/// true, which is called after each interval, or until SIGINT, SIGTERM or `network.stop_token`.
AfterFullDisk serve_read_only_until_space(HttpServerOptions const& network, StaticFiles const& files,
                                          std::filesystem::path const& folder,
                                          std::filesystem::path const& disk,
                                          std::function<bool()> const& has_space,
                                          std::chrono::milliseconds interval = std::chrono::seconds(1));

}  // namespace kuhhandel::server
