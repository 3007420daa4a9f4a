// Which orders a table accepts, and from whom.
#include "engine/visit.h"
#include "table/clock/table_clock.h"
#include "table/decide.h"
#include "table/modes/correspondence.h"
#include "table/modes/fast_forward.h"
#include "table/modes/passing.h"
#include "table/modes/pregame.h"
#include "table/seats/bot_names.h"
#include "table/seats/faces.h"
#include "table/seats/join_requests.h"

namespace kuhhandel::table {
namespace {

using OrderResult = std::expected<Fact, OrderRefusal>;

/// Returns true if the seat is empty, or its player is away.
bool is_free_for_a_bot(Occupant const& occupant) {
  auto const* const person = std::get_if<Person>(&occupant);
  return is_empty(occupant) || (person != nullptr && person->away);
}

/// Returns the committed seats of connected players, whose parts are opened at the start. Absent players are
/// excluded before any part is open, so that nobody can know the effect.
std::vector<Seat> bound_and_present(Table const& table) {
  std::vector<Seat> seats;
  for (auto const& chance : table.shuffle()->bound) {
    auto const* const person = table.presence().person(chance.seat);
    bool const is_present = person != nullptr && !person->away;
    if (is_present || !chance.random.empty()) seats.push_back(chance.seat);
  }
  return seats;
}

template <class Any>
concept SettingsOrder = OneOf<Any, order::SetSpeed, order::SetAbsence, order::SetMemoryAid,
                              order::SetOpenHands, order::SetLatecomers, order::SetFairness>;

/// Applies an order to settings.
struct SettingsEdit {
  TableSettings settings;

  void operator()(order::SetSpeed const& set) {
    settings.speed = set.speed;
    settings.gavel = set.gavel;
  }
  void operator()(order::SetAbsence const& set) {
    settings.absence = set.absence;
    if (!set.bot.empty()) settings.stand_in = set.bot;
  }
  void operator()(order::SetMemoryAid const& set) { settings.memory_aid = set.allowed; }
  void operator()(order::SetFairness const& set) { settings.fairness = set.fairness; }
  void operator()(order::SetLatecomers const& set) { settings.latecomers = set.latecomers; }
  void operator()(order::SetOpenHands const& set) { settings.open_hands_after = set.after; }
};

/// Returns why the table cannot have the settings: a setting that is fixed for a running game would change,
/// or a big screen would show all hands. nullopt if it can.
std::optional<OrderRefusal> settings_refusal(Table const& table, TableSettings const& wanted) {
  if (table.big_screen() && wanted.open_hands_after) return OrderRefusal::has_big_screen;
  auto const& now = table.settings();
  bool const is_of_any_time = now.memory_aid == wanted.memory_aid &&
                              now.open_hands_after == wanted.open_hands_after &&
                              now.fairness == wanted.fairness;
  if (table.state() != TableState::running || is_of_any_time) return {};
  return OrderRefusal::not_waiting;
}

/// Orders that only the host may give.
struct HostOrderDecision {
  Table const& table;
  Seat by;
  std::string_view seed;
  Instant now;

  Occupant const* occupant(Seat seat) const {
    return has_seat(table.presence(), seat) ? &table.presence()[seat] : nullptr;
  }
  bool runs() const { return table.state() == TableState::running; }
  bool has_empty_seats() const { return lowest_empty_seat(table.presence()).has_value(); }

  OrderResult operator()(order::AddBot const& add) const {
    auto const* const current = occupant(add.seat);
    if (current == nullptr) return std::unexpected(OrderRefusal::no_such_seat);
    // At the table of a big screen the first person gets the host's seat.
    bool const is_for_host = add.seat == kHost && min_seats_for(table.presence()) == 0;
    if (is_for_host || !is_free_for_a_bot(*current)) return std::unexpected(OrderRefusal::seat_taken);
    auto others = table.presence().occupants();
    for (auto const& join_request : table.presence().join_requests().all())
      others.emplace_back(Person{.name = join_request.player});
    return fact::BotSeated{add.seat, add.bot, std::string(bot_player_name(add.bot, add.seat, others))};
  }
  OrderResult operator()(order::VacateSeat const& free) const {
    auto const* const current = occupant(free.seat);
    if (current == nullptr || free.seat == by || free.seat == kHost)
      return std::unexpected(OrderRefusal::no_such_seat);
    if (is_empty(*current)) return std::unexpected(OrderRefusal::seat_empty);
    return fact::SeatVacated{free.seat, free.reason};
  }
  OrderResult operator()(order::RestoreSeat const& give) const {
    auto const* const current = occupant(give.seat);
    if (current == nullptr) return std::unexpected(OrderRefusal::no_such_seat);
    auto const* const empty = std::get_if<EmptySeat>(current);
    if (empty == nullptr) return std::unexpected(OrderRefusal::seat_taken);
    if (!empty->undone_until || now > *empty->undone_until) return std::unexpected(OrderRefusal::too_late);
    return fact::SeatRestored{give.seat, empty->vacated_by, free_face(table, give.seat, empty->face)};
  }
  OrderResult operator()(order::AcceptJoin const& let) const {
    if (join_request_of(table, let.player) == nullptr) return std::unexpected(OrderRefusal::nobody_asks);
    return fact::JoinAccepted{let.player};
  }
  OrderResult operator()(order::DenyJoin const& turn) const {
    if (join_request_of(table, turn.player) == nullptr) return std::unexpected(OrderRefusal::nobody_asks);
    return fact::JoinDenied{turn.player};
  }
  OrderResult operator()(order::Start const&) const {
    if (table.state() != TableState::waiting) return std::unexpected(OrderRefusal::not_waiting);
    return begin();
  }
  OrderResult operator()(order::Again const&) const {
    if (table.state() != TableState::finished) return std::unexpected(OrderRefusal::not_finished);
    return begin();
  }
  OrderResult begin() const {
    if (has_empty_seats()) return std::unexpected(OrderRefusal::seats_empty);
    if (table.shuffle() && table.shuffle()->opening) return std::unexpected(OrderRefusal::is_opening);
    if (table.broken_off().size() >= codec::kMostBrokenOff)
      return std::unexpected(OrderRefusal::broken_off_too_often);
    if (table.shuffle() && !table.shuffle()->bound.empty()) return fact::Opening{bound_and_present(table)};
    return fact::Started{std::string(seed)};
  }
  OrderResult operator()(order::Arrange const& arrange) const {
    if (runs()) return std::unexpected(OrderRefusal::not_waiting);
    if (table.shuffle() && table.shuffle()->opening) return std::unexpected(OrderRefusal::is_opening);
    auto const people = min_seats_for(table.presence());
    if (arrange.arrangement.seats < people) return std::unexpected(OrderRefusal::seat_taken);
    return fact::Arranged{arrange.arrangement};
  }
  OrderResult operator()(order::AllowBigScreen const& screen) const {
    bool const is_private = !table.setup().is_public && !table.settings().open_hands_after;
    if (screen.allowed && !is_private) return std::unexpected(OrderRefusal::no_big_screen);
    return fact::BigScreenAllowed{screen.allowed};
  }
  OrderResult operator()(order::Pause const&) const {
    if (!runs()) return std::unexpected(OrderRefusal::not_running);
    if (table.is_paused()) return std::unexpected(OrderRefusal::is_paused);
    return fact::Paused{};
  }
  OrderResult operator()(order::Resume const&) const {
    if (!table.is_paused()) return std::unexpected(OrderRefusal::not_paused);
    return fact::Resumed{};
  }
  OrderResult operator()(SettingsOrder auto const& set) const {
    SettingsEdit edit{table.settings()};
    edit(set);
    return decide_settings_change(table, edit.settings);
  }
};

OrderResult decide_call(Table const& table, Seat by, Instant now) {
  auto const& schedule = table.schedule();
  auto const* const gavel = std::get_if<OwnGavel>(&schedule.clock());
  if (gavel == nullptr || gavel->auctioneer != by) return std::unexpected(OrderRefusal::not_your_gavel);
  if (now < schedule.since() + patience(table) + kReaction) return std::unexpected(OrderRefusal::too_soon);
  return fact::Called{schedule.called() + 1};
}

OrderResult decide_pass(Table const& table, Seat by) {
  if (!may_pass(table, by)) return std::unexpected(OrderRefusal::not_asked);
  return fact::Passed{by};
}

OrderResult decide_taking_back(Table const& table, Seat by) {
  if (is_held(table) || !table.passed().contains(by)) return std::unexpected(OrderRefusal::not_asked);
  return fact::PassTakenBack{by};
}

OrderResult decide_going_on(Table const& table, Seat by) {
  if (!can_fast_forward(table, by)) return std::unexpected(OrderRefusal::not_asked);
  return fact::FastForward{by};
}

OrderResult decide_readiness(Table const& table, Seat by, bool ready) {
  bool const is_over = table.state() != TableState::running && table.games() > 0;
  if (!is_over && !is_pregame(table)) return std::unexpected(OrderRefusal::not_finished);
  if (table.presence().person(by) == nullptr) return std::unexpected(OrderRefusal::seat_empty);
  return fact::Ready{by, ready};
}

struct Deciding {
  Table const& table;
  Seat by;
  std::string_view seed;
  Instant now;

  OrderResult operator()(order::Call const&) const { return decide_call(table, by, now); }
  OrderResult operator()(order::Silent const&) const { return decide_silence(table, by); }
  OrderResult operator()(order::Pass const&) const { return decide_pass(table, by); }
  OrderResult operator()(order::TakePassBack const&) const { return decide_taking_back(table, by); }
  OrderResult operator()(order::FastForward const&) const { return decide_going_on(table, by); }
  OrderResult operator()(order::Ready const& order) const { return decide_readiness(table, by, order.ready); }
  OrderResult operator()(auto const& of_host) const {
    if (!has_host_rights(table, by)) return std::unexpected(OrderRefusal::not_host);
    return HostOrderDecision{table, by, seed, now}(of_host);
  }
};

}  // namespace

std::expected<Fact, OrderRefusal> decide(Table const& table, Seat by, Order const& order,
                                         std::string_view seed, Instant now) {
  return std::visit(Deciding{table, by, seed, now}, order);
}

bool may_screen_give(Table const& table, Order const& order) {
  using namespace order;
  if (!table.big_screen() || table.screen_key_hash().empty()) return false;
  return std::visit(
      [&]<class T>(T const& one) {
        if constexpr (OneOf<T, VacateSeat>)
          return has_seat(table.presence(), one.seat) &&
                 std::holds_alternative<BotPlayer>(table.presence()[one.seat]);
        return OneOf<T, AddBot, Start, Again, Arrange, Pause, Resume, SetSpeed>;
      },
      order);
}

Fact beginning(Table const& table, std::string_view seed, Instant now) {
  return HostOrderDecision{table, table.presence().host(), seed, now}.begin().value();
}

std::optional<std::expected<TableSettings, OrderRefusal>> decide_settings(Table const& table, Seat by,
                                                                          Order const& order,
                                                                          TableSettings const& wanted) {
  using Result = std::optional<std::expected<TableSettings, OrderRefusal>>;
  return std::visit(
      [&]<class T>(T const& one) -> Result {
        if constexpr (SettingsOrder<T>) {
          if (!has_host_rights(table, by)) return std::unexpected(OrderRefusal::not_host);
          SettingsEdit edit{wanted};
          edit(one);
          if (auto const refusal = settings_refusal(table, edit.settings)) return std::unexpected(*refusal);
          return edit.settings;
        } else {
          return {};
        }
      },
      order);
}

OrderResult decide_settings_change(Table const& table, TableSettings const& wanted) {
  if (auto const refusal = settings_refusal(table, wanted)) return std::unexpected(*refusal);
  return fact::SettingsChanged{wanted};
}

std::expected<Fact, OrderRefusal> decide_silence(Table const& table, Seat by) {
  if (!is_awaited(table, by) || !may_stay_silent(legal_actions(table, by)))
    return std::unexpected(OrderRefusal::not_asked);
  return fact::Silent{.seat = by};
}

}  // namespace kuhhandel::table
