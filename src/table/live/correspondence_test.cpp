#include "table/modes/correspondence.h"

#include <gtest/gtest.h>

#include <boost/json/parse.hpp>

#include "engine/digest.h"
#include "live/local_table.h"
#include "table/log/log_json.h"
#include "tests/support/words.h"

namespace kuhhandel::live {
namespace {

/// Records the log and the last message.
struct Memory final : LocalTableHost {
  std::vector<table::Entry> kept;
  boost::json::object last;
  Edition edition = master();

  void send(int, std::string const& message) override { last = boost::json::parse(message).as_object(); }
  void append(std::uint64_t, table::Instant at, std::string const& fact) override {
    kept.push_back({at, *table::read_fact(fact, edition)});
  }
};

/// Anna plays by correspondence with two bots, and disconnects when the game starts.
struct Letters {
  Memory memory;
  table::Instant now{1'700'000'000'000};
  LocalTable table{{.id = "letters",
                    .name = "Kitchen",
                    .edition = master(),
                    .seats = 3,
                    .speed = table::Speed{0},
                    .answer_within = std::chrono::hours{24}},
                   memory};

  Letters() {
    EXPECT_EQ(*table.seat({"Anna"}, now), kAnna);
    for (auto const* const message :
         {R"({"type":"hello","version":1,"token":"0"})",
          R"({"type":"order","id":"1","order":{"do":"add_bot","seat":1,"bot":"farmer"}})",
          R"({"type":"order","id":"2","order":{"do":"add_bot","seat":2,"bot":"farmer"}})",
          R"({"type":"order","id":"3","order":{"do":"start"}})"})
      table.receive(0, message, now);
    table.disconnect(0, now);
  }
  /// Advances until Anna has to answer, before their day is over.
  void until_anna_is_asked() {
    while (!table::is_awaited(table.table(), kAnna)) wait();
  }
  void wait() {
    now = std::max(now, *table.next_due());
    table.advance_to(now);
  }
};

TEST(CorrespondenceGames, LetBotsAnswerUntilAPlayerIsAsked) {
  Letters letters;
  auto const start = letters.now;

  letters.until_anna_is_asked();

  EXPECT_LT(letters.now - start, std::chrono::minutes{1});
  EXPECT_EQ(*letters.table.next_due(), std::get<table::Limit>(letters.table.table().schedule().clock()).at);
}

TEST(CorrespondenceGames, FinishAndReplayIdenticallyFromTheLog) {
  Letters letters;
  while (letters.table.table().state() == table::TableState::running) letters.wait();

  Memory memory;
  LocalTable const again(letters.table.table().setup(), letters.memory.kept, memory, letters.now);

  EXPECT_EQ(digest(again.table().game()->state), digest(letters.table.table().game()->state));
}

}  // namespace
}  // namespace kuhhandel::live
