#include "live/receiving.h"

#include <utility>

#include "engine/visit.h"
#include "live/known_bots.h"
#include "live/reason_message.h"
#include "table/decide.h"
#include "table/server_message.h"

namespace kuhhandel::live {
namespace {

bool names_no_bot(table::Order const& order) {
  if (auto const* const add = std::get_if<table::order::AddBot>(&order)) return make_bot(add->bot) == nullptr;
  auto const* const set = std::get_if<table::order::SetAbsence>(&order);
  return set != nullptr && !set->bot.empty() && make_bot(set->bot) == nullptr;
}

/// Orders by which a table may be changed to and fro without end.
bool may_be_repeated(table::Order const& order) {
  using namespace table::order;
  return std::visit(
      []<class T>(T const&) {
        return OneOf<T, AddBot, FreeSeat, GiveBack, Ready, Arrange, Pause, Resume, TakePassBack>;
      },
      order);
}

bool begins_a_game(table::Fact const& fact) {
  return std::holds_alternative<table::fact::Started>(fact) ||
         std::holds_alternative<table::fact::Opening>(fact);
}

}  // namespace

void LiveTable::Receiving::operator()(table::CommandMessage const& message) const {
  auto const& table = live.table_;
  auto const seat = sender(message.id);
  if (!seat || live.answers_.repeat(connection, *seat, message.id)) return;
  if (table.races().awaits_verdict(*seat, message.id)) return;
  auto const round_trip = connection.round_trip().value_or(table::Duration{0});
  auto const fact = table::decide(table, message.command, message.id,
                                  {.at = now, .round_trip = round_trip, .seen = message.seen});
  if (!fact) return answer(*seat, message.id, answer_to(table, fact.error()));
  live.carry_out(*fact, now);
  // A press is answered with the verdict on it.
  if (!table.races().awaits_verdict(*seat, message.id)) answer(*seat, message.id, answer_to(table, {}));
}

void LiveTable::Receiving::operator()(table::OrderMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat || live.answers_.repeat(connection, *seat, message.id)) return;
  if (names_no_bot(message.order))
    return connection.send(table::refused_message(message.id, table::OrderRefusal::no_such_bot));
  if (live.settings_.awaits(*seat, message.id)) return;
  auto const wanted = live.settings_.wanted(live.table_.conduct());
  if (auto const conduct = table::decide_conduct(live.table_, *seat, message.order, wanted))
    return run_like(*seat, message.id, *conduct);
  live.settings_.hurry(now);
  live.change_settings(now);
  auto const fact = table::decide(live.table_, *seat, message.order, live.keeper_.seed(), now);
  if (!fact) return answer(*seat, message.id, fact.error());
  if (may_be_repeated(message.order) && !live.keeper_.allows(BesideTheGame::order, *seat, now))
    return answer(*seat, message.id, table::OrderRefusal::too_often);
  bool const is_next_game = begins_a_game(*fact);
  if (is_next_game && !live.keeper_.allows(BesideTheGame::next_game, *seat, now))
    return answer(*seat, message.id, table::OrderRefusal::disk_full);
  if (is_next_game) live.measure(live.connections_.round_trips(), table::decide_exact_round_trip, now);
  auto const step = live.carry_out(*fact, now);
  answer(*seat, message.id, Done{step.version});
}

void LiveTable::Receiving::operator()(table::WhyMessage const& message) const {
  auto const asks = viewer(message.id);
  if (!asks) return;
  bool const is_over = live.table_.state() != table::TableState::running;
  connection.send(reason_message(message, live.bots_.explanation(message.seat, *asks, is_over),
                                 live.table_.setup().edition));
}

void LiveTable::Receiving::operator()(table::HintMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat) return;
  if (!live.keeper_.has_room_for_hint())
    return error("too_many", "The server has its hands full; ask for a hint later.", message.id);
  Hints::Awaited const hint{.connection = &connection, .message = message};
  auto question = live.hints_.ask(live.table_, live.edition_, *seat, hint, ++live.questions_);
  if (!question) return connection.send(table::error_message(question.error()));
  live.ask(std::move(*question), now);
}

void LiveTable::Receiving::operator()(table::BindChanceMessage const& message) const {
  auto const seat = sender({});
  if (!seat) return;
  if (auto fact = table::decide_binding(live.table_, *seat, message.hash))
    live.carry_out(std::move(*fact), now);
}

void LiveTable::Receiving::operator()(table::OpenChanceMessage const& message) const {
  auto const seat = sender({});
  if (!seat) return;
  auto const hash = live.keeper_.hash_of(message.random);
  if (auto fact = table::decide_opening(live.table_, *seat, message.random, hash))
    live.carry_out(std::move(*fact), now);
}

void LiveTable::Receiving::operator()(table::SeenMessage const& message) const {
  auto const seat = sender({});
  if (!seat) return;
  if (auto fact = table::decide_seen(live.table_, *seat, message.version, now))
    live.carry_out(std::move(*fact), now);
}

void LiveTable::Receiving::operator()(table::CeilingMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat || live.answers_.repeat(connection, *seat, message.id)) return;
  if (!may_set_ceiling(live.table_, *seat)) return answer(*seat, message.id, table::OrderRefusal::not_asked);
  // Who lets the table bid for them wants the lot after all.
  if (auto back = table::decide(live.table_, *seat, table::order::TakePassBack{}, {}, now);
      back && message.most) {
    if (!live.keeper_.allows(BesideTheGame::order, *seat, now))
      return answer(*seat, message.id, table::OrderRefusal::too_often);
    live.carry_out(std::move(*back), now);
  }
  live.ceilings_.set(live.table_, *seat, message.most, now);
  answer(*seat, message.id, Done{live.table_.version()});
}

void LiveTable::Receiving::operator()(table::SayMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat || live.answers_.repeat(connection, *seat, message.id)) return;
  if (!live.talk_.may_say(*seat, now))
    return error("too_much_talk", "That was a lot; wait a moment.", message.id);
  live.talk_.say(*seat, message.saying, live.shown_, now);
  answer(*seat, message.id, Done{live.table_.version()});
}

void LiveTable::Receiving::operator()(table::ReviewMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat) return;
  if (auto const refused = live.review_.take(*seat, message, now))
    return connection.send(table::error_message(*refused));
  connection.send(table::ack_message(message.id, live.table_.version()));
}

void LiveTable::Receiving::run_like(Seat seat, std::string const& id,
                                    std::expected<table::Conduct, table::OrderRefusal> const& conduct) const {
  if (!conduct) return answer(seat, id, conduct.error());
  auto& settings = live.settings_;
  bool const is_so = !settings.is_waiting() && *conduct == live.table_.conduct();
  if (is_so) return answer(seat, id, Done{live.table_.version()});
  bool const is_one_more = !settings.is_waiting();
  if (settings.is_full() || (is_one_more && !live.keeper_.allows(BesideTheGame::order, seat, now)))
    return answer(seat, id, table::OrderRefusal::too_often);
  settings.ask({seat, id}, *conduct, now);
  live.change_settings(now);
}

std::optional<Viewer> LiveTable::Receiving::viewer(std::string const& id) const {
  auto const viewer = live.connections_.viewer_of(connection);
  if (!viewer) error("hello_first", "The first message must be hello.", id);
  return viewer;
}

std::optional<Seat> LiveTable::Receiving::sender(std::string const& id) const {
  auto const speaks = viewer(id);
  if (!speaks) return {};
  if (!*speaks) error("spectator", "Who watches cannot play; take a seat first.", id);
  return *speaks;
}

void LiveTable::Receiving::answer(Seat seat, std::string const& id, AnswerGiven const& answer) const {
  connection.send(answer_message(id, answer));
  live.answers_.keep(seat, id, answer);
}

void LiveTable::Receiving::error(std::string_view name, std::string sentence, std::string const& id) const {
  connection.send(table::error_message({name, {"", std::move(sentence)}, id}));
}

}  // namespace kuhhandel::live
