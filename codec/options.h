// What is legal now, as JSON, amounts as ranges: {"do":"bid","from":40,"to":360,"step":10}.
#pragma once

#include <boost/json/array.hpp>

#include "engine/edition.h"
#include "engine/legal_actions.h"
#include "engine/state.h"

namespace kuhhandel {

/// For the audience there is nothing to do.
boost::json::array options_for(Viewer viewer, State const& now, Edition const& edition);

}  // namespace kuhhandel
