// A refusal as JSON: {"refusal":"bid_too_low","clause":"C4.1"}; sentence_of returns its sentence.
#pragma once

#include <boost/json/object.hpp>

#include "engine/refusal.h"

namespace kuhhandel::codec {

boost::json::object to_json(Refusal refusal);

}  // namespace kuhhandel::codec
