// Play now never seats a player with somebody they have blocked, whichever of them comes first, and does not
// reveal the block.
#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

/// Anna and Ben have registered names; the others are guests.
struct ASiteWithBlocks : ASite {
  std::string anna = claim("Anna");
  std::string ben = claim("Ben");

  std::string claim(std::string const& name) {
    return std::string(json("POST", "/api/names", R"({"player":")" + name + "\"}").at("key").as_string());
  }
  /// Returns the seat from Play now.
  boost::json::value play(std::string const& name, std::string const& key = {},
                          std::string const& more = {}) {
    return json("POST", "/api/play", R"({"player":")" + name + '"' + more + '}', key);
  }
  static std::string table_of(boost::json::value const& seat) {
    return std::string(seat.at("table").as_string());
  }
  std::string table_for(std::string const& name, std::string const& key = {}, std::string const& more = {}) {
    return table_of(play(name, key, more));
  }
  void block(std::string const& key, std::string const& name) {
    json("POST", "/api/name/blocks", R"({"block":[")" + name + "\"]}", key);
  }
};

TEST(BlockRoutes, StoreAListForAName) {
  ASiteWithBlocks site;

  EXPECT_EQ(site.json("GET", "/api/name/blocks", {}, site.anna), boost::json::parse(R"({"names":[]})"));
  EXPECT_EQ(site.json("POST", "/api/name/blocks", R"({"block":["Ben","Zoe"]})", site.anna),
            boost::json::parse(R"({"names":["Zoe","Ben"]})"));
  EXPECT_EQ(site.json("POST", "/api/name/blocks", R"({"unblock":["zoe"]})", site.anna),
            boost::json::parse(R"({"names":["Ben"]})"));
  EXPECT_EQ(site.json("GET", "/api/name/blocks", {}, site.ben), boost::json::parse(R"({"names":[]})"));
}

TEST(BlockRoutes, RefuseInvalidRequests) {
  ASiteWithBlocks site;
  std::string many = R"({"block":["a0")";
  for (std::size_t i = 1; i < live::kMaxBlocked; ++i) many += ",\"a" + std::to_string(i) + '"';

  EXPECT_EQ(site.error("GET", "/api/name/blocks"), "no_such_name");
  EXPECT_EQ(site.error("POST", "/api/name/blocks", "{}", "false"), "no_such_name");
  EXPECT_EQ(site.error("POST", "/api/name/blocks", many + R"(,"b"]})", site.anna), "bad_field");
  EXPECT_EQ(site.ask("POST", "/api/name/blocks", many + "]}", site.anna).status, 200);
  EXPECT_EQ(site.error("POST", "/api/name/blocks", R"({"block":["b"]})", site.anna), "too_many_blocked");
}

TEST(BlockRoutes, SeparateBlockedPlayersInEitherOrder) {
  ASiteWithBlocks site;
  site.block(site.anna, "Ben");

  auto const annas = site.table_for("Anna", site.anna);
  site.server.now += table::Duration{1};
  auto const bens = site.table_for("Ben", site.ben);
  EXPECT_NE(bens, annas);
  EXPECT_EQ(site.table_for("Cleo"), annas) << "nobody else is";

  ASiteWithBlocks other;
  other.block(other.anna, "Ben");
  auto const first = other.table_for("Ben", other.ben);
  EXPECT_NE(other.table_for("Anna", other.anna), first);
}

TEST(BlockRoutes, ApplyTheBlockListOfAGuestsDevice) {
  ASiteWithBlocks site;
  auto const guests = site.table_for("Cleo", {}, R"(,"blocked":["ben","Anna"])");
  EXPECT_NE(site.table_for("Ben", site.ben), guests) << "the guest who waits has blocked them";

  ASiteWithBlocks other;
  auto const bens = other.table_for("Ben", other.ben);
  other.server.now += table::Duration{1};
  EXPECT_NE(other.table_for("Cleo", {}, R"(,"blocked":["Ben"])"), bens);
  EXPECT_EQ(other.table_for("Dora"), bens);
}

TEST(BlockRoutes, DoNotApplyToAGuestOfTheSameName) {
  ASiteWithBlocks site;
  auto const guests = site.table_for("Dora");

  EXPECT_EQ(site.table_for("Cleo", {}, R"(,"blocked":["Dora"])"), guests);
  EXPECT_NE(site.table_for("Emil", {}, R"(,"not_at":[")" + guests + "\"]"), guests)
      << "but not where they block a guest";
}

TEST(BlockRoutes, DoNotApplyToATableJoinedByLink) {
  ASiteWithBlocks site;
  site.block(site.anna, "Ben");
  auto const annas = site.table_for("Anna", site.anna);

  EXPECT_EQ(site.ask("POST", "/api/tables/" + annas + "/seats", R"({"player":"Ben"})", site.ben).status, 201);
}

TEST(BlockRoutes, RevealNothingToABlockedPlayer) {
  ASiteWithBlocks site;
  site.block(site.anna, "Ben");
  site.table_for("Anna", site.anna);

  auto const blocked = site.ask("POST", "/api/play", R"({"player":"Ben"})", site.ben);
  auto const free = site.ask("POST", "/api/play", R"({"player":"Zoe","seats":5})");

  EXPECT_EQ(blocked.status, free.status) << "as where nobody waits";
  EXPECT_EQ(blocked.body.size(), free.body.size());
}

TEST(BlockRoutes, ReportWhetherASeatHasARegisteredName) {
  ASiteWithBlocks site;
  auto const seat = site.play("Cleo");
  site.play("Ben", site.ben);
  auto const path = "/api/tables/" + ASiteWithBlocks::table_of(seat) + "/sitting";
  auto const token = std::string(seat.at("token").as_string());
  auto const body_for = [&](int other) {
    return R"({"token":")" + token + R"(","seat":)" + std::to_string(other) + '}';
  };

  EXPECT_EQ(site.json("POST", path, body_for(1)), boost::json::parse(R"({"player":"Ben","kept":true})"));
  EXPECT_EQ(site.json("POST", path, body_for(0)), boost::json::parse(R"({"player":"Cleo","kept":false})"));
  EXPECT_EQ(site.error("POST", path, body_for(2)), "no_such_seat");
  EXPECT_EQ(site.error("POST", path, R"({"token":"false","seat":1})"), "bad_token");
}

}  // namespace
}  // namespace kuhhandel::server
