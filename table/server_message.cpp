#include "table/server_message.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/edition.h"
#include "codec/editions.h"
#include "codec/event.h"
#include "codec/options.h"
#include "codec/rules.h"
#include "codec/seats.h"
#include "codec/view.h"
#include "table/fact_json.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

constexpr std::size_t kLongestLog = 300;

json::value time_of(Instant at) { return static_cast<std::int64_t>(at.count()); }

struct WriteSitter {
  json::object operator()(EmptySeat) const { return {{"kind", "empty"}}; }
  json::object operator()(Person const& person) const {
    json::object object{
        {"kind", "person"}, {"name", person.name}, {"away", person.away}, {"lag", person.lag.count()}};
    if (!person.stand_in.empty()) object["stand_in"] = person.stand_in;
    return object;
  }
  json::object operator()(BotPlayer const& bot) const {
    return {{"kind", "bot"}, {"name", bot.name}, {"bot", bot.bot}};
  }
};

std::string_view name_of(TableState state) {
  switch (state) {
    case TableState::waiting:
      return "waiting";
    case TableState::running:
      return "running";
    case TableState::finished:
      return "finished";
  }
  std::unreachable();
}

struct WriteClock {
  json::value operator()(NoClock) const { return nullptr; }
  json::value operator()(Calls const& calls) const {
    return json::object{
        {"name", "calls"},
        {"at", json::array{time_of(calls.at[0]), time_of(calls.at[1]), time_of(calls.at[2])}}};
  }
  json::value operator()(Limit const& limit) const {
    return json::object{
        {"name", "limit"}, {"seats", json::array{to_json(limit.seat)}}, {"at", time_of(limit.at)}};
  }
  json::value operator()(OwnGavel const& gavel) const {
    return json::object{{"name", "gavel"}, {"seat", to_json(gavel.auctioneer)}, {"at", time_of(gavel.at)}};
  }
  json::value operator()(Count const& count) const {
    json::array at;
    for (int step = 0; step <= count.from; ++step)
      at.push_back(time_of(count.at[static_cast<std::size_t>(step)]));
    return json::object{{"name", "count"}, {"from", count.from}, {"at", std::move(at)}};
  }
};

struct WriteEvent {
  Viewer viewer;
  Edition const& edition;

  json::object operator()(Event const& event) const { return to_json(seen_by(viewer, event), edition); }
  json::object operator()(table_event::Started const& started) const {
    return {{"name", "started"}, {"game", started.game}, {"first", to_json(started.first)}};
  }
  json::object operator()(table_event::Slept const& slept) const {
    return {{"name", "slept"}, {"seat", to_json(slept.seat)}};
  }
  json::object operator()(auto const& known_to_all) const { return to_json(known_to_all); }
};

template <class Events>
json::array events_of(Events const& events, std::size_t from, Viewer viewer, Edition const& edition) {
  json::array array;
  for (auto i = from; i < events.size(); ++i)
    array.push_back(std::visit(WriteEvent{viewer, edition}, events[i]));
  return array;
}

/// What the viewer may know and do now.
void add_game(json::object& message, Table const& table, Viewer viewer) {
  auto const& edition = table.setup().edition;
  message["view"] = to_json(table.view_for(viewer), edition);
  message["options"] = options_for(viewer, table.game()->state, edition);
  message["clock"] = std::visit(WriteClock{}, table.clock());
}

void add_log(json::object& message, Table const& table, Viewer viewer) {
  auto const& log = table.game()->log;
  auto const from = log.size() > kLongestLog ? log.size() - kLongestLog : 0;
  message["log"] = events_of(log, from, viewer, table.setup().edition);
}

json::object step_object(Viewer viewer, Step const& step, Edition const& edition) {
  return {{"type", "step"},
          {"version", step.version},
          {"now", time_of(step.at)},
          {"events", events_of(step.events, 0, viewer, edition)}};
}

}  // namespace

json::object table_info(Table const& table) {
  auto const& setup = table.setup();
  json::array seats;
  for (auto const& sitter : table.sitters()) seats.push_back(std::visit(WriteSitter{}, sitter));
  auto const id = setup.edition.id.text();
  return {{"id", setup.id},
          {"name", setup.name},
          {"edition", id},
          {"rules", difference(setup.edition.rules, edition_named(id)->rules)},
          {"public", setup.is_public},
          {"speed", static_cast<int>(table.conduct().speed)},
          {"gavel", word_of(table.conduct().gavel)},
          {"absence", word_of(table.conduct().absence)},
          {"stand_in", table.conduct().stand_in},
          {"paused", table.is_paused()},
          {"state", name_of(table.state())},
          {"host", to_json(table.host())},
          {"game", table.game() ? table.game()->number : 0},
          {"seats", std::move(seats)}};
}

std::string snapshot_message(Table const& table, Viewer viewer, Instant now) {
  json::object message{{"type", "snapshot"},
                       {"version", table.version()},
                       {"now", time_of(now)},
                       {"you", {{"seat", to_json(viewer)}, {"host", viewer == Viewer{table.host()}}}},
                       {"table", table_info(table)},
                       {"edition", to_json(table.setup().edition)},
                       {"view", nullptr},
                       {"options", json::array{}},
                       {"clock", nullptr},
                       {"log", json::array{}}};
  if (table.game()) {
    add_game(message, table, viewer);
    add_log(message, table, viewer);
  }
  return json::serialize(message);
}

std::string step_message(Table const& table, Viewer viewer, Step const& step) {
  auto message = step_object(viewer, step, table.setup().edition);
  if (step.table_changed) message["table"] = table_info(table);
  if (table.game()) add_game(message, table, viewer);
  return json::serialize(message);
}

std::string missed_step_message(Viewer viewer, Step const& step, Edition const& edition) {
  return json::serialize(step_object(viewer, step, edition));
}

std::string ack_message(std::string_view id, std::uint64_t version) {
  return json::serialize(json::object{{"type", "ack"}, {"id", id}, {"version", version}});
}

std::string refused_message(std::string_view id, Refusal refusal, std::optional<Bid> const& standing) {
  json::object message{{"type", "refused"},
                       {"id", id},
                       {"refusal", name_of(refusal)},
                       {"clause", clause_of(refusal)},
                       {"message", sentence_of(refusal)}};
  if (standing)
    message["standing"] = json::object{{"seat", to_json(standing->seat)}, {"amount", standing->amount}};
  return json::serialize(message);
}

std::string refused_message(std::string_view id, OrderRefusal refusal) {
  return json::serialize(json::object{{"type", "refused"},
                                      {"id", id},
                                      {"refusal", name_of(refusal)},
                                      {"clause", nullptr},
                                      {"message", sentence_of(refusal)}});
}

std::string error_message(MessageError const& error) {
  json::object message{{"type", "error"}, {"error", error.name}, {"message", text_of(error.error)}};
  bool const in_a_field = error.name != "malformed" && !error.error.where.empty();
  if (in_a_field) message["field"] = error.error.where;
  if (!error.id.empty()) message["id"] = error.id;
  return json::serialize(message);
}

}  // namespace kuhhandel
