#include "live/bot_seats.h"

#include <algorithm>
#include <ranges>
#include <utility>

#include "live/known_bots.h"
#include "table/modes/correspondence.h"
#include "table/modes/fast_forward.h"
#include "table/modes/passing.h"

namespace kuhhandel::live {
namespace {

/// In milliseconds at normal speed; always shorter than the silence before 'going once'.
constexpr int kShortestDelay = 400;
constexpr int kLongestDelay = 1400;
/// For a choice that no bid can overtake.
constexpr int kLongestChoice = 800;
constexpr int kFastestDelay = 20;
/// A bot that passed has already thought, so it finishes within the quick calls.
constexpr int kLongestAfterPass = 800;
static_assert(table::Duration{kLongestDelay} < table::pace_of(table::Speed{1}).after_bid);
static_assert(table::Duration{kLongestAfterPass} < 3 * table::pace_of(table::Speed{1}).quick_call);
static_assert(table::Duration{2 * kFastestDelay} <= 3 * table::pace_of(table::Speed{0}).quick_call);

bool starts_a_game(table::Step const& step) {
  return std::ranges::any_of(step.events, [](table::TableEvent const& event) {
    return std::holds_alternative<table::table_event::Started>(event);
  });
}

/// Calls and changes of presence give a bot nothing new to consider.
bool changes_the_game(table::Step const& step) {
  return std::ranges::any_of(
      step.events, [](table::TableEvent const& event) { return std::holds_alternative<Event>(event); });
}

/// Returns true if players have skipped the rest of a reveal.
bool hurries(table::Table const& table, table::Step const& step) {
  bool const is_wanted = std::ranges::any_of(step.events, [](table::TableEvent const& event) {
    return std::holds_alternative<table::fact::SeenEnough>(event) ||
           std::holds_alternative<table::fact::FastForward>(event);
  });
  return is_wanted && !table.reveal_delay().is_running(step.at);
}

/// Repeated round trip measurements must not make bots reconsider each time.
bool is_only_a_lag(table::Step const& step) {
  return std::ranges::all_of(step.events, [](table::TableEvent const& event) {
    return std::holds_alternative<table::fact::RoundTrip>(event);
  });
}

std::optional<Trade> begun_by(table::Step const& step) {
  for (auto const& any : step.events) {
    auto const* const event = std::get_if<Event>(&any);
    if (event == nullptr) continue;
    if (auto const* const challenged = std::get_if<event::Challenged>(event)) return challenged->trade;
  }
  return {};
}

/// Returns true if there is no auction or trade.
bool between_deals(State const& state) {
  return std::holds_alternative<phase::TurnChoice>(state.phase) ||
         std::holds_alternative<phase::Finished>(state.phase);
}

bool is_of_a_trade(bots::Act act) {
  using bots::Act;
  return act == Act::challenge || act == Act::offer || act == Act::accept || act == Act::counter;
}

/// Returns true if the act is about face-down money.
bool is_of_secret_money(bots::Act act) {
  return is_of_a_trade(act) || act == bots::Act::lay || act == bots::Act::take;
}

/// A payment only follows from a bid, and silence comes after every bid: they do not replace another reason.
void keep_reason(std::optional<bots::Explanation>& known, std::optional<bots::Explanation> const& reason) {
  if (!reason) return;
  bool const is_minor = reason->act == bots::Act::pay || reason->act == bots::Act::silence;
  if (!known || !is_minor) known = reason;
}

/// A player who waits for an answer to their offer watches the bot make up its mind.
bool answers_a_person(table::Table const& table) {
  auto const* const answer = std::get_if<phase::Answer>(&table.game()->state.phase);
  if (answer == nullptr) return false;
  auto const* const person = table.presence().person(answer->trade.challenger);
  return person != nullptr && !person->away;
}

/// Returns the kind of the bot that plays at that seat (its own or a stand-in); empty if there is none.
std::string_view playing_at(table::Occupant const& occupant) {
  if (auto const* const bot = std::get_if<table::BotPlayer>(&occupant)) return bot->bot;
  if (auto const* const person = std::get_if<table::Person>(&occupant)) return person->stand_in;
  return {};
}

}  // namespace

std::uint64_t bot_seed(std::string_view game, Seat seat) {
  return Rng::from_text(std::string(game) + "/bot/" + std::to_string(index_of(seat))).next();
}

void BotSeats::seat(table::Table const& table, Seat seat, std::string_view kind) {
  auto& player = this->player(seat);
  player = {};
  player.kind = kind;
  if (kind.empty()) return;
  player.bot = make_replacement_bot(kind);
  player.bot->start(*edition_, table.setup().seats, seat, bot_seed(table.game()->seed, seat));
}

void BotSeats::seat_all(table::Table const& table, table::Step const& step) {
  if (!table.game()) return;
  bool const anew = starts_a_game(step);
  for (auto const other : seats_of(table.setup().seats)) {
    auto const kind = playing_at(table.presence()[other]);
    auto const& player = players_[other];
    if (!anew && player.kind == kind) continue;
    seat(table, other, kind);
    // A bot that joins a running game gets its seat's earlier events; the caller passes it this step's
    // events.
    if (!anew && player.bot) catch_up(table, other, step.events.size());
  }
}

void BotSeats::catch_up(table::Table const& table, Seat seat, std::size_t latest) {
  auto const log = table.history().log();
  auto const before = std::ssize(log) - std::min(std::ssize(log), static_cast<std::ptrdiff_t>(latest));
  for (auto const& any : log | std::views::take(before)) observe(seat, any);
}

void BotSeats::observe(Seat seat, table::TableEvent const& any) {
  auto const* const event = std::get_if<Event>(&any);
  if (event != nullptr) player(seat).unseen.push_back(seen_by(seat, *event));
}

void BotSeats::on_step(table::Table const& table, table::Step const& step) {
  seat_all(table, step);
  for (auto const seat : seats_of(table.setup().seats)) {
    if (players_[seat].kind.empty()) continue;
    for (auto const& any : step.events) observe(seat, any);
  }
  if (auto const trade = begun_by(step)) {
    traders_ = {};
    traders_.insert(trade->challenger);
    traders_.insert(trade->challenged);
  }
  if (table.game() && between_deals(table.game()->state)) reveal_reasons();
  bool const held = std::holds_alternative<table::NoClock>(table.schedule().clock());
  bool const of_interest = changes_the_game(step) || held || step.table_changed ||
                           table.is_correspondence() || hurries(table, step);
  if (of_interest && !is_only_a_lag(step)) schedule(table, step.at, !changes_the_game(step));
}

void BotSeats::reveal_reasons() {
  for (auto& player : players_) {
    if (!player.secret) continue;
    player.open = std::exchange(player.secret, {});
    player.open_to = is_of_a_trade(player.open->act) ? traders_ : SeatSet{};
  }
}

std::optional<bots::Explanation> BotSeats::explanation(Seat seat, Viewer viewer, bool is_over) const {
  auto const& player = players_[seat];
  if (!player.open || is_over || !is_of_secret_money(player.open->act)) return player.open;
  return viewer && player.open_to.contains(*viewer) ? player.open : std::nullopt;
}

void BotSeats::schedule(table::Table const& table, table::Instant now, bool of_the_same) {
  bool const held = std::holds_alternative<table::NoClock>(table.schedule().clock());
  auto const opens = std::max(now, table.reveal_delay().until());
  for (auto const seat : seats_of(table.setup().seats)) {
    auto& player = players_[seat];
    auto const planned = std::exchange(player.acts_at, {});
    player.is_awaited = false;
    if (player.kind.empty() || held) continue;
    // The leader waits for others.
    if (table::legal_actions(table, seat).empty() || table::leads(table, seat)) continue;
    if (table.is_correspondence() && !table::is_awaited(table, seat)) continue;
    player.acts_at = opens + delay(table, seat);
    if (of_the_same && planned) player.acts_at = std::min(*planned, *player.acts_at);
  }
}

table::Duration BotSeats::delay(table::Table const& table, Seat seat) {
  auto const factor = static_cast<int>(table.settings().speed);
  if (factor == 0 || table::is_fast_forwarding(table))
    return table::Duration{kFastestDelay + rng_.below(kFastestDelay)};
  // Drawn before the bot thinks, so it is independent of the answer.
  if (answers_a_person(table) && !table.is_correspondence()) {
    auto const pace = table::pace_of(table.settings().speed);
    auto const range = static_cast<int>((pace.most_hesitation - pace.least_hesitation).count());
    // Mostly short: a long one is rare.
    auto const one = rng_.below(range);
    return pace.least_hesitation + table::Duration{std::min(one, rng_.below(range))};
  }
  bool const bids = std::holds_alternative<phase::Bidding>(table.game()->state.phase);
  auto const longest = !bids                           ? kLongestChoice
                       : table.passed().contains(seat) ? kLongestAfterPass
                                                       : kLongestDelay;
  auto const drawn = kShortestDelay + rng_.below(longest - kShortestDelay);
  // A payment needs no thought.
  bool const pays = std::holds_alternative<phase::Payment>(table.game()->state.phase);
  return table::Duration{(pays ? kShortestDelay : drawn) / factor};
}

std::optional<table::Instant> BotSeats::next_due() const {
  std::optional<table::Instant> next;
  for (auto const& player : players_) {
    if (player.bot && player.acts_at && (!next || *player.acts_at < *next)) next = player.acts_at;
  }
  return next;
}

std::optional<BotRequest> BotSeats::take_due(table::Table const& table, table::Instant now,
                                             std::uint64_t number) {
  auto const next = next_due();
  if (!next || now < *next) return {};
  auto const found =
      std::ranges::find_if(players_, [&](Player const& any) { return any.bot && any.acts_at == next; });
  auto const seat = seat_at(static_cast<int>(found - players_.begin()));
  found->acts_at = {};
  found->request = number;
  found->is_awaited = true;
  return BotRequest{.number = number,
                    .seat = seat,
                    .edition = edition_,
                    .bot = std::move(found->bot),
                    .unseen = std::exchange(found->unseen, {}),
                    .view = table::view_for(table, seat),
                    .legal = table::legal_actions(table, seat)};
}

std::optional<BotSeats::BotAction> BotSeats::on_decision(BotDecision answer) {
  auto& player = this->player(answer.seat);
  // The seat or the game has changed since the request.
  if (player.request != answer.number) return {};
  player.request = {};
  player.bot = std::move(answer.bot);
  if (!std::exchange(player.is_awaited, false)) return {};
  keep_reason(player.secret, answer.why);
  return BotAction{answer.seat, answer.choice};
}

}  // namespace kuhhandel::live
