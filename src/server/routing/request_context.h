// Interface for route handlers: the request, the data of the server, and the steps that need the event loop
// or a background thread. A handler reads: authorise, parse, act, respond.
#pragma once

#include <expected>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "codec/wire/body.h"
#include "server/http/json_response.h"
#include "server/http/path_pattern.h"
#include "server/ledger/read_only_db.h"
#include "server/loop/services.h"
#include "server/routing/route.h"

namespace kuhhandel::server {

/// Ends the request with this response. Helpers of handlers throw it; dispatch.h catches it.
struct ErrorResponse {
  HttpResponse response;
};

using BackgroundRead = std::move_only_function<HttpResponse(ReadOnlyDb&)>;
using BackgroundWork = std::move_only_function<void(ReadOnlyDb&)>;

/// The steps of a request that differ between a running server, the read-only mode and tests.
class RequestHost {
 public:
  RequestHost() = default;
  RequestHost(RequestHost const&) = delete;
  RequestHost& operator=(RequestHost const&) = delete;
  virtual ~RequestHost() = default;

  /// Joins the current commit batch. Call it before the first change after each wait.
  /// Throws ServerStopping if the server is shutting down.
  virtual void join_batch() = 0;
  /// Waits until all changes of the request are durable, then runs `read` in a background thread.
  virtual Task<HttpResponse> read(BackgroundRead read) = 0;
  /// Runs `work` in a background thread and joins the current batch afterwards.
  virtual Task<void> compute(BackgroundWork work) = 0;
  /// Loads the table into memory if it exists and there is room.
  virtual Task<void> load_table(std::string id) = 0;
  /// Makes the changes durable, waits until other clients have stored a piece of theirs, then joins the
  /// current batch.
  virtual Task<void> yield() = 0;
  /// Returns the body and leaves it empty. For large bodies, which `RequestContext::http` must not copy.
  virtual std::string release_body() = 0;
  /// Identifies the client for limits, by its network; empty if it is unknown.
  virtual std::string client() const { return {}; }
};

class RequestContext {
 public:
  /// All arguments must outlive the context. `matched` is the route whose handler runs.
  RequestContext(RequestHost& steps, Services const& data, Route const& matched, HttpRequest const& request,
                 table::Instant at)
      : services(data),
        http(request),
        path(matched.pattern, request.path),
        now(at),
        host_(steps),
        route_(matched) {}

  Services const& services;
  HttpRequest const& http;
  PathParams path;
  table::Instant now;

  /// Returns the body read as a T. Throws ErrorResponse (400, naming the field) if it is not one.
  template <class T>
  T body() const {
    return valid(codec::read_body<T>(http.body));
  }

  /// Returns the value of a parse. Throws ErrorResponse (400) if it failed.
  template <class T>
  static T valid(std::expected<T, codec::FormatError> parsed) {
    if (!parsed) throw ErrorResponse{bad_request(parsed.error())};
    return *std::move(parsed);
  }

  /// Throws ErrorResponse (507) if the disk budget of the server is used up.
  void require_disk_space() const {
    if (services.is_full()) throw ErrorResponse{disk_full()};
  }

  /// Returns what `work` returns. It runs in a background thread, on a snapshot that contains every change
  /// that this request made before. Only a `co_return` may follow.
  Task<HttpResponse> read(BackgroundRead work);

  /// Runs `work` in a background thread. Afterwards the handler may change data: throws ErrorResponse if this
  /// server no longer owns the shard.
  Task<void> compute(BackgroundWork work);

  /// Returns the table, loaded if necessary; nullptr if it does not exist or there is no room for it.
  Task<ServerTable*> table(std::string id);

  /// Lets other requests and tables run between two parts of a long change.
  Task<void> yield();

  std::string release_body() { return host_.release_body(); }
  std::string client() const { return host_.client(); }

  /// Returns the shard whose owner answers; nullopt if every server can.
  std::optional<int> shard() const;

  /// Makes all changes up to each wait part of one transaction of the store.
  void use_one_transaction();
  /// Sets what read() calls before it waits, in the commit batch of the changes.
  void set_read_hook(std::move_only_function<void()> hook) { read_hook_ = std::move(hook); }

  /// Notes that the request succeeded without a change, so its answer need not be stored.
  void mark_unchanged() { is_unchanged_ = true; }
  bool is_unchanged() const { return is_unchanged_; }

  /// Throws ErrorResponse (a redirect) if this server does not own the shard of the request.
  void require_ownership() const;

 private:
  /// Must be called after each wait that changes may follow.
  void continue_changes() const;

  RequestHost& host_;
  Route const& route_;
  std::move_only_function<void()> read_hook_;
  bool uses_one_transaction_ = false;
  bool is_unchanged_ = false;
};

}  // namespace kuhhandel::server
