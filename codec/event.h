// Events as JSON, as a viewer saw them: what he may not know is not there.
#pragma once

#include <boost/json/object.hpp>

#include "codec/json_text.h"
#include "engine/edition.h"
#include "engine/event.h"

namespace kuhhandel {

void write(JsonText& json, SeenEvent const& event, Edition const& edition);
boost::json::object to_json(SeenEvent const& event, Edition const& edition);

}  // namespace kuhhandel
