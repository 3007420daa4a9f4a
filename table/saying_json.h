// What is said at a table, as JSON: exactly one of `phrase`, `cry` and `text`.
#pragma once

#include <boost/json/object.hpp>

#include "codec/field.h"
#include "table/saying.h"

namespace kuhhandel {

/// `said` stands at `root`, and refuses what is none or more than one.
Saying read_saying(Field const& root, Fields const& said, Edition const& edition);

/// `phrase`, `cry` or `text` alone.
boost::json::object to_json(Saying const& saying, Edition const& edition);
boost::json::object to_json(Said const& said, Edition const& edition);

}  // namespace kuhhandel
