// What eyes see that need not be a seat's: an audience may be shown every hand, in a replay or long after.
#pragma once

#include <boost/json/array.hpp>
#include <boost/json/object.hpp>
#include <variant>

#include "engine/edition.h"
#include "engine/event.h"
#include "engine/seat.h"
#include "engine/state.h"

namespace kuhhandel::codec {

/// Every hand lies open, and what was laid face down too.
struct OpenHands {};

/// Whose eyes look: a seat's, the audience's, or those that see everything.
using Perspective = std::variant<Viewer, OpenHands>;

inline bool sees_all(Perspective const& perspective) {
  return std::holds_alternative<OpenHands>(perspective);
}

/// With open eyes an event is seen by whoever knows most of it: of two who laid cards, both know both.
SeenEvent event_seen_from(Perspective const& perspective, Event const& event, Edition const& edition,
                          int seats);

boost::json::object view_from(Perspective const& perspective, State const& now, Edition const& edition);

/// The money cards of every seat, by seat.
boost::json::array open_hands_of(State const& now);

}  // namespace kuhhandel::codec
