#include "tournament/tournament.h"

#include <gmock/gmock.h>
#include <rapidcheck/gtest.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>

#include "bots/match.h"
#include "bots/registry.h"
#include "tests/support/words.h"
#include "tournament/sample_statistics.h"
#include "tournament/session.h"

namespace kuhhandel::tournament {
namespace {

using ::testing::HasSubstr;

TournamentPlan of_random_ones(int blocks) {
  return {.edition = &second(),
          .line_ups = {{"random", "random", "random"}, {"farmer", "random", "random"}},
          .seed = "1",
          .purpose = "test",
          .blocks = blocks,
          .most_turns = 1000,
          .limit = std::chrono::milliseconds(1000)};
}

TournamentRunOptions by_one_thread() {
  TournamentRunOptions run_options;
  run_options.threads = 1;
  return run_options;
}

TournamentResults found(TournamentPlan const& plan,
                        TournamentRunOptions const& run_options = by_one_thread()) {
  return *run_tournament(plan, run_options);
}

/// A file of this test alone, which goes with it.
class TemporaryFile {
 public:
  TemporaryFile()
      : path_(std::filesystem::temp_directory_path() /
              ("kuhhandel-run-" + std::to_string(std::random_device()()))) {}
  ~TemporaryFile() { std::filesystem::remove(path_); }

  std::string path() const { return path_.string(); }
  std::string text() const {
    std::ifstream file(path_);
    return {std::istreambuf_iterator<char>(file), {}};
  }
  void write(std::string const& text) const { std::ofstream(path_) << text; }

 private:
  std::filesystem::path path_;
};

/// Interrupts the run after `blocks` blocks.
TournamentRunOptions interrupted_after(int blocks, std::string const& file) {
  auto run_options = by_one_thread();
  run_options.file = file;
  auto const over = std::make_shared<bool>(false);
  run_options.stop = [over] { return *over; };
  run_options.stopping_rule = [over, blocks](TournamentResults const&, int played) {
    *over = *over || played == blocks;
    return false;
  };
  return run_options;
}

TournamentRunOptions going_on_from(std::string const& file) {
  auto run_options = by_one_thread();
  run_options.file = file;
  return run_options;
}

TEST(Tournament, ResumesAfterAnInterruption) {
  TemporaryFile const file;
  auto const plan = of_random_ones(4);

  auto const begun = found(plan, interrupted_after(2, file.path()));
  auto const whole = found(plan, going_on_from(file.path()));

  EXPECT_TRUE(begun.interrupted);
  EXPECT_EQ(begun.games(), 2 * 2 * 3);
  EXPECT_FALSE(whole.interrupted);
  EXPECT_EQ(whole.digest(), found(plan).digest()) << "as if it had never been interrupted";
  EXPECT_EQ(whole.results, found(plan).results);
  EXPECT_GT(whole.times.at("farmer").quantile(0.5), 0);
}

TEST(Tournament, CanBeExtendedFromItsFile) {
  TemporaryFile const file;
  found(of_random_ones(1), going_on_from(file.path()));

  EXPECT_EQ(found(of_random_ones(3), going_on_from(file.path())).digest(), found(of_random_ones(3)).digest());
}

TEST(Tournament, DropsAnIncompleteLine) {
  TemporaryFile const file;
  found(of_random_ones(2), going_on_from(file.path()));
  auto const text = file.text();
  file.write(text.substr(0, text.size() - 10));

  EXPECT_EQ(found(of_random_ones(2), going_on_from(file.path())).digest(), found(of_random_ones(2)).digest());
  EXPECT_EQ(std::ranges::count(file.text(), '\n'), 1 + 2 * 2);
}

std::string fault_of_file(TemporaryFile const& file, TournamentPlan const& plan) {
  auto const refused = run_tournament(plan, going_on_from(file.path()));
  return refused ? "" : refused.error();
}

TEST(Tournament, RefusesADamagedFile) {
  TemporaryFile const file;
  found(of_random_ones(2), going_on_from(file.path()));
  auto text = file.text();
  text[text.find("\"scores\":[") + 10] = '7';
  file.write(text);

  EXPECT_EQ(fault_of_file(file, of_random_ones(2)), file.path() + ": line 2: is damaged.");
  EXPECT_EQ(file.text(), text) << "and leaves it as it is";
}

TEST(Tournament, RefusesAFileOfAnotherRun) {
  TemporaryFile const file;
  found(of_random_ones(1), going_on_from(file.path()));
  auto other = of_random_ones(1);
  other.seed = "2";

  EXPECT_EQ(fault_of_file(file, other), file.path() + R"(: keeps another run: its seed is "1", not "2".)");
}

TEST(Tournament, RefusesAForeignFile) {
  TemporaryFile const file;
  for (auto const* const text : {"Dear diary", "Dear diary,\ntoday", "{}\n", "[1]\n"}) {
    file.write(text);

    EXPECT_EQ(fault_of_file(file, of_random_ones(1)), file.path() + ": is not a file of a run.");
    EXPECT_EQ(file.text(), text);
  }
}

TEST(Tournament, RefusesADuplicateBlock) {
  TemporaryFile const file;
  found(of_random_ones(1), going_on_from(file.path()));
  auto const text = file.text();
  auto const second_line =
      text.substr(text.find('\n') + 1, text.find('\n', text.find('\n') + 1) - text.find('\n'));
  file.write(text + second_line);

  EXPECT_THAT(fault_of_file(file, of_random_ones(1)), HasSubstr("line 4 is there twice"));
}

TEST(Tournament, RefusesAnUnwritablePath) {
  auto const refused = run_tournament(of_random_ones(1), going_on_from("/nowhere/run"));

  ASSERT_FALSE(refused);
  EXPECT_EQ(refused.error(), "/nowhere/run: cannot be written.");
}

TEST(Tournament, StopsAtTheSameBlockWithAnyNumberOfThreads) {
  auto run_options = by_one_thread();
  run_options.stopping_rule = [](TournamentResults const&, int blocks) { return blocks == 3; };
  auto const alone = found(of_random_ones(8), run_options);
  run_options.threads = 3;
  auto const together = found(of_random_ones(8), run_options);

  EXPECT_EQ(alone.games(), 3 * 2 * 3);
  EXPECT_FALSE(alone.interrupted);
  EXPECT_EQ(alone.digest(), together.digest());
}

TEST(Tournament, DealsOtherCardsForEachPurpose) {
  auto plan = of_random_ones(1);
  std::vector<std::uint64_t> digests;
  for (auto const* const purpose : {"train", "tune", "test"}) {
    plan.purpose = purpose;
    digests.push_back(found(plan).digest());
  }

  EXPECT_NE(digests[0], digests[1]);
  EXPECT_NE(digests[1], digests[2]);
  EXPECT_NE(digests[0], digests[2]);
}

TEST(Tournament, ShowsItsProgress) {
  std::ostringstream shown;
  auto run_options = by_one_thread();
  run_options.progress = &shown;

  found(of_random_ones(1), run_options);

  EXPECT_THAT(shown.str(), HasSubstr("###############............... 1 of 2 blocks"));
  EXPECT_TRUE(shown.str().ends_with("\r\x1b[K")) << "and takes it away";
}

TEST(Interruption, IsRequestedBySignal) {
  Interruption const interruption;
  EXPECT_FALSE(Interruption::requested());

  std::raise(SIGINT);

  EXPECT_TRUE(Interruption::requested());
}

/// Listens to what is turned over, and plays like the bot that it holds.
class Listener : public bots::Bot {
 public:
  explicit Listener(std::string_view name) : bot_(bots::make_bot(name)) {}

  void start(Edition const& edition, int seats, Seat seat, std::uint64_t seed) override {
    bot_->start(edition, seats, seat, seed);
  }
  void see(SeenEvent const& event) override {
    bot_->see(event);
    if (auto const* const up = std::get_if<event::TurnedUp>(&event)) pile.push_back(up->lot);
    if (auto const* const payday = std::get_if<event::Payday>(&event)) paid.push_back(payday->value);
  }
  bots::Choice decide(View const& view, LegalActions const& legal) override {
    return bot_->decide(view, legal);
  }

  std::vector<Card> pile;
  std::vector<Money> paid;

 private:
  std::unique_ptr<bots::Bot> bot_;
};

RC_GTEST_PROP(Deals, DoNotDependOnTheMoves_C2_3_C5_1, (int block)) {
  auto const deal = deal_of(of_random_ones(1), block);
  Listener wild("random");
  Listener careful("farmer");
  for (auto* const listener : {&wild, &careful}) {
    auto const other = bots::make_bot("random");
    bots::Match match(second(), start(second(), 3, deal),
                      std::vector<bots::Bot*>{listener, other.get(), other.get()}, 1);
    bots::play_out(match, 1000);
  }

  RC_ASSERT(wild.pile == careful.pile);
  RC_ASSERT(wild.paid == careful.paid);
  RC_ASSERT(wild.pile.size() == 40U);
}

RC_GTEST_PROP(Shares, AddUpToOneWin_C9_6, ()) {
  auto const seats = *rc::gen::inRange(2, 7);
  GameResult game;
  for (int i = 0; i < seats; ++i)
    game.scores[static_cast<std::size_t>(i)] = Money::of(*rc::gen::inRange(0, 4));

  double shares = 0;
  double ranks = 0;
  for (int i = 0; i < seats; ++i) {
    shares += share_of_win(game, seats, i);
    ranks += rank(game, seats, i);
  }

  RC_ASSERT(std::abs(shares - 1) < 1e-9);
  RC_ASSERT(std::abs(ranks - seats * (seats + 1) / 2.0) < 1e-9);
}

TEST(Sample, HasAMeanAndAnInterval) {
  Sample sample;
  EXPECT_EQ(estimate(sample).within(0, 1).to, 1) << "nothing is known";
  for (double const number : {1.0, 2.0, 3.0, 4.0}) sample.add(number);

  EXPECT_DOUBLE_EQ(sample.mean(), 2.5);
  EXPECT_NEAR(sample.variance(), 5.0 / 3, 1e-12);
  EXPECT_NEAR(estimate(sample).to - estimate(sample).mean, 1.96 * std::sqrt(5.0 / 3 / 4), 1e-12);
}

TEST(Sample, AllowsForALossAfterOnlyWins) {
  Sample shares;
  for (int i = 0; i < 30; ++i) shares.add(1);

  EXPECT_DOUBLE_EQ(estimate_share(shares).from, 0.9) << "three in thirty";
  EXPECT_EQ(estimate_share(shares).to, 1);
}

}  // namespace
}  // namespace kuhhandel::tournament
