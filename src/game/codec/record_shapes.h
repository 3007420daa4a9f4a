// What files of records say, and a game with nothing hidden, for other languages: schemas of what record.cpp
// and open_state.cpp read and write.
#pragma once

#include <boost/json/value.hpp>

#include "codec/record.h"
#include "codec/wire/kind.h"
#include "codec/wire/schemas.h"

namespace kuhhandel::codec {

template <>
struct KindOf<Record> {
  static boost::json::value schema(Schemas& all);
};

/// What open_state tells.
struct OpenState {
  static boost::json::value schema(Schemas& all);
};

/// The word of a refusal by the rules.
struct RefusalName {
  static boost::json::value schema(Schemas& all);
};

}  // namespace kuhhandel::codec
