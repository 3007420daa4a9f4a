// Servers that find less than they had sent, because of a restored backup or lost writes. Exactly the clients
// that received different events are informed. KUHHANDEL_RUNS sets the number of runs, KUHHANDEL_SEED the
// first seed.
#include <gtest/gtest.h>

#include <sstream>

#include "engine/random/rng.h"
#include "store/backup.h"
#include "table/log/log_json.h"
#include "tests/support/a_server.h"
#include "tests/support/laws.h"

namespace kuhhandel {
namespace {

using Story = std::vector<std::string>;

/// A server whose data can be set back, with one table, and all entries that its log ever had, also after a
/// snapshot has replaced them.
class SetBack {
 public:
  explicit SetBack(std::string const& seed) : server_(seed), anna_(server_.open()) {}

  AServer& server() { return server_; }
  live::SeatKey const& anna() const { return anna_; }

  Story const& story() {
    std::size_t known = 0;
    for (auto const& entry : server_.store().tables().load(anna_.table)->log) {
      if (auto const* const snapshot = std::get_if<table::fact::LogSnapshot>(&entry.fact)) {
        known = snapshot->version;
        // These cannot be read again, but they differ from all others.
        while (story_.size() < known) story_.push_back("replaced " + std::to_string(++replaced_));
        continue;
      }
      story_.resize(known++);
      story_.push_back(std::to_string(entry.at.count()) + table::fact_text(entry.fact, second()));
    }
    story_.resize(known);
    return story_;
  }

  void save() {
    saved_story_ = story();
    std::filesystem::remove(saved());
    std::ostringstream output;
    ASSERT_EQ(store::backup({.data = server_.folder(), .to = saved()}, output, output), 0) << output.str();
  }
  void put_back() {
    server_.stop();
    auto const file = server_.folder() / "kuhhandel.db";
    std::filesystem::remove(std::filesystem::path(file).concat("-wal"));
    std::filesystem::copy_file(saved(), file, std::filesystem::copy_options::overwrite_existing);
    story_ = saved_story_;
    server_.restart();
  }

 private:
  std::filesystem::path saved() const { return other_folder_.path() / "saved.db"; }

  AServer server_;
  ThrowawayFolder other_folder_;
  live::SeatKey anna_;
  Story story_;
  Story saved_story_;
  int replaced_ = 0;
};

/// A client that reconnects repeatedly with its last version.
class Returning {
 public:
  explicit Returning(SetBack& at) : at_(at) {}

  /// Returns whether the server reported that the table went back.
  bool come() {
    Guest guest(at_.server(), at_.anna());
    bool const stays = guest.say(hello());
    for (auto const& message : guest.connection.messages) on_message(message.as_object());
    bool const went_back = guest.connection.last_type() == "went_back";
    EXPECT_EQ(stays, !went_back);
    if (went_back) {
      last_.reset();
      seen_.clear();
    } else {
      guest.leave();
      seen_ = at_.story();
      seen_.resize(*last_);
    }
    return went_back;
  }

  Story const& seen() const { return seen_; }

 private:
  std::string hello() const {
    auto const known = last_ ? R"(,"last":)" + std::to_string(*last_) + R"(,"epoch":")" + epoch_ + '"' : "";
    return R"({"type":"hello","version":1,"token":")" + at_.anna().token + '"' + known + '}';
  }
  void on_message(boost::json::object const& message) {
    auto const type = std::string_view(message.at("type").as_string());
    if (type == "snapshot") epoch_ = message.at("epoch").as_string();
    if (type == "step")
      for (auto const& event : message.at("events").as_array())
        if (event.at("name").as_string() == "reopened") epoch_ = event.at("epoch").as_string();
    if (type == "snapshot" || type == "step") last_ = message.at("version").to_number<std::uint64_t>();
  }

  SetBack& at_;
  std::optional<std::uint64_t> last_;
  std::string epoch_;
  Story seen_;
};

TEST(ServerRollback, IsReportedToAClientThatSawMore) {
  SetBack set_back("test");
  Returning ben(set_back);
  ben.come();
  set_back.save();
  for (int i = 0; i < 20; ++i) ben.come();

  set_back.put_back();

  EXPECT_TRUE(ben.come());
  EXPECT_FALSE(ben.come()) << "who starts again from the whole view";
}

TEST(ServerRollback, IsReportedEvenIfTheNewHistoryIsLonger) {
  SetBack set_back("test");
  Returning anna(set_back);
  Returning ben(set_back);
  anna.come();
  set_back.save();
  ben.come();
  set_back.put_back();
  for (int i = 0; i < 20; ++i) anna.come();

  EXPECT_TRUE(ben.come());
}

TEST(ServerRollbackLaw, IsReportedExactlyToClientsWithAnotherHistory) {
  auto const first = number_from_environment("KUHHANDEL_SEED", 1);
  auto const runs = static_cast<std::uint64_t>(law_runs(4));
  for (auto seed = first; seed < first + runs; ++seed) {
    SetBack set_back(std::to_string(seed));
    std::vector<Returning> guests(4, Returning(set_back));
    Rng chance(seed);
    set_back.save();
    for (int i = 0; i < 60; ++i) {
      // Far enough apart for the rate limit.
      set_back.server().now += table::Duration{4000 + chance.below(3000)};
      auto const die = chance.below(20);
      if (die == 0) set_back.save();
      if (die == 1) set_back.put_back();
      if (die == 2) set_back.server().restart();
      auto& guest = guests[static_cast<std::size_t>(chance.below(4))];
      auto const seen = guest.seen();
      auto const story = set_back.story();
      bool const holds = seen.size() <= story.size() && std::equal(seen.begin(), seen.end(), story.begin());
      ASSERT_EQ(guest.come(), !holds) << "KUHHANDEL_SEED=" << seed << " KUHHANDEL_RUNS=1, at " << i;
    }
  }
}

}  // namespace
}  // namespace kuhhandel
