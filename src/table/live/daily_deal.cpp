#include "live/daily_deal.h"

#include <array>
#include <memory>
#include <optional>
#include <utility>

#include "bots/registry.h"
#include "codec/editions.h"
#include "engine/legal_actions.h"
#include "engine/play.h"
#include "engine/scores.h"
#include "engine/view.h"
#include "live/bot_seats.h"
#include "live/lobby_json.h"
#include "live/local_table.h"

namespace kuhhandel::live {
namespace {

using std::chrono::hours;

/// The bots on the seats after the player's.
constexpr std::array<std::string_view, kDailySeats - 1> kRivals{"collector", "bluffer", "trader"};

/// Time zones with the earliest and the latest day: UTC+14 and UTC-12.
constexpr hours kFirst{14};
constexpr hours kLast{12};
/// Extra time to finish a game that was begun in time.
constexpr hours kToPlayOn{24};

/// Replays the deal of a day.
class DailyGame {
 public:
  explicit DailyGame(std::string_view day) {
    auto const seed = seed_of_game(daily_table(day), 1);
    auto const opening = start(daily_edition(), kDailySeats, seed);
    for (std::size_t i = 0; i < kRivals.size(); ++i) {
      auto const seat = seat_at(static_cast<int>(i) + 1);
      bots_[i] = bots::make_bot(kRivals[i]);
      bots_[i]->start(daily_edition(), kDailySeats, seat, bot_seed(seed, seat));
    }
    follow(opening);
  }

  State const& state() const { return state_; }

  std::optional<DailyError> take(Command const& command) {
    auto const brought = play(daily_edition(), state_, command);
    if (!brought) return DailyError::refused_by_rules;
    if (!is_what_bots_do(command)) return DailyError::not_what_bots_do;
    follow(*brought);
    return {};
  }

 private:
  bool is_what_bots_do(Command const& command) {
    auto const* const seat = std::get_if<Seat>(&command.by);
    if (seat == nullptr) return are_silent();
    return *seat == kDailySeat || choice_of(*seat) == bots::Choice{command.action};
  }

  /// On a device the hammer falls only after every bot that could bid had time to do so.
  bool are_silent() {
    for (auto const seat : seats_of(kDailySeats))
      if (seat != kDailySeat && choice_of(seat) != bots::kSilent) return false;
    return true;
  }

  /// Bots are deterministic: without new events they give the same answer again. The leader is not asked.
  bots::Choice choice_of(Seat seat) {
    auto const* const auction = std::get_if<phase::Bidding>(&state_.phase);
    bool const leads = auction != nullptr && auction->standing && auction->standing->seat == seat;
    auto const legal = legal_actions(daily_edition(), state_, seat);
    if (leads || legal.empty()) return bots::kSilent;
    return bots_[static_cast<std::size_t>(index_of(seat)) - 1]->decide(
        view_for(daily_edition(), state_, seat), legal);
  }

  void follow(Transition const& brought) {
    state_ = brought.next;
    for (std::size_t i = 0; i < bots_.size(); ++i)
      for (auto const& event : brought.events)
        bots_[i]->see(seen_by(seat_at(static_cast<int>(i) + 1), event));
  }

  State state_;
  std::array<std::unique_ptr<bots::Bot>, kRivals.size()> bots_;
};

}  // namespace

Edition const& daily_edition() { return usual_edition(); }

std::string daily_table(std::string_view day) { return "daily-" + std::string(day); }

std::string day_at(table::Instant time) {
  using namespace std::chrono;
  year_month_day const date{floor<days>(sys_time<table::Instant>(time))};
  auto const two = [](unsigned number) { return (number < 10 ? "0" : "") + std::to_string(number); };
  return std::to_string(static_cast<int>(date.year())) + '-' + two(static_cast<unsigned>(date.month())) +
         '-' + two(static_cast<unsigned>(date.day()));
}

bool is_current(std::string_view day, table::Instant now) {
  return day >= day_at(now - kLast - kToPlayOn) && day <= day_at(now + kFirst);
}

std::string_view word_of(DailyError why) {
  switch (why) {
    case DailyError::refused_by_rules:
      return "refused_by_rules";
    case DailyError::not_what_bots_do:
      return "not_what_bots_do";
    case DailyError::not_over:
      return "not_over";
  }
  std::unreachable();
}

std::string_view sentence_of(DailyError why) {
  switch (why) {
    case DailyError::refused_by_rules:
      return "That is not a legal game of that day's deal.";
    case DailyError::not_what_bots_do:
      return "The bots of that day's deal would have played otherwise.";
    case DailyError::not_over:
      return "The game is not over.";
  }
  std::unreachable();
}

std::expected<DailyResult, DailyError> result_of_daily(std::string_view day,
                                                       std::span<Command const> commands) {
  DailyGame game(day);
  for (auto const& command : commands)
    if (auto const why = game.take(command)) return std::unexpected(*why);
  if (!std::holds_alternative<phase::Finished>(game.state().phase))
    return std::unexpected(DailyError::not_over);
  auto const scored = scores(daily_edition(), game.state());
  return DailyResult{scored.of(kDailySeat).total, rank_of(scored, kDailySeat)};
}

}  // namespace kuhhandel::live
