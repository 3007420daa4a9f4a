#include "table/messages/server_message.h"

#include <algorithm>
#include <boost/json/serialize.hpp>
#include <utility>

#include "codec/moves/event.h"
#include "codec/moves/event_shapes.h"
#include "codec/views/view.h"
#include "table/messages/server_message_shapes.h"
#include "table/modes/correspondence.h"
#include "table/modes/pregame.h"

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

/// At a correspondence table only the awaited seat may act, and may also stay silent.
json::array options_in_turn(Table const& table, Viewer viewer) {
  if (!viewer || !is_awaited(table, *viewer)) return {};
  return codec::options_when_asked(legal_actions(table, viewer), table.game()->state.hand(*viewer),
                                   table.setup().edition);
}

bool has_no_secret(Event const& event) { return codec::is_alternative_of<SeenEvent>(event); }
bool has_secret(TableEvent const& event) {
  auto const* const of_game = std::get_if<Event>(&event);
  return of_game != nullptr && !has_no_secret(*of_game);
}

struct WriteTableEvent {
  codec::JsonText& json;
  MessageContext const& context;

  void operator()(Event const& event) const {
    auto const write = [&] {
      codec::write(json, codec::event_seen_from(context.eyes, event, context.edition, context.seats),
                   context.edition);
    };
    if (context.own == nullptr || has_no_secret(event)) return write();
    context.own->mark(codec::OwnPart::event, write);
  }
  template <class T>
  void operator()(Shared<T> const& event) const {
    (*this)(*event);
  }
  void operator()(auto const& event) const { kTableEvents.write_one(json, event, context); }
};

}  // namespace

void write_event(codec::JsonText& json, TableEvent const& event, MessageContext const& context) {
  std::visit(WriteTableEvent{json, context}, event);
}

std::optional<Instant> reveal_until(Table const& table, Instant now) {
  if (!table.reveal_delay().is_running(now)) return {};
  return table.reveal_delay().until();
}

void ViewNow::write(codec::JsonText& json, MessageContext const& context, MessageContext const&) {
  auto const& now = context.table.game()->state;
  if (codec::sees_all(context.eyes))
    return json.append(json::serialize(codec::view_from(context.eyes, now, context.edition)));
  auto const view = view_for(context.table, context.viewer());
  if (context.own != nullptr) return codec::write_shared(json, view, context.edition, *context.own);
  codec::write(json, view, context.edition);
}

void OptionsNow::write(codec::JsonText& json, MessageContext const& context, MessageContext const&) {
  auto const& table = context.table;
  if (!table.game()) return json.append("[]");
  if (table.is_correspondence())
    return json.append(json::serialize(options_in_turn(table, context.viewer())));
  codec::write_options(json, context.viewer(), table.game()->state, context.edition);
}

void HandsNow::write(codec::JsonText& json, MessageContext const& context, MessageContext const&) {
  json.append(json::serialize(codec::open_hands_of(context.table.game()->state)));
}

json::object table_info(Table const& table) {
  return codec::object_of(table, codec::InEdition{table.setup().edition});
}

std::string snapshot_message(Table const& table, codec::Perspective const& eyes, Instant now) {
  MessageContext const context{table, eyes};
  auto const viewer = context.viewer();
  auto const clock = clock_text(table);
  message::Snapshot const snapshot{
      .now = now, .you = {viewer, viewer && has_host_rights(table, *viewer)}, .clock = clock};
  return kTableMessages.text_of_one(snapshot, context);
}

StepMessages::StepMessages(Table const& table, Step const& step)
    : table_(table),
      step_(step),
      info_(step.table_changed ? table_info_text(table) : std::string{}),
      clock_(clock_text(table)) {
  constexpr std::size_t kUsualLength = 1600;
  of_audience_.reserve(kUsualLength);
  text_.reserve(kUsualLength);
  write_whole(of_audience_, Viewer{}, &own_);
}

void StepMessages::write_whole(std::string& text, codec::Perspective const& eyes,
                               codec::OwnParts* own) const {
  codec::JsonText json(text);
  message::Step const step{.step = step_, .table = info_, .clock = {}};
  auto const message = table_.game() ? message::Step{step_, info_, clock_} : step;
  kTableMessages.write_one(json, message, MessageContext{table_, eyes, own});
}

std::string const& StepMessages::message_for(codec::Perspective const& eyes) {
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

void StepMessages::write_for(Seat seat, codec::Perspective const& eyes) {
  MessageContext const context{table_, eyes};
  auto const view = table_.game() ? view_for(table_, seat) : View{};
  auto event = step_.events.begin();
  std::size_t count = 0;
  for (auto const& part : own_.parts()) {
    text_.append(of_audience_, count, part.from - count);
    count = part.to;
    codec::JsonText own(text_);
    switch (part.what) {
      case codec::OwnPart::event:
        event = std::find_if(event, step_.events.end(), has_secret);
        write_event(own, *event++, context);
        break;
      case codec::OwnPart::options:
        OptionsNow::write(own, context, context);
        break;
      case codec::OwnPart::seat:
      case codec::OwnPart::phase:
      case codec::OwnPart::hand:
        codec::write_part(own, part.what, view, context.edition);
    }
  }
  text_.append(of_audience_, count);
}

std::string missed_step_message(Table const& table, codec::Perspective const& eyes, Step const& step) {
  return kTableMessages.text_of_one(message::Step{.step = step, .table = {}, .clock = {}},
                                    MessageContext{table, eyes});
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
  message::Error const message{.error = error.name,
                               .sentence = codec::text_of(error.error),
                               .field = in_a_field ? error.error.where : std::string{},
                               .id = error.id};
  return kTableMessages.text_of_one(message, codec::NoEdition{});
}

std::string error_message(std::string_view name, std::string_view sentence, OperatorMessage const& word) {
  message::Error const message{
      .error = name, .sentence = std::string(sentence), .field = {}, .id = {}, .word = word};
  return kTableMessages.text_of_one(message, codec::NoEdition{});
}

std::string reviewed_message(Seat by, std::string_view player, int game, Review const& review) {
  return kTableMessages.text_of_one(message::Reviewed{{{by, player, game, review}}}, codec::NoEdition{});
}

std::string review_ended_message() {
  return kTableMessages.text_of_one(message::Reviewed{}, codec::NoEdition{});
}

}  // namespace kuhhandel::table
