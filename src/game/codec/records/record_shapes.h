// Schemas of records and of games with nothing hidden, for other languages: the data that record.cpp and
// open_state.cpp read and write.
#pragma once

#include <boost/json/value.hpp>

#include "codec/records/record.h"
#include "codec/wire/kind.h"
#include "codec/wire/schemas.h"

namespace kuhhandel::codec {

template <>
struct KindOf<Record> {
  static boost::json::value schema(Schemas& all);
};

/// The output of open_state.
struct OpenState {
  static boost::json::value schema(Schemas& all);
};

/// The word of a refusal by the rules.
struct RefusalName {
  static boost::json::value schema(Schemas& all);
};

}  // namespace kuhhandel::codec
