// A puzzle as JSON, for the page.
#pragma once

#include <boost/json/object.hpp>

#include "coach/puzzle/puzzle.h"

namespace kuhhandel::coach {

/// {"theme","seat","step","worth","played","choices","record"}: a choice as in an assessment, with `behind`
/// and `margin` against the first, the best; `worth` only where there is one.
boost::json::object to_json(Puzzle const& puzzle);

}  // namespace kuhhandel::coach
