// Where the tables of a cluster are, on the wire (docs/PROTOCOL.md).
#pragma once

#include <string>

#include "codec/wire/body.h"
#include "codec/wire/shape.h"
#include "table/table_kinds.h"

namespace kuhhandel::server {

struct TablesAt {
  std::string address;
};

}  // namespace kuhhandel::server

namespace kuhhandel::codec {

template <>
inline constexpr auto kShape<server::TablesAt> =
    shape("TablesAt", "Which of the servers of a cluster has what is asked for.",
          member<table::LoggedText, &server::TablesAt::address>(
              "address", "Its origin, such as `https://two.example`."));

}  // namespace kuhhandel::codec
