#include "parlour/bot_seats.h"

#include <algorithm>
#include <utility>

#include "bots/registry.h"

namespace kuhhandel {
namespace {

/// At normal speed a bot takes between 0.7 and 2.4 seconds, always less than the silence before 'going once'.
constexpr int kShortestDelay = 700;
constexpr int kLongestDelay = 2400;
constexpr int kFastestDelay = 20;

/// A bot whose bid stands waits for others.
bool leads(Table const& table, Seat seat) {
  auto const* const auction = std::get_if<phase::Bidding>(&table.game()->state.phase);
  return auction != nullptr && auction->standing && auction->standing->seat == seat;
}

bool starts_a_game(Step const& step) {
  return std::ranges::any_of(step.events, [](TableEvent const& event) {
    return std::holds_alternative<table_event::Started>(event);
  });
}

/// Calls and comings and goings change nothing that a bot would think over again.
bool changes_the_game(Step const& step) {
  return std::ranges::any_of(step.events,
                             [](TableEvent const& event) { return std::holds_alternative<Event>(event); });
}

/// Neither an auction nor a trade runs.
bool between_deals(State const& state) {
  return std::holds_alternative<phase::TurnChoice>(state.phase) ||
         std::holds_alternative<phase::Finished>(state.phase);
}

/// A payment is only what a bid has brought about, and silence comes after every bid: they are worth telling
/// where nothing else is.
void note_reason(std::optional<Explanation>& noted, std::optional<Explanation> const& reason) {
  if (!reason) return;
  bool const tells_little = reason->deed == Deed::pay || reason->deed == Deed::silence;
  if (!noted || !tells_little) noted = reason;
}

}  // namespace

void BotSeats::start_bots(Table const& table) {
  for (int i = 0; i < table.setup().seats; ++i) {
    auto const* const sitter = std::get_if<BotPlayer>(&table.sitters()[static_cast<std::size_t>(i)]);
    auto& player = players_[static_cast<std::size_t>(i)];
    player = {};
    if (sitter == nullptr) continue;
    player.bot = make_bot(sitter->bot);
    auto seed = Rng::from_text(table.game()->seed + "/bot/" + std::to_string(i));
    player.bot->start(table.setup().edition, table.setup().seats, seat_at(i), seed.next());
  }
}

void BotSeats::see(Table const& table, Step const& step) {
  if (starts_a_game(step)) start_bots(table);
  for (int i = 0; i < table.setup().seats; ++i) {
    auto const& bot = players_[static_cast<std::size_t>(i)].bot;
    if (!bot) continue;
    for (auto const& any : step.events) {
      if (auto const* const event = std::get_if<Event>(&any)) bot->see(seen_by(seat_at(i), *event));
    }
  }
  if (table.game() && between_deals(table.game()->state)) open_reasons();
  bool const held = std::holds_alternative<NoClock>(table.clock());
  if (changes_the_game(step) || held || step.table_changed) plan(table, step.at);
}

void BotSeats::open_reasons() {
  for (auto& player : players_) {
    if (player.secret) player.open = std::exchange(player.secret, {});
  }
}

std::optional<Explanation> BotSeats::explanation(Seat seat) const {
  return players_[static_cast<std::size_t>(index_of(seat))].open;
}

void BotSeats::plan(Table const& table, Instant now) {
  bool const held = std::holds_alternative<NoClock>(table.clock());
  for (int i = 0; i < table.setup().seats; ++i) {
    auto& player = players_[static_cast<std::size_t>(i)];
    player.acts_at = {};
    if (!player.bot || held) continue;
    auto const seat = seat_at(i);
    if (table.legal_actions(seat).empty() || leads(table, seat)) continue;
    player.acts_at = now + delay(table);
  }
}

Duration BotSeats::delay(Table const& table) {
  auto const factor = static_cast<int>(table.setup().speed);
  if (factor == 0) return Duration{kFastestDelay + rng_.below(kFastestDelay)};
  return Duration{(kShortestDelay + rng_.below(kLongestDelay - kShortestDelay)) / factor};
}

std::optional<Instant> BotSeats::next_due() const {
  std::optional<Instant> next;
  for (auto const& player : players_) {
    if (player.acts_at && (!next || *player.acts_at < *next)) next = player.acts_at;
  }
  return next;
}

std::optional<Command> BotSeats::due(Table const& table, Instant now) {
  auto const next = next_due();
  if (!next || now < *next) return {};
  for (int i = 0; i < table.setup().seats; ++i) {
    auto& player = players_[static_cast<std::size_t>(i)];
    if (player.acts_at != next) continue;
    player.acts_at = {};
    auto const seat = seat_at(i);
    auto const choice = player.bot->decide(table.view_for(seat), table.legal_actions(seat));
    note_reason(player.secret, player.bot->explain());
    if (!choice) return {};
    return Command{seat, *choice};
  }
  return {};
}

}  // namespace kuhhandel
