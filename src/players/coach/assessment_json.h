// An assessment as JSON, for programs and for the page.
#pragma once

#include <boost/json/object.hpp>

#include "coach/assessment.h"

namespace kuhhandel::coach {

/// {"seat","name","balance","habits","chances","decisions","mistakes","best"}: `habits` has what was `lost`
/// by slip, where anything was, each lot `bought` and `bluffs` (habits.h); chances from 0 to 1, by step and
/// seat; each decision with its `step`, what was `chosen`, the best `other` choice, `gain` and `margin`;
/// `mistakes` and `best` are places in `decisions`, the dearest first. A choice is an action, or null for
/// silence.
boost::json::object to_json(Assessment const& assessment, codec::Record const& record);

}  // namespace kuhhandel::coach
