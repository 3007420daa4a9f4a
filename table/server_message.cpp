#include "table/server_message.h"

#include <boost/json/array.hpp>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/editions.h"
#include "codec/event.h"
#include "codec/options.h"
#include "codec/rules.h"
#include "codec/seats.h"
#include "codec/view.h"
#include "table/conduct_json.h"
#include "table/fact_json.h"
#include "table/in_turn.h"

namespace kuhhandel {
namespace {

namespace json = boost::json;

json::value time_of(Instant at) { return static_cast<std::int64_t>(at.count()); }

struct WriteOccupant {
  json::object operator()(EmptySeat) const { return {{"kind", "empty"}}; }
  json::object operator()(Person const& person) const {
    json::object object{
        {"kind", "person"}, {"name", person.name}, {"away", person.away}, {"lag", person.round_trip.count()}};
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

struct WriteTableEvent {
  json::object operator()(table_event::Started const& started) const {
    return {{"name", "started"}, {"game", started.game}, {"first", to_json(started.first)}};
  }
  json::object operator()(table_event::Slept const& slept) const {
    return {{"name", "slept"}, {"seat", to_json(slept.seat)}};
  }
  json::object operator()(Event const&) const { std::unreachable(); }
  template <class T>
  json::object operator()(Shared<T> const& known_to_all) const {
    return to_json(*known_to_all);
  }
  json::object operator()(auto const& known_to_all) const { return to_json(known_to_all); }
};

/// Tells of the table what these eyes may see.
struct Telling {
  JsonText& text;
  Table const& table;
  Eyes const& eyes;

  Edition const& edition() const { return table.setup().edition; }
  Viewer viewer() const {
    auto const* const one = std::get_if<Viewer>(&eyes);
    return one == nullptr ? Viewer{} : *one;
  }
  void event(TableEvent const& event) const {
    if (auto const* const of_game = std::get_if<Event>(&event)) {
      return write(text, seen_with(eyes, *of_game, edition(), table.setup().seats), edition());
    }
    text.append(json::serialize(std::visit(WriteTableEvent{}, event)));
  }
  template <class Events>
  void events(Events const& events) const {
    text.open_list();
    for (auto const& any : events) event(any);
    text.close_list();
  }
  void step(Step const& step) const;
  void game(std::string_view clock) const;
  void options() const;
};

std::string clock_text(Table const& table) {
  return table.game() ? json::serialize(std::visit(WriteClock{}, table.schedule().clock())) : "null";
}

/// At a correspondence table only who is asked may do anything, and be silent too.
json::array options_in_turn(Table const& table, Viewer viewer) {
  if (!viewer || !is_asked(table, *viewer)) return {};
  return options_when_asked(legal_actions(table, viewer), table.game()->state.hand(*viewer),
                            table.setup().edition);
}

void Telling::options() const {
  text.name("options");
  if (table.is_correspondence()) return text.append(json::serialize(options_in_turn(table, viewer())));
  write_options(text, viewer(), table.game()->state, edition());
}

/// What these eyes may know and do now.
void Telling::game(std::string_view clock) const {
  auto const& now = table.game()->state;
  text.name("view");
  if (see_all(eyes)) {
    text.append(json::serialize(view_with(eyes, now, edition())));
  } else {
    write(text, view_for(table, viewer()), edition());
  }
  options();
  text.name("clock");
  text.append(clock);
  if (!see_all(eyes)) return;
  text.name("hands");
  text.append(json::serialize(open_hands_of(now)));
}

void Telling::step(Step const& step) const {
  auto const all = [&] { events(step.events); };
  write_members(text, "type", "step", "version", step.version, "now", step.at.count(), "events", all);
}

/// The secret stays with the house.
json::value shuffle_info(Table const& table) {
  if (!table.shuffle()) return nullptr;
  return json::object{{"commitment", table.shuffle()->commitment},
                      {"added", to_json(table.shuffle()->added)}};
}

}  // namespace

json::object table_info(Table const& table) {
  auto const& setup = table.setup();
  json::array seats;
  for (auto const& occupant : table.presence().occupants())
    seats.push_back(std::visit(WriteOccupant{}, occupant));
  auto const id = setup.edition.id.text();
  json::object info{{"id", setup.id},
                    {"name", setup.name},
                    {"edition", id},
                    {"rules", difference(setup.edition.rules, edition_named(id)->rules)},
                    {"public", setup.is_public},
                    {"speed", static_cast<int>(table.conduct().speed)},
                    {"gavel", word_of(table.conduct().gavel)},
                    {"absence", word_of(table.conduct().absence)},
                    {"stand_in", table.conduct().stand_in},
                    {"memory_aid", table.conduct().memory_aid},
                    {"open_hands_after", minutes_of(table.conduct().open_hands_after)},
                    {"paused", table.is_paused()},
                    {"state", name_of(table.state())},
                    {"host", to_json(table.presence().host())},
                    {"game", table.game() ? table.game()->number : 0},
                    {"seats", std::move(seats)},
                    {"shuffle", shuffle_info(table)}};
  if (setup.answer_within) info["answer_within"] = setup.answer_within->count();
  return info;
}

std::string snapshot_message(Table const& table, Eyes const& eyes, Instant now) {
  return json_of([&](JsonText& text) {
    Telling const telling{text, table, eyes};
    auto const viewer = telling.viewer();
    auto const you = [&] {
      write_object(text, "seat", viewer, "host", viewer == Viewer{table.presence().host()});
    };
    auto const info = [&] { text.append(json::serialize(table_info(table))); };
    auto const edition = [&] { text.append(json::serialize(edition_for_people(table.setup().edition))); };
    text.open_object();
    write_members(text, "type", "snapshot", "version", table.version(), "now", now.count(), "you", you,
                  "table", info, "edition", edition);
    if (table.game()) {
      telling.game(clock_text(table));
      text.name("log");
      telling.events(table.history().log());
    } else {
      auto const nothing = [&] { text.append("[]"); };
      write_members(text, "view", nullptr, "options", nothing, "clock", nullptr, "log", nothing);
    }
    text.close_object();
  });
}

StepTelling::StepTelling(Table const& table, Step const& step)
    : table_(table),
      step_(step),
      info_(step.table_changed ? json::serialize(table_info(table)) : std::string{}),
      clock_(clock_text(table)) {}

std::string StepTelling::to(Eyes const& eyes) const {
  constexpr std::size_t kUsualLength = 1600;
  std::string message;
  message.reserve(kUsualLength);
  JsonText text(message);
  Telling const telling{text, table_, eyes};
  text.open_object();
  telling.step(step_);
  if (step_.table_changed) {
    text.name("table");
    text.append(info_);
  }
  if (table_.game()) telling.game(clock_);
  text.close_object();
  return message;
}

std::string missed_step_message(Table const& table, Eyes const& eyes, Step const& step) {
  return json_of([&](JsonText& text) {
    text.open_object();
    Telling{text, table, eyes}.step(step);
    text.close_object();
  });
}

std::string ack_message(std::string_view id, std::uint64_t version) {
  return json_of([&](JsonText& text) { write_object(text, "type", "ack", "id", id, "version", version); });
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
