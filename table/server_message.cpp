#include "table/server_message.h"

#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/event.h"
#include "codec/event_shapes.h"
#include "codec/view.h"
#include "table/gathering.h"
#include "table/in_turn.h"
#include "table/server_message_shapes.h"

namespace kuhhandel::table {
namespace {

namespace json = boost::json;

std::string clock_text(Table const& table) {
  if (!table.game()) return "null";
  return codec::json_of([&](codec::JsonText& json) {
    codec::KindOf<Clock>::write(json, table.schedule().clock(), codec::NoEdition{});
  });
}

std::string table_info_text(Table const& table) {
  return codec::text_of(table, codec::InEdition{table.setup().edition});
}

/// At a correspondence table only who is asked may do anything, and be silent too.
json::array options_in_turn(Table const& table, Viewer viewer) {
  if (!viewer || !is_asked(table, *viewer)) return {};
  return codec::options_when_asked(legal_actions(table, viewer), table.game()->state.hand(*viewer),
                                   table.setup().edition);
}

struct WriteTableEvent {
  codec::JsonText& json;
  Telling const& telling;

  void operator()(Event const& event) const {
    codec::write(json, codec::seen_with(telling.eyes, event, telling.edition, telling.seats),
                 telling.edition);
  }
  template <class T>
  void operator()(Shared<T> const& event) const {
    (*this)(*event);
  }
  void operator()(auto const& event) const { kTableEvents.write_one(json, event, telling); }
};

}  // namespace

void write_event(codec::JsonText& json, TableEvent const& event, Telling const& telling) {
  std::visit(WriteTableEvent{json, telling}, event);
}

std::optional<Instant> shown_until(Table const& table, Instant now) {
  if (!table.shows().runs(now)) return {};
  return table.shows().until();
}

void ViewNow::write(codec::JsonText& json, Telling const& telling, Telling const&) {
  auto const& now = telling.table.game()->state;
  if (codec::see_all(telling.eyes)) {
    json.append(json::serialize(codec::view_with(telling.eyes, now, telling.edition)));
  } else {
    kuhhandel::codec::write(json, view_for(telling.table, telling.viewer()), telling.edition);
  }
}

void OptionsNow::write(codec::JsonText& json, Telling const& telling, Telling const&) {
  auto const& table = telling.table;
  if (!table.game()) return json.append("[]");
  if (table.is_correspondence())
    return json.append(json::serialize(options_in_turn(table, telling.viewer())));
  codec::write_options(json, telling.viewer(), table.game()->state, telling.edition);
}

void HandsNow::write(codec::JsonText& json, Telling const& telling, Telling const&) {
  json.append(json::serialize(codec::open_hands_of(telling.table.game()->state)));
}

json::object table_info(Table const& table) {
  return codec::object_of(table, codec::InEdition{table.setup().edition});
}

std::string snapshot_message(Table const& table, codec::Eyes const& eyes, Instant now) {
  Telling const telling{table, eyes};
  auto const viewer = telling.viewer();
  auto const clock = clock_text(table);
  message::Snapshot const snapshot{
      .now = now, .you = {viewer, viewer && gives_orders(table, *viewer)}, .clock = clock};
  return kTableMessages.text_of_one(snapshot, telling);
}

StepTelling::StepTelling(Table const& table, Step const& step)
    : table_(table),
      step_(step),
      info_(step.table_changed ? table_info_text(table) : std::string{}),
      clock_(clock_text(table)) {}

std::string StepTelling::to(codec::Eyes const& eyes) const {
  constexpr std::size_t kUsualLength = 1600;
  std::string text;
  text.reserve(kUsualLength);
  codec::JsonText json(text);
  message::Step const step{.step = step_, .table = info_, .clock = {}};
  auto const told = table_.game() ? message::Step{step_, info_, clock_} : step;
  kTableMessages.write_one(json, told, Telling{table_, eyes});
  return text;
}

std::string missed_step_message(Table const& table, codec::Eyes const& eyes, Step const& step) {
  return kTableMessages.text_of_one(message::Step{.step = step, .table = {}, .clock = {}},
                                    Telling{table, eyes});
}

std::string alive_message(std::uint64_t version) {
  return kTableMessages.text_of_one(message::Alive{version}, codec::NoEdition{});
}

std::string went_back_message(std::uint64_t version) {
  return kTableMessages.text_of_one(message::WentBack{version}, codec::NoEdition{});
}

std::string ack_message(std::string_view id, std::uint64_t version) {
  return kTableMessages.text_of_one(message::Ack{id, version}, codec::NoEdition{});
}

std::string refused_message(std::string_view id, Refusal refusal, std::optional<Bid> const& standing) {
  message::Refused const refused{id, kuhhandel::name_of(refusal), clause_of(refusal),
                                 kuhhandel::sentence_of(refusal), standing};
  return kTableMessages.text_of_one(refused, codec::NoEdition{});
}

std::string refused_message(std::string_view id, OrderRefusal refusal) {
  return kTableMessages.text_of_one(message::Refused{id, name_of(refusal), {}, sentence_of(refusal)},
                                    codec::NoEdition{});
}

std::string error_message(MessageError const& error) {
  bool const in_a_field = error.name != "malformed";
  message::Error const told{.error = error.name,
                            .sentence = codec::text_of(error.error),
                            .field = in_a_field ? error.error.where : std::string{},
                            .id = error.id};
  return kTableMessages.text_of_one(told, codec::NoEdition{});
}

std::string error_message(std::string_view name, std::string_view sentence, KeepersWord const& word) {
  message::Error const told{
      .error = name, .sentence = std::string(sentence), .field = {}, .id = {}, .word = word};
  return kTableMessages.text_of_one(told, codec::NoEdition{});
}

std::string reviewed_message(Seat by, std::string_view player, int game, Review const& review) {
  return kTableMessages.text_of_one(message::Reviewed{{{by, player, game, review}}}, codec::NoEdition{});
}

std::string review_ended_message() {
  return kTableMessages.text_of_one(message::Reviewed{}, codec::NoEdition{});
}

}  // namespace kuhhandel::table
