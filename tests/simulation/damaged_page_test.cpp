// A damaged page anywhere in the database: the server starts and shows what it can. If the list of tables
// itself is unreadable, it prints what to do.
#include <gtest/gtest.h>

#include <algorithm>
#include <fstream>
#include <vector>

#include "engine/random/rng.h"
#include "tests/support/a_served_folder.h"
#include "tests/support/a_server.h"

namespace kuhhandel {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kTableCount = 5;
constexpr int kPagesDamaged = 40;
constexpr int kPage = 2048;

/// Some evenings: tables with a log each, of which the first has ended a game.
class WholeData {
 public:
  WholeData() {
    for (std::size_t i = 0; i < kTableCount; ++i) {
      auto const key = data_.open_now();
      tables_.push_back("/api/tables/" + key.table);
      Guest guest(data_, key);
      guest.hello(key.token);
      for (int seat : {1, 2})
        guest.order(R"({"do":"add_bot","seat":)" + std::to_string(seat) + R"(,"bot":"random"})");
      guest.order(R"({"do":"start"})");
      auto const is_running = [&] { return data_.live(key).table().state() == table::TableState::running; };
      for (int steps = 0; steps < (i == 0 ? 20'000 : 200) && is_running(); ++steps) data_.wait();
      guest.leave();
    }
    data_.stop();
  }

  std::vector<std::string> const& tables() const { return tables_; }
  fs::path file() const { return data_.folder() / "kuhhandel.db"; }

 private:
  AServer data_;
  std::vector<std::string> tables_;
};

void damage(fs::path const& file, std::int64_t page, Rng& chance) {
  std::string bytes(kPage, '\0');
  // A page that was never written, or one with other bytes from somewhere on.
  auto const from = chance.below(kPage);
  std::fstream database(file, std::ios::in | std::ios::out | std::ios::binary);
  database.seekg(page * kPage);
  database.read(bytes.data(), kPage);
  if (chance.below(3) == 0)
    std::ranges::fill(bytes, '\0');
  else
    for (auto letter = bytes.begin() + from; letter != bytes.end(); ++letter)
      *letter = static_cast<char>(chance.below(256));
  database.seekp(page * kPage);
  database.write(bytes.data(), kPage);
}

bool has_readable_schema(fs::path const& file) {
  try {
    SQLite::Database database(file.string());
    SQLite::Statement row(database, "SELECT sql FROM sqlite_master");
    while (row.executeStep()) {
    }
    return true;
  } catch (SQLite::Exception const&) {
    return false;
  }
}

TEST(DamagedPageLaw, TheServerStartsOrExplainsAndOtherGamesStayReadable) {
  WholeData const whole;
  auto const pages = static_cast<int>(fs::file_size(whole.file())) / kPage;
  Rng chance(7);
  int starts = 0;
  int readable = 0;
  for (int i = 0; i < kPagesDamaged; ++i) {
    ThrowawayFolder const folder;
    auto const file = folder.path() / "kuhhandel.db";
    fs::copy_file(whole.file(), file);
    auto const page = chance.below(pages);
    SCOPED_TRACE("page " + std::to_string(page + 1) + " of " + std::to_string(pages));
    damage(file, page, chance);
    bool const must_start = has_readable_schema(file);
    AServedFolder served(folder.path());
    if (!served.serves()) {
      EXPECT_FALSE(must_start);
      EXPECT_EQ(served.status(), 1);
      EXPECT_NE(served.complaint().find(".recover"), std::string::npos) << served.complaint();
      continue;
    }
    ++starts;
    for (auto const& table : whole.tables()) {
      auto const status = served.ask("GET", table).status;
      EXPECT_TRUE(status == 200 || status == 404 || status == 500) << status;
      readable += status == 200 ? 1 : 0;
      EXPECT_NE(served.ask("GET", table + "/games/1/record").status, 0);
    }
    // 500 if the page is of the list of all tables.
    auto const opened = served.ask("POST", "/api/tables", kNewTable).status;
    EXPECT_TRUE(opened == 201 || opened == 500) << opened;
    EXPECT_EQ(served.ask("GET", "/healthz").status, 200);
  }
  EXPECT_GT(starts, kPagesDamaged * 4 / 5);
  EXPECT_GT(readable, starts * static_cast<int>(kTableCount) * 4 / 5);
}

}  // namespace
}  // namespace kuhhandel
