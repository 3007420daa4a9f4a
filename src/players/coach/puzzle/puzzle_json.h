// A puzzle as JSON, for the web page.
#pragma once

#include <boost/json/object.hpp>

#include "coach/puzzle/puzzle.h"

namespace kuhhandel::coach {

/// Returns {"theme","seat","step","worth","played","choices","record"}. A choice is as in an assessment, with
/// `behind` and `margin` relative to the first, the best; `worth` is optional.
boost::json::object to_json(Puzzle const& puzzle);

}  // namespace kuhhandel::coach
