// An evening at a table whose owner changes again and again, on a ledger with faults.
#pragma once

#include <gtest/gtest.h>

#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <memory>
#include <string>
#include <vector>

#include "tests/simulation/a_sunday.h"
#include "tests/support/laws.h"

namespace kuhhandel {

/// A ledger that several servers may believe to be theirs.
class SharedLedger {
 public:
  virtual ~SharedLedger() = default;

  /// As a new owner sees it, who takes over from all before.
  virtual std::unique_ptr<server::Ledger> take_over() = 0;
  /// Whether what two servers have written can be read by a third.
  virtual bool may_be_taken_over_again() const { return true; }

  virtual void next_turn_is(Fate fate) = 0;
  /// Delivers delayed batches.
  virtual void let_late_ones_come() = 0;

  /// All that was ever kept of the table.
  virtual std::vector<table::Entry> story(table::TableSetup const& opened_as) = 0;
};

/// Anna, Ben and a bot at a table whose owner changes.
class RestlessEvening {
 public:
  /// `ledger` must outlive it.
  RestlessEvening(std::uint64_t seed, SharedLedger& ledger)
      : rng_(seed), chance_(std::to_string(seed)), ledger_(ledger) {
    auto& first = take_over();
    keys_ = open_sunday(first);
    opened_as_ = first.directory.find(keys_[0].table)->table().setup();
    for (std::size_t who = 0; who < keys_.size(); ++who) arrive(who);
    begin_with_a_bot(*people_[0]);
  }

  void play(int steps) {
    for (int i = 0; i < steps; ++i) happen();
    settle_down();
  }

  /// Returns the number of sent events that are not in the log.
  int untrue() const {
    auto const story = ledger_.story(opened_as_);
    int untrue_things = 0;
    for (std::size_t who = 0; who < keys_.size(); ++who)
      untrue_things += kuhhandel::untrue(received_[who], keys_[who].seat, opened_as_, story);
    return untrue_things;
  }

  /// Returns the versions that were sent to one client with two contents.
  int contradicted() const { return received_[0].contradicted + received_[1].contradicted; }
  std::size_t steps_received() const { return received_[0].steps.size(); }
  int fenced() const { return fenced_; }
  int unknown() const { return unknown_; }

 private:
  Node& take_over() { return *nodes_.emplace_back(std::make_unique<Node>(ledger_.take_over(), chance_)); }

  /// At the newest server, for the routing knows who owns the shard.
  void arrive(std::size_t who) {
    auto& received = received_[who];
    if (people_[who]) people_[who]->leave();
    people_[who] = std::make_shared<Person>(*nodes_.back(), keys_[who].table, received);
    say_hello(*people_[who], keys_[who], received);
  }

  void happen() {
    passing_time += std::chrono::milliseconds(rng_.below(1000));
    auto const die = rng_.below(100);
    if (die < 2 && ledger_.may_be_taken_over_again()) take_over();
    if (die < 6) ledger_.next_turn_is(static_cast<Fate>(rng_.below(4)));
    if (die < 8) ledger_.let_late_ones_come();
    auto const who = static_cast<std::size_t>(rng_.below(2));
    // A client whose connection is lost connects to the owner of the shard.
    if (die >= 8 && die < 10) arrive(who);
    if (rng_.below(3) > 0) act(*people_[who], keys_[who], rng_, 'c' + std::to_string(++ids_));
    for (auto const& node : nodes_) {
      node->run([] {});
      if (rng_.below(4) > 0) node->sync_ledger();
    }
    bury_the_fenced();
  }

  /// A fenced server is gone, and its clients connect to the owner.
  void bury_the_fenced() {
    // A correct ledger never fences the newest server; an incorrect one must fail the test, not crash it.
    if (nodes_.back()->has_ended()) take_over();
    for (std::size_t who = 0; who < people_.size(); ++who)
      if (people_[who]->node().has_ended()) arrive(who);
    std::erase_if(nodes_, [&](auto const& node) {
      if (!node->has_ended()) return false;
      ++fenced_;
      unknown_ += node->in_doubt_count;
      return true;
    });
  }

  /// Everything is answered in the end.
  void settle_down() {
    ledger_.let_late_ones_come();
    for (int i = 0; i < 5; ++i) {
      for (auto const& node : nodes_) node->sync_ledger();
      bury_the_fenced();
    }
    for (auto const& node : nodes_) unknown_ += node->in_doubt_count;
  }

  Rng rng_;
  keys::SecureRandom chance_;
  SharedLedger& ledger_;
  table::TableSetup opened_as_;
  std::vector<std::unique_ptr<Node>> nodes_;
  std::vector<live::SeatKey> keys_;
  std::array<ReceivedMessages, 2> received_;
  std::array<std::shared_ptr<Person>, 2> people_;
  int ids_ = 0;
  int fenced_ = 0;   // servers
  int unknown_ = 0;  // seals of which nothing was known
};

/// The totals of several evenings.
struct RestlessEvenings {
  std::size_t steps = 0;  // that a client received
  int fenced = 0;
  int unknown = 0;
};

/// Plays `runs` evenings on ledgers by `make_ledger`, and expects that nothing untrue was sent.
inline RestlessEvenings expect_true_evenings(std::uint64_t runs, int steps, auto const& make_ledger) {
  auto const first = number_from_environment("KUHHANDEL_SEED", 1);
  RestlessEvenings all;
  for (auto seed = first; seed < first + runs; ++seed) {
    auto ledger = make_ledger();
    RestlessEvening evening(seed, *ledger);
    evening.play(steps);
    EXPECT_EQ(evening.untrue(), 0) << "KUHHANDEL_SEED=" << seed << " KUHHANDEL_RUNS=1 plays it again";
    all.steps += evening.steps_received();
    all.fenced += evening.fenced();
    all.unknown += evening.unknown();
  }
  std::printf("%zu steps received, %d servers fenced out, %d seals of which nothing was known\n", all.steps,
              all.fenced, all.unknown);
  return all;
}

}  // namespace kuhhandel
