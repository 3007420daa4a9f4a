#include "server/api/names.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <iterator>

#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

constexpr auto kAnnasSunday = R"({"name":"Sunday","edition":"second","seats":4,"player":"Anna"})";

/// A server with registered names.
struct ARegister : ASite {
  /// Registers the name and returns its key.
  std::string claim(std::string_view name) {
    auto const body = R"({"player":")" + std::string(name) + "\"}";
    return std::string(json("POST", "/api/names", body).at("key").as_string());
  }
  boost::json::array seats(std::string_view key) {
    return json("GET", "/api/name", {}, key).at("seats").as_array();
  }
  /// Opens a table with this key and returns its id.
  std::string open(std::string_view key) {
    return std::string(json("POST", "/api/tables", kAnnasSunday, key).at("table").as_string());
  }
};

TEST(Names, CanBeUsedOnlyWithTheKey) {
  ARegister names;
  auto const key = names.claim("Anna");

  EXPECT_EQ(names.error("POST", "/api/tables", kAnnasSunday), "name_kept");
  EXPECT_EQ(names.error("POST", "/api/tables", kAnnasSunday, key + "0"), "name_kept");
  EXPECT_EQ(names.ask("POST", "/api/tables", kAnnasSunday, key).status, 201);
}

TEST(Names, AreReservedInEverySpelling) {
  ARegister names;
  auto const key = names.claim("Anna");
  auto const path = "/api/tables/" + names.open(key) + "/seats";

  for (auto const* const body : {R"({"player":"ANNA"})", R"({"player":" anna "})", R"({"player":"An​na"})"})
    EXPECT_EQ(names.error("POST", path, body), "name_kept") << body;
  EXPECT_EQ(names.ask("POST", path, R"({"player":"Anne"})").status, 201);
}

TEST(Names, CountAsUsedOnlyInAGame) {
  ARegister names;
  auto const key = names.claim("Anna");
  auto const has_played = [&] { return names::all_names(names.server.store().database()).at(0).has_played; };
  names.seats(key);
  EXPECT_FALSE(has_played()) << "showing the key is no game";

  names.open(key);

  EXPECT_TRUE(has_played());
}

TEST(Names, BelongToTheFirstOwner) {
  ARegister names;
  names.claim("Anna");

  EXPECT_EQ(names.error("POST", "/api/names", R"({"player":"anna"})"), "name_kept");
}

TEST(Names, CannotBeReservedWords) {
  ARegister names;

  for (auto const* const name : {"Guest", "gast", "Гость", "Berta"}) {
    auto const body = R"({"player":")" + std::string(name) + "\"}";
    EXPECT_EQ(names.error("POST", "/api/names", body), "name_for_all") << name;
  }
}

TEST(Names, MayBeProfaneOnlyAtPrivateTables) {
  ARegister names;
  auto const table = [&](std::string_view name, std::string_view player, bool is_public) {
    return R"({"name":")" + std::string(name) + R"(","edition":"second","seats":3,"player":")" +
           std::string(player) + R"(","public":)" + (is_public ? "true}" : "false}");
  };
  constexpr auto kUnwelcome = R"({"player":"Big Bullshit"})";

  EXPECT_EQ(names.error("POST", "/api/names", kUnwelcome), "unwelcome_word");
  EXPECT_EQ(names.error("POST", "/api/tables", table("Sunday", "Bullshit", true)), "unwelcome_word");
  EXPECT_EQ(names.error("POST", "/api/tables", table("Bullshit", "Anna", true)), "unwelcome_word");
  for (bool const is_public : {true, false}) {
    auto const key = names.json("POST", "/api/tables", table("Sunday", "Anna", is_public));
    auto const path = "/api/tables/" + std::string(key.at("table").as_string());
    auto const name = R"({"player":"Bullshit","token":")" + std::string(key.at("token").as_string()) + "\"}";
    EXPECT_EQ(names.ask("POST", path + "/seats", kUnwelcome).status, is_public ? 409 : 201);
    EXPECT_EQ(names.ask("PUT", path + "/name", name).status, is_public ? 409 : 200);
  }
}

TEST(Names, OpenTheirSeatsOnAnotherDevice) {
  ARegister names;
  auto const key = names.claim("Anna");
  auto const table = names.open(key);

  auto const seats = names.seats(key);

  ASSERT_EQ(seats.size(), 1U);
  EXPECT_EQ(seats.at(0).at("table").as_string(), table);
  auto const token = std::string(seats.at(0).at("token").as_string());
  Guest other(names.server, {.table = table, .seat = kAnna, .token = token});
  other.hello(token);
  EXPECT_EQ(other.connection.last().at("you").at("seat").as_int64(), 0);
}

TEST(Names, OpenTheirSeatsAfterARestart) {
  ARegister names;
  auto const key = names.claim("Anna");
  auto const table = names.open(key);
  auto const before = names.seats(key);

  names.server.restart();

  EXPECT_EQ(names.seats(key), before);
  auto const token = std::string(before.at(0).at("token").as_string());
  EXPECT_EQ(names.server.directory().find(table)->seat_of(token), kAnna);
}

TEST(Names, DropASeatThatIsFreed) {
  ARegister names;
  auto const anna = names.server.open();
  auto const key = names.claim("Ben");
  names.ask("POST", "/api/tables/" + anna.table + "/seats", R"({"player":"Ben"})", key);
  auto const token = std::string(names.seats(key).at(0).at("token").as_string());
  Guest host(names.server, anna);
  host.hello(anna.token);

  host.order(R"({"do":"free_seat","seat":1})");

  EXPECT_TRUE(names.seats(key).empty());
  EXPECT_EQ(names.server.live(anna).seat_of(token), std::nullopt);
}

TEST(Names, AdoptAnExistingSeat) {
  ARegister names;
  auto const opened = names.json("POST", "/api/tables", kAnnasSunday);
  auto const token = std::string(opened.at("token").as_string());
  auto const table = std::string(opened.at("table").as_string());
  auto const body = R"({"table":")" + table + R"(","token":")" + token + "\"}";
  auto const anna = names.claim("anna");
  auto const ben = names.claim("Ben");

  EXPECT_EQ(names.error("POST", "/api/name/seats", body, ben), "not_your_name");
  EXPECT_EQ(names.ask("POST", "/api/name/seats", body, anna).status, 200);

  EXPECT_EQ(names.seats(anna).size(), 1U);
  EXPECT_EQ(names.server.directory().find(table)->seat_of(token), kAnna) << "as before";
}

TEST(Names, CanBeReleasedWithoutLosingSeats) {
  ARegister names;
  auto const key = names.claim("Anna");
  auto const table = names.open(key);
  auto const token = std::string(names.seats(key).at(0).at("token").as_string());

  EXPECT_EQ(names.ask("DELETE", "/api/name", {}, key).status, 200);

  EXPECT_EQ(names.error("GET", "/api/name", {}, key), "no_such_name");
  EXPECT_EQ(names.ask("POST", "/api/tables", kAnnasSunday).status, 201);
  EXPECT_EQ(names.server.directory().find(table)->seat_of(token), kAnna);
  EXPECT_TRUE(names.seats(names.claim("Anna")).empty()) << "a later owner has none of the seats";
}

TEST(Names, OmitFinishedTables) {
  ARegister names;
  auto const key = names.claim("Anna");
  auto const table = names.open(key);

  names.server.store().set_over(table, true);
  EXPECT_TRUE(names.seats(key).empty());
  names.server.restart();
  names.server.directory().on_first_connection(*names.server.directory().find(table), names.server.now);

  EXPECT_EQ(names.seats(key).size(), 1U) << "the log knows better";
}

TEST(Names, LeaveNoKeyOnDiskOrInAnErrorMessage) {
  ARegister names;
  auto const key = names.claim("Anna");
  names.open(key);
  auto const token = std::string(names.seats(key).at(0).at("token").as_string());

  for (auto const& entry : std::filesystem::directory_iterator(names.server.folder())) {
    std::ifstream file(entry.path(), std::ios::binary);
    std::string const bytes(std::istreambuf_iterator<char>(file), {});
    EXPECT_THAT(bytes, testing::Not(testing::HasSubstr(key)));
    EXPECT_THAT(bytes, testing::Not(testing::HasSubstr(token)));
  }
  EXPECT_THAT(names.ask("GET", "/api/name", {}, key + "x").body, testing::Not(testing::HasSubstr(key)));
}

TEST(Names, RefuseMalformedRequests) {
  ARegister names;
  auto const key = names.claim("Anna");

  EXPECT_EQ(names.error("POST", "/api/names", R"({"name":"Anna"})"), "bad_field");
  EXPECT_EQ(names.error("GET", "/api/names"), "method_not_allowed");
  EXPECT_EQ(names.error("PUT", "/api/name", {}, key), "method_not_allowed");
  EXPECT_EQ(names.error("GET", "/api/name"), "no_such_name");
  EXPECT_EQ(names.error("POST", "/api/name/seats", R"({"table":"nowhere","token":"x"})", key), "bad_token");
}

}  // namespace
}  // namespace kuhhandel::server
