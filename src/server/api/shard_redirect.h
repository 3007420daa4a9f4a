// Responses of a cluster server for shards it does not own: redirects to the owner. A standby serves only the
// client's files.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "codec/wire/body.h"
#include "codec/wire/shape.h"
#include "server/cluster_map/cluster_map.h"
#include "server/content/static_files.h"
#include "server/http/message.h"
#include "table/messages/table_kinds.h"

namespace kuhhandel::server {

struct ShardOwner {
  std::string address;
};

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<server::ShardOwner> =
    shape("TablesAt", "The server of a cluster that owns the requested path.",
          member<table::LoggedText, &server::ShardOwner::address>(
              "address", "The server's origin, such as `https://two.example`."));

}  // namespace kuhhandel::codec

namespace kuhhandel::server {

/// Returns the shard whose owner answers, also for a request whose route has not been looked up; nullopt if
/// every server can. `target` is the path with its query.
std::optional<int> shard_of_target(std::string_view method, std::string_view target);

/// Answers `/api/owner?of=PATH` with the server that owns the path's shard; without `of`, the owner of the
/// account data. 503 if there is none.
HttpResponse owner_response(ClusterSnapshot const& cluster, HttpRequest const& request);

/// Answers by the route table; not for live connections.
HttpResponse standby_response(StaticFiles const& files, ClusterSnapshot const& cluster,
                              HttpRequest const& request);

}  // namespace kuhhandel::server
