// Whole evenings on a simulated clock: people, bots, lost lines and a server that is killed, in milliseconds
// and on a seed.
#include <gtest/gtest.h>

#include <boost/json/serialize.hpp>

#include "codec/command.h"
#include "engine/digest.h"
#include "engine/rng.h"
#include "tests/support/a_hall.h"
#include "tests/support/random_play.h"

namespace kuhhandel {
namespace {

/// People who press buttons now and then, lose their lines and come back; bots on the other seats.
class Evening {
 public:
  Evening(int seats, int people, std::uint64_t seed) : rng_(seed), server_(std::to_string(seed)) {
    keys_.push_back(server_.open(seats));
    for (int i = 1; i < people; ++i) keys_.push_back(*room().seat("Guest", server_.now));
    for (auto const& key : keys_) guests_.push_back(arrive(key));
    for (int i = people; i < seats; ++i) {
      guests_[0]->order(R"({"do":"add_bot","seat":)" + std::to_string(i) + R"(,"bot":"farmer"})");
    }
    guests_[0]->order(R"({"do":"start"})");
  }

  Table const& table() { return room().table(); }
  bool running() { return table().state() == TableState::running; }

  /// Something happens: mostly time passes, sometimes somebody acts, a line is lost, or the server is killed.
  void happen() {
    auto const die = rng_.below(100);
    if (die < 30) return somebody_acts();
    if (die < 34) return somebody_loses_his_line();
    if (die < 35) return restart();
    if (server_.hall().next_due()) server_.wait();
  }

  void play_out() {
    while (running()) happen();
  }

  void restart() {
    auto const before = digest(table().game()->state);
    auto const version = table().version();
    guests_.clear();
    server_.restart();
    for (auto const& key : keys_) guests_.push_back(arrive(key));
    EXPECT_EQ(digest(table().game()->state), before);
    EXPECT_GT(table().version(), version);
  }

  std::vector<std::unique_ptr<Guest>> const& guests() const { return guests_; }

 private:
  Room& room() { return server_.room(keys_[0]); }

  std::unique_ptr<Guest> arrive(SeatKey const& key) {
    auto guest = std::make_unique<Guest>(server_, key);
    guest->hello(key.token);
    return guest;
  }

  void somebody_acts() {
    auto const who = static_cast<std::size_t>(rng_.below(static_cast<int>(keys_.size())));
    auto const& state = table().game()->state;
    auto const legal = legal_actions(second(), state, keys_[who].seat);
    if (legal.empty()) return;
    auto const command = random_command(second(), state, keys_[who].seat, rng_);
    auto const text = boost::json::serialize(to_json(command, second()));
    guests_[who]->command(text, std::to_string(++ids_));
    server_.now += Duration{1};
    EXPECT_EQ(guests_[who]->line.last_type(), table().race() ? "step" : "ack");
  }

  void somebody_loses_his_line() {
    auto const who = static_cast<std::size_t>(rng_.below(static_cast<int>(keys_.size())));
    guests_[who]->leave();
    server_.now += Duration{rng_.below(5000)};
    server_.hall().pass_time(server_.now);
    guests_[who] = arrive(keys_[who]);
  }

  Rng rng_;
  AServer server_;
  std::vector<SeatKey> keys_;
  std::vector<std::unique_ptr<Guest>> guests_;
  int ids_ = 0;
};

class Evenings : public testing::TestWithParam<int> {};

TEST_P(Evenings, OfOnePersonWhoSleepsAndBotsEndWithAScore) {
  Evening evening(GetParam(), 1, 7);

  evening.play_out();

  EXPECT_EQ(evening.table().state(), TableState::finished);
}

TEST_P(Evenings, OfPeopleWithBadLinesAndAKilledServerEndWithAScore) {
  for (std::uint64_t seed = 1; seed <= 3; ++seed) {
    SCOPED_TRACE("seed " + std::to_string(seed));
    Evening evening(GetParam(), GetParam() - 1, seed);

    evening.play_out();

    EXPECT_EQ(evening.table().state(), TableState::finished);
  }
}

TEST_P(Evenings, ShowEveryoneAGaplessSequence) {
  Evening evening(GetParam(), 2, 11);

  for (int i = 0; i < 200 && evening.running(); ++i) evening.happen();

  for (auto const& guest : evening.guests()) {
    auto const versions = guest->versions();
    for (std::size_t i = 1; i < versions.size(); ++i) EXPECT_EQ(versions[i], versions[i - 1] + 1);
  }
}

INSTANTIATE_TEST_SUITE_P(Of, Evenings, testing::Values(3, 4, 5));

}  // namespace
}  // namespace kuhhandel
