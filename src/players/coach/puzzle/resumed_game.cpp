#include "coach/puzzle/resumed_game.h"

#include <utility>

#include "bots/match.h"
#include "bots/registry.h"
#include "codec/records/replay.h"
#include "engine/scores.h"

namespace kuhhandel::coach {
namespace {

/// The commands to repeat, in order, and how many have been repeated.
struct Script {
  std::vector<Command> const& commands;
  std::size_t played = 0;

  bool over() const { return played == commands.size(); }
};

/// Follows the script, then the plan, and then the choices of the wrapped bot.
class TakenUp final : public bots::Bot {
 public:
  TakenUp(std::string const& bot, Script const& script, std::optional<bots::Candidate> plan)
      : bot_(bots::make_bot(bot)), script_(script), plan_(std::move(plan)) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    self_ = seat;
    bot_->start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override { bot_->see(event); }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    if (!script_.over()) return scripted();
    auto const* const auction = std::get_if<phase::Bidding>(&view.phase);
    if (auction == nullptr) limit_.reset();
    if (plan_) return planned(auction != nullptr);
    if (limit_) return within_limit(legal);
    return bot_->decide(view, legal);
  }

 private:
  bots::Choice scripted() const {
    auto const& next = script_.commands[script_.played];
    return next.by == Actor(self_) ? bots::Choice(next.action) : bots::kSilent;
  }
  bots::Choice planned(bool in_auction) {
    auto const plan = *std::exchange(plan_, std::nullopt);
    bool const goes_on_by_habit = plan.choice && plan.limit == 0;
    if (in_auction && !goes_on_by_habit) limit_ = plan.limit;
    return plan.choice;
  }
  bots::Choice within_limit(LegalActions const& legal) const {
    auto const* const bid = std::get_if<option::Bid>(legal.begin());
    if (bid == nullptr || bid->from > *limit_) return bots::kSilent;
    return action::Bid{bid->from};
  }

  std::unique_ptr<bots::Bot> bot_;
  Script const& script_;
  std::optional<bots::Candidate> plan_;
  std::optional<Money> limit_;  // of the current lot
  Seat self_{};
};

struct Players {
  std::vector<std::unique_ptr<TakenUp>> own;
  std::vector<bots::Bot*> line_up;

  Players(std::string const& bot, int seats, Script const& script, Plan const& plan) {
    for (auto const seat : seats_of(seats)) {
      auto const planned = seat == plan.seat ? std::optional(plan.choice) : std::nullopt;
      own.push_back(std::make_unique<TakenUp>(bot, script, planned));
      line_up.push_back(own.back().get());
    }
  }
};

bool is_between_turns(State const& state) {
  return std::holds_alternative<phase::TurnChoice>(state.phase) ||
         std::holds_alternative<phase::Finished>(state.phase);
}

}  // namespace

bots::Choice choice_by(std::string const& bot, codec::Record const& record, Seat seat, std::uint64_t seed) {
  auto const player = bots::make_bot(bot);
  player->start(record.edition, static_cast<int>(record.seats.size()), seat, seed);
  State now;
  (void)codec::replay(record, [&](Transition const& step) {
    for (auto const& event : step.events) player->see(seen_by(seat, event));
    now = step.next;
  });
  return player->decide(view_for(record.edition, now, seat), legal_actions(record.edition, now, seat));
}

std::vector<Command> rest_of_turn(codec::Record const& record, Plan const& plan, std::string const& bot,
                                  std::uint64_t seed) {
  Script script{record.commands};
  Players const players(bot, static_cast<int>(record.seats.size()), script, plan);
  bots::Match match(record.edition, codec::beginning_of(record), players.line_up, seed);
  std::vector<Command> rest;
  while (match.step()) {
    if (!match.last_command()) continue;
    if (!script.over()) {
      ++script.played;
      continue;
    }
    rest.push_back(*match.last_command());
    if (is_between_turns(match.state())) break;
  }
  return rest;
}

double share_after(Edition const& edition, State const& state, Plan const& plan, std::string const& bot,
                   std::uint64_t seed) {
  std::vector<Command> const nothing;
  Script const script{nothing};
  Players const players(bot, state.seats, script, plan);
  bots::Match match(edition, {.next = state, .events = {}}, players.line_up, seed);
  bots::play_out(match, kMostTurns);
  auto const best = winners(scores(edition, match.state()));
  double number = 0;
  for (auto const seat : seats_of(state.seats)) number += best.contains(seat) ? 1 : 0;
  return best.contains(plan.seat) ? 1 / number : 0;
}

}  // namespace kuhhandel::coach
