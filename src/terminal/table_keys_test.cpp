#include "terminal/table_keys.h"

#include <gmock/gmock.h>

#include "tests/support/a_table_model.h"
#include "tests/support/position.h"
#include "tests/support/request_texts.h"

namespace kuhhandel::terminal {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

constexpr auto kStart = R"({"type":"order","id":"","order":{"do":"start"}})";

TableModel a_running_table() { return a_table_model(second(), a_game(), kAnna); }

TEST(TableKeys, AskForAHint) {
  EXPECT_THAT(texts_of(requests_by_key('h', a_running_table())), ElementsAre(R"({"type":"hint","id":""})"));
}

TEST(TableKeys, AskEachBotWhy) {
  auto model = a_running_table();
  model.table.occupants[1] = table::BotPlayer{.name = "Berta", .bot = "farmer"};
  model.table.occupants[3] = table::BotPlayer{.name = "Dora", .bot = "shark"};

  EXPECT_THAT(texts_of(requests_by_key('w', model)),
              ElementsAre(R"({"type":"why","id":"","seat":1})", R"({"type":"why","id":"","seat":3})"));
}

TEST(TableKeys, StartAGameWithBotsOnTheEmptySeats) {
  auto model = a_running_table();
  EXPECT_THAT(requests_by_key('g', model), IsEmpty()) << "it runs";

  model.table.state = table::TableState::waiting;
  model.table.occupants[2] = table::EmptySeat{};

  EXPECT_THAT(
      texts_of(requests_by_key('g', model)),
      ElementsAre(R"({"type":"order","id":"","order":{"do":"add_bot","seat":2,"bot":"farmer"}})", kStart));
}

TEST(TableKeys, StartAnotherGame) {
  auto model = a_running_table();
  model.table.state = table::TableState::finished;

  EXPECT_THAT(texts_of(requests_by_key('g', model)),
              ElementsAre(R"({"type":"order","id":"","order":{"do":"again"}})"));
}

TEST(TableKeys, PauseAndResume) {
  auto model = a_running_table();
  EXPECT_THAT(texts_of(requests_by_key('p', model)),
              ElementsAre(R"({"type":"order","id":"","order":{"do":"pause"}})"));

  model.table.paused = true;
  EXPECT_THAT(texts_of(requests_by_key('p', model)),
              ElementsAre(R"({"type":"order","id":"","order":{"do":"resume"}})"));

  model.table.state = table::TableState::finished;
  EXPECT_THAT(requests_by_key('p', model), IsEmpty());
}

TEST(TableKeys, CallManually) {
  EXPECT_THAT(texts_of(requests_by_key('c', a_running_table())),
              ElementsAre(R"({"type":"order","id":"","order":{"do":"call"}})"));
}

TEST(TableKeys, IgnoreOtherKeys) {
  for (char const letter : {'x', 'b', '5', ' '})
    EXPECT_THAT(requests_by_key(letter, a_running_table()), IsEmpty());
}

}  // namespace
}  // namespace kuhhandel::terminal
