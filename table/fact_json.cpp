#include "table/fact_json.h"

#include "codec/seats.h"

namespace kuhhandel {

namespace json = boost::json;

json::object to_json(fact::Seated const& seated) {
  return {{"name", "seated"}, {"seat", to_json(seated.seat)}, {"player", seated.player}};
}

json::object to_json(fact::BotSeated const& seated) {
  return {
      {"name", "bot_seated"}, {"seat", to_json(seated.seat)}, {"bot", seated.bot}, {"player", seated.player}};
}

json::object to_json(fact::Freed const& freed) { return {{"name", "freed"}, {"seat", to_json(freed.seat)}}; }

json::object to_json(fact::Called const& called) { return {{"name", "called"}, {"call", called.call}}; }

json::object to_json(fact::Away const& away) { return {{"name", "away"}, {"seat", to_json(away.seat)}}; }

json::object to_json(fact::Back const& back) { return {{"name", "back"}, {"seat", to_json(back.seat)}}; }

json::object to_json(fact::Reopened const&) { return {{"name", "reopened"}}; }

}  // namespace kuhhandel
