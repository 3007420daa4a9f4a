// An assessment as JSON, for programs and for the web page.
#pragma once

#include <boost/json/object.hpp>

#include "coach/assessment.h"

namespace kuhhandel::coach {

/// Returns {"seat","name","balance","habits","chances","decisions","mistakes","best"}. `habits` contains what
/// was `lost` by kind of mistake, if anything, each lot `bought`, and `bluffs` (habits.h). Chances are from 0
/// to 1, by step and seat. Each decision has its `step`, the `chosen` choice, the best `other` choice, `gain`
/// and `margin`; `mistakes` and `best` are indices into `decisions`, the largest first. A choice is an
/// action, or null for silence.
boost::json::object to_json(Assessment const& assessment, codec::Record const& record);

}  // namespace kuhhandel::coach
