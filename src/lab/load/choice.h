// A random legal command, chosen from the options that a client was sent.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <optional>

#include "engine/random/rng.h"
#include "load/consistency_checker.h"

namespace kuhhandel::load {

/// None for silence, which only a client who may bid or claim can choose; `eagerness` is the chance that they
/// do not.
std::optional<boost::json::object> choose(boost::json::array const& options, CardCounts const& hand,
                                          double eagerness, Rng& rng);

}  // namespace kuhhandel::load
