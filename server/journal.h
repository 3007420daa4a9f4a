// The server's log: one JSON object a line on standard error. It holds no tokens, names, addresses or cards.
#pragma once

#include <string>
#include <string_view>

#include "codec/json_text.h"

namespace kuhhandel::server {

/// Writes a line with these members, the first of them "event":"…".
void write_journal(std::string_view members);

/// note("started", "port", 8080): what happened, then names and values in turn.
template <class... Members>
void note(std::string_view event, Members const&... members) {
  auto const object =
      codec::json_of([&](codec::JsonText& json) { codec::write_object(json, "event", event, members...); });
  write_journal(std::string_view(object).substr(1, object.size() - 2));
}

}  // namespace kuhhandel::server
