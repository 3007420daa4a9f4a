// Events as JSON, as a viewer saw them: what he may not know is not there.
#pragma once

#include <boost/json/object.hpp>

#include "engine/edition.h"
#include "engine/event.h"

namespace kuhhandel {

boost::json::object to_json(SeenEvent const& event, Edition const& edition);

}  // namespace kuhhandel
