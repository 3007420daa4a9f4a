#include "server/api/dispatch.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <array>

#include "server/content/accept_encoding.h"
#include "tests/support/a_game_of_bots.h"
#include "tests/support/a_site.h"

namespace kuhhandel::server {
namespace {

constexpr auto kSunday = R"({"name":"Sunday","edition":"second","seats":4,"player":"Anna"})";

TEST(TableDirectory, ListsEditionsBotsAndPublicTables) {
  ASite site;
  auto const open = [&](std::string_view body) {
    auto const key = site.json("POST", "/api/tables", body);
    auto const token = std::string(key.at("token").as_string());
    auto guest = std::make_unique<Guest>(
        site.server,
        live::SeatKey{.table = std::string(key.at("table").as_string()), .seat = {}, .token = {}});
    guest->hello(token);
    return guest;
  };
  auto const anna = open(kSunday);
  auto const ben = open(R"({"name":"Secret","edition":"second","seats":3,"player":"Ben","public":false})");

  auto const directory = site.json("GET", "/api/lobby");

  EXPECT_EQ(directory.at("editions").at(0).at("id").as_string(), "second");
  ASSERT_EQ(directory.at("tables").as_array().size(), 1U);
  EXPECT_EQ(directory.at("tables").at(0).at("name").as_string(), "Sunday");
  auto const& bots = directory.at("bots").as_array();
  EXPECT_EQ(bots.front(), "owl") << "from the strongest down";
  EXPECT_EQ(bots.back(), "random");
}

TEST(TableDirectory, OpensATableAndSeatsItsGuests) {
  ASite site;
  auto const opened = site.ask("POST", "/api/tables", kSunday);
  auto const key = boost::json::parse(opened.body);
  auto const path = "/api/tables/" + std::string(key.at("table").as_string());

  auto const ben = site.json("POST", path + "/seats", R"({"player":"Ben"})");

  EXPECT_EQ(opened.status, 201);
  EXPECT_EQ(ben.at("seat").as_int64(), 1);
  EXPECT_EQ(site.json("GET", path).at("seats").at(1).at("name").as_string(), "Ben");
}

/// A waiting table of Anna's with a bot in its second seat.
struct AnInvitation : ASite {
  boost::json::value opened = json("POST", "/api/tables", kSunday);
  std::string id{opened.at("table").as_string()};
  std::string path = "/api/tables/" + id;
  Guest anna{server, {.table = id, .seat = {}, .token = {}}};

  AnInvitation() {
    anna.hello(std::string(opened.at("token").as_string()));
    anna.order(R"({"do":"add_bot","seat":1,"bot":"bluffer"})");
  }
};

TEST(TableDirectory, GivesABotsSeatToAPersonWhoWantsIt) {
  AnInvitation site;
  auto const& path = site.path;

  auto const ben = site.json("POST", path + "/seats", R"({"player":"Ben","seat":1})");

  EXPECT_EQ(ben.at("seat").as_int64(), 1);
  EXPECT_EQ(site.json("GET", path).at("seats").at(1).at("name").as_string(), "Ben");
  EXPECT_EQ(site.error("POST", path + "/seats", R"({"player":"Cleo","seat":1})"), "seat_taken");
}

TEST(TableDirectory, LetsNoTwoAtATableGoByOneName) {
  AnInvitation site;
  auto const& path = site.path;

  for (auto const* const name : {"Anna", "ANNA", " anna ", "Otto"}) {
    auto const body = R"({"player":")" + std::string(name) + "\"}";
    EXPECT_EQ(site.error("POST", path + "/seats", body), "name_taken") << name;
    EXPECT_EQ(site.json("POST", path + "/seats", body).at("field").as_string(), "player");
  }
  EXPECT_EQ(site.ask("POST", path + "/seats", R"({"player":"Otto","seat":1})").status, 201)
      << "with the seat goes its name";
}

TEST(TableDirectory, LetsPeopleChangeTheirNameAtATable) {
  AnInvitation site;
  auto const body = [&](std::string const& name) {
    auto const token = std::string(site.opened.at("token").as_string());
    return R"({"player":")" + name + R"(","token":")" + token + "\"}";
  };

  for (auto const* const taken : {"Otto", "Оttо"})
    EXPECT_EQ(site.error("PUT", site.path + "/name", body(taken)), "name_taken") << taken;
  EXPECT_EQ(site.error("PUT", site.path + "/name", R"({"player":"Zoe","token":"x"})"), "bad_token");
  auto const info = site.json("PUT", site.path + "/name", body("Annabel"));

  EXPECT_EQ(info.at("seats").at(0).at("name").as_string(), "Annabel");
}

TEST(TableDirectory, TellsAllByWhichNameSomebodyGoesWhileAGameRuns) {
  ASite site;
  AGameOfBots game(site.server);
  Guest watcher(site.server, game.key);
  watcher.hello({});

  auto const info = site.json("PUT", "/api/tables/" + game.key.table + "/name",
                              R"({"player":"Annabel","token":")" + game.key.token + "\"}");

  EXPECT_EQ(info.at("seats").at(0).at("name"), "Annabel");
  auto const& told = watcher.connection.last();
  EXPECT_EQ(told.at("events").at(0),
            boost::json::parse(R"({"name":"renamed","seat":0,"before":"Anna","player":"Annabel"})"));
  EXPECT_EQ(told.at("table").at("seats").at(0).at("name"), "Annabel");
}

TEST(TableDirectory, LetsNobodyChangeTheirNameWithoutEnd) {
  AnInvitation site;
  auto const token = std::string(site.opened.at("token").as_string());
  auto const rename = [&](int number) {
    return site.ask("PUT", site.path + "/name",
                    R"({"player":"Anna )" + std::to_string(number) + R"(","token":")" + token + "\"}");
  };
  int taken = 0;
  while (taken < 100 && rename(taken).status == 200) ++taken;

  EXPECT_LT(taken, 30);
  EXPECT_EQ(boost::json::parse(rename(100).body).at("error").as_string(), "too_often");
  EXPECT_EQ(rename(taken - 1).status, 200) << "who goes by it already asks for nothing";
}

TEST(TableDirectory, TellsOfAnAddressThatPhonesReach) {
  AnInvitation site;
  auto const path = site.path + "/code";
  auto services = site.services();
  services.lan_address = "http://192.168.1.5";
  auto const address = [&](std::string_view host) {
    auto const answer = answered(services, {.method = "GET", .path = path, .host = host}, site.server.now);
    auto const code = boost::json::parse(answer.body).as_object();
    return code.contains("address") ? std::string(code.at("address").as_string()) : std::string();
  };

  EXPECT_EQ(address("localhost:8080"), "http://192.168.1.5:8080");
  EXPECT_EQ(address("[::1]"), "http://192.168.1.5");
  EXPECT_EQ(address("oma.lan:8080"), "") << "what was good for one is good for others";
}

TEST(TableDirectory, NamesTheFieldOfABadRequest) {
  ASite site;
  auto const field = [&](std::string_view body) {
    return std::string(site.json("POST", "/api/tables", body).at("field").as_string());
  };

  EXPECT_EQ(field(R"({"name":"S","edition":"third","seats":4,"player":"A"})"), "edition");
  EXPECT_EQ(field(R"({"name":"S","edition":"mini-2","seats":2,"player":"A"})"), "edition") << "for research";
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":9,"player":"A"})"), "seats");
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":4,"player":" "})"), "player");
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":4})"), "player");
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":4,"player":"A","colour":1})"), "colour");
  EXPECT_EQ(field(R"({"name":"S","edition":"second","seats":4,"player":"A","rules":{"multiply":3}})"),
            "rules.multiply");
  EXPECT_EQ(field(R"({"name":"1234567890123456789012345","edition":"second","seats":4,"player":"A"})"),
            "name");
}

TEST(TableDirectory, CountsLettersNotBytesOfAName) {
  ASite site;

  auto const answer =
      site.ask("POST", "/api/tables",
               R"({"name":"Воскресенье у бабушки","edition":"second","seats":4,"player":"Ваня"})");

  EXPECT_EQ(answer.status, 201);
}

TEST(TableDirectory, AnswersWhatItCannotServeByName) {
  ASite site;

  EXPECT_EQ(site.error("POST", "/api/tables", "{"), "malformed");
  EXPECT_EQ(site.error("GET", "/api/tables/nowhere"), "no_such_table");
  EXPECT_EQ(site.error("DELETE", "/api/lobby"), "method_not_allowed");
  EXPECT_EQ(site.error("GET", "/secret"), "not_found");
  EXPECT_EQ(site.error("GET", "/../store.db"), "not_found");
}

TEST(TableDirectory, KeepsTheRecordUntilTheGameIsOver) {
  ASite site;
  auto const key = site.json("POST", "/api/tables", kSunday);
  auto const path = "/api/tables/" + std::string(key.at("table").as_string());

  EXPECT_EQ(site.error("GET", path + "/record"), "not_finished");
}

TEST(TableDirectory, KeepsTheRecordOfAGameThatRuns) {
  ASite site;
  auto const anna = site.server.open();
  Guest host(site.server, anna);
  host.hello(anna.token);
  host.order(R"({"do":"add_bot","seat":1,"bot":"random"})");
  host.order(R"({"do":"add_bot","seat":2,"bot":"random"})");
  host.order(R"({"do":"start"})");

  EXPECT_EQ(site.error("GET", "/api/tables/" + anna.table + "/record"), "not_finished");
}

std::string header_of(HttpResponse const& answer, std::string_view wanted) {
  for (auto const& [name, value] : answer.headers) {
    if (name == wanted) return value;
  }
  return {};
}

TEST(Files, ArePackedAsTheBrowserAcceptsAndKept) {
  ASite site;

  auto const script = site.ask("GET", "/assets/app-1.js");

  EXPECT_EQ(script.content(), "brotli");
  EXPECT_THAT(script.headers,
              testing::Contains(testing::Pair("Cache-Control", testing::HasSubstr("immutable"))));
}

// When each of 1,365 slow readers had a copy, the copies used 1,029 MB.
TEST(Files, AreSentWithoutACopy) {
  ASite site;

  auto const script = site.ask("GET", "/assets/app-1.js");

  EXPECT_EQ(script.content().data(), site.files->find("/assets/app-1.js")->brotli.data());
  EXPECT_TRUE(script.body.empty());
}

struct FileRow {
  std::string_view accept_encoding;
  std::string_view if_none_match;
  int status;
  std::string_view coding;
};

TEST(Files, HaveATagOfTheirOwnForEachEncoding) {
  ASite site;
  auto const plain = std::string(site.files->find("/assets/app-1.js")->etag);
  auto const brotli = plain.substr(0, plain.size() - 1) + "-br\"";
  auto const weak = "W/" + brotli;
  auto const list = "\"other\", " + weak;
  for (auto const& [accepted, known, status, coding] : {
           FileRow{"br", "", 200, "br"},
           FileRow{"BR", "", 200, "br"},
           FileRow{"br;q=0", "", 200, ""},
           FileRow{"identity;q=0, br", "", 200, "br"},
           FileRow{"identity;q=0", "", 406, ""},
           FileRow{"br;q=0, *;q=0", plain, 406, ""},
           FileRow{"br", brotli, 304, ""},
           FileRow{"br", weak, 304, ""},
           FileRow{"br", list, 304, ""},
           FileRow{"br", "*", 304, ""},
           FileRow{"br", plain, 200, "br"},
           FileRow{"", plain, 304, ""},
           FileRow{"", brotli, 200, ""},
       }) {
    auto const answer = answered(
        site.services(),
        {.method = "GET", .path = "/assets/app-1.js", .accept_encoding = accepted, .if_none_match = known},
        site.server.now);
    EXPECT_EQ(answer.status, status) << accepted << ' ' << known;
    EXPECT_EQ(header_of(answer, "Content-Encoding"), coding) << accepted << ' ' << known;
    EXPECT_EQ(header_of(answer, "Vary"), "Accept-Encoding");
    bool const is_brotli =
        negotiated_coding(accepted, std::array{ContentCoding::brotli}) == ContentCoding::brotli;
    if (status != 406) EXPECT_EQ(header_of(answer, "ETag"), is_brotli ? brotli : plain) << accepted;
  }
}

TEST(Files, OfUnknownAddressesAreTheClientsPageForPeople) {
  ASite site;
  auto const asking = [&](std::string_view path, std::string_view accept) {
    return answered(site.services(), {.method = "GET", .path = path, .if_none_match = "*", .accept = accept},
                    site.server.now);
  };

  for (auto const* const path : {"/Pad", "/pad%23KEY", "/games/,", "/nothing", "/t"}) {
    auto const answer = asking(path, "text/html,*/*;q=0.8");
    EXPECT_EQ(answer.status, 404) << path;
    EXPECT_EQ(answer.content(), "<!doctype html>") << path;
    EXPECT_EQ(header_of(answer, "ETag"), "") << path;
    EXPECT_EQ(asking(path, "*/*").content(), not_found().body) << path;
  }
  for (auto const* const path :
       {"/assets/none.js", "/api/none", "/icons/none.png", "/.env", "/.well-known/x"})
    EXPECT_EQ(asking(path, "text/html").content(), not_found().body) << path;
}

TEST(Routes, ServeTheDescriptionOfTheApi) {
  ASite site;

  auto const plain =
      answered(site.services(), {.method = "GET", .path = "/api/openapi.json"}, site.server.now);

  EXPECT_EQ(header_of(plain, "Content-Type"), "application/json");
  EXPECT_EQ(boost::json::parse(plain.content()).at("openapi").as_string(), "3.1.0");
  auto const packed = site.ask("GET", "/api/openapi.json");
  EXPECT_EQ(header_of(packed, "Content-Encoding"), "gzip");
  EXPECT_LT(packed.content().size(), plain.content().size() / 5);
}

TEST(Files, GiveThePageForATable) {
  ASite site;

  EXPECT_EQ(site.ask("GET", "/t/abc").content(), site.ask("GET", "/").content());
  EXPECT_EQ(site.ask("GET", "/").status, 200);
}

struct ASiteWithDocuments : ASite {
  ASiteWithDocuments() {
    std::filesystem::create_directories(web.path() / "docs/docs");
    write("docs/index.html", "all documents");
    write("docs/docs/RULES.html", "the rules");
    write("docs/docs/RULES.html.gz", "zipped");
    write("docs/docs/table.webp", "a picture");
    files.emplace(web.path());
  }
};

TEST(Documents, BeginAtTheirFolderSoThatTheirLinksHold) {
  ASiteWithDocuments site;

  auto const without_slash = site.ask("GET", "/docs");

  EXPECT_EQ(without_slash.status, 302);
  EXPECT_EQ(header_of(without_slash, "Location"), "/docs/");
  EXPECT_EQ(site.ask("GET", "/docs/").content(), "all documents");
}

TEST(Documents, AreServedAsTheFilesOfTheClientAre) {
  ASiteWithDocuments site;

  auto const rules = site.ask("GET", "/docs/docs/RULES.html");
  auto const etag = header_of(rules, "ETag");
  auto const again = answered(
      site.services(),
      {.method = "GET", .path = "/docs/docs/RULES.html", .accept_encoding = "gzip", .if_none_match = etag},
      site.server.now);

  EXPECT_EQ(rules.content(), "zipped");
  EXPECT_EQ(again.status, 304);
  EXPECT_EQ(header_of(site.ask("GET", "/docs/docs/table.webp"), "Content-Type"), "image/webp");
  EXPECT_EQ(site.ask("GET", "/docs/docs/NONE.html").status, 404);
}

TEST(Documents, WhereThereAreNoneTheRulesOfTheClientAreReadInstead) {
  ASite site;

  EXPECT_EQ(header_of(site.ask("GET", "/docs"), "Location"), "/rules");
  EXPECT_EQ(header_of(site.ask("GET", "/docs/"), "Location"), "/rules");
}

TEST(Files, MissingAreAClearSentence) {
  ThrowawayFolder const empty;

  EXPECT_THROW(StaticFiles{empty.path()}, std::runtime_error);
}

TEST(DamagedData, OfOneTableStopsNobodyElse) {
  ASite site;
  auto const table = std::string(site.json("POST", "/api/tables", kSunday).at("table").as_string());
  site.server.store().database().exec("UPDATE fresh SET fact = '{'");
  site.server.restart();

  EXPECT_EQ(site.error("GET", "/api/tables/" + table), "unreadable");
  Guest guest(site.server, {.table = table, .seat = kAnna, .token = {}});
  EXPECT_FALSE(guest.hello("")) << "the connection is closed";
  EXPECT_EQ(guest.connection.last().at("error").as_string(), "unreadable");
  EXPECT_EQ(site.ask("POST", "/api/tables", kSunday).status, 201);
}

TEST(DamagedData, OfOneGroupStopsNobodyElse) {
  ASite site;
  auto const key = "key-of-the-players-12345";
  site.server.groups().make("Sundays", {"Anna"}, key, site.server.now);
  auto const game = site.ask("POST", "/api/group/games",
                             R"({"date":"2026-11-22","sheet":{"edition":"second",)"
                             R"("players":[{"name":"Anna"},{"name":"Ben"},{"name":"Cleo"}]}})",
                             key);
  ASSERT_EQ(game.status, 200) << game.body;

  site.server.store().database().exec("UPDATE group_games SET written = '{'");
  site.server.restart();

  EXPECT_EQ(site.ask("GET", "/api/group", {}, key).status, 500);
  EXPECT_EQ(site.ask("GET", "/api/lobby").status, 200);
}

TEST(Routes, AnswerAKeyThatNearlyFitsAsOneThatIsNone) {
  ASite site;
  auto const group =
      site.json("POST", "/api/groups", R"({"name":"Sunday","players":[]})").at("key").as_string();
  auto const name = site.json("POST", "/api/names", R"({"player":"Anna"})").at("key").as_string();

  for (auto const& [path, key] :
       {std::pair("/api/group", std::string(group)), std::pair("/api/name", std::string(name))}) {
    ASSERT_EQ(site.ask("GET", path, {}, key).status, 200);
    auto nearly = key;
    nearly.back() = nearly.back() == 'a' ? 'b' : 'a';
    auto const expected = site.ask("GET", path, {}, "x");
    for (auto const& wrong : {nearly, key + 'a', key.substr(1), std::string(32, '0'), std::string()}) {
      auto const answer = site.ask("GET", path, {}, wrong);
      EXPECT_EQ(answer.status, 404) << path;
      EXPECT_EQ(answer.body, expected.body) << path << ' ' << wrong;
    }
  }
}

}  // namespace
}  // namespace kuhhandel::server
