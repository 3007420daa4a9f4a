#include "live/live_table.h"

#include <algorithm>
#include <cassert>
#include <ranges>
#include <utility>

#include "engine/play.h"
#include "live/reason_message.h"
#include "table/decide.h"
#include "table/due_fact.h"

namespace kuhhandel::live {
namespace {

constexpr table::Duration kBetweenMeasurements{2000};
/// How long a player who sits down may take to connect before they count as away.
constexpr table::Duration kToConnect = std::chrono::seconds(20);

/// Returns the seat whose occupant changes by the fact.
std::optional<Seat> seat_with_another_owner(table::Fact const& fact) {
  if (auto const* const seated = std::get_if<table::fact::Seated>(&fact)) return seated->seat;
  if (auto const* const seated = std::get_if<table::fact::BotSeated>(&fact)) return seated->seat;
  if (auto const* const freed = std::get_if<table::fact::SeatVacated>(&fact)) return freed->seat;
  return {};
}

std::optional<table::Instant> earlier(std::optional<table::Instant> one,
                                      std::optional<table::Instant> other) {
  if (!one || !other) return one ? one : other;
  return std::min(*one, *other);
}

/// Returns when the next bot is due. In a race for a bid, bots wait for the verdict.
std::optional<table::Instant> bots_due(table::Table const& table, BotSeats const& bots) {
  auto const& game = table.game();
  bool const weighed =
      table.races().is_open() && game && std::holds_alternative<phase::Bidding>(game->state.phase);
  return weighed ? std::nullopt : bots.next_due();
}

}  // namespace

LiveTable::LiveTable(table::TableSetup setup, Rng delays, TableHost& host)
    : host_(host),
      table_(std::move(setup)),
      edition_(std::make_shared<Edition const>(table_.setup().edition)),
      bots_(delays, edition_),
      broadcaster_(table_, connections_),
      review_(broadcaster_, connections_) {}

void LiveTable::replay(std::vector<table::Entry> const& log) {
  for (auto const& entry : log) {
    apply(entry);
    broadcaster_.on_entry(entry);
    auto const* const played = std::get_if<table::fact::Played>(&entry.fact);
    if (played == nullptr || played->id.empty()) continue;
    if (auto const* const seat = std::get_if<Seat>(&played->command.by))
      replies_.store(*seat, played->id, Accepted{table_.version()});
  }
}

table::Step LiveTable::commit(table::Fact fact, table::Instant now) {
  table::Entry const entry{now, std::move(fact)};
  // Deliberately without a guard: an exception must leave the count unbalanced.
  ++open_changes_;
  host_.append(entry, table_.version() + 1);
  auto const step = apply(entry);
  broadcaster_.broadcast(step);
  on_broadcast(entry, step);
  if (auto next = host_.next_preparation()) commit(std::move(*next), now);
  --open_changes_;
  return step;
}

table::Step LiveTable::apply(table::Entry const& entry) {
  bool const ran = table_.state() == table::TableState::running ||
                   std::holds_alternative<table::fact::LogSnapshot>(entry.fact);
  auto step = table_.apply(entry);
  on_applied(entry, step);
  if (ran && table_.state() == table::TableState::finished) host_.on_game_ended();
  return step;
}

void LiveTable::on_applied(table::Entry const& entry, table::Step const& step) {
  if (step.resets_game) {
    edition_ = std::make_shared<Edition const>(table_.setup().edition);
    bots_.reset(edition_);
    talk_.clear_cries();
  }
  bots_.on_step(table_, step);
  proxy_bids_.on_step(table_, step);
  if (auto const seat = seat_with_another_owner(entry.fact)) replies_.clear(*seat);
  for (auto const& press : step.replies)
    if (!press.id.empty()) replies_.store(press.seat, press.id, reply_for(table_, press.refusal));
}

void LiveTable::on_broadcast(table::Entry const& entry, table::Step const& step) {
  hints_.cancel_outdated(table_);
  for (auto const& press : step.replies)
    for (auto* const connection : connections_.of_viewer(press.seat))
      replies_.resend(*connection, press.seat, press.id);
  if (broadcaster_.on_entry(entry)) {
    talk_.broadcast_delayed(broadcaster_);
    for (auto* const connection : connections_.of_viewer({})) {
      talk_.send_history(*connection, {}, broadcaster_);
      broadcaster_.send_catch_up(*connection, {}, {}, entry.at);
    }
  }
  if (auto const* const freed = std::get_if<table::fact::SeatVacated>(&entry.fact))
    for (auto* const connection : connections_.unseat(freed->seat))
      broadcaster_.send_catch_up(*connection, {}, {}, entry.at);
  review_.on_table_changed();
  expect_connection(entry.fact, entry.at);
}

void LiveTable::expect_connection(table::Fact const& fact, table::Instant now) {
  auto const* const seated = std::get_if<table::fact::Seated>(&fact);
  if (seated != nullptr) expected_connections_.insert_or_assign(seated->seat, now + kToConnect);
}

std::optional<table::Instant> LiveTable::next_connection_deadline() const {
  // Without connections the table is paused anyway.
  if (expected_connections_.empty() || !has_connections() || table_.state() != table::TableState::running)
    return {};
  return std::ranges::min(expected_connections_ | std::views::values);
}

void LiveTable::on_connection_overdue(table::Instant now) {
  std::vector<Seat> late;
  for (auto const& [seat, until] : expected_connections_)
    if (until <= now) late.push_back(seat);
  for (auto const seat : late) {
    expected_connections_.erase(seat);
    if (!connections_.is_reachable(seat)) update_presence(seat, now);
  }
}

bool LiveTable::join(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                     table::Instant now) {
  // The player is marked as present before the snapshot, so that it shows the running clock.
  if (viewer) {
    if (auto const back = table::decide_presence(table_, *viewer, true)) {
      if (!host_.consume_quota(NonMoveKind::arrival, *viewer, now)) return false;
      commit(*back, now);
    }
    if (auto const round_trip = connection.round_trip())
      record_round_trips({{*viewer, *round_trip}}, table::decide_round_trip, now);
  }
  broadcast_delayed(now);
  connections_.open(connection, viewer);
  talk_.send_history(connection, viewer, broadcaster_);
  broadcaster_.send_catch_up(connection, viewer, last, now);
  review_.send_to(connection, viewer);
  if (viewer) update_attention(*viewer, now);
  return true;
}

void LiveTable::leave(Connection& connection, table::Instant now) {
  auto const viewer = connections_.close(connection);
  hints_.cancel(connection);
  if (!viewer) return;
  if (*viewer && connections_.of_viewer(*viewer).empty()) review_.on_seat_disconnected(**viewer);
  update_presence(*viewer, now);
}

void LiveTable::set_liveness(Connection& connection, Liveness liveness, table::Instant now) {
  connections_.set_liveness(connection, liveness);
  if (auto const viewer = connections_.viewer_of(connection)) update_presence(*viewer, now);
}

void LiveTable::set_screen(Connection& connection, Screen screen, table::Instant now) {
  connections_.set_screen(connection, screen);
  update_big_screen(now);
}

void LiveTable::update_big_screen(table::Instant now) {
  bool const is_there = connections_.has_big_screen();
  auto const fact = table::decide_big_screen(table_, is_there);
  if (fact && (!is_there || host_.consume_quota(NonMoveKind::screen, table::kHost, now))) commit(*fact, now);
}

void LiveTable::update_presence(Viewer viewer, table::Instant now) {
  if (!viewer) return update_big_screen(now);
  bool const is_there = connections_.is_reachable(*viewer);
  auto const fact = table::decide_presence(table_, *viewer, is_there);
  if (fact && (!is_there || host_.consume_quota(NonMoveKind::arrival, *viewer, now))) commit(*fact, now);
  update_attention(*viewer, now);
}

void LiveTable::set_attention(Connection& connection, Attention attention, table::Instant now) {
  connections_.set_attention(connection, attention);
  if (auto const viewer = connections_.viewer_of(connection); viewer && *viewer)
    update_attention(**viewer, now);
}

void LiveTable::update_attention(Seat seat, table::Instant now) {
  bool const is_attentive = connections_.is_attentive(seat);
  auto const fact = table::decide_attention(table_, seat, is_attentive);
  if (fact && (!is_attentive || host_.consume_quota(NonMoveKind::arrival, seat, now))) commit(*fact, now);
}

std::vector<table::TalkMessage> talk_visible_to(LiveTable const& live, Viewer viewer) {
  return live.talk_.history_until(live.broadcaster_.table_for(viewer).version());
}

void LiveTable::send_heartbeat(Connection& connection, table::Instant now) {
  auto const viewer = connections_.viewer_of(connection);
  if (!viewer) return;
  broadcaster_.send_alive(connection, *viewer);
  update_presence(*viewer, now);
}

void LiveTable::record_round_trips(RoundTrips const& round_trips, RoundTripDecision* decide,
                                   table::Instant now) {
  bool const is_exact = decide == table::decide_exact_round_trip;
  for (auto const& [seat, round_trip] : round_trips) {
    auto const fact = decide(table_, seat, round_trip);
    if (fact && (is_exact || host_.consume_quota(NonMoveKind::round_trip, seat, now))) commit(*fact, now);
  }
}

void LiveTable::apply_due_settings(table::Instant now) {
  auto const change = settings_.take_due(now);
  if (!change) return;
  Reply reply = Accepted{table_.version()};
  if (change->settings != table_.settings()) {
    auto const fact = table::decide_settings_change(table_, change->settings);
    reply = fact ? Reply(Accepted{commit(*fact, now).version}) : Reply(fact.error());
  }
  for (auto const& [seat, id] : change->requests) {
    replies_.store(seat, id, reply);
    for (auto* const connection : connections_.of_viewer(seat)) replies_.resend(*connection, seat, id);
  }
}

void LiveTable::receive(Connection& connection, table::ClientMessage const& message, table::Instant now) {
  Messages::handle(*this, connection, message, now);
}

void LiveTable::request_decision(BotRequest question, table::Instant now) {
  if (auto answer = host_.request_decision(std::move(question)))
    on_bot_decision(std::move(*answer), BotRun::immediate, now);
}

void LiveTable::on_bot_decision(BotDecision answer, table::Instant now) {
  on_bot_decision(std::move(answer), BotRun::in_background, now);
}

void LiveTable::on_bot_decision(BotDecision answer, BotRun thought, table::Instant now) {
  if (auto const hint = hints_.take(answer.number))
    return hint->connection->send(
        advice_message(hint->message, {answer.choice, answer.why}, table_.setup().edition));
  auto const action = bots_.on_decision(std::move(answer));
  if (!action) return;
  if (action->choice) return play({action->seat, *action->choice}, thought, now);
  auto const silent = table_.is_correspondence()
                          ? table::decide_silence(table_, action->seat)
                          : table::decide(table_, action->seat, table::order::Pass{}, {}, now);
  if (silent) commit(*silent, now);
}

void LiveTable::play(Command const& command, BotRun thought, table::Instant now) {
  bool const bids = std::holds_alternative<action::Bid>(command.action) && !table_.is_correspondence();
  if (thought == BotRun::immediate && bids) {
    // The bot chose for this position before anybody else could bid, so no verdict is needed. If the table
    // was late, for example on a device that slept, the bot's bid was not.
    if (kuhhandel::play(*edition_, table_.game()->state, command))
      commit(table::fact::Played{.command = command, .id = {}}, now);
    return;
  }
  // A bid after the hammer is too late even if the table still waits for presses over slow connections.
  if (auto const fact = table::decide(table_, command, {}, {.at = now})) commit(*fact, now);
}

void LiveTable::advance_to(table::Instant now) {
  if (now >= measured_ + kBetweenMeasurements) {
    measured_ = now;
    record_round_trips(connections_.round_trips(), table::decide_round_trip, now);
  }
  for (auto next = next_table_event(); next && *next <= now; next = next_table_event()) {
    if (settings_.next_due() == next) {
      apply_due_settings(now);
      continue;
    }
    if (next_connection_deadline() == next) {
      on_connection_overdue(now);
      continue;
    }
    if (bots_due(table_, bots_) == next) {
      if (auto question = bots_.take_due(table_, now, ++bot_requests_))
        request_decision(std::move(*question), now);
      continue;
    }
    if (proxy_bids_.next_due() == next) {
      if (auto const bid = proxy_bids_.take_due(table_)) play(*bid, BotRun::in_background, now);
      continue;
    }
    if (auto const begins = next_game_.due(table_); begins && *begins <= now) {
      if (!host_.consume_quota(NonMoveKind::next_game, table_.presence().host(), now)) {
        next_game_.defer(now);
        continue;
      }
      record_round_trips(connections_.round_trips(), table::decide_exact_round_trip, now);
      commit(table::beginning(table_, host_.next_seed(), now), now);
      continue;
    }
    auto const fact = table::due_fact(table_, now);
    assert(fact);
    commit(*fact, now);
  }
  broadcast_delayed(now);
}

void LiveTable::broadcast_delayed(table::Instant now) {
  if (broadcaster_.advance_to(now)) talk_.broadcast_delayed(broadcaster_);
}

std::optional<table::Instant> LiveTable::next_table_event() const {
  auto const others =
      earlier(earlier(earlier(bots_due(table_, bots_), proxy_bids_.next_due()), settings_.next_due()),
              next_connection_deadline());
  return earlier(earlier(kuhhandel::table::next_due(table_), next_game_.due(table_)), others);
}

std::optional<table::Instant> LiveTable::next_due() const {
  return earlier(next_table_event(), broadcaster_.next_due());
}

}  // namespace kuhhandel::live
