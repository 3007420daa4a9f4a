// The facts of a table that all may know, as JSON: an event of the wire and, but for races,
// an entry of the log.
#pragma once

#include <boost/json/object.hpp>

#include "table/fact.h"
#include "table/step.h"

namespace kuhhandel {

boost::json::object to_json(fact::Seated const& seated);
boost::json::object to_json(fact::BotSeated const& seated);
boost::json::object to_json(fact::Freed const& freed);
boost::json::object to_json(table_event::Pressed const& pressed);
boost::json::object to_json(fact::RoundTrip const& measured);
boost::json::object to_json(fact::Called const& called);
boost::json::object to_json(fact::Away const& away);
boost::json::object to_json(fact::Back const& back);
boost::json::object to_json(fact::StandIn const& stand_in);
boost::json::object to_json(fact::Paused const& paused);
boost::json::object to_json(fact::Resumed const& resumed);
boost::json::object to_json(fact::Conducted const& conducted);
boost::json::object to_json(fact::Reopened const& reopened);

/// How a table is run; `speed` and `gavel`, `absence` and the bot that stands in.
boost::json::object to_json(Conduct const& conduct);
boost::json::object to_json(table_event::Verdict const& verdict);

}  // namespace kuhhandel
