#include "coach/assessment.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <optional>
#include <utility>

#include "coach/shrinkage.h"
#include "engine/legal_actions.h"
#include "neural/adviser.h"
#include "story/tale_finder.h"

namespace kuhhandel::coach {
namespace {

bool turns_a_card(std::vector<Event> const& events) {
  return std::ranges::any_of(
      events, [](Event const& event) { return std::holds_alternative<event::TurnedUp>(event); });
}

TradePlayouts trades_in(codec::Record const& record) {
  return std::holds_alternative<codec::Dealt>(record.from) ? TradePlayouts::as_learned
                                                           : TradePlayouts::by_habit;
}

/// Follows the game and keeps what one seat can know about it.
class Assessor {
 public:
  Assessor(codec::Record const& record, Seat seat, Effort const& effort)
      : record_(record),
        knowledge_(record.edition, static_cast<int>(record.seats.size()), seat, effort.worlds,
                   effort.seed + static_cast<std::uint64_t>(index_of(seat)), trades_in(record)),
        finder_(record.edition),
        assessment_{.seat = seat, .chances = {}, .decisions = {}, .balance = {}} {}

  void follow(Transition const& transition) {
    auto const cost = before_ ? weigh() : 0;
    finder_.follow(transition);
    for (auto const& event : transition.events) {
      seen_.push_back(seen_by(assessment_.seat, event));
      knowledge_.see(seen_.back());
    }
    knowledge_.look(view_for(record_.edition, transition.next, assessment_.seat));
    auto const chances = knowledge_.chances();
    if (before_) {
      auto const change = chances[assessment_.seat] - assessment_.chances.back()[assessment_.seat];
      assessment_.balance.choices -= cost;
      auto& luck = turns_a_card(transition.events) ? assessment_.balance.cards : assessment_.balance.others;
      luck += change + cost;
    } else {
      assessment_.balance.beginning = chances[assessment_.seat];
    }
    assessment_.balance.end = chances[assessment_.seat];
    assessment_.chances.push_back(chances);
    before_ = transition.next;
  }

  Assessment found() && {
    assessment_.habits = habits_of(assessment_.seat, assessment_.decisions, finder_.found());
    return std::move(assessment_);
  }

 private:
  /// Returns the cost of the seat's own choice that led to the next step.
  float weigh() {
    auto const step = assessment_.chances.size();
    auto const legal = legal_actions(record_.edition, *before_, assessment_.seat);
    auto const choice = choice_of(record_.commands[step - 1], assessment_.seat, *before_);
    if (!choice || legal.empty()) return 0;
    auto const imagined = knowledge_.compare_with_best(legal, *choice);
    if (!imagined) return 0;
    auto& decision = assessment_.decisions.emplace_back(static_cast<int>(step), apply_shrinkage(*imagined));
    // A hint and the coach never contradict each other.
    decision.was_advised = decision.cost() > 0 && neural::follows_advice(*choice, advice(legal));
    return std::max(0.0F, decision.cost());
  }

  /// Returns the hint at this moment. A bot that was asked before can give another.
  bots::Choice advice(LegalActions const& legal) const {
    auto const seat = assessment_.seat;
    auto const adviser = neural::make_adviser(record_.edition, static_cast<int>(record_.seats.size()), seat);
    for (auto const& event : seen_) adviser->see(event);
    return adviser->decide(view_for(record_.edition, *before_, seat), legal);
  }

  codec::Record const& record_;
  Knowledge knowledge_;
  std::vector<SeenEvent> seen_;
  story::TaleFinder finder_;
  Assessment assessment_;
  std::optional<State> before_;
};

template <class Cost>
std::vector<Decision> dearest(Assessment const& assessment, std::size_t most, Cost const& cost) {
  std::vector<Decision> found;
  std::ranges::copy_if(assessment.decisions, std::back_inserter(found),
                       [&](auto const& one) { return cost(one) > 0; });
  std::ranges::sort(found, [&](Decision const& one, Decision const& other) {
    return cost(one) != cost(other) ? cost(one) > cost(other) : one.step < other.step;
  });
  found.resize(std::min(found.size(), most));
  return found;
}

}  // namespace

std::optional<bots::Choice> choice_of(Command const& command, Seat seat, State const& before) {
  if (command.by == Actor(seat)) return bots::Choice(command.action);
  if (command.by != Actor(House{})) return {};
  auto const* const auction = std::get_if<phase::Bidding>(&before.phase);
  bool const leads = auction != nullptr && auction->standing && auction->standing->seat == seat;
  return leads ? std::nullopt : std::optional<bots::Choice>(bots::Choice(bots::kSilent));
}

float Decision::cost() const {
  auto const certain = comparison.certain();
  if (certain > 0 && was_advised) return 0;
  return std::abs(certain) >= kReportThreshold ? certain : 0;
}

std::vector<Decision> worst_mistakes(Assessment const& assessment, std::size_t most) {
  return dearest(assessment, most, [](Decision const& one) { return one.cost(); });
}

std::vector<Decision> best_moves(Assessment const& assessment, std::size_t most) {
  return dearest(assessment, most, [](Decision const& one) { return -one.cost(); });
}

std::expected<Assessment, NotAssessed> assess(codec::Record const& record, Seat seat, Effort const& effort,
                                              Progress const& progress) {
  // Games that break the rules or are unfinished are not assessed.
  auto const end = codec::replay(record);
  if (!end) return std::unexpected(end.error());
  if (!std::holds_alternative<phase::Finished>(end->phase)) return std::unexpected(NotOver{});
  Assessor reviewer(record, seat, effort);
  auto const steps = record.commands.size() + 1;
  std::size_t done = 0;
  (void)codec::replay(record, [&](Transition const& step) {
    reviewer.follow(step);
    if (progress) progress(++done, steps);
  });
  return std::move(reviewer).found();
}

}  // namespace kuhhandel::coach
