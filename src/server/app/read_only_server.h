// What a server answers while its disk is full: what is stored can be read, and nothing changes.
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
  /// If the data folder is empty or cannot be read without writing, only the files are readable; they must
  /// outlive it.
  ReadOnlySite(std::filesystem::path const& folder, StaticFiles const& files);
  ~ReadOnlySite();

  /// 507 `storage_full` to all that would change something.
  HttpResponse respond(HttpRequest const& request, table::Instant now);

 private:
  struct Stored;

  StaticFiles const& files_;
  std::unique_ptr<Stored> stored_;  // null: nothing can be read
};

/// Whether the server can start again, or is to end.
enum class AfterFullDisk : std::uint8_t { has_space, should_end };

/// Answers at `network.listening`, from that data folder if it is not empty, until `has_space`, which is
/// asked after each pause, or until SIGINT, SIGTERM or `network.ends`.
AfterFullDisk serve_read_only_until_space(HttpServerOptions const& network, StaticFiles const& files,
                                          std::filesystem::path const& folder,
                                          std::function<bool()> const& has_space,
                                          std::chrono::milliseconds interval = std::chrono::seconds(1));

}  // namespace kuhhandel::server
