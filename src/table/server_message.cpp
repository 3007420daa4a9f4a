#include "table/server_message.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/event.h"
#include "codec/event_shapes.h"
#include "codec/shared_view.h"
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

bool has_no_secret(Event const& event) { return codec::stands_in<SeenEvent>(event); }
bool has_secret(TableEvent const& event) {
  auto const* const of_game = std::get_if<Event>(&event);
  return of_game != nullptr && !has_no_secret(*of_game);
}

struct WriteTableEvent {
  codec::JsonText& json;
  Telling const& telling;

  void operator()(Event const& event) const {
    auto const write = [&] {
      codec::write(json, codec::seen_with(telling.eyes, event, telling.edition, telling.seats),
                   telling.edition);
    };
    if (telling.own == nullptr || has_no_secret(event)) return write();
    telling.own->mark(codec::OwnPart::event, write);
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
  if (codec::see_all(telling.eyes))
    return json.append(json::serialize(codec::view_with(telling.eyes, now, telling.edition)));
  auto const view = view_for(telling.table, telling.viewer());
  if (telling.own != nullptr) return codec::write_shared(json, view, telling.edition, *telling.own);
  codec::write(json, view, telling.edition);
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
      clock_(clock_text(table)) {
  constexpr std::size_t kUsualLength = 1600;
  of_audience_.reserve(kUsualLength);
  text_.reserve(kUsualLength);
  write_whole(of_audience_, Viewer{}, &own_);
}

void StepTelling::write_whole(std::string& text, codec::Eyes const& eyes, codec::OwnParts* own) const {
  codec::JsonText json(text);
  message::Step const step{.step = step_, .table = info_, .clock = {}};
  auto const told = table_.game() ? message::Step{step_, info_, clock_} : step;
  kTableMessages.write_one(json, told, Telling{table_, eyes, own});
}

std::string const& StepTelling::to(codec::Eyes const& eyes) {
  text_.clear();
  auto const* const viewer = std::get_if<Viewer>(&eyes);
  if (viewer != nullptr && !*viewer) return of_audience_;
  if (viewer != nullptr) {
    write_for(**viewer, eyes);
  } else {
    write_whole(text_, eyes, nullptr);
  }
  return text_;
}

void StepTelling::write_for(Seat seat, codec::Eyes const& eyes) {
  Telling const telling{table_, eyes};
  auto const view = table_.game() ? view_for(table_, seat) : View{};
  auto event = step_.events.begin();
  std::size_t told = 0;
  for (auto const& part : own_.parts()) {
    text_.append(of_audience_, told, part.from - told);
    told = part.to;
    codec::JsonText own(text_);
    switch (part.what) {
      case codec::OwnPart::event:
        event = std::find_if(event, step_.events.end(), has_secret);
        write_event(own, *event++, telling);
        break;
      case codec::OwnPart::options:
        OptionsNow::write(own, telling, telling);
        break;
      case codec::OwnPart::seat:
      case codec::OwnPart::phase:
      case codec::OwnPart::hand:
        codec::write_part(own, part.what, view, telling.edition);
    }
  }
  text_.append(of_audience_, told);
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

std::string moved_message(std::string_view address) {
  return kTableMessages.text_of_one(message::Moved{address}, codec::NoEdition{});
}

std::string neighbours_message(std::vector<std::string> const& addresses) {
  return kTableMessages.text_of_one(message::Neighbours{addresses}, codec::NoEdition{});
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
