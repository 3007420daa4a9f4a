#include "table/fact_json.h"

#include <algorithm>
#include <boost/json/array.hpp>
#include <utility>

#include "codec/seats.h"
#include "table/conduct_json.h"

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

namespace {

/// Who pressed, and what for: a number of cards or an amount.
json::object who_and_what(table_event::Pressed const& hand) {
  json::object object{{"seat", to_json(hand.seat)}};
  if (hand.amount) {
    object["amount"] = *hand.amount;
  } else {
    object["count"] = hand.count;
  }
  return object;
}

}  // namespace

json::object to_json(table_event::Pressed const& pressed) {
  auto object = who_and_what(pressed);
  object["name"] = "pressed";
  return object;
}

json::object to_json(table_event::Verdict const& verdict) {
  auto earliest = verdict.presses.front().moment;
  for (auto const& press : verdict.presses) earliest = std::min(earliest, press.moment);
  json::array presses;
  for (auto const& press : verdict.presses) {
    auto object = who_and_what(press.hand);
    object["after"] = (press.moment - earliest).count();
    object["path"] = press.round_trip.count();
    object["credit"] = press.credit.count();
    presses.push_back(std::move(object));
  }
  return {{"name", "verdict"}, {"presses", std::move(presses)}, {"drawn", verdict.drawn}};
}

json::object to_json(fact::RoundTrip const& measured) {
  return {{"name", "lag"}, {"seat", to_json(measured.seat)}, {"path", measured.round_trip.count()}};
}

json::object to_json(fact::Called const& called) { return {{"name", "called"}, {"call", called.call}}; }

json::object to_json(fact::Away const& away) { return {{"name", "away"}, {"seat", to_json(away.seat)}}; }

json::object to_json(fact::Back const& back) { return {{"name", "back"}, {"seat", to_json(back.seat)}}; }

json::object to_json(fact::StandIn const& stand_in) {
  return {{"name", "stand_in"}, {"seat", to_json(stand_in.seat)}, {"bot", stand_in.bot}};
}

json::object to_json(fact::Paused const& paused) {
  return {{"name", "paused"}, {"missing", to_json(Viewer{paused.missing})}};
}

json::object to_json(fact::Resumed const&) { return {{"name", "resumed"}}; }

json::object to_json(Conduct const& conduct) {
  return {
      {"speed", static_cast<int>(conduct.speed)}, {"gavel", word_of(conduct.gavel)},
      {"absence", word_of(conduct.absence)},      {"stand_in", conduct.stand_in},
      {"memory_aid", conduct.memory_aid},         {"open_hands_after", minutes_of(conduct.open_hands_after)}};
}

json::object to_json(fact::Conducted const& conducted) {
  auto object = to_json(conducted.conduct);
  object["name"] = "conducted";
  return object;
}

json::object to_json(fact::Reopened const&) { return {{"name", "reopened"}}; }

}  // namespace kuhhandel
