// The facts of a table that all may know, as JSON: an entry of the log and an event of the wire alike.
#pragma once

#include <boost/json/object.hpp>

#include "table/fact.h"

namespace kuhhandel {

boost::json::object to_json(fact::Seated const& seated);
boost::json::object to_json(fact::BotSeated const& seated);
boost::json::object to_json(fact::Freed const& freed);
boost::json::object to_json(fact::Called const& called);
boost::json::object to_json(fact::Away const& away);
boost::json::object to_json(fact::Back const& back);
boost::json::object to_json(fact::Reopened const& reopened);

}  // namespace kuhhandel
