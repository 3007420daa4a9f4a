#include "tournament/players.h"

#include <fmt/format.h>

#include "external/process_bot.h"
#include "tournament/lab_bots.h"

namespace kuhhandel::tournament {

/// A bot with a watch on its decisions.
struct Players::Member : bots::Bot {
  Member(std::string const& name, TournamentPlan const& plan) {
    auto const command = command_in(name);
    if (command.empty()) {
      bot = std::move(*lab_bot_from(name));
      return;
    }
    auto program = std::make_unique<external::ProcessBot>(command, external::BotLimits{.answer = plan.limit},
                                                          plan.trace);
    process = program.get();
    bot = std::move(program);
  }

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    bot->start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override { bot->see(event); }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    using Clock = std::chrono::steady_clock;
    auto const began = Clock::now();
    auto const choice = bot->decide(view, legal);
    times.add(std::chrono::nanoseconds(Clock::now() - began).count());
    return choice;
  }
  bool handle_refusal(Refusal refusal) override { return bot->handle_refusal(refusal); }
  bool present() const override { return bot->present(); }
  void end(Scores const& scores) override { bot->end(scores); }

  std::unique_ptr<bots::Bot> bot;
  external::ProcessBot const* process = nullptr;  // the same bot, if it is a process
  DurationHistogram times;
};

Players::Players(TournamentPlan const& plan) : plan_(plan) {}
Players::~Players() = default;

std::vector<bots::Bot*> Players::bots_for(BotNames const& line_up) {
  std::map<std::string, std::size_t> taken;
  std::vector<bots::Bot*> bots;
  for (auto const& name : line_up) {
    auto& of_that_name = members_[name];
    auto const nth = taken[name]++;
    if (nth == of_that_name.size()) of_that_name.push_back(std::make_unique<Member>(name, plan_));
    bots.push_back(of_that_name[nth].get());
  }
  return bots;
}

HistogramsByName Players::take_times() {
  HistogramsByName all;
  for (auto const& [name, of_that_name] : members_) {
    for (auto const& member : of_that_name) {
      all[name].add(member->times);
      member->times = {};
    }
  }
  return all;
}

std::vector<std::string> Players::troubles() const {
  auto sentences = reported_;
  for (auto const& [name, of_that_name] : members_) {
    for (auto const& member : of_that_name) {
      if (member->process == nullptr) continue;
      for (auto const& what : {member->process->remark(), member->process->trouble()})
        if (!what.empty()) sentences.push_back(fmt::format("{} {}.", name, what));
    }
  }
  return sentences;
}

Programs Players::programs() const {
  Programs programs;
  for (auto const& [name, of_that_name] : members_) {
    for (auto const& member : of_that_name) {
      if (member->process == nullptr) continue;
      programs[name].add({.ready_name = member->process->name(),
                          .was_asked = member->process->was_asked(),
                          .has_played = member->process->has_played()});
    }
  }
  return programs;
}

}  // namespace kuhhandel::tournament
