// The ledger in memory is equivalent to one in a database: servers read the same from both, whatever they
// have written. KUHHANDEL_RUNS sets the number of evenings, KUHHANDEL_SEED the first seed.
#include "tests/simulation/memory_ledger.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "engine/random/rng.h"
#include "server/ledger/sqlite_ledger.h"
#include "server/websocket/client_session.h"
#include "table/log/log_json.h"
#include "tests/support/a_server.h"
#include "tests/support/laws.h"
#include "tests/support/throwaway_folder.h"

namespace kuhhandel {
namespace {

std::vector<std::string> lines_of(store::StoredTable const& stored) {
  std::vector<std::string> lines{table::setup_text(stored.setup)};
  for (auto const& entry : stored.log)
    lines.push_back(std::to_string(entry.at.count()) + table::fact_text(entry.fact, stored.setup.edition));
  return lines;
}

/// Each key in words, in an order of their own.
std::vector<std::string> lines_of(server::StoredTokens const& kept) {
  std::vector<std::string> lines;
  auto const text = [](keys::TokenHash const& hash) { return std::string(hash.begin(), hash.end()); };
  for (auto const& key : kept.seats) lines.push_back(text(key.hash) + std::to_string(index_of(key.seat)));
  for (auto const& key : kept.guests)
    lines.push_back(text(key.hash) + std::to_string(index_of(key.seat)) + key.player +
                    std::to_string(static_cast<int>(key.kind)));
  std::ranges::sort(lines);
  return lines;
}

std::vector<std::string> lines_of(std::vector<store::UnvisitedTable> const& tables) {
  std::vector<std::string> lines;
  for (auto const& table : tables) lines.push_back(table.id + std::to_string(table.made.count()));
  return lines;
}

/// Writes to both, and compares what it reads.
class Twins final : public server::Ledger {
 public:
  explicit Twins(store::Store& store) : sqlite_(store) {}

  std::optional<store::StoredTable> load(std::string const& table) const override {
    auto one = sqlite_.load(table);
    auto const other = memory_->load(table);
    EXPECT_EQ(one.has_value(), other.has_value());
    if (one && other) {
      EXPECT_EQ(lines_of(*one), lines_of(*other));
      EXPECT_EQ(lines_of({one->keys, one->guests}), lines_of({other->keys, other->guests}));
    }
    return one;
  }
  bool has(std::string const& table) const override {
    EXPECT_EQ(sqlite_.has(table), memory_->has(table));
    return sqlite_.has(table);
  }
  server::StoredTokens keys(std::string const& table) const override {
    auto keys = sqlite_.keys(table);
    EXPECT_EQ(lines_of(keys), lines_of(memory_->keys(table)));
    return keys;
  }
  std::vector<store::NamedSeat> named_seats(std::string const& table) const override {
    auto named = sqlite_.named_seats(table);
    EXPECT_EQ(named.size(), memory_->named_seats(table).size());
    return named;
  }
  std::vector<store::UnvisitedTable> unclaimed_tables() const override {
    auto unvisited = sqlite_.unclaimed_tables();
    EXPECT_EQ(lines_of(unvisited), lines_of(memory_->unclaimed_tables()));
    return unvisited;
  }
  bool is_full() const override { return false; }

  table::Instant begin_run(table::Instant wall) override { return sqlite_.begin_run(wall); }
  void mark_run(table::Instant now) override { sqlite_.mark_run(now); }
  table::Duration downtime_since(std::string const& table, table::Instant then) const override {
    return sqlite_.downtime_since(table, then);
  }

  void append(table::TableSetup const& table, std::uint64_t version, table::Entry const& entry) override {
    sqlite_.append(table, version, entry);
    memory_->append(table, version, entry);
  }
  void write(server::LedgerRow const& row) override {
    sqlite_.write(row);
    memory_->write(row);
  }

  void begin_batch() override {
    sqlite_.begin_batch();
    memory_->begin_batch();
  }
  store::CommitResult commit_batch() override {
    memory_->commit_batch();
    return sqlite_.commit_batch();
  }
  server::CommitOutcome sync() override {
    EXPECT_EQ(memory_->sync(), server::CommitOutcome::durable);
    return sqlite_.sync();
  }

  /// Another server has it from now on, with what was sealed.
  void change_hands() {
    sync();
    memory_ = std::make_unique<MemoryLedger>(shard_, shard_.take_over());
  }

 private:
  server::SqliteLedger sqlite_;
  MemoryShard shard_;
  std::unique_ptr<MemoryLedger> memory_ = std::make_unique<MemoryLedger>(shard_, shard_.take_over());
};

/// A table where people come and go, ask for seats and are given them, and play again.
class ComingAndGoing {
 public:
  explicit ComingAndGoing(std::uint64_t seed)
      : rng_(seed), chance_(std::to_string(seed)), twins_(store_), lobby_(std::in_place, twins_, chance_) {
    host_ = *lobby_->open_table(
        {.id = {}, .name = "Sunday", .edition = second(), .seats = 3, .speed = table::Speed{5}}, {"Anna"},
        now_);
    names::Names(store_).claim("Ben", kBensKey, now_);
    come();
  }

  void play(int steps) {
    for (int i = 0; i < steps; ++i) {
      bool const in_a_turn = rng_.below(2) == 0;
      if (in_a_turn) twins_.begin_batch();
      happen();
      if (in_a_turn) twins_.commit_batch();
      now_ += table::Duration{rng_.below(4000)};
      compare();
    }
  }

  int compared() const { return compared_; }
  std::size_t longest() const { return longest_; }

 private:
  void happen() {
    auto const die = rng_.below(20);
    if (die == 0) return another_server();
    if (die < 3) return somebody_wants_a_seat();
    if (die < 10) return order();
    lobby_->pass_time(now_);
  }

  void compare() {
    twins_.unclaimed_tables();
    auto const stored = twins_.load(host_.table);
    ASSERT_TRUE(stored);
    longest_ = std::max(longest_, stored->guests.size() + stored->keys.size());
    ++compared_;
  }

  void come() {
    session_.emplace(*lobby_, connection_, host_.table);
    session_->on_message(R"({"type":"hello","version":1,"token":")" + host_.token + "\"}", now_);
  }

  void another_server() {
    session_->leave(now_);
    session_.reset();
    lobby_.reset();
    // Not in the middle of a turn.
    twins_.commit_batch();
    twins_.change_hands();
    lobby_.emplace(twins_, chance_);
    come();
  }

  void somebody_wants_a_seat() {
    static constexpr std::array<std::string_view, 4> kPeople{"Ben", "Cleo", "Dora", "Emil"};
    auto const player = kPeople[static_cast<std::size_t>(rng_.below(4))];
    auto& table = *lobby_->find(host_.table);
    bool const asks = table.table().state() == table::TableState::running;
    auto const key = table.seat({std::string(player)}, now_);
    // The owner of that key owns the name.
    if (key && !asks && player == kPeople[0]) table.add_owner_token(key->seat, kBensKey);
    lobby_->after_change(table);
  }

  void order() {
    static constexpr std::array kOrders{R"({"do":"add_bot","seat":1,"bot":"random"})",
                                        R"({"do":"add_bot","seat":2,"bot":"random"})",
                                        R"({"do":"free_seat","seat":1})",
                                        R"({"do":"free_seat","seat":2})",
                                        R"({"do":"give_back","seat":1})",
                                        R"({"do":"give_back","seat":2})",
                                        R"({"do":"let_in","player":"Ben"})",
                                        R"({"do":"let_in","player":"Dora"})",
                                        R"({"do":"turn_away","player":"Cleo"})",
                                        R"({"do":"start"})",
                                        R"({"do":"again"})",
                                        R"({"do":"ready","ready":true})"};
    auto const& wanted = kOrders[static_cast<std::size_t>(rng_.below(static_cast<int>(kOrders.size())))];
    session_->on_message(
        R"({"type":"order","id":"o)" + std::to_string(++ids_) + R"(","order":)" + wanted + "}", now_);
  }

  static constexpr std::string_view kBensKey = "0123456789abcdef0123456789abcdef";

  Rng rng_;
  keys::SecureRandom chance_;
  ThrowawayFolder folder_;
  store::Store store_{folder_.path()};
  Twins twins_;
  std::optional<server::TableDirectory> lobby_;
  RecordingConnection connection_;
  std::optional<server::ClientSession> session_;
  live::SeatKey host_;
  table::Instant now_{1'700'000'000'000};
  int ids_ = 0;
  int compared_ = 0;
  std::size_t longest_ = 0;
};

TEST(MemoryLedgerLaw, MatchesTheDatabase) {
  auto const first = number_from_environment("KUHHANDEL_SEED", 1);
  auto const runs = static_cast<std::uint64_t>(law_runs(4));
  for (auto seed = first; seed < first + runs; ++seed) {
    SCOPED_TRACE("KUHHANDEL_SEED=" + std::to_string(seed) + " KUHHANDEL_RUNS=1 plays it again");
    ComingAndGoing evening(seed);
    evening.play(400);
    ASSERT_FALSE(testing::Test::HasFailure());
    EXPECT_GT(evening.compared(), 0);
    EXPECT_GT(evening.longest(), 3U) << "keys of several people";
  }
}

}  // namespace
}  // namespace kuhhandel
