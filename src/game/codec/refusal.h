// A refusal as JSON: {"refusal":"bid_too_low","clause":"C4.1"}; its sentence is sentence_of.
#pragma once

#include <boost/json/object.hpp>

#include "engine/refusal.h"

namespace kuhhandel::codec {

boost::json::object to_json(Refusal refusal);

}  // namespace kuhhandel::codec
