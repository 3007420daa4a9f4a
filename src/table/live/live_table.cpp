#include "live/live_table.h"

#include <algorithm>
#include <cassert>
#include <ranges>
#include <utility>

#include "engine/play.h"
#include "live/reason_message.h"
#include "live/receiving.h"
#include "table/decide.h"
#include "table/due.h"

namespace kuhhandel::live {
namespace {

constexpr table::Duration kBetweenMeasurements{2000};
/// How long somebody who sits down may take to connect before they count as away.
constexpr table::Duration kToConnect = std::chrono::seconds(20);

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

/// When the next bot is to be asked. While bids are weighed in a race they wait for its verdict.
std::optional<table::Instant> bots_due(table::Table const& table, BotSeats const& bots) {
  auto const& game = table.game();
  bool const weighed =
      table.races().is_open() && game && std::holds_alternative<phase::Bidding>(game->state.phase);
  return weighed ? std::nullopt : bots.next_due();
}

}  // namespace

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
    if (auto const* const seat = std::get_if<Seat>(&played->command.by))
      answers_.keep(*seat, played->id, Done{table_.version()});
  }
}

table::Step LiveTable::apply(table::Entry const& entry) {
  bool const ran = table_.state() == table::TableState::running ||
                   std::holds_alternative<table::fact::CarriedForward>(entry.fact);
  auto step = table_.apply(entry);
  if (step.begins_anew) {
    edition_ = std::make_shared<Edition const>(table_.setup().edition);
    bots_.begin_anew(edition_);
    talk_.forget_cries();
  }
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
  // No guard counts down: an exception leaves the count where it is.
  ++open_changes_;
  keeper_.append(entry, table_.version() + 1);
  auto const step = apply(entry);
  shown_.tell(step);
  hints_.follow(table_);
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
  expect_connection(entry.fact, now);
  if (auto next = keeper_.preparation()) carry_out(std::move(*next), now);
  --open_changes_;
  return step;
}

void LiveTable::expect_connection(table::Fact const& fact, table::Instant now) {
  auto const* const seated = std::get_if<table::fact::Seated>(&fact);
  if (seated != nullptr) expected_.insert_or_assign(seated->seat, now + kToConnect);
}

std::optional<table::Instant> LiveTable::next_expected() const {
  // Without anybody there, the table waits in any case.
  if (expected_.empty() || !has_connections() || table_.state() != table::TableState::running) return {};
  return std::ranges::min(expected_ | std::views::values);
}

void LiveTable::miss_expected(table::Instant now) {
  std::vector<Seat> late;
  for (auto const& [seat, until] : expected_)
    if (until <= now) late.push_back(seat);
  for (auto const seat : late) {
    expected_.erase(seat);
    if (!connections_.hears(seat)) look_for(seat, now);
  }
}

bool LiveTable::join(Connection& connection, Viewer viewer, std::optional<std::uint64_t> last,
                     table::Instant now) {
  // They are back before they are told how things stand, so that the clock they see is the one that runs.
  if (viewer) {
    if (auto const back = table::decide_presence(table_, *viewer, true)) {
      if (!keeper_.allows(BesideTheGame::arrival, *viewer, now)) return false;
      carry_out(*back, now);
    }
    if (auto const round_trip = connection.round_trip())
      measure({{*viewer, *round_trip}}, table::decide_round_trip, now);
  }
  tell_late(now);
  connections_.open(connection, viewer);
  talk_.recall(connection, viewer, shown_);
  shown_.welcome(connection, viewer, last, now);
  review_.recall(connection, viewer);
  return true;
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
  bool const is_there = connections_.hears(seat);
  auto const fact = table::decide_presence(table_, seat, is_there);
  if (fact && (!is_there || keeper_.allows(BesideTheGame::arrival, seat, now))) carry_out(*fact, now);
}

std::vector<table::Said> heard_by(LiveTable const& live, Viewer viewer) {
  return live.talk_.said_to(live.shown_.to(viewer).version());
}

void LiveTable::beat(Connection& connection, table::Instant now) {
  auto const viewer = connections_.viewer_of(connection);
  if (!viewer) return;
  shown_.beat(connection, *viewer);
  if (*viewer) look_for(**viewer, now);
}

void LiveTable::measure(RoundTrips const& round_trips, RoundTripDecision* decide, table::Instant now) {
  bool const is_exact = decide == table::decide_exact_round_trip;
  for (auto const& [seat, round_trip] : round_trips) {
    auto const fact = decide(table_, seat, round_trip);
    if (fact && (is_exact || keeper_.allows(BesideTheGame::round_trip, seat, now))) carry_out(*fact, now);
  }
}

void LiveTable::change_settings(table::Instant now) {
  auto const change = settings_.due(now);
  if (!change) return;
  AnswerGiven given = Done{table_.version()};
  if (change->conduct != table_.conduct()) {
    auto const fact = table::decide_conducted(table_, change->conduct);
    given = fact ? AnswerGiven(Done{carry_out(*fact, now).version}) : AnswerGiven(fact.error());
  }
  for (auto const& [seat, id] : change->asked) {
    answers_.keep(seat, id, given);
    for (auto* const connection : connections_.of(seat)) answers_.repeat(*connection, seat, id);
  }
}

void LiveTable::receive(Connection& connection, table::ClientMessage const& message, table::Instant now) {
  std::visit(Receiving{*this, connection, now}, message);
}

void LiveTable::ask(BotQuestion question, table::Instant now) {
  if (auto answer = keeper_.think(std::move(question))) take(std::move(*answer), Thought::at_once, now);
}

void LiveTable::take(BotAnswer answer, table::Instant now) {
  take(std::move(answer), Thought::elsewhere, now);
}

void LiveTable::take(BotAnswer answer, Thought thought, table::Instant now) {
  if (auto const hint = hints_.take(answer.number))
    return hint->connection->send(
        advice_message(hint->message, {answer.choice, answer.why}, table_.setup().edition));
  auto const action = bots_.take(std::move(answer));
  if (!action) return;
  if (action->choice) return play({action->seat, *action->choice}, thought, now);
  auto const silent = table_.is_correspondence()
                          ? table::decide_silence(table_, action->seat)
                          : table::decide(table_, action->seat, table::order::Pass{}, {}, now);
  if (silent) carry_out(*silent, now);
}

void LiveTable::play(Command const& command, Thought thought, table::Instant now) {
  bool const bids = std::holds_alternative<action::Bid>(command.action) && !table_.is_correspondence();
  if (thought == Thought::at_once && bids) {
    // It was chosen for what stands, before anybody else could bid: no verdict has to be waited for. And
    // where this table was late, as on a device that slept, the bid was not.
    if (kuhhandel::play(*edition_, table_.game()->state, command))
      carry_out(table::fact::Played{.command = command, .id = {}}, now);
    return;
  }
  // What comes after the hammer, while the house still waits for long connections, comes too late.
  if (auto const fact = table::decide(table_, command, {}, {.at = now})) carry_out(*fact, now);
}

void LiveTable::pass_time(table::Instant now) {
  if (now >= measured_ + kBetweenMeasurements) {
    measured_ = now;
    measure(connections_.round_trips(), table::decide_round_trip, now);
  }
  for (auto next = next_play(); next && *next <= now; next = next_play()) {
    if (settings_.next_due() == next) {
      change_settings(now);
      continue;
    }
    if (next_expected() == next) {
      miss_expected(now);
      continue;
    }
    if (bots_due(table_, bots_) == next) {
      if (auto question = bots_.due(table_, now, ++questions_)) ask(std::move(*question), now);
      continue;
    }
    if (ceilings_.next_due() == next) {
      if (auto const bid = ceilings_.due(table_)) play(*bid, Thought::elsewhere, now);
      continue;
    }
    if (auto const begins = next_game_.due(table_); begins && *begins <= now) {
      if (!keeper_.allows(BesideTheGame::next_game, table_.presence().host(), now)) {
        next_game_.put_off(now);
        continue;
      }
      measure(connections_.round_trips(), table::decide_exact_round_trip, now);
      carry_out(table::beginning(table_, keeper_.seed(), now), now);
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
  auto const others = earlier(
      earlier(earlier(bots_due(table_, bots_), ceilings_.next_due()), settings_.next_due()), next_expected());
  return earlier(earlier(kuhhandel::table::next_due(table_), next_game_.due(table_)), others);
}

std::optional<table::Instant> LiveTable::next_due() const { return earlier(next_play(), shown_.next_due()); }

}  // namespace kuhhandel::live
