// Which server of a cluster answers a request: whoever has the shard of the table that it is about, else
// whoever has what lies around tables; some things any.
#pragma once

#include <optional>
#include <string_view>

#include "server/api/route.h"
#include "server/http/message.h"

namespace kuhhandel::server {

/// The shard whose owner answers; none: any server. A table is named by the path, or by `?table=`.
std::optional<int> shard_of_answer(HttpRequest const& request);

/// Where another has that shard, or nobody, what is said then (lead_elsewhere); none where this server
/// answers.
std::optional<HttpAnswer> led_elsewhere(Services const& services, HttpRequest const& request);

/// Of whatever is asked at that path, which may have a query.
std::optional<int> shard_of_target(std::string_view method, std::string_view target);

}  // namespace kuhhandel::server
