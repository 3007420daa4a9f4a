#include "coach_check/stability.h"

#include <fmt/core.h>

#include <algorithm>
#include <array>
#include <map>

#include "coach/assessment.h"
#include "coach/puzzle/puzzle.h"
#include "coach/shrinkage.h"
#include "engine/legal_actions.h"
#include "engine/view.h"

namespace kuhhandel::lab {
namespace {

constexpr int kMoreTimes = 10;
constexpr std::uint64_t kOtherWorlds = 0x6c617374U;

/// The later fate of a judgement.
struct Fate {
  int reported = 0;
  int taken_back = 0;  // the closer look finds no difference, or the opposite one
  int hushed = 0;      // one of the same sign, of which it would not speak
};

struct Fates {
  Fate mistakes;
  Fate best_moves;
};

/// Follows a game again, and looks closer at the choices of which something was said.
class CloserLook {
 public:
  CloserLook(codec::Record const& record, coach::Assessment const& assessment, int worlds)
      : edition_(record.edition),
        seat_(assessment.seat),
        knowledge_(record.edition, static_cast<int>(record.seats.size()), seat_, kMoreTimes * worlds,
                   kOtherWorlds, coach::TradePlayouts::as_learned) {
    for (auto const& decision : assessment.decisions)
      if (decision.cost() != 0) reported_.emplace(decision.step, &decision);
  }

  void follow(Transition const& transition, Fates& fates) {
    if (auto const reported = reported_.find(step_); reported != reported_.end())
      judge(*reported->second, fates);
    for (auto const& event : transition.events) knowledge_.see(seen_by(seat_, event));
    knowledge_.look(view_for(edition_, transition.next, seat_));
    before_ = transition.next;
    ++step_;
  }

 private:
  void judge(coach::Decision const& decision, Fates& fates) const {
    auto const& [chosen, other, gain, margin, worth] = decision.comparison;
    std::array<bots::Candidate, 2> const both{{{chosen.choice, chosen.limit}, {other.choice, other.limit}}};
    auto const worse = knowledge_.rank(legal_actions(edition_, before_, seat_), both).back();
    bool const chosen_is_worse = worse.choice.choice == chosen.choice && worse.choice.limit == chosen.limit;
    bool const is_mistake = decision.cost() > 0;
    auto const shrinkage = coach::shrinkage_for(coach::mistake_kind_of(chosen.choice));
    auto const shrunk = worse.behind * (is_mistake ? shrinkage.mistake : shrinkage.good_move);
    auto& fate = is_mistake ? fates.mistakes : fates.best_moves;
    ++fate.reported;
    if (chosen_is_worse != is_mistake || worse.behind == 0) {
      ++fate.taken_back;
    } else if (worse.behind <= worse.margin || shrunk < coach::kReportThreshold) {
      ++fate.hushed;
    }
  }

  Edition const& edition_;
  Seat seat_;
  coach::Knowledge knowledge_;
  std::map<int, coach::Decision const*> reported_;
  State before_{};
  int step_ = 0;
};

void add_game(CheckedGames const& games, int number, std::vector<std::string> const& bots, Fates& fates) {
  auto const record = coach::game_of(games.edition, bots, games.deals + " " + std::to_string(number));
  for (auto const seat : seats_of(static_cast<int>(bots.size()))) {
    auto const assessment = coach::assess(record, seat, {.worlds = games.worlds});
    CloserLook look(record, *assessment, games.worlds);
    (void)codec::replay(record, [&](Transition const& step) { look.follow(step, fates); });
  }
}

void print(std::string_view what, Fate const& fate) {
  auto const part = [&](int some) { return 100.0 * some / std::max(1, fate.reported); };
  fmt::print("{:<10} {:>6} {:>6} ({:.1f} %) {:>6} ({:.1f} %)\n", what, fate.reported, fate.taken_back,
             part(fate.taken_back), fate.hushed, part(fate.hushed));
}

}  // namespace

void check_stability(CheckedGames const& games, std::vector<std::string> const& bots) {
  Fates fates;
  for (int game = 0; game < games.number; ++game) add_game(games, game, bots, fates);
  fmt::print("             said  taken back    no longer said\n");
  print("mistakes", fates.mistakes);
  print("best moves", fates.best_moves);
  fmt::print("in {} games, judged in {} worlds and again in {}\n", games.number, games.worlds,
             kMoreTimes * games.worlds);
}

}  // namespace kuhhandel::lab
