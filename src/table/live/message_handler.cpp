// Handles each kind of client message at a LiveTable.
#include <expected>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "engine/visit.h"
#include "live/known_bots.h"
#include "live/live_table.h"
#include "live/reason_message.h"
#include "table/decide.h"
#include "table/messages/server_message.h"

namespace kuhhandel::live {
namespace {

bool names_unknown_bot(table::Order const& order) {
  if (auto const* const add = std::get_if<table::order::AddBot>(&order)) return make_bot(add->bot) == nullptr;
  auto const* const set = std::get_if<table::order::SetAbsence>(&order);
  return set != nullptr && !set->bot.empty() && make_bot(set->bot) == nullptr;
}

/// Orders that can be repeated without limit.
bool may_be_repeated(table::Order const& order) {
  using namespace table::order;
  return std::visit(
      []<class T>(T const&) {
        return OneOf<T, AddBot, VacateSeat, RestoreSeat, Ready, Arrange, Pause, Resume, TakePassBack,
                     AllowBigScreen>;
      },
      order);
}

bool begins_a_game(table::Fact const& fact) {
  return std::holds_alternative<table::fact::Started>(fact) ||
         std::holds_alternative<table::fact::Opening>(fact);
}

}  // namespace

/// One message, from `connection` at `now`.
struct LiveTable::MessageHandler {
  LiveTable& live;
  Connection& connection;
  table::Instant now;

  void operator()(table::HelloMessage const&) const {}
  void operator()(table::CommandMessage const& message) const;
  void operator()(table::OrderMessage const& message) const;
  /// Anyone may ask for a bot's reasons. They are sent after the auction or trade; those of a trade are sent
  /// to others only after the game.
  void operator()(table::WhyMessage const& message) const;
  void operator()(table::HintMessage const& message) const;
  void operator()(table::BindChanceMessage const& message) const;
  void operator()(table::OpenChanceMessage const& message) const;
  void operator()(table::SeenMessage const& message) const;
  void operator()(table::AttentionMessage const& message) const;
  void operator()(table::CeilingMessage const& message) const;
  void operator()(table::SayMessage const& message) const;
  void operator()(table::ReviewMessage const& message) const;

 private:
  /// Ignores settings that are already in force, and debounces changes.
  void apply_settings(Seat seat, std::string const& id,
                      std::expected<table::TableSettings, table::OrderRefusal> const& new_settings) const;
  /// Returns the sender's seat; refuses spectators. A player who acts looks at the game.
  std::optional<Seat> actor(std::string const& id) const;
  /// Returns the seat in whose name the order is given: the sender's, or the host's if a big screen may give
  /// it. Refuses other spectators.
  std::optional<Seat> orderer(table::OrderMessage const& message) const;
  /// Returns the sender; refuses a connection that has not joined.
  std::optional<Viewer> viewer(std::string const& id) const;
  /// Returns the sender's seat; refuses spectators.
  std::optional<Seat> sender(std::string const& id) const;
  void reply(Seat seat, std::string const& id, Reply const& answer) const;
  void error(std::string_view name, std::string sentence, std::string const& id) const;
};

void LiveTable::Messages::handle(LiveTable& live, Connection& connection, table::ClientMessage const& message,
                                 table::Instant now) {
  std::visit(MessageHandler{live, connection, now}, message);
}

void LiveTable::MessageHandler::operator()(table::CommandMessage const& message) const {
  auto const& table = live.table_;
  auto const seat = actor(message.id);
  if (!seat || live.replies_.resend(connection, *seat, message.id)) return;
  if (table.races().awaits_verdict(*seat, message.id)) return;
  auto const round_trip = connection.round_trip().value_or(table::Duration{0});
  auto const fact = table::decide(table, message.command, message.id,
                                  {.at = now, .round_trip = round_trip, .seen = message.seen});
  if (!fact) return reply(*seat, message.id, reply_for(table, fact.error()));
  live.commit(*fact, now);
  // A press is answered after its verdict.
  if (!table.races().awaits_verdict(*seat, message.id)) reply(*seat, message.id, reply_for(table, {}));
}

void LiveTable::MessageHandler::operator()(table::OrderMessage const& message) const {
  auto const seat = orderer(message);
  if (!seat || live.replies_.resend(connection, *seat, message.id)) return;
  if (names_unknown_bot(message.order))
    return connection.send(table::refused_message(message.id, table::OrderRefusal::no_such_bot));
  if (live.settings_.is_pending(*seat, message.id)) return;
  auto const wanted = live.settings_.target(live.table_.settings());
  if (auto const new_settings = table::decide_settings(live.table_, *seat, message.order, wanted))
    return apply_settings(*seat, message.id, *new_settings);
  live.settings_.flush_now(now);
  live.apply_due_settings(now);
  auto const fact = table::decide(live.table_, *seat, message.order, live.host_.next_seed(), now);
  if (!fact) return reply(*seat, message.id, fact.error());
  if (may_be_repeated(message.order) && !live.host_.consume_quota(NonMoveKind::order, *seat, now))
    return reply(*seat, message.id, table::OrderRefusal::too_often);
  bool const is_next_game = begins_a_game(*fact);
  if (is_next_game && !live.host_.consume_quota(NonMoveKind::next_game, *seat, now))
    return reply(*seat, message.id, table::OrderRefusal::disk_full);
  if (is_next_game)
    live.record_round_trips(live.connections_.round_trips(), table::decide_exact_round_trip, now);
  auto const step = live.commit(*fact, now);
  reply(*seat, message.id, Accepted{step.version});
  live.update_big_screen(now);
}

void LiveTable::MessageHandler::operator()(table::WhyMessage const& message) const {
  auto const asks = viewer(message.id);
  if (!asks) return;
  bool const is_over = live.table_.state() != table::TableState::running;
  connection.send(reason_message(message, live.bots_.explanation(message.seat, *asks, is_over),
                                 live.table_.setup().edition));
}

void LiveTable::MessageHandler::operator()(table::HintMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat) return;
  if (!live.host_.can_accept_hint())
    return error("too_many", "The server has its hands full; ask for a hint later.", message.id);
  Hints::Request const hint{.connection = &connection, .message = message};
  auto question = live.hints_.ask(live.table_, live.edition_, *seat, hint, ++live.bot_requests_);
  if (!question) return connection.send(table::error_message(question.error()));
  live.request_decision(std::move(*question), now);
}

void LiveTable::MessageHandler::operator()(table::BindChanceMessage const& message) const {
  auto const seat = sender({});
  if (!seat) return;
  auto fact = table::decide_binding(live.table_, *seat, message.hash);
  if (!fact) return;
  bool const is_replacement = live.table_.shuffle()->of(*seat) != nullptr;
  if (is_replacement && !live.host_.consume_quota(NonMoveKind::order, *seat, now)) return;
  live.commit(std::move(*fact), now);
}

void LiveTable::MessageHandler::operator()(table::OpenChanceMessage const& message) const {
  auto const seat = sender({});
  if (!seat) return;
  auto const hash = live.host_.hash_of(message.random);
  if (auto fact = table::decide_opening(live.table_, *seat, message.random, hash))
    live.commit(std::move(*fact), now);
}

void LiveTable::MessageHandler::operator()(table::SeenMessage const& message) const {
  auto const seat = sender({});
  if (!seat) return;
  if (auto fact = table::decide_seen(live.table_, *seat, message.version, now))
    live.commit(std::move(*fact), now);
}

void LiveTable::MessageHandler::operator()(table::AttentionMessage const& message) const {
  if (!sender({})) return;
  live.set_attention(connection, message.attentive ? Attention::attentive : Attention::inattentive, now);
}

void LiveTable::MessageHandler::operator()(table::CeilingMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat || live.replies_.resend(connection, *seat, message.id)) return;
  if (!can_set_proxy_bid(live.table_, *seat)) return reply(*seat, message.id, table::OrderRefusal::not_asked);
  // A player who sets a proxy bid wants the lot after all.
  if (auto back = table::decide(live.table_, *seat, table::order::TakePassBack{}, {}, now);
      back && message.most) {
    if (!live.host_.consume_quota(NonMoveKind::order, *seat, now))
      return reply(*seat, message.id, table::OrderRefusal::too_often);
    live.commit(std::move(*back), now);
  }
  live.proxy_bids_.set(live.table_, *seat, message.most, now);
  reply(*seat, message.id, Accepted{live.table_.version()});
}

void LiveTable::MessageHandler::operator()(table::SayMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat || live.replies_.resend(connection, *seat, message.id)) return;
  if (!live.talk_.try_take_turn(*seat, now))
    return error("too_much_talk", "That was a lot; wait a moment.", message.id);
  live.talk_.say(*seat, message.saying, live.broadcaster_, now);
  reply(*seat, message.id, Accepted{live.table_.version()});
}

void LiveTable::MessageHandler::operator()(table::ReviewMessage const& message) const {
  auto const seat = sender(message.id);
  if (!seat) return;
  if (auto const refused = live.review_.handle(*seat, message, now))
    return connection.send(table::error_message(*refused));
  connection.send(table::ack_message(message.id, live.table_.version()));
}

void LiveTable::MessageHandler::apply_settings(
    Seat seat, std::string const& id,
    std::expected<table::TableSettings, table::OrderRefusal> const& new_settings) const {
  if (!new_settings) return reply(seat, id, new_settings.error());
  auto& settings = live.settings_;
  bool const is_so = !settings.has_pending() && *new_settings == live.table_.settings();
  if (is_so) return reply(seat, id, Accepted{live.table_.version()});
  bool const is_one_more = !settings.has_pending();
  if (settings.is_full() || (is_one_more && !live.host_.consume_quota(NonMoveKind::order, seat, now)))
    return reply(seat, id, table::OrderRefusal::too_often);
  settings.submit({seat, id}, *new_settings, now);
  live.apply_due_settings(now);
}

std::optional<Viewer> LiveTable::MessageHandler::viewer(std::string const& id) const {
  auto const viewer = live.connections_.viewer_of(connection);
  if (!viewer) error("hello_first", "The first message must be hello.", id);
  return viewer;
}

std::optional<Seat> LiveTable::MessageHandler::sender(std::string const& id) const {
  auto const speaks = viewer(id);
  if (!speaks) return {};
  if (!*speaks) error("spectator", "Spectators cannot play. Take a seat first.", id);
  return *speaks;
}

std::optional<Seat> LiveTable::MessageHandler::actor(std::string const& id) const {
  auto const seat = sender(id);
  if (seat) live.set_attention(connection, Attention::attentive, now);
  return seat;
}

std::optional<Seat> LiveTable::MessageHandler::orderer(table::OrderMessage const& message) const {
  if (live.connections_.gives_orders(connection) && table::may_screen_give(live.table_, message.order))
    return live.table_.presence().host();
  return actor(message.id);
}

void LiveTable::MessageHandler::reply(Seat seat, std::string const& id, Reply const& answer) const {
  connection.send(reply_message(id, answer));
  live.replies_.store(seat, id, answer);
}

void LiveTable::MessageHandler::error(std::string_view name, std::string sentence,
                                      std::string const& id) const {
  connection.send(table::error_message({name, {"", std::move(sentence)}, id}));
}

}  // namespace kuhhandel::live
