// Tests that a net's choices at a table, step by step, equal its answers by ceilings.
#include "neural/net_bot.h"

#include <gtest/gtest.h>

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "bots/match.h"
#include "engine/ceilings/ceilings.h"
#include "engine/digest.h"
#include "engine/knowledge/resample.h"
#include "engine/play.h"
#include "neural/owl.h"
#include "tests/support/a_random_net.h"
#include "tests/support/words.h"

namespace kuhhandel::neural {
namespace {

constexpr int kMostTurns = 400;

std::shared_ptr<Net const> net_for(Edition const& edition, std::uint64_t seed) {
  return std::make_shared<Net const>(
      a_random_net({.seed = seed, .playable = {{edition.id, edition.fewest_seats, edition.most_seats}}}));
}

/// A table with the same net in all seats.
struct TableOfNets {
  TableOfNets(Edition const& edition, int seats, std::uint64_t seed, Temperature temperature = {}) {
    auto const net = net_for(edition, seed);
    for (int i = 0; i < seats; ++i) bots.push_back(std::make_unique<NetBot>(net, temperature));
    std::vector<bots::Bot*> line_up;
    for (auto const& bot : bots) line_up.push_back(bot.get());
    match.emplace(edition, start(edition, seats, std::to_string(seed)), line_up, seed);
  }

  int faults() const {
    int all = 0;
    for (auto const seat : seats_of(match->state().seats)) all += match->faults(seat);
    return all;
  }

  std::vector<std::unique_ptr<NetBot>> bots;
  std::optional<bots::Match> match;
};

std::vector<Edition> all_tables() {
  std::vector<Edition> all;
  for (auto const* const id : {"second", "first", "russian", "master", "duel", "mini-2", "mini-3",
                               "mini-donkey", "mini-lesson", "mini-pairs"})
    all.push_back(published(id));
  all.push_back(house(&Ruleset::least_offer, std::uint8_t{1}));
  all.push_back(house(&Ruleset::offer_count, OfferCount::concealed));
  all.push_back(house(&Ruleset::payments, Payments::closed));
  all.push_back(house(&Ruleset::super_trade, true));
  all.push_back(house(&Ruleset::insolvency, Insolvency::reauction_capped));
  all.push_back(house(&Ruleset::insolvency, Insolvency::continue_without));
  return all;
}

TEST(NetBot, ChoosesLegallyInEveryEditionAtEveryTable) {
  std::uint64_t seed = 0;
  for (auto const& edition : all_tables()) {
    for (int seats = edition.fewest_seats; seats <= edition.most_seats; ++seats) {
      TableOfNets table(edition, seats, ++seed, Temperature{100});
      play_out(*table.match, kMostTurns);
      EXPECT_EQ(table.faults(), 0) << edition.id.text() << ' ' << seats;
    }
  }
}

/// The whole game as the net answers by ceilings, as in training.
class ByCeilings {
 public:
  ByCeilings(Edition const& edition, int seats, std::uint64_t seed)
      : edition_(edition), policy_(net_for(edition, seed)), memories_(memories_at_start(edition, seats)) {
    auto const opening = start(edition, seats, std::to_string(seed));
    current_ = ask_by_ceilings(edition, opening.next, digest(opening.next));
    follow(edition, opening.next, opening.events, memories_);
  }

  State const& play(int most_turns) {
    for (int turns = 1; current_.question.count > 0;) {
      std::vector<Event> events;
      answer(edition_, current_, choice(), events);
      follow(edition_, current_.question.state, events, memories_);
      for (auto const& event : events) turns += std::holds_alternative<event::Turn>(event) ? 1 : 0;
      if (turns > most_turns) break;
    }
    return current_.question.state;
  }

 private:
  int choice() {
    auto const& question = current_.question;
    if (question.count == 1) return 0;
    Observation seen;
    observe(edition_, question, memories_[question.seat], seen);
    std::array<CeilingReply, kCeilingReplies> replies{};
    Rng rng(0);
    auto const legal = list_ceiling_replies(edition_, question, replies);
    return *nth_of(edition_, question, full_of(sample(policy_.logits(seen), legal, {}, rng)));
  }

  Edition const& edition_;
  Policy policy_;
  PerSeat<SeatMemory> memories_;
  CeilingQuestion current_;
};

TEST(NetBot, PlaysTheSameGameAsItsNetWithCeilings) {
  for (auto const& edition : all_tables()) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      auto const seats =
          edition.fewest_seats + static_cast<int>(seed) % (edition.most_seats - edition.fewest_seats + 1);
      TableOfNets table(edition, seats, seed);
      play_out(*table.match, kMostTurns);
      ByCeilings game(edition, seats, seed);

      EXPECT_EQ(digest(table.match->state()), digest(game.play(kMostTurns)))
          << edition.id.text() << ' ' << seats << " seed " << seed;
    }
  }
}

using MakeBot = std::function<std::unique_ptr<bots::Bot>()>;

/// Plays as such a bot, and at every decision compares it with one that received the game again and one that
/// sees a world which only looks the same.
class WithTwins : public bots::Bot {
 public:
  explicit WithTwins(MakeBot make) : make_(std::move(make)), bot_(make_()) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    edition_ = &edition;
    begin_ = [&edition, seats, seat, seed](bots::Bot& bot) { bot.start(edition, seats, seat, seed); };
    begin_(*bot_);
    seat_ = seat;
  }
  void see(SeenEvent const& event) override {
    seen_.push_back(event);
    bot_->see(event);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    auto const choice = bot_->decide(view, legal);
    EXPECT_EQ(choice, bot_->decide(view, legal)) << "asked twice, with nothing new";
    auto const again = make_();
    begin_(*again);
    for (auto const& event : seen_) again->see(event);
    auto const elsewhere = resample(*edition_, view, rng_);
    EXPECT_EQ(choice, again->decide(view_for(*edition_, elsewhere, seat_),
                                    legal_actions(*edition_, elsewhere, seat_)));
    return choice;
  }

 private:
  MakeBot make_;
  std::unique_ptr<bots::Bot> bot_;
  std::function<void(bots::Bot&)> begin_;
  std::vector<SeenEvent> seen_;
  Edition const* edition_ = nullptr;
  Seat seat_{};
  Rng rng_{1};
};

/// Plays sixty turns of such a bot among random nets.
void play_with_twins(Edition const& edition, MakeBot make) {
  auto const net = net_for(edition, 7);
  WithTwins twins(std::move(make));
  NetBot other(net, Temperature{100});
  NetBot third(net);
  std::array<bots::Bot*, 3> const line_up{&twins, &other, &third};
  bots::Match match(edition, start(edition, 3, "7"), line_up, 7);
  play_out(match, 60);
  EXPECT_EQ(match.faults(kAnna), 0);
}

TEST(NetBot, DecidesOnlyByWhatItMayKnowAndResumesAfterAReplay) {
  for (auto const& edition : {second(), house(&Ruleset::insolvency, Insolvency::reauction_capped)}) {
    auto const net = net_for(edition, 7);
    play_with_twins(edition, [net] { return std::make_unique<NetBot>(net, Temperature{100}); });
  }
}

TEST(NetBot, LooksAheadOnlyByWhatItMayKnow) {
  static constexpr int kWorlds = 3;
  play_with_twins(second(), [] { return std::make_unique<Owl>(kWorlds); });
}

}  // namespace
}  // namespace kuhhandel::neural
