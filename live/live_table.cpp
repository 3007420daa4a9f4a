#include "live/live_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "bots/registry.h"
#include "live/advice.h"
#include "live/reason_message.h"
#include "table/decide.h"
#include "table/due.h"
#include "table/server_message.h"

namespace kuhhandel::live {
namespace {

constexpr table::Duration kBetweenMeasurements{2000};

bool names_no_bot(table::Order const& order) {
  if (auto const* const add = std::get_if<table::order::AddBot>(&order))
    return bots::make_bot(add->bot) == nullptr;
  auto const* const set = std::get_if<table::order::SetAbsence>(&order);
  return set != nullptr && !set->bot.empty() && bots::make_bot(set->bot) == nullptr;
}

bool begins_a_game(table::Fact const& fact) {
  return std::holds_alternative<table::fact::Started>(fact) ||
         std::holds_alternative<table::fact::Opening>(fact);
}

AnswerGiven answer_to(table::Table const& table, std::optional<Refusal> refusal) {
  if (!refusal) return Done{table.version()};
  std::optional<Bid> standing;
  if (*refusal == Refusal::bid_too_low)
    standing = std::get<phase::Bidding>(table.game()->state.phase).standing;
  return RefusedCommand{*refusal, standing};
}

/// Whether it may have been the last that a game waited for.
bool may_complete_the_ready(table::Fact const& fact) {
  return std::holds_alternative<table::fact::Ready>(fact) ||
         std::holds_alternative<table::fact::Back>(fact) ||
         std::holds_alternative<table::fact::BotSeated>(fact) ||
         std::holds_alternative<table::fact::Freed>(fact);
}

/// The seat whose occupant comes or goes by the fact.
std::optional<Seat> seat_with_another_owner(table::Fact const& fact) {
  if (auto const* const seated = std::get_if<table::fact::Seated>(&fact)) return seated->seat;
  if (auto const* const seated = std::get_if<table::fact::BotSeated>(&fact)) return seated->seat;
  if (auto const* const freed = std::get_if<table::fact::Freed>(&fact)) return freed->seat;
  return {};
}

std::optional<table::Instant> earlier(std::optional<table::Instant> one,
                                      std::optional<table::Instant> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

}  // namespace

bool has_people(table::Table const& table) {
  return std::ranges::any_of(table.presence().occupants(), [](table::Occupant const& occupant) {
    auto const* const person = std::get_if<table::Person>(&occupant);
    return person != nullptr && !person->away;
  });
}

LiveTable::LiveTable(table::TableSetup setup, Rng delays, Keeper& keeper)
    : keeper_(keeper),
      table_(std::move(setup)),
      edition_(std::make_shared<Edition const>(table_.setup().edition)),
      bots_(delays, edition_),
      shown_(table_, connections_),
      review_(shown_, connections_) {}

void LiveTable::replay(std::vector<table::Entry> const& log) {
  for (auto const& entry : log) {
    apply(entry);
    shown_.follow(entry);
    auto const* const played = std::get_if<table::fact::Played>(&entry.fact);
    if (played == nullptr || played->id.empty()) continue;
    answers_.keep(std::get<Seat>(played->command.by), played->id, Done{table_.version()});
  }
}

table::Step LiveTable::apply(table::Entry const& entry) {
  bool const ran = table_.state() == table::TableState::running;
  auto step = table_.apply(entry);
  bots_.see(table_, step);
  ceilings_.follow(table_, step);
  if (auto const seat = seat_with_another_owner(entry.fact)) answers_.forget(*seat);
  for (auto const& press : step.answers)
    if (!press.id.empty()) answers_.keep(press.seat, press.id, answer_to(table_, press.refusal));
  if (ran && table_.state() == table::TableState::finished) keeper_.ended();
  return step;
}

table::Step LiveTable::carry_out(table::Fact fact, table::Instant now) {
  table::Entry const entry{now, std::move(fact)};
  keeper_.append(entry, table_.version() + 1);
  auto const step = apply(entry);
  shown_.tell(step);
  for (auto const& press : step.answers)
    for (auto* const connection : connections_.of(press.seat))
      answers_.repeat(*connection, press.seat, press.id);
  if (shown_.follow(entry)) {
    talk_.tell_late(shown_);
    for (auto* const connection : connections_.of({})) {
      talk_.recall(*connection, {}, shown_);
      shown_.welcome(*connection, {}, {}, now);
    }
  }
  if (auto const* const freed = std::get_if<table::fact::Freed>(&entry.fact))
    for (auto* const connection : connections_.free(freed->seat)) shown_.welcome(*connection, {}, {}, now);
  review_.follow();
  if (auto next = keeper_.preparation()) carry_out(std::move(*next), now);
  if (!may_complete_the_ready(entry.fact) || !table::all_are_ready(table_.presence())) return step;
  auto begin = table::decide(table_, table_.presence().host(), table::order::Again{}, keeper_.seed(), now);
  if (!begin) return step;
  measure(table::decide_exact_round_trip, now);
  carry_out(*std::move(begin), now);
  return step;
}

void LiveTable::join(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                     table::Instant now) {
  // They are back before they are told how things stand, so that the clock they see is the one that runs.
  if (viewer) {
    if (auto const back = table::decide_presence(table_, *viewer, true)) carry_out(*back, now);
    if (auto const round_trip = connection.round_trip())
      if (auto const fact = table::decide_round_trip(table_, *viewer, *round_trip)) carry_out(*fact, now);
  }
  tell_late(now);
  connections_.open(connection, viewer);
  talk_.recall(connection, viewer, shown_);
  shown_.welcome(connection, viewer, last, now);
  review_.recall(connection, viewer);
}

void LiveTable::leave(Connection& connection, table::Instant now) {
  auto const viewer = connections_.close(connection);
  hints_.forget(connection);
  if (!viewer || !*viewer) return;
  if (connections_.of(*viewer).empty()) review_.leave(**viewer);
  look_for(**viewer, now);
}

void LiveTable::notice(Connection& connection, Heard heard, table::Instant now) {
  connections_.notice(connection, heard);
  if (auto const viewer = connections_.viewer_of(connection); viewer && *viewer) look_for(**viewer, now);
}

void LiveTable::look_for(Seat seat, table::Instant now) {
  if (auto const fact = table::decide_presence(table_, seat, connections_.hears(seat))) carry_out(*fact, now);
}

void LiveTable::beat(Connection& connection) const {
  if (auto const viewer = connections_.viewer_of(connection)) shown_.beat(connection, *viewer);
}

void LiveTable::measure(std::optional<table::Fact> (*decide)(table::Table const&, Seat, table::Duration),
                        table::Instant now) {
  for (auto const& [seat, round_trip] : connections_.round_trips())
    if (auto const fact = decide(table_, seat, round_trip)) carry_out(*fact, now);
}

/// What each message of a connection brings about.
struct LiveTable::Receiving {
  LiveTable& live;
  Connection& connection;
  table::Instant now;

  void operator()(table::HelloMessage const&) const {}

  void operator()(table::CommandMessage const& message) const {
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

  void operator()(table::OrderMessage const& message) const {
    auto const seat = sender(message.id);
    if (!seat || live.answers_.repeat(connection, *seat, message.id)) return;
    if (names_no_bot(message.order))
      return connection.send(table::refused_message(message.id, table::OrderRefusal::no_such_bot));
    auto const fact = table::decide(live.table_, *seat, message.order, live.keeper_.seed(), now);
    if (!fact) return answer(*seat, message.id, fact.error());
    if (begins_a_game(*fact)) live.measure(table::decide_exact_round_trip, now);
    auto const step = live.carry_out(*fact, now);
    answer(*seat, message.id, Done{step.version});
  }

  /// Anyone may ask for a bot's reasons; they are told once the auction or trade is over, and those of a
  /// trade to others once the game is.
  void operator()(table::WhyMessage const& message) const {
    auto const asks = viewer(message.id);
    if (!asks) return;
    bool const is_over = live.table_.state() != table::TableState::running;
    connection.send(reason_message(message, live.bots_.explanation(message.seat, *asks, is_over),
                                   live.table_.setup().edition));
  }

  void operator()(table::HintMessage const& message) const {
    auto const seat = sender(message.id);
    if (!seat) return;
    Hints::Awaited const hint{
        .connection = &connection, .message = message, .version = live.table_.version()};
    auto question = live.hints_.ask(live.table_, live.edition_, *seat, hint, ++live.questions_);
    if (!question) return connection.send(table::error_message(question.error()));
    live.ask(std::move(*question), now);
  }

  void operator()(table::BindChanceMessage const& message) const {
    auto const seat = sender({});
    if (!seat) return;
    if (auto fact = table::decide_binding(live.table_, *seat, message.hash))
      live.carry_out(std::move(*fact), now);
  }

  void operator()(table::OpenChanceMessage const& message) const {
    auto const seat = sender({});
    if (!seat) return;
    auto const hash = live.keeper_.hash_of(message.random);
    if (auto fact = table::decide_opening(live.table_, *seat, message.random, hash))
      live.carry_out(std::move(*fact), now);
  }

  void operator()(table::SeenMessage const& message) const {
    auto const seat = sender({});
    if (!seat) return;
    if (auto fact = table::decide_seen(live.table_, *seat, message.version, now))
      live.carry_out(std::move(*fact), now);
  }

  void operator()(table::CeilingMessage const& message) const {
    auto const seat = sender(message.id);
    if (!seat || live.answers_.repeat(connection, *seat, message.id)) return;
    if (!may_set_ceiling(live.table_, *seat))
      return answer(*seat, message.id, table::OrderRefusal::not_asked);
    // Who lets the table bid for them wants the lot after all.
    if (auto back = table::decide(live.table_, *seat, table::order::TakePassBack{}, {}, now);
        back && message.most)
      live.carry_out(std::move(*back), now);
    live.ceilings_.set(live.table_, *seat, message.most, now);
    answer(*seat, message.id, Done{live.table_.version()});
  }

  void operator()(table::SayMessage const& message) const {
    auto const seat = sender(message.id);
    if (!seat || live.answers_.repeat(connection, *seat, message.id)) return;
    if (!live.talk_.may_say(*seat, now))
      return error("too_much_talk", "That was a lot; wait a moment.", message.id);
    live.talk_.say(*seat, message.saying, live.shown_, now);
    answer(*seat, message.id, Done{live.table_.version()});
  }

  void operator()(table::ReviewMessage const& message) const {
    auto const seat = sender(message.id);
    if (!seat) return;
    if (auto const refused = live.review_.take(*seat, message, now))
      return connection.send(table::error_message(*refused));
    connection.send(table::ack_message(message.id, live.table_.version()));
  }

 private:
  /// Who speaks; a connection that has not joined is refused.
  std::optional<Viewer> viewer(std::string const& id) const {
    auto const viewer = live.connections_.viewer_of(connection);
    if (!viewer) error("hello_first", "The first message must be hello.", id);
    return viewer;
  }
  /// The seat that speaks; who only watches is refused.
  std::optional<Seat> sender(std::string const& id) const {
    auto const speaks = viewer(id);
    if (!speaks) return {};
    if (!*speaks) error("spectator", "Who watches cannot play; take a seat first.", id);
    return *speaks;
  }
  void answer(Seat seat, std::string const& id, AnswerGiven const& answer) const {
    connection.send(answer_message(id, answer));
    live.answers_.keep(seat, id, answer);
  }
  void error(std::string_view name, std::string sentence, std::string const& id) const {
    connection.send(table::error_message({name, {"", std::move(sentence)}, id}));
  }
};

void LiveTable::receive(Connection& connection, table::ClientMessage const& message, table::Instant now) {
  std::visit(Receiving{*this, connection, now}, message);
}

void LiveTable::ask(BotQuestion question, table::Instant now) {
  if (auto answer = keeper_.think(std::move(question))) take(std::move(*answer), now);
}

void LiveTable::take(BotAnswer answer, table::Instant now) {
  if (auto const hint = hints_.take(answer.number)) {
    // A hint is for the table as it stands.
    if (hint->version != table_.version()) return receive(*hint->connection, hint->message, now);
    return hint->connection->send(
        advice_message(hint->message, {answer.choice, answer.why}, table_.setup().edition));
  }
  if (auto const action = bots_.take(std::move(answer))) let_act(*action, now);
}

void LiveTable::let_act(BotSeats::BotAction const& action, table::Instant now) {
  if (!action.choice) {
    auto const silent = table_.is_correspondence()
                            ? table::decide_silence(table_, action.seat)
                            : table::decide(table_, action.seat, table::order::Pass{}, {}, now);
    if (silent) carry_out(*silent, now);
    return;
  }
  play({action.seat, *action.choice}, now);
}

void LiveTable::play(Command const& command, table::Instant now) {
  // What comes after the hammer, while the house still waits for long connections, comes too late.
  if (auto const fact = table::decide(table_, command, {}, {.at = now})) carry_out(*fact, now);
}

void LiveTable::pass_time(table::Instant now) {
  if (now >= measured_ + kBetweenMeasurements) {
    measured_ = now;
    measure(table::decide_round_trip, now);
  }
  for (auto next = next_play(); next && *next <= now; next = next_play()) {
    auto const bots_due = bots_.next_due();
    if (bots_due && *bots_due == *next) {
      if (auto question = bots_.due(table_, now, ++questions_)) ask(std::move(*question), now);
      continue;
    }
    if (ceilings_.next_due() == next) {
      if (auto const bid = ceilings_.due(table_)) play(*bid, now);
      continue;
    }
    auto const fact = table::due(table_, now);
    assert(fact);
    carry_out(*fact, now);
  }
  tell_late(now);
}

void LiveTable::tell_late(table::Instant now) {
  if (shown_.pass_time(now)) talk_.tell_late(shown_);
}

std::optional<table::Instant> LiveTable::next_play() const {
  auto const others = earlier(bots_.next_due(), ceilings_.next_due());
  return earlier(kuhhandel::table::next_due(table_), others);
}

std::optional<table::Instant> LiveTable::next_due() const { return earlier(next_play(), shown_.next_due()); }

}  // namespace kuhhandel::live
