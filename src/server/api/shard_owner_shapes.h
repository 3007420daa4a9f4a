// JSON of the requests for a table's owner in a cluster (docs/PROTOCOL.md).
#pragma once

#include <string>

#include "codec/wire/body.h"
#include "codec/wire/shape.h"
#include "table/table_kinds.h"

namespace kuhhandel::server {

struct ShardOwner {
  std::string address;
};

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<server::ShardOwner> =
    shape("TablesAt", "The owner of the requested path in a cluster.",
          member<table::LoggedText, &server::ShardOwner::address>(
              "address", "Its origin, such as `https://two.example`."));

}  // namespace kuhhandel::codec
